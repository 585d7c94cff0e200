// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawText } from '#formats/qr/draw.ts';
import { qrOptions, type QrValues } from '#formats/qr/options.ts';
import { initialValues } from '#engine/options';
import vectors from './pdf-vectors.json' with { type: 'json' };
import { drawPdf } from './qr-pdf.ts';

const draw = (text: string, values: Partial<QrValues> = {}) =>
  drawText(text, { ...initialValues(qrOptions), ...values }, () => undefined);
const textOf = (file: Uint8Array) => Buffer.from(file).toString('latin1');

// make-pdf-vectors.mjs: pdftoppm painted each, and zbarimg read it. Another file must be read by it again.
test('codes of all shapes and colors are those that zbarimg reads back', () => {
  for (const { text, digest, ...values } of vectors) {
    const file = drawPdf(draw(text, values as Partial<QrValues>), 1024);
    expect(createHash('sha256').update(file).digest('hex').slice(0, 12), JSON.stringify(values)).toBe(digest);
  }
});

/** Every object is where the table says, and every stream as long as its dictionary says (ISO 32000-1, 7.3.8 and 7.5.4). */
function expectWhole(file: Uint8Array) {
  const text = textOf(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const offsets = Array.from(text.slice(start).matchAll(/(\d{10}) 00000 n \n/g), ([, offset]) => Number(offset));
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  for (const { 0: head, 1: length, index } of text.matchAll(/\/Length (\d+) >>\nstream\n/g)) {
    const end = index + head.length + Number(length);
    expect(text.slice(end, end + 11)).toBe('\nendstream\n');
  }
  return offsets.length;
}

test('the file is whole, with a picture or without', () => {
  const svg = draw('HELLO WORLD', { size: 400 });
  expect(expectWhole(drawPdf(svg, 400))).toBe(4);
  const jpeg = new Uint8Array([0xff, 0xd8, 0x0a, 0xff, 0xd9]);
  const file = drawPdf(svg, 400, { jpeg, width: 400, height: 400 });
  expect(expectWhole(file)).toBe(5);
  expect(textOf(file)).toContain('/MediaBox [0 0 300 300]');
  // The background is in the picture.
  expect(textOf(file).match(/ rg\n/g)).toHaveLength(1);
});

test('a card is as high as its lines need, and its code is above them', () => {
  const code = draw('a', { size: 100 });
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="444" viewBox="0 0 100 111">${code}</svg>`;
  const text = textOf(drawPdf(card, 400));
  expect(text).toContain('/MediaBox [0 0 300 333]');
  // Version 1 with its margin has 29 modules a side.
  expect(text).toContain('10.3448 0 0 -10.3448 0 333 cm');
});
