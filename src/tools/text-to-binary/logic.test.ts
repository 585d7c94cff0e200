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

describe('a hex dump', () => {
  const hex = { base: '16', charset: 'utf-8' } as const;
  const text = 'Hello, world!\nThe quick brown fox jumps over the lazy dog.';
  // What xxd 2023-10-25, hexdump and od of Debian 13 print of it.
  const dumps = {
    xxd: `00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a 5468  Hello, world!.Th
00000010: 6520 7175 6963 6b20 6272 6f77 6e20 666f  e quick brown fo
00000020: 7820 6a75 6d70 7320 6f76 6572 2074 6865  x jumps over the
00000030: 206c 617a 7920 646f 672e                  lazy dog.
`,
    'hexdump -C': `00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a 54 68  |Hello, world!.Th|
00000010  65 20 71 75 69 63 6b 20  62 72 6f 77 6e 20 66 6f  |e quick brown fo|
00000020  78 20 6a 75 6d 70 73 20  6f 76 65 72 20 74 68 65  |x jumps over the|
00000030  20 6c 61 7a 79 20 64 6f  67 2e                    | lazy dog.|
0000003a
`,
    'od -A x -t x1z': `000000 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a 54 68  >Hello, world!.Th<
000010 65 20 71 75 69 63 6b 20 62 72 6f 77 6e 20 66 6f  >e quick brown fo<
000020 78 20 6a 75 6d 70 73 20 6f 76 65 72 20 74 68 65  >x jumps over the<
000030 20 6c 61 7a 79 20 64 6f 67 2e                    > lazy dog.<
00003a
`,
    'od -t x1': `0000000 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a 54 68
0000020 65 20 71 75 69 63 6b 20 62 72 6f 77 6e 20 66 6f
0000040 78 20 6a 75 6d 70 73 20 6f 76 65 72 20 74 68 65
0000060 20 6c 61 7a 79 20 64 6f 67 2e
0000072
`,
    Wireshark: `0000   48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a 54 68   Hello, world!.Th
0010   65 20 71 75 69 63 6b 20 62 72 6f 77 6e 20 66 6f   e quick brown fo
0020   78 20 6a 75 6d 70 73 20 6f 76 65 72 20 74 68 65   x jumps over the
0030   20 6c 61 7a 79 20 64 6f 67 2e                      lazy dog.
`,
  };
  it.each(Object.entries(dumps))('of %s', (_, dump) => {
    expect(decode(dump, hex, silent)).toBe(text);
    expect(decode(dump.replaceAll('\n', '\r\n'), hex, silent)).toBe(text);
    expect([detectNumbers(dump), baseOf(dump)]).toEqual([0.9, '16']);
  });

  it('has text beside the bytes that may look like bytes', () => {
    expect(decode('00000000: 6465 2061 6420 6265 6566 2063 6166 6520  de ad beef cafe \n', hex, silent)).toBe(
      'de ad beef cafe ',
    );
  });

  it('may begin anywhere', () => {
    const dump = '00000400: 4865 6c6c 6f2c 2077 6f72 6c64 210a 5468  Hello, world!.Th\n00000410: 21  !\n';
    expect(decode(dump, hex, silent)).toBe('Hello, world!\nTh!');
  });

  it('is cut off where it is only looked at', () => {
    const dump = Array.from(
      { length: 80 },
      (_, index) => `${(index * 16).toString(16).padStart(8, '0')}: ${'4142 '.repeat(8)} ${'AB'.repeat(8)}\n`,
    ).join('');
    expect(detectNumbers(dump.slice(0, 4096))).toBe(0.9);
  });

  it.each([
    ['offsets that do not count the bytes', '0000 41 42\n0010 43 44\n', '\0\0AB\0\x10CD'],
    ['one line of numbers', '0041 42', '\0AB'],
  ])('is none with %s', (_, numbers, read) => {
    expect(decode(numbers, hex, silent)).toBe(read);
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
    ['48 65 6c 6c 6f', 0.6, '16'],
    ['48656c6c6f20776f726c64', 0.6, '16'],
    ['cafe80ff00', 0.3, '16'],
    ['deadbeef', 0.3, '16'],
    ['10 20 30 40 50 60', 0, '2'],
    ['234567234567', 0, '2'],
    ['facade', 0, '2'],
    ['0x12 miles', 0, '2'],
  ] as const)('%j: %d', (text, certainty, base) => {
    expect(detectNumbers(text)).toBe(certainty);
    expect(baseOf(text)).toBe(base);
  });
});
