/*
 * Writes zbar-vectors.json: texts whose QR code zbarimg reads back, each with a digest of the SVG. Needs zbarimg (Debian:
 * zbar-tools). Run: npx jiti src/formats/qr/make-zbar-vectors.mjs
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawQr } from './draw.ts';

const MODULE = 6;
const ALPHABETS = ['0123456789', 'ABCDEFGHIJ0123456789 $%*+-./:', 'abc ABC,;:!?/&=@', 'абвгд日本語中文עבריתéß€😀 x'];
const folder = mkdtempSync(join(tmpdir(), 'qr-'));
const picture = join(folder, 'code.pbm');

// Park and Miller's generator: the same cases each time.
let seed = 18004;
const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
const pick = (items) => items[random(items.length)];

/** A bitmap of the paths, without a renderer of SVG between. */
function paint(svg) {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)[1]) * MODULE;
  const bits = Array.from({ length: width }, () => new Array(width).fill(0));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h/g))
    for (let row = y * MODULE; row < (Number(y) + 1) * MODULE; row++)
      bits[row].fill(1, x * MODULE, (Number(x) + Number(length)) * MODULE);
  return `P1\n${width} ${width}\n${bits.map((row) => row.join(' ')).join('\n')}\n`;
}

const links = [
  'otpauth://totp/Example:alice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&period=30',
  'otpauth://hotp/%C3%9Cn%C3%AF%20%26%20S%C3%B6hne:%E5%90%8D%E5%89%8D?secret=VOV2XK5LVOV2XK5L&algorithm=SHA512&digits=8&counter=7',
];
const texts = Array.from({ length: 98 }, (_, at) => {
  const characters = [...pick(ALPHABETS)];
  // Most are short, some fill large codes.
  const length = 1 + random(at % 8 === 0 ? 400 : 60);
  return (
    Array.from({ length }, () => pick(characters))
      .join('')
      .trim() || 'x'
  );
});
const vectors = [...links, ...texts].map((text) => {
  const svg = drawQr(text);
  writeFileSync(picture, paint(svg));
  const flags = ['-q', '--raw', '--oneshot', '-Sdisable', '-Sqrcode.enable', '-Sqrcode.binary'];
  const seen = execFileSync('zbarimg', [...flags, picture], { stdio: 'pipe' }).toString();
  if (seen !== text) throw new Error(`zbarimg reads ${JSON.stringify(seen)} of ${JSON.stringify(text)}`);
  return { text, svg: createHash('sha256').update(svg).digest('hex').slice(0, 16) };
});
rmSync(folder, { recursive: true });
const lines = vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n');
writeFileSync(new URL('zbar-vectors.json', import.meta.url), `[\n${lines}\n]\n`);
