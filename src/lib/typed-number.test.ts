import { describe, expect, it } from 'vitest';
import { compareDigits, hasDoubtfulMark, readTypedNumber } from './typed-number.ts';

describe('readTypedNumber', () => {
  it.each([
    ['12', '12'],
    [' 12,5 ', '12.5'],
    ['12.50', '12.50'],
    ['-0,001', '-0.001'],
    ['−5', '-5'],
    ['+5', '5'],
    ['007', '7'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['-0', '0'],
    ['1 234 567,89', '1234567.89'],
    ['1\u00a0234', '1234'],
    ['1\u202f234,5', '1234.5'],
    ['1’234.5', '1234.5'],
    ["1'234'567", '1234567'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1,234', '1.234'],
    ['1e3', '1000'],
    ['1.5E-3', '0.0015'],
    ['12.34e1', '123.4'],
    ['12345678901234567890.12345678901234567890', '12345678901234567890.12345678901234567890'],
  ])('%j is %j', (typed, plain) => {
    expect(readTypedNumber(typed)).toBe(plain);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    'abc',
    '1.2.3',
    '1,23,4',
    '12 34',
    '1,2.3,4',
    '1.234,5.6',
    '0x1',
    '1e9999',
    '٣',
    'NaN',
    'Infinity',
    '1 2',
    '5 %',
    '1'.repeat(401),
  ])('%j is none', (typed) => {
    expect(readTypedNumber(typed)).toBeUndefined();
  });
});

describe('hasDoubtfulMark', () => {
  it.each(['1,234', '12.500', '-123,456'])('%j may be meant to group', (typed) => {
    expect(hasDoubtfulMark(typed)).toBe(true);
  });
  it.each(['1,23', '0,234', '1234,567', '1,234.5', '1.234.567', '1 234'])('%j may not', (typed) => {
    expect(hasDoubtfulMark(typed)).toBe(false);
  });
});

describe('compareDigits', () => {
  it.each([
    ['1.5', '1.50', 0],
    ['-0', '0.00', 0],
    ['0.1', '0.09', 1],
    ['-0.1', '-0.09', -1],
    ['-0.5', '0.4', -1],
    ['9', '10', -1],
    ['100000000000000000000.1', '100000000000000000000', 1],
  ])('%s and %s: %i', (a, b, order) => {
    expect(compareDigits(a, b)).toBe(order);
    expect(compareDigits(b, a)).toBe(0 - order);
  });
});
