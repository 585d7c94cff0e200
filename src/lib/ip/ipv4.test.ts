import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf, ipv4Text, maskOf, readIpv4, readIpv4Prefix, wildcardOf } from './ipv4.ts';
import { TextError, textError } from '../text-error.ts';
import { wholeText } from './part.ts';

const address = (text: string) => readIpv4(wholeText(text), textError);
const prefix = (text: string, of = '10.0.0.1') => readIpv4Prefix(wholeText(text), address(of), textError);

/** The code and the piece that it points at. */
function refusal(read: () => unknown, text: string): string {
  try {
    read();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return `${error.code} ${text.slice(error.place.offset, error.place.endOffset)}`;
  }
  return 'read';
}

test('addresses are unsigned, and written as they are read', () => {
  expect(address('127.0.0.1')).toBe(2_130_706_433);
  expect(address('255.255.255.255')).toBe(4_294_967_295);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (number) => {
      expect(address(ipv4Text(number))).toBe(number);
    }),
  );
});

test.each([
  ['', 'ip.empty '],
  ['192.168.300.1', 'ip.octetRange 300'],
  ['10.1', 'ip.octetCount 10.1'],
  ['1.2.3.4.5', 'ip.octetCount 1.2.3.4.5'],
  ['1.2.3.', 'ip.octetMissing '],
  ['.1.2.3', 'ip.octetMissing '],
  ['1..2.3', 'ip.octetMissing '],
  ['010.0.0.1', 'ip.leadingZero 010'],
  ['1.2.3.00', 'ip.leadingZero 00'],
  ['1.2.x.4', 'ip.character x'],
  ['1.2.😀.4', 'ip.character 😀'],
  ['1.2.-3.4', 'ip.negative -'],
  ['-1.2.3.4', 'ip.negative -'],
  ['1.2-3.4', 'ip.character -'],
  ['1. 2.3.4', 'ip.space  '],
  ['１.2.3.4', 'ip.character １'],
  ['99999999999999999999.1.1.1', 'ip.octetRange 99999999999999999999'],
])('%j is refused: %s', (text, wanted) => {
  expect(refusal(() => address(text), text)).toBe(wanted);
});

test('a prefix is a number, a mask or a wildcard mask', () => {
  expect(prefix('24')).toEqual({ prefix: 24, isWildcard: false });
  expect(prefix('255.255.240.0')).toEqual({ prefix: 20, isWildcard: false });
  expect(prefix('0xFFFFF000')).toEqual({ prefix: 20, isWildcard: false });
  expect(prefix('0.0.15.255')).toEqual({ prefix: 20, isWildcard: true });
  expect(prefix('0.0.0.0', '0.0.0.0').prefix).toBe(0);
  expect(prefix('255.255.255.255').prefix).toBe(32);
  for (let length = 1; length < 32; length += 1) {
    expect(prefix(ipv4Text(maskOf(length)))).toEqual({ prefix: length, isWildcard: false });
    expect(prefix(ipv4Text(wildcardOf(length)))).toEqual({ prefix: length, isWildcard: true });
  }
});

test.each([
  ['', 'ip.prefixMissing '],
  ['33', 'ip.prefixRange 33'],
  ['-1', 'ip.prefixRange -1'],
  ['x', 'ip.prefixRange x'],
  ['08', 'ip.leadingZero 08'],
  ['255.0.255.0', 'ip.mask 255.0.255.0'],
  ['255.255.256.0', 'ip.octetRange 256'],
  ['0.0.0.0', 'ip.maskUnclear 0.0.0.0'],
])('the prefix %j is refused: %s', (text, wanted) => {
  expect(refusal(() => prefix(text), text)).toBe(wanted);
});

test('classes are those of the first bits', () => {
  const classes = ['0.0.0.0', '127.1.1.1', '128.0.0.0', '191.255.0.0', '192.0.0.0', '224.0.0.0', '240.0.0.0'];
  expect(classes.map((text) => classOf(address(text))).join('')).toBe('AABBCDE');
  expect(classOf(address('255.255.255.255'))).toBe('E');
});
