import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues, readValues } from '#engine/options';
import { adjust, before, change, part, ratio, whole, type Places } from './logic.ts';
import { part as partOperation } from './operations.ts';
import vectors from './vectors.json';

const places: Places = 'auto';
const quiet = () => undefined;

const CALCULATIONS = {
  part: (percent: string, of: string) => part({ percent, whole: of, places }),
  ratio: (amount: string, of: string) => ratio({ amount, whole: of, places }),
  change: (from: string, to: string) => change({ from, to, places }, quiet),
  plus: (amount: string, percent: string) => adjust({ amount, direction: 'plus', percent, places }),
  minus: (amount: string, percent: string) => adjust({ amount, direction: 'minus', percent, places }),
  beforePlus: (amount: string, percent: string) => before({ amount, direction: 'plus', percent, places }),
  beforeMinus: (amount: string, percent: string) => before({ amount, direction: 'minus', percent, places }),
  whole: (amount: string, percent: string) => whole({ amount, percent, places }),
};
type Name = keyof typeof CALCULATIONS;

test.each(vectors as [Name, string, string, string, boolean][])(
  '%s of %s and %s is %s, as Python’s decimal has it',
  (name, first, second, result, exact) => {
    expect(CALCULATIONS[name](first, second)).toMatchObject({ result, exact });
  },
);

describe('decimal places', () => {
  test.each([
    ['0', '5', '3'],
    ['0', '-5', '-3'],
    ['0', '-0.5', '0'],
    ['2', '1', '0.50'],
    ['4', '0.00001', '0.0000'],
  ] as const)('%s of 50%% of %s: %s', (chosen, of, result) =>
    expect(part({ percent: '50', whole: of, places: chosen }).result).toBe(result),
  );

  test('round the difference too', () =>
    expect(adjust({ amount: '9.99', direction: 'plus', percent: '19', places: '2' })).toMatchObject({
      result: '11.89',
      difference: '1.90',
    }));

  test('are all there where a decimal ends, and none is made up', () =>
    expect(part({ percent: '7', whole: '1234567890123456.789', places }).result).toBe('86419752308641.97523'));
});

test.each([
  ['part', '(-7) ÷ 100 × (-5) = 0.35'],
  ['ratio', '(-7) ÷ (-5) × 100 = 140'],
  ['change', '(-5 − (-7)) ÷ |-7| × 100 ≈ 28.5714285714'],
  ['plus', '(-7) × (1 + (-5) ÷ 100) = -6.65'],
  ['minus', '(-7) × (1 − (-5) ÷ 100) = -7.35'],
  ['whole', '(-7) ÷ (-5) × 100 = 140'],
] as const)('the formula of %s of -7 and -5 is %s', (name, formula) =>
  expect(CALCULATIONS[name]('-7', '-5').formula).toBe(formula),
);

test('a negative start is measured by its absolute value, which is said', () => {
  const notes: string[] = [];
  const { result } = change({ from: '-50', to: '-75', places }, (code) => notes.push(code));
  expect([result, notes]).toEqual(['-50', ['note.negativeFrom']]);
});

test('a change that is rounded to 0 is one', () => {
  const of = (from: string, to: string) => change({ from, to, places: '0' }, quiet);
  expect(of('1000', '1001')).toMatchObject({ result: '0', exact: false, trend: 'increase' });
  expect(of('1000', '999')).toMatchObject({ result: '0', exact: false, trend: 'decrease' });
  expect(of('1000', '1000.0')).toMatchObject({ result: '0', exact: true, trend: 'none' });
});

test('0 is not divided by', () => {
  const thrown = (code: string, option: string) => expect.objectContaining({ code, where: { option } }) as Error;
  expect(() => CALCULATIONS.ratio('1', '0.00')).toThrow(thrown('error.zeroWhole', 'whole'));
  expect(() => CALCULATIONS.change('0', '1')).toThrow(thrown('error.zeroFrom', 'from'));
  expect(() => CALCULATIONS.whole('1', '0')).toThrow(thrown('error.zeroPercent', 'percent'));
});

test('either mark is read, and an empty field stays empty', () => {
  expect(readValues(partOperation.options, { percent: '1,5', whole: '1.5' })).toMatchObject({
    percent: '1.5',
    whole: '1.5',
  });
  expect(readValues(partOperation.options, { percent: ' ', whole: '1' })).toMatchObject({ percent: '' });
  expect(initialValues(partOperation.options)).toMatchObject({ percent: '', whole: '' });
});

const decimal = fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat(6)).map(([digits, point]) => {
  const text = String(Math.abs(digits)).padStart(point + 1, '0');
  const written = point === 0 ? text : `${text.slice(0, -point)}.${text.slice(-point)}`;
  return digits < 0 ? `-${written}` : written;
});

test('what part of a number it is, and of what number, leads back', () => {
  fc.assert(
    fc.property(decimal, decimal, (percent, of) => {
      fc.pre(/[1-9]/.test(percent) && /[1-9]/.test(of));
      const { result } = CALCULATIONS.part(percent, of);
      expect(Number(CALCULATIONS.ratio(result, of).result)).toBe(Number(percent));
      expect(Number(CALCULATIONS.whole(result, percent).result)).toBe(Number(of));
    }),
    { numRuns: 200 },
  );
});

test('any two numbers have an answer or an error with a code', () => {
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(CALCULATIONS) as Name[])), decimal, decimal, (name, first, second) => {
      try {
        expect(CALCULATIONS[name](first, second).result).toMatch(/^-?\d+(\.\d+)?$/);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});

test('whatever is typed is a number or an error with a code', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,-+eE %’'−x\u202f"), maxLength: 12 });
  fc.assert(
    fc.property(typed, (text) => {
      try {
        const { percent } = readValues(partOperation.options, { percent: text, whole: '3' });
        if (percent !== '') expect(CALCULATIONS.part(percent, '3').result).toMatch(/^-?\d+(\.\d+)?$/);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});
