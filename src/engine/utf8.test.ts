import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loneSurrogate } from '#lib/charset/utf8';
import { ToolError } from './error.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof ToolError ? [error.code, error.params['position']] : error;
  }
  return undefined;
};

test('well-formed text comes back as it was, a byte order mark included', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeUtf8(encodeUtf8(text)) === text));
  expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('\uFEFFa');
});

test.each([
  ['a byte that never occurs', [0x61, 0xff, 0x62], 1],
  ['a lone continuation', [0x61, 0x62, 0x80], 2],
  ['an overlong form', [0xc0, 0xaf], 0],
  ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 2],
])('names the place of %s', (_, bytes, position) => {
  expect(codeOf(() => decodeUtf8(new Uint8Array(bytes)))).toEqual(['engine.notUtf8', position]);
});

test('a text that is cut inside a character is refused', () => {
  expect(codeOf(() => decodeUtf8(new Uint8Array([0x61, 0xe2, 0x82])))?.[0 as never]).toBe('engine.notUtf8');
});

test('half of a surrogate pair has no UTF-8 form', () => {
  expect(loneSurrogate('a😀b')).toBe(-1);
  expect(loneSurrogate('a\ud83d')).toBe(1);
  expect(loneSurrogate('😀\ude00')).toBe(2);
  expect(codeOf(() => encodeUtf8('ab\udc00'))).toEqual(['engine.loneSurrogate', 3]);
});
