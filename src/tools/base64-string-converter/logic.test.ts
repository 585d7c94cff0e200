import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Params, type Place, type Where } from '#engine/error';
import type { Charset } from './charset.ts';
import { detectBase64 } from './detect.ts';
import { decode, encode } from './logic.ts';

const plain = { charset: 'utf-8', urlSafe: false, wrap: false, eachLine: false } as const;
const silent = () => expect.unreachable('A note was not expected.');

function failure(run: () => unknown): { code: string; params: Params; at: Place | undefined } {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, at: error.where.at };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

function notesOf(run: (note: (code: string, params?: Params, where?: Where) => void) => unknown) {
  const notes: { code: string; params: Params | undefined; offset: number | undefined }[] = [];
  run((code, params, where) => void notes.push({ code, params, offset: where?.at?.offset }));
  return notes;
}

const decodePlain = (text: string, charset: Charset = 'utf-8') => decode(text, { charset, eachLine: false }, silent);
const wellFormed = fc.string({ unit: 'grapheme' });

describe('encode', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('%j', (text, base64) => {
    expect(encode(text, plain, silent)).toBe(base64);
    expect(decodePlain(base64)).toBe(text);
  });

  it('keeps a trailing newline, as `base64` does', () => {
    expect(encode('hello\n', plain, silent)).toBe('aGVsbG8K');
  });

  it('wraps at 76 characters (RFC 2045, section 6.8) and reads that back', () => {
    const text = 'x'.repeat(57 * 2);
    const wrapped = encode(text, { ...plain, wrap: true }, silent);
    expect(wrapped.split('\n').map((line) => line.length)).toEqual([76, 76]);
    expect(encode(`${text}y`, { ...plain, wrap: true }, silent).split('\n')[2]).toBe('eQ==');
    expect(decodePlain(wrapped)).toBe(text);
  });

  it('is what Node gives for megabytes, byte for byte', () => {
    const text = 'Zażółć gęślą jaźń 👋 '.repeat(240_000);
    expect(encode(text, plain, silent) === Buffer.from(text).toString('base64')).toBe(true);
  });

  it('works on each line alone and keeps the line breaks', () => {
    const options = { ...plain, eachLine: true };
    expect(encode('f\r\n\nfoo\rfo\n', options, silent)).toBe('Zg==\r\n\nZm9v\rZm8=\n');
    expect(notesOf((note) => encode('a', { ...options, wrap: true }, note))).toEqual([
      { code: 'note.notWrapped', params: {}, offset: undefined },
    ]);
  });

  it.each([
    ['utf-8', 'ab\ud800', 'error.loneSurrogate', { code: 'U+D800' }, 2],
    ['utf-16le', 'ab\ndc\udc00!', 'error.loneSurrogate', { code: 'U+DC00' }, 5],
    ['latin1', 'aé\n😀', 'error.notLatin1', { character: '😀' }, 3],
    ['hex', '12\n3\u200b4', 'error.hexDigit', { character: 'U+200B' }, 4],
    ['hex', '12 3', 'error.hexOdd', {}, 3],
  ] as const)('in %s refuses %j', (charset, text, code, params, offset) => {
    expect(failure(() => encode(text, { ...plain, charset }, silent))).toMatchObject({ code, params, at: { offset } });
  });

  it('names line and column in the whole text when lines stand alone', () => {
    const run = () => encode('ab\r\ncd\u20ac', { ...plain, charset: 'latin1', eachLine: true }, silent);
    expect(failure(run).at).toEqual({ line: 2, column: 3, offset: 6, endOffset: 7 });
  });
});

