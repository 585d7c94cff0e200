/*
 * Writes pdf-vectors.json: codes whose PDF pdftoppm painted and zbarimg read back, each with a digest of the file. Needs
 * Debian's poppler-utils and zbar-tools. Run: npx jiti src/kit/qr/make-pdf-vectors.mjs
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawText } from '../../formats/qr/draw.ts';
import { drawPdf } from './qr-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
const vectors = [];
for (const shape of ['square', 'rounded', 'dots']) {
  for (const [foreground, background] of [
    ['#000000', '#ffffff'],
    ['#003366', '#ffffdd'],
    ['#000000cc', '#ffffff00'],
    ['#7a0019', '#e0f0ff80'],
  ]) {
    for (const text of ['HELLO WORLD', 'https://example.com/?q=é😀', 'x'.repeat(700)]) {
      const values = { level: 'medium', size: 1024, margin: 4, logo: '', shape, foreground, background };
      const pdf = drawPdf(
        drawText(text, values, () => undefined),
        values.size,
      );
      const file = join(folder, 'code.pdf');
      writeFileSync(file, pdf);
      // pdftoppm says on standard error what is wrong with a file.
      const painted = execFileSync('sh', [
        '-c',
        `pdftoppm -png -singlefile -r 96 ${file} ${join(folder, 'code')} 2>&1`,
      ]);
      if (painted.length > 0) throw new Error(painted.toString());
      const flags = ['-q', '--raw', '--oneshot', '-Sdisable', '-Sqrcode.enable', '-Sqrcode.binary'];
      const seen = execFileSync('zbarimg', [...flags, join(folder, 'code.png')]).toString();
      if (seen !== text)
        throw new Error(`zbarimg reads ${JSON.stringify(seen)} of ${JSON.stringify({ text, values })}`);
      const digest = createHash('sha256').update(pdf).digest('hex').slice(0, 12);
      vectors.push({ text, shape, foreground, background, digest });
    }
  }
}
rmSync(folder, { recursive: true });
const lines = vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n');
writeFileSync(new URL('pdf-vectors.json', import.meta.url), `[\n${lines}\n]\n`);
