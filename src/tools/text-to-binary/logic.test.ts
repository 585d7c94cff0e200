import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { baseOf, detectNumbers, detectors } from './detect.ts';
import { decode, encode } from './logic.ts';

const plain = { base: '2', charset: 'utf-8', separator: 'space', bits: 8, prefix: false } as const;
const silent = () => expect.unreachable('A note was not expected.');

describe('encode', () => {
  it.each([
    ['Hi', '01001000 01101001'],
    ['\x7f', '01111111'],
    ['文', '11100110 10010110 10000111'],
    ['', ''],
  ])('%j', (text, bits) => {
    expect(encode(text, plain)).toBe(bits);
    expect(decode(bits, plain, silent)).toBe(text);
  });
});

describe('decode', () => {
  it('reads back every text, however it is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.record({
          base: fc.constantFrom('2', '8', '10', '16'),
          charset: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
          separator: fc.constantFrom('space', 'none', 'comma', 'line'),
          bits: fc.integer({ min: 1, max: 64 }),
          prefix: fc.boolean(),
        }),
        (text, options) => {
          expect(decode(encode(text, options), options, silent)).toBe(text);
        },
      ),
    );
  });

  it('says how many bits are missing, and where', () => {
    expect(() => decode('01001000 011', plain, silent)).toThrow(
      expect.objectContaining({
        code: 'error.bits',
        params: { count: 5, total: 11 },
        where: { at: { line: 1, column: 12, offset: 11, endOffset: 12 } },
      }),
    );
  });

  it('shows the bytes around the one that is no text', () => {
    expect(() => decode('48 69 ff 21', { base: '16', charset: 'utf-8' }, silent)).toThrow(
      expect.objectContaining({ code: 'error.notText', params: { position: 3, byte: 'FF', around: '48 69 FF 21' } }),
    );
  });

  it('counts what it skips and names the first place', () => {
    const notes: unknown[] = [];
    decode(
      '01001000\nab😀01101001',
      plain,
      (code, params, where) => void notes.push([code, params, where?.at?.line, where?.at?.column]),
    );
    expect(notes).toEqual([['warning.skipped', { count: 3, digits: '0–1' }, 2, 1]]);
  });

  it('names the number that is no byte', () => {
    expect(() => decode('72\n300', { base: '10', charset: 'utf-8' }, silent)).toThrow(
      expect.objectContaining({
        code: 'error.byte',
        params: { value: '300' },
        where: { at: { line: 2, column: 1, offset: 3, endOffset: 6 } },
      }),
    );
  });

  it('throws nothing but a ToolError', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123789abfxXo\\ ,\n', '😀', '\ud800') }),
        fc.constantFrom('2', '8', '10', '16'),
        (text, base) => {
          try {
            decode(text, { base, charset: 'utf-8' }, () => undefined);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        },
      ),
    );
  });

  it.each(['01001000 ', 'x', '0b'])('takes a megabyte of %j in a moment', (piece) => {
    try {
      decode(piece.repeat(1_000_000 / piece.length), plain, () => undefined);
    } catch (error) {
      expect(error).toBeInstanceOf(ToolError);
    }
  });
});

it('is recognised', () => {
  expect(detectors.decode.detect('01001000 01101001')).toBe(0.9);
  expect(detectors.decode.detect('01001000 01101001 0110')).toBe(0.9);
  expect(detectors.decode.detect('10 20 30')).toBe(0);
});

describe('published bytes', () => {
  const octets = (text: string, charset: 'utf-8' | 'utf-16be' | 'utf-16le') =>
    encode(text, { ...plain, base: '16', charset }).toUpperCase();

  it.each([
    ['A≢Α.', '41 E2 89 A2 CE 91 2E'],
    ['한국어', 'ED 95 9C EA B5 AD EC 96 B4'],
    ['日本語', 'E6 97 A5 E6 9C AC E8 AA 9E'],
    ['\ufeff\u{233b4}', 'EF BB BF F0 A3 8E B4'],
  ])('RFC 3629, section 7: %s', (text, bytes) => {
    expect(octets(text, 'utf-8')).toBe(bytes);
    expect(decode(bytes, { base: '16', charset: 'utf-8' }, silent)).toBe(text);
  });

  it.each([
    ['utf-16be', '\u{12345}=Ra', 'D8 08 DF 45 00 3D 00 52 00 61'],
    ['utf-16le', '\ufeff\u{12345}=Ra', 'FF FE 08 D8 45 DF 3D 00 52 00 61 00'],
  ] as const)('RFC 2781, section 5: %s', (charset, text, bytes) => {
    expect(octets(text, charset)).toBe(bytes);
    expect(decode(bytes, { base: '16', charset }, silent)).toBe(text);
  });

  it.each([
    ['RFC 3629, section 10, an overlong dot', '2F C0 AE 2E 2F', 2],
    ['RFC 3629, section 10, an overlong NUL', 'C0 80', 1],
    ['Unicode, section 3.9, not the shortest form', 'C0 AF E0 80 BF F0 81 82 41', 1],
    ['Unicode, section 3.9, a surrogate', 'ED A0 80 ED BF BF ED AF 41', 2],
    ['Unicode, section 3.9, beyond U+10FFFF', 'F4 91 92 93 FF 41 80 BF 42', 2],
    ['Unicode, section 3.9, cut off', 'E1 80 E2 F0 91 92 F1 BF 41', 3],
  ])('%s: %s is refused at byte %i, which table 3-7 does not allow there', (_, bytes, position) => {
    expect(() => decode(bytes, { base: '16', charset: 'utf-8' }, silent)).toThrow(
      expect.objectContaining({ code: 'error.notText', params: expect.objectContaining({ position }) }),
    );
  });

  /** Column and row of the code table; a column is the three high bits of seven, a row the four low ones. */
  it.each([
    ['A', 4, 1],
    ['z', 7, 10],
    ['0', 3, 0],
    ['~', 7, 14],
    [' ', 2, 0],
    ['\x1b', 1, 11],
  ])('RFC 20, section 2: %j stands in %i/%i', (text, column, row) => {
    const bits = `0${column.toString(2).padStart(3, '0')}${row.toString(2).padStart(4, '0')}`;
    expect(encode(text, plain)).toBe(bits);
    expect(decode(bits, plain, silent)).toBe(text);
  });
});

describe('recognition', () => {
  it.each([
    ['01001000 01101001', 0.9, '2'],
    ['01001000 01101001 011', 0.9, '2'],
    ['0b01001000, 0b01101001', 0.9, '2'],
    ['0100100001101001', 0.85, '2'],
    ['0x48 0x69', 0.85, '16'],
    ['0x48, 0x69, 0x', 0.85, '16'],
    ['\\x48\\x69', 0.85, '16'],
    ['01001000', 0, '2'],
    ['1000000000000000', 0, '2'],
    ['0x48', 0, '2'],
    ['48 69', 0, '2'],
    ['0x12 miles', 0, '2'],
  ] as const)('%j: %d', (text, certainty, base) => {
    expect(detectNumbers(text)).toBe(certainty);
    expect(baseOf(text)).toBe(base);
  });
});
