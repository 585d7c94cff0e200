import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesToText, textToBytes, type Fail } from './charset.ts';

const fail: Fail = (reason, at) => {
  throw new Error(`${reason} ${at}`);
};

describe('charset', () => {
  it('reads back every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
        (text, charset) => {
          expect(bytesToText(textToBytes(text, charset, fail), charset, fail)).toBe(text);
        },
      ),
    );
  });

  it('reads back every byte in Latin-1', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(textToBytes(bytesToText(bytes, 'latin1', fail), 'latin1', fail)).toEqual(Uint8Array.from(bytes));
      }),
    );
  });

  it.each([
    ['utf-8', 'ab\ud800', 'loneSurrogate 2'],
    ['utf-16le', '\udc00', 'loneSurrogate 0'],
    ['latin1', 'é€', 'notLatin1 1'],
  ] as const)('refuses to encode in %s: %j', (charset, text, message) => {
    expect(() => textToBytes(text, charset, fail)).toThrow(message);
  });

  // RFC 3629: FF never occurs; C3 without its second byte; ED A0 80 would be a surrogate.
  it.each([
    ['utf-8', [0x41, 0xff], 'notText 1'],
    ['utf-8', [0x61, 0xc3], 'notText 1'],
    ['utf-8', [0xed, 0xa0, 0x80], 'notText 1'],
    ['utf-16be', [0, 0x41, 0xd8, 0], 'notText 2'],
    ['utf-16le', [0x41], 'oddLength 0'],
  ] as const)('refuses to decode in %s: %j', (charset, bytes, message) => {
    expect(() => bytesToText(Uint8Array.from(bytes), charset, fail)).toThrow(message);
  });
});
