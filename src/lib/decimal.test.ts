import { expect, test } from 'vitest';
import { readDecimal } from './decimal.ts';

test.each([
  ['1', false, '1', 0n],
  ['-10.50e+2', true, '105', 1n],
  ['0.001', false, '1', -3n],
  ['1e99999999999999999999', false, '1', 99999999999999999999n],
  ['-0.00e9', false, '', 0n],
])('%s', (text, isNegative, digits, exponent) => {
  expect(readDecimal(text)).toEqual({ isNegative, digits, exponent });
});

test.each(['', 'inf', 'NaN', '.5', '+1', '0x1', '1.'])('%j is no number of JSON', (text) => {
  expect(readDecimal(text)).toBeUndefined();
});
