import { expect, test } from 'vitest';
import fc from 'fast-check';
import { fromInterfaceId, isLocal, isMulticast, readMac, readMacDigits, toInterfaceId, writeMac } from './mac.ts';
import vectors from './mac-vectors.json';
import { TextError, textError } from './text-error.ts';

const read = (text: string) => readMac(text, textError);
const digits = (text: string) => readMacDigits(text, textError);

test('the modified EUI-64 of RFC 4291, appendix A', () => {
  expect(toInterfaceId('34567890ABCD')).toBe('365678FFFE90ABCD');
  expect(toInterfaceId('000A959D6816')).toBe('020A95FFFE9D6816');
  expect(fromInterfaceId('020a95fffe9d6816')).toBe('000A959D6816');
  expect(fromInterfaceId('020a95fffd9d6816')).toBeUndefined();
});

test('100 addresses of all notations are as Python writes them', () => {
  expect(vectors).toHaveLength(100);
  for (const [hex = '', colon, hyphen, cisco, short = '', id, flags] of vectors) {
    for (const text of [colon, hyphen, cisco, short, hex.toLowerCase()]) expect(read(text ?? '')).toBe(hex);
    expect(writeMac(hex, 'colon').toLowerCase()).toBe(colon);
    expect(writeMac(hex, 'hyphen')).toBe(hyphen);
    expect(writeMac(hex, 'cisco').toLowerCase()).toBe(cisco);
    expect(toInterfaceId(hex).toLowerCase()).toBe(id);
    expect(`${isMulticast(hex) ? 'm' : 'u'}${isLocal(hex) ? 'l' : 'g'}`).toBe(flags);
  }
});

test.each([
  ['20:37:06:12:34:56', '203706123456'],
  ['20-37-06-12-34-56', '203706123456'],
  ['2037.0612.3456', '203706123456'],
  ['203706-123456', '203706123456'],
  ['20 37 06 12 34 56', '203706123456'],
  ['20.37.06.12.34.56', '203706123456'],
  [' "0:a:95:9d:68:16", ', '000A959D6816'],
])('%j is %s', (text, hex) => expect(read(text)).toBe(hex));

test.each([
  ['70:B3:D5:00:2', '70B3D5002'],
  ['ff:ee:a', 'FFEEA'],
  ['0:a:95', '000A95'],
  ['70b3d5', '70B3D5'],
  ['02:0a:95:ff:fe:9d:68:16', '020A95FFFE9D6816'],
])('%j begins with %s', (text, hex) => expect(digits(text)).toBe(hex));

test.each([
  ['', 'mac.empty', 0],
  ['20:37:0g:12:34:56', 'mac.character', 7],
  ['20:37-06:12:34:56', 'mac.separator', 5],
  ['20::37:06', 'mac.gap', 2],
  ['203:7:06:12:34:56', 'mac.group', 0],
  ['20:37:06:12:34:56:78:9a:bc', 'mac.long', 25],
  ['20:37:06', 'mac.length', 0],
])('%j fails with %s at %i', (text, code, offset) => {
  try {
    read(text);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(TextError);
    expect(error).toMatchObject({ code, place: { offset } });
  }
});

const mac = fc.stringMatching(/^[0-9A-F]{12}$/);

test('what is written is read again', () => {
  const separators = fc.constantFrom('colon', 'hyphen', 'dot', 'cisco', 'none' as const);
  fc.assert(fc.property(mac, separators, (hex, separator) => read(writeMac(hex, separator)) === hex));
  fc.assert(fc.property(mac, (hex) => fromInterfaceId(toInterfaceId(hex)) === hex));
});

test('of 300 broken texts each is read or fails with a code and a place inside', () => {
  const alphabet = fc.constantFrom(...'0123456789abcdefABCDEF:-. \tg"é😀\n');
  const text = fc.array(alphabet, { maxLength: 24 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(text, (broken) => {
      try {
        return /^[\dA-F]{1,16}$/.test(digits(broken));
      } catch (error) {
        return error instanceof TextError && error.place.offset >= 0 && error.place.offset <= broken.length;
      }
    }),
    { numRuns: 300 },
  );
});
