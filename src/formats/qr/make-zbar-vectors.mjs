/*
 * Writes zbar-vectors.json: QR codes of all settings that zbarimg reads back, each with a digest of its SVG, which
 * rsvg-convert painted on white paper. Needs Debian's zbar-tools and librsvg2-bin. Run: npx jiti src/formats/qr/make-zbar-vectors.mjs
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawText } from './draw.ts';

const CASES = 98;
const folder = mkdtempSync(join(tmpdir(), 'qr-'));
const picture = join(folder, 'code.png');
/** A red disc, as an SVG. */
const LOGO =
  'data:image/svg+xml;base64,' +
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5" fill="#c00"/></svg>',
  ).toString('base64');
const ALPHABETS = ['0123456789', 'ABCDEFGHIJ0123456789 $%*+-./:', 'abc ABC,;:!?/&=@', 'абвгд日本語中文עבריתéß€😀 x'];

// Park and Miller's generator: the same cases each time.
let seed = 18004;
const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
const pick = (items) => items[random(items.length)];

function makeText(at) {
  const characters = [...pick(ALPHABETS)];
  // Most are short, some fill large codes.
  const length = 1 + random(at % 8 === 0 ? 400 : 80);
  return (
    Array.from({ length }, () => pick(characters))
      .join('')
      .trim() || 'x'
  );
}

const links = [
  'otpauth://totp/Example:alice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&period=30',
  'WIFI:T:WPA;S:mynetwork;P:mypass;;',
];
const texts = [...links, ...Array.from({ length: CASES }, (_, at) => makeText(at))];

const vectors = texts.map((text) => {
  const values = {
    level: pick(['low', 'medium', 'quartile', 'high']),
    foreground: pick(['#000000', '#036', '#7a0019', '#000c']),
    background: pick(['#ffffff', '#ffd', '#ffffff00', '#e0f0ff']),
    // Six pixels for a module of the largest.
    size: 1200,
    margin: 3 + random(6),
    shape: pick(['square', 'rounded', 'dots']),
    logo: random(4) === 0 ? LOGO : '',
  };
  const svg = drawText(text, values, () => undefined);
  const png = execFileSync('rsvg-convert', ['--background-color=white'], { input: svg });
  writeFileSync(picture, png);
  const seen = execFileSync('zbarimg', [
    '-q',
    '--raw',
    '--oneshot',
    '-Sdisable',
    '-Sqrcode.enable',
    '-Sqrcode.binary',
    picture,
  ]).toString();
  if (seen !== text) throw new Error(`zbarimg reads ${JSON.stringify(seen)} of ${JSON.stringify({ text, values })}`);
  const { logo, ...rest } = values;
  return { text, ...rest, logo: logo !== '', svg: createHash('sha256').update(svg).digest('hex').slice(0, 12) };
});
rmSync(folder, { recursive: true });
const lines = vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n');
const file = `{ "logo": ${JSON.stringify(LOGO)}, "vectors": [\n${lines}\n] }\n`;
writeFileSync(new URL('zbar-vectors.json', import.meta.url), file);