describe('decode', () => {
  it('reads back every text in every character set', () => {
    fc.assert(
      fc.property(wellFormed, fc.constantFrom<Charset>('utf-8', 'utf-16le', 'utf-16be'), (text, charset) => {
        expect(decodePlain(encode(text, { ...plain, charset }, silent), charset)).toBe(text);
      }),
    );
  });

  it('reads back every byte in Latin-1 and hex', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        const latin1 = decodePlain(base64, 'latin1');
        expect(latin1).toBe(Buffer.from(bytes).toString('latin1'));
        expect(encode(latin1, { ...plain, charset: 'latin1' }, silent)).toBe(base64);
        const hex = decodePlain(base64, 'hex');
        expect(hex).toBe(Buffer.from(bytes).toString('hex'));
        expect(encode(hex, { ...plain, charset: 'hex' }, silent)).toBe(base64);
      }),
    );
  });

  it('takes either alphabet, with and without padding, broken anywhere by white space', () => {
    fc.assert(
      fc.property(wellFormed, fc.boolean(), fc.nat(), (text, urlSafe, cut) => {
        const base64 = encode(text, { ...plain, urlSafe }, silent);
        const at = cut % (base64.length + 1);
        expect(decodePlain(`\t${base64.slice(0, at)}\r\n ${base64.slice(at)}\n`)).toBe(text);
        expect(decodePlain(base64.replace(/=+$/, ''))).toBe(text);
      }),
    );
  });

  it('strips the head of a data URI (RFC 2397)', () => {
    expect(decodePlain(' DATA:text/plain;charset=utf-8;BASE64,Zm9v')).toBe('foo');
    expect(decodePlain('data:;base64,')).toBe('');
  });

  it('decodes the percent escapes of a data URI first (WHATWG Fetch, data: URL processor)', () => {
    expect(decodePlain('data:text/plain;base64,SGVsbG8%3D')).toBe('Hello');
    expect(decodePlain('data:;base64,4pyT%0A4%70yT%20')).toBe('✓✓');
    expect(decodePlain('data:;base64,Pz%2b%2FPj4%2f', 'hex')).toBe('3f3fbf3e3e3f');
    // Only a data URI has escapes.
    expect(failure(() => decodePlain('SGVsbG8%3D'))).toMatchObject({ code: 'error.base64Digit', at: { offset: 7 } });
  });

  it('keeps a byte order mark', () => {
    expect(decodePlain('77u/YQ==')).toBe('\uFEFFa');
    expect(decodePlain('/v8AYQ==', 'utf-16be')).toBe('\uFEFFa');
  });

  it.each([
    ['Zm9v\nYm*y', 'error.base64Digit', { character: '*' }, { line: 2, column: 3, offset: 7, endOffset: 8 }],
    ['Zm9v\0', 'error.base64Digit', { character: 'U+0000' }, { line: 1, column: 5, offset: 4, endOffset: 5 }],
    ['Zm9v👋', 'error.base64Digit', { character: '👋' }, { line: 1, column: 5, offset: 4, endOffset: 6 }],
    ['data:a;base64,Z!', 'error.base64Digit', { character: '!' }, { line: 1, column: 16, offset: 15, endOffset: 16 }],
    ['data:,;base64,Z%3d%3dZ', 'error.dataUri', {}, { line: 1, column: 1, offset: 0, endOffset: 1 }],
    [
      'data:;base64,%5ag%25',
      'error.base64Digit',
      { character: '%' },
      { line: 1, column: 18, offset: 17, endOffset: 18 },
    ],
    [
      'data:;base64,%5ag%zz',
      'error.base64Digit',
      { character: '%' },
      { line: 1, column: 18, offset: 17, endOffset: 18 },
    ],
    ['data:;base64,Zg%3d%3d%3d', 'error.base64Padding', {}, { line: 1, column: 22, offset: 21, endOffset: 22 }],
    ['Zg==Zg==', 'error.base64Padding', {}, { line: 1, column: 3, offset: 2, endOffset: 3 }],
    ['Zm9vY', 'error.base64Length', {}, { line: 1, column: 5, offset: 4, endOffset: 5 }],
    ['data:text/plain,hello', 'error.dataUri', {}, { line: 1, column: 1, offset: 0, endOffset: 1 }],
    ['\ndata:text/plain', 'error.dataUri', {}, { line: 2, column: 1, offset: 1, endOffset: 2 }],
    // RFC 3629: FF never occurs; C3 without its second byte; ED A0 80 would be a surrogate.
    ['Zm//', 'error.notText', { charset: 'UTF-8', position: 3, byte: 'FF' }, undefined],
    ['YcM=', 'error.notText', { charset: 'UTF-8', position: 2, byte: 'C3' }, undefined],
    ['7aCA', 'error.notText', { charset: 'UTF-8', position: 2, byte: 'A0' }, undefined],
  ])('refuses %j', (text, code, params, at) => {
    expect(failure(() => decodePlain(text))).toMatchObject({ code, params, at });
  });

  it('refuses bytes that are not UTF-16', () => {
    expect(failure(() => decodePlain('Zm9v', 'utf-16le'))).toMatchObject({
      code: 'error.oddLength',
      params: { count: 3 },
    });
    // 0061 D800 in big endian.
    expect(failure(() => decodePlain('AGHYAA==', 'utf-16be'))).toMatchObject({
      code: 'error.notText',
      params: { charset: 'UTF-16', position: 3, byte: 'D8' },
    });
  });

  it('notes bits that belong to no byte', () => {
    expect(notesOf((note) => decode('Zm9vZh==', { charset: 'utf-8', eachLine: false }, note))).toEqual([
      { code: 'warning.trailingBits', params: { count: 1 }, offset: 5 },
    ]);
    expect(notesOf((note) => decode('data:;base64,Zh==', { charset: 'utf-8', eachLine: false }, note))).toMatchObject([
      { offset: 14 },
    ]);
  });

  it('notes white space that no encoder writes', () => {
    const notesIn = (text: string) => notesOf((note) => decode(text, { charset: 'utf-8', eachLine: false }, note));
    expect(decode('Zm9v\u00a0Zm9v', { charset: 'utf-8', eachLine: false }, () => undefined)).toBe('foofoo');
    expect(notesIn('Zm9v\u00a0Zm\u20099v')).toEqual([{ code: 'note.oddSpace', params: { count: 1 }, offset: 4 }]);
    expect(notesIn('data:;base64,Zm9%76\u00a0')).toMatchObject([{ code: 'note.oddSpace', offset: 19 }]);
    expect(notesIn('Zm9v \t\r\n\fZm9v')).toEqual([]);
  });

  it('works on each line alone, notes once, and names the line of an error', () => {
    const eachLine = { charset: 'utf-8', eachLine: true } as const;
    expect(decode('Zg==\r\n\nZm9v', eachLine, silent)).toBe('f\r\n\nfoo');
    expect(notesOf((note) => decode('Zg==\nZh==\nYQpi\nZh==', eachLine, note))).toEqual([
      { code: 'warning.trailingBits', params: { count: 2 }, offset: 6 },
      { code: 'warning.lineBreaks', params: { count: 1 }, offset: 10 },
    ]);
    expect(failure(() => decode('Zg==\nZg==Z', eachLine, silent)).at).toMatchObject({ line: 2, column: 3 });
    expect(failure(() => decode('Zg==\n/w==', eachLine, silent))).toMatchObject({
      code: 'error.notText',
      at: { line: 2, column: 1 },
    });
  });

  it('never throws anything but a ToolError', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'Zm9v=+-_/ \n*é:,', 'data:', ';base64,', '\ud800', '😀') }),
        fc.constantFrom<Charset>('utf-8', 'utf-16be', 'hex'),
        (text, charset) => {
          try {
            decode(text, { charset, eachLine: false }, () => undefined);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        },
      ),
    );
  });
});

describe('detectBase64', () => {
  it.each([
    ['SMOpbGxvLCB3w7ZybGQh', 0.8],
    ['Pz8-Pg', 0],
    ['SMOpbGxv\n LCB3w7ZybGQh\n', 0.8],
    ['data:text/plain;charset=utf-8;base64,Zm9v', 0.9],
    ['data:application/json;base64,e30=', 0.9],
    ['data:;base64,Zm9v', 0.9],
    ['data:;base64,', 0],
    ['data:image/png;base64,iVBORw0KGgo', 0],
    ['Zm9vYmFy', 0.85],
    ['aGVsbG8sIHdvcmxk', 0.85],
    ['0J/RgNC40LLQtdGCLCB3b3JsZA==', 0.8],
    ['environment', 0],
    ['encoding=', 0],
    ['REFERENCE', 0],
    ['internationalization', 0],
    ['d41d8cd98f00b204e9800998ecf8427e', 0],
    ['1234567890123456', 0],
    ['Hello world, how are you?', 0],
  ])('%j: %d', (text, certainty) => {
    expect(detectBase64(text)).toBe(certainty);
  });
});
