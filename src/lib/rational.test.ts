import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  fromDecimal,
  multiply,
  rational,
  subtract,
  writeDecimal,
  writeReadable,
  writeRounded,
} from './rational.ts';

const exact = { significant: 12 } as const;
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat({ max: 9 }))
  .map(([digits, places]) => ({ value: rational(digits, 10n ** BigInt(places)), digits, places }));

describe('fractions', () => {
  it('are in lowest terms with a positive denominator', () => {
    expect(rational(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n });
    expect(rational(0n, -5n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
    expect(() => divide(rational(1n), rational(0n))).toThrow(RangeError);
  });

  it('add tenths to what people expect', () => {
    expect(writeDecimal(add(fromDecimal('0.1'), fromDecimal('0.2')), exact)).toEqual({ text: '0.3', isExact: true });
    expect(writeDecimal(multiply(fromDecimal('0.07'), fromDecimal('100')), exact).text).toBe('7');
  });

  it('take back what was added or multiplied', () => {
    fc.assert(
      fc.property(decimal, decimal, ({ value: a }, { value: b }) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
      }),
    );
  });
});

describe('writeDecimal', () => {
  it.each([
    ['1', '3', { places: 2 }, '0.33', false],
    ['2', '3', { places: 0 }, '1', false],
    ['1', '8', { places: 2 }, '0.13', false],
    ['-1', '8', { places: 2 }, '-0.13', false],
    ['-1', '1000', { places: 2 }, '0.00', false],
    ['5', '2', { places: 3 }, '2.500', true],
    ['1', '3', { significant: 12 }, '0.333333333333', false],
    ['200000', '3', { significant: 3 }, '66700', false],
    ['12', '1000', { significant: 12 }, '0.012', true],
    ['99999', '100000', { significant: 3 }, '1', false],
    ['0', '1', { significant: 12 }, '0', true],
  ] as const)('%s / %s, %o: %s', (numerator, denominator, precision, text, isExact) => {
    const value = rational(BigInt(numerator), BigInt(denominator));
    expect(writeDecimal(value, precision)).toEqual({ text, isExact });
  });

  it('gives back what was read', () => {
    fc.assert(
      fc.property(decimal, ({ value, places }) => {
        const { text, isExact } = writeDecimal(value, { places });
        expect(isExact).toBe(true);
        expect(fromDecimal(text)).toEqual(value);
      }),
    );
  });
});

describe('writeReadable', () => {
  it.each([
    ['1', '8', '0.125', true],
    ['1', '3', '0.333333333333', false],
    ['-20000000000', '3', '-6666666666.67', false],
    ['200000000000000000000', '3', '66666666666666666666.67', false],
    ['86419752308641975230', '1000', '86419752308641975.23', true],
    [`1${'0'.repeat(49)}1`, '1', `1${'0'.repeat(49)}1`, true],
  ])('%s / %s: %s', (numerator, denominator, text, isExact) => {
    expect(writeReadable(rational(BigInt(numerator), BigInt(denominator)))).toEqual({ text, isExact });
  });
});

it.each([
  ['auto', '0.125'],
  ['0', '0'],
  ['2', '0.13'],
] as const)('writeRounded of an eighth with %s places: %s', (places, text) => {
  expect(writeRounded(rational(1n, 8n), places).text).toBe(text);
});
