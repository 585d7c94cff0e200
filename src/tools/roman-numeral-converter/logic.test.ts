import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { toNumber, toRoman } from './logic.ts';

const write = (number: number) => toRoman(String(number), { large: 'off' }).numeral;

function failure(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, offset: error.where.at?.offset };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

/** Also halves of surrogate pairs. */
const anyText = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) });

describe('numerals', () => {
  it.each([
    [1994, 'MCMXCIV'],
    [444, 'CDXLIV'],
    [3999, 'MMMCMXCIX'],
    [3888, 'MMMDCCCLXXXVIII'],
    [42, 'XLII'],
  ])('%i is %s', (number, numeral) => {
    expect(write(number)).toBe(numeral);
    expect(toNumber(numeral).number).toBe(number);
    expect(toNumber(` ${numeral.toLowerCase()} `).number).toBe(number);
  });

  it('come back, all of them, and their steps add up', () => {
    for (let number = 1; number < 4000; number++) {
      const { numeral, steps } = toRoman(String(number), { large: 'off' });
      expect(toNumber(numeral).number).toBe(number);
      expect(steps.reduce((sum, { value }) => sum + value, 0)).toBe(number);
    }
  });

  it('come back in both notations of large numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_999_999 }),
        fc.constantFrom('overline' as const, 'parentheses' as const),
        (number, large) => {
          const { numeral, steps } = toRoman(String(number), { large });
          expect(toNumber(numeral)).toEqual({ number, numeral, steps });
        },
      ),
    );
  });

  it('may be single characters', () => {
    expect(toNumber('Ⅷ').number).toBe(8);
    expect(toNumber('ⅿⅽⅿ').number).toBe(1900);
  });
});

describe('a wrong numeral', () => {
  it.each([
    ['IIII', 'error.repeat', 'IV', 0],
    ['VIIII', 'error.repeat', 'IX', 1],
    ['VV', 'error.repeat', 'X', 0],
    ['MMMM', 'error.repeat', 'I̅V̅', 0],
    ['IC', 'error.order', 'XCIX', 0],
    ['XIIX', 'error.order', 'XX', 1],
    ['VX', 'error.order', 'V', 1],
    ['I̅', 'error.order', 'M', 0],
    ['(I)', 'error.order', 'M', 1],
  ])('%s: %s, write %s', (text, code, right, offset) => {
    expect(failure(() => toNumber(text))).toMatchObject({ code, params: { right }, offset });
  });

  it.each([
    ['X1', 'error.letter', 1],
    ['É', 'error.letter', 0],
    ['x😀', 'error.letter', 1],
    ['(X', 'error.parenthesis', 0],
    ['X(I)', 'error.letter', 1],
    ['()', 'error.letter', 1],
  ])('%s: %s', (text, code, offset) => {
    expect(failure(() => toNumber(text))).toMatchObject({ code, offset });
  });

  it('throws nothing but ToolError, and what it accepts is the right form', () => {
    const texts = fc.oneof(anyText, fc.stringMatching(/^[IVXLCDM()\u0305 ]{1,8}$/));
    fc.assert(
      fc.property(texts, (text) => {
        try {
          expect(toNumber(text).numeral.normalize('NFC')).toBe(
            text.normalize('NFKC').replace(/\s/g, '').toUpperCase().normalize('NFC'),
          );
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
        }
      }),
    );
  });
});

it.each([
  ['1,999', 1999],
  [' +3,999,999 ', 3_999_999],
])('%s has commas between its groups', (text, number) => {
  expect(toRoman(text, { large: 'overline' }).number).toBe(number);
});

describe('a wrong number', () => {
  it.each([
    ['1,5', 'error.fraction'],
    ['1,9999', 'error.fraction'],
    [',999', 'error.fraction'],
    ['1,99,999', 'error.notNumber'],
    ['-1,999', 'error.negative'],
    ['.5', 'error.fraction'],
    ['1e3', 'error.notNumber'],
    ['1.2.3', 'error.notNumber'],
    ['- ', 'error.notNumber'],
    ['−1', 'error.negative'],
    ['00', 'error.zero'],
    ['9'.repeat(400), 'error.limit'],
  ])('%s: %s', (text, code) => {
    expect(failure(() => toRoman(text, { large: 'off' })).code).toBe(code);
  });
});

describe('published numerals', () => {
  it.each([
    [1776, 'MDCCLXXVI', 'Great Seal of the United States, reverse'],
    [485, 'CDLXXXV', "PostgreSQL documentation, section 9.8: to_char(485, 'FMRN')"],
    [499, 'CDXCIX', 'Microsoft Excel, function ROMAN: ROMAN(499, 0)'],
  ])('%i is %s (%s)', (number, numeral) => {
    expect(write(number)).toBe(numeral);
    expect(toNumber(numeral).number).toBe(number);
  });

  it('OEIS A006968: as many letters as the sequence says', () => {
    const lengths = Array.from({ length: 40 }, (_, index) => write(index + 1).length);
    expect(lengths).toEqual([
      ...[1, 2, 3, 2, 1, 2, 3, 4, 2, 1],
      ...[2, 3, 4, 3, 2, 3, 4, 5, 3, 2],
      ...[3, 4, 5, 4, 3, 4, 5, 6, 4, 3],
      ...[4, 5, 6, 5, 4, 5, 6, 7, 5, 2],
    ]);
  });

  /** UnicodeData.txt, field 8 (numeric value) of U+2160 to U+216F and of the small ones, U+2170 to U+217F. */
  it('Unicode, block Number Forms: a numeral of one character is worth its numeric value', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50, 100, 500, 1000];
    for (const start of [0x2160, 0x2170]) {
      const read = values.map((_, index) => toNumber(String.fromCodePoint(start + index)).number);
      expect(read).toEqual(values);
    }
  });
});
