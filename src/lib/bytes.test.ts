import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeBase64, DecodingError, fromBase64, fromHex, isEqual, toBase64, toHex } from './bytes.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const anyBytes = fc.uint8Array({ maxLength: 200 });

function failure(run: () => unknown): { reason: string; offset: number } {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodingError) return { reason: error.reason, offset: error.offset };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

/** Puts a method in place of one that the platform may or may not have, and back. */
function replaceMethod(target: object, name: string, method: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  beforeAll(() => void Object.defineProperty(target, name, { value: method, configurable: true, writable: true }));
  afterAll(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}

/** What ECMAScript 2026 says of `toBase64` and of a strict `fromBase64`, for runtimes without them. */
function toBase64Natively(this: Uint8Array, options: { alphabet: string; omitPadding: boolean }): string {
  const padded = Buffer.from(this).toString('base64');
  const text = options.alphabet === 'base64url' ? padded.replaceAll('+', '-').replaceAll('/', '_') : padded;
  return options.omitPadding ? text.replace(/=+$/, '') : text;
}
function fromBase64Natively(text: string): Uint8Array {
  const plain = text.replace(/[\t\n\f\r ]/g, '');
  const bytes = Buffer.from(plain, 'base64');
  if (bytes.toString('base64') !== plain) throw new SyntaxError('Not strict base64.');
  return new Uint8Array(bytes);
}

// RFC 4648, section 10.
const vectors = [
  ['', '', ''],
  ['f', 'Zg==', '66'],
  ['fo', 'Zm8=', '666f'],
  ['foo', 'Zm9v', '666f6f'],
  ['foob', 'Zm9vYg==', '666f6f62'],
  ['fooba', 'Zm9vYmE=', '666f6f6261'],
  ['foobar', 'Zm9vYmFy', '666f6f626172'],
] as const;

describe.each([
  ['by table', undefined, undefined],
  ['by the platform', toBase64Natively, fromBase64Natively],
])('base64 %s', (_way, toNative, fromNative) => {
  replaceMethod(Uint8Array.prototype, 'toBase64', toNative);
  replaceMethod(Uint8Array, 'fromBase64', fromNative);

  it.each(vectors)('%j', (text, base64) => {
    expect(toBase64(utf8(text))).toBe(base64);
    expect(fromBase64(base64)).toEqual(utf8(text));
  });

  it('agrees with Node for every length and byte, in both alphabets', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(toBase64(bytes, { urlSafe: true })).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });

  it('reads back what it writes, padded or not', () => {
    fc.assert(
      fc.property(anyBytes, fc.boolean(), fc.boolean(), (bytes, urlSafe, padding) => {
        expect(decodeBase64(toBase64(bytes, { urlSafe, padding }))).toEqual({ bytes, trailingBits: undefined });
      }),
    );
  });

  it('writes - and _ without padding when URL-safe', () => {
    const bytes = Uint8Array.of(0xfb, 0xff);
    expect(toBase64(bytes)).toBe('+/8=');
    expect(toBase64(bytes, { urlSafe: true })).toBe('-_8');
    expect(toBase64(bytes, { urlSafe: true, padding: true })).toBe('-_8=');
    expect(toBase64(bytes, { padding: false })).toBe('+/8');
  });

  it('skips white space of any kind, before and between the padding too', () => {
    expect(fromBase64('\uFEFF Zg \u00A0=\r\n =\t\u2028')).toEqual(utf8('f'));
  });

  it.each([
    ['Zm9*', 'character', 3],
    ['Zm9vé', 'character', 4],
    ['Zg=*', 'character', 3],
    ['Zg==Zg==', 'padding', 2],
    ['=', 'padding', 0],
    ['Zm9v=', 'padding', 4],
    ['Zg===', 'padding', 4],
    ['Zm9vZ', 'length', 4],
    [' Z \n===', 'length', 1],
  ])('refuses %j: %s at %i', (text, reason, offset) => {
    expect(failure(() => fromBase64(text))).toEqual({ reason, offset });
  });

  it('points at any bits that belong to no byte', () => {
    // Low bits of the last digit: four with two digits (A to P), two with three (A to D).
    for (const digit of 'BCDEFGHIJKLMNOP')
      expect(decodeBase64(`A${digit}==`)).toEqual({ bytes: Uint8Array.of(0), trailingBits: 1 });
    for (const digit of 'BCD') expect(decodeBase64(`AAAAAA${digit}= `).trailingBits).toBe(6);
    expect(decodeBase64('Zh')).toEqual({ bytes: utf8('f'), trailingBits: 1 });
    expect(decodeBase64('ZQ').trailingBits).toBeUndefined();
  });

  it('takes megabytes', () => {
    const bytes = new Uint8Array(8_000_001).map((_, index) => index * 31);
    const base64 = toBase64(bytes);
    expect(base64 === Buffer.from(bytes).toString('base64')).toBe(true);
    expect(Buffer.compare(fromBase64(base64), bytes)).toBe(0);
  });
});

describe('hex', () => {
  it.each(vectors)('%j', (text, _base64, hex) => {
    expect(toHex(utf8(text))).toBe(hex);
    expect(fromHex(hex)).toEqual(utf8(text));
  });

  it('agrees with Node and reads back what it writes, in either case', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
        expect(fromHex(toHex(bytes))).toEqual(bytes);
        expect(fromHex(toHex(bytes).toUpperCase())).toEqual(bytes);
      }),
    );
  });

  it('skips white space and colons', () => {
    expect(fromHex(' de:AD\nbe\u00A0ef ')).toEqual(Uint8Array.of(0xde, 0xad, 0xbe, 0xef));
  });

  it.each([
    ['0x12', 'character', 1],
    ['12 3ä', 'character', 4],
    ['123 ', 'length', 2],
  ])('refuses %j: %s at %i', (text, reason, offset) => {
    expect(failure(() => fromHex(text))).toEqual({ reason, offset });
  });
});

it.each([
  [[], [], true],
  [[1, 2, 3], [1, 2, 3], true],
  [[1, 2, 3], [1, 2, 131], false],
  [[1, 2, 3], [0, 2, 3], false],
  [[1, 2], [1, 2, 3], false],
])('%j and %j are equal: %j', (a, b, equal) => expect(isEqual(Uint8Array.from(a), Uint8Array.from(b))).toBe(equal));
