import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { fromDecimal, rational } from '#lib/rational';
import { formula } from './formula.ts';
import { convert, type Options } from './logic.ts';
import { detectTemperature } from './detect.ts';
import { scaleIds, SIGNS, type ScaleId } from './scale-names.ts';
import { toScale } from './scales.ts';
import vectors from './vectors.json';

const initial: Options = { from: 'celsius', kind: 'temperature', places: 'auto' };
const valuesOf = (text: string, options: Partial<Options> = {}) =>
  convert(text, { ...initial, ...options }, () => undefined).scales.map(({ value }) => value);
const on = (scale: ScaleId, text: string, options: Partial<Options> = {}) =>
  valuesOf(text, options)[scaleIds.indexOf(scale)];
const thrown = (code: string, limit?: string) =>
  expect.objectContaining({ code, ...(limit !== undefined && { params: { limit } }) }) as Error;

test.each(vectors as [ScaleId, string, ...string[]][])(
  '%s %s is on all scales what Python’s fractions have',
  (from, typed, ...expected) => {
    expect(valuesOf(typed, { from })).toEqual(expected);
  },
);

// SI Brochure, 9th edition, section 2.3.1: t/°C = T/K − 273.15. The others by their fixed points.
describe('fixed points', () => {
  test('freezing water', () => expect(valuesOf('0')).toEqual(['0', '32', '273.15', '491.67', '150', '0', '0', '7.5']));

  test('boiling water', () =>
    expect(valuesOf('100')).toEqual(['100', '212', '373.15', '671.67', '0', '33', '80', '60']));

  test.each([
    ['-40', 'celsius', 'fahrenheit', '-40'],
    ['37', 'celsius', 'fahrenheit', '98.6'],
    ['20', 'celsius', 'kelvin', '293.15'],
    ['0', 'kelvin', 'fahrenheit', '-459.67'],
    ['0', 'kelvin', 'delisle', '559.725'],
    ['0', 'kelvin', 'rankine', '0'],
  ] as const)('%s %s in %s is %s', (text, from, to, expected) => expect(on(to, text, { from })).toBe(expected));
});

test('tenths stay tenths', () => {
  for (let tenths = 0; tenths <= 1000; tenths++) {
    const typed = String(tenths / 10);
    expect(on('kelvin', on('celsius', typed, { from: 'kelvin' }) ?? '', { from: 'celsius' })).toBe(typed);
    expect(on('kelvin', typed)).toMatch(/^\d+\.\d\d?$/);
  }
});

test('every scale and back is the same number, to the last digit', () => {
  const scale = fc.constantFrom(...scaleIds);
  const number = fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n));
  fc.assert(
    fc.property(scale, scale, number, (from, to, [numerator, denominator]) => {
      const value = rational(numerator, denominator);
      expect(toScale(toScale(value, from, to), to, from)).toEqual(value);
    }),
    { numRuns: 200 },
  );
});

/** Calculates `(°F − 32) × 5/9` for a number. */
function calculate(body: string, sign: string, value: number): number {
  const terms = body.replace(sign, `(${value})`).replaceAll('−', '-').replaceAll('×', '*');
  // eslint-disable-next-line no-new-func, @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the tool's own formula
  return Number(new Function(`return ${terms}`)());
}

test('a formula says what is calculated', () => {
  for (const from of scaleIds) {
    for (const to of scaleIds) {
      const body = formula(from, to);
      expect(calculate(body, SIGNS[from], 37), body).toBeCloseTo(Number(on(to, '37', { from })), 8);
    }
  }
  expect(formula('fahrenheit', 'celsius')).toBe('(°F − 32) × 5/9');
  expect(formula('kelvin', 'fahrenheit')).toBe('K × 9/5 − 459.67');
  expect(formula('fahrenheit', 'kelvin')).toBe('(°F + 459.67) × 5/9');
  expect(formula('fahrenheit', 'romer')).toBe('(°F − 32) × 7/24 + 7.5');
});

test('a difference has no zero', () => {
  expect(valuesOf('10', { kind: 'difference' })).toEqual(['10', '18', '10', '18', '-15', '3.3', '8', '5.25']);
  expect(on('kelvin', '-1000', { kind: 'difference' })).toBe('-1000');
});

test.each([
  ['celsius', '-273.15', '−273.15'],
  ['fahrenheit', '-459.67', '−459.67'],
  ['kelvin', '0', '0'],
  ['rankine', '0', '0'],
  ['delisle', '559.725', '559.725'],
  ['newton', '-90.1395', '−90.1395'],
  ['reaumur', '-218.52', '−218.52'],
  ['romer', '-135.90375', '−135.90375'],
] as const)('absolute zero in %s is %s, and nothing is colder', (from, zero, said) => {
  expect(on('kelvin', zero, { from })).toBe('0');
  const colder = from === 'delisle' || zero !== '0' ? `${zero}${zero.includes('.') ? '' : '.'}1` : '-0.0001';
  const code = from === 'delisle' ? 'error.aboveAbsoluteZero' : 'error.belowAbsoluteZero';
  expect(() => valuesOf(colder, { from })).toThrow(thrown(code, `${said}\u00a0${SIGNS[from]}`));
});

describe('what is read', () => {
  test.each([
    ['98,6 °F', '37'],
    ['98.6F', '37'],
    ['98.6 degrees Fahrenheit', '37'],
    ['310.15 K', '37'],
    ['310.15 kelvins', '37'],
    ['98.6℉', '37'],
    ['37 ℃', '37'],
    ['37°', '37'],
    ['−40 º F', '-40'],
    ['29.6 °Ré', '37'],
    ['29.6 re\u0301aumur', '37'],
    ['26.925 rømer', '37'],
    ['1 000', '1000'],
    ['1.234,5', '1234.5'],
    ['1e2', '100'],
    ['1e−2', '0.01'],
  ])('%s is %s °C', (text, expected) => expect(on('celsius', text)).toBe(expected));

  test.each(['1.2.3', '--1', '.', '-', 'K', 'Infinity', 'NaN', '0x10 K', '1e9999', '   '])('%s is refused', (text) =>
    expect(() => valuesOf(text)).toThrow(ToolError),
  );

  test('an unknown scale is pointed at', () =>
    expect(() => valuesOf('20 °X')).toThrow(
      expect.objectContaining({
        code: 'error.scale',
        where: { at: { line: 1, column: 4, offset: 3, endOffset: 4 } },
      }) as Error,
    ));

  test.each([
    ['37 °C', 0.9],
    ['98.6 degrees fahrenheit', 0.9],
    ['300 K', 0.3],
    ['37', 0],
    ['300 k', 0],
    ['1 re', 0],
    ['37 °X', 0],
  ])('%s is detected with %d', (text, sure) => expect(detectTemperature(text)).toBe(sure));
});

test.each([
  ['20', '0', '68'],
  ['20.25', '0', '68'],
  ['37', '2', '98.60'],
  ['-17.7777', '1', '0.0'],
] as const)('%s with %s places is %s °F', (text, places, expected) =>
  expect(on('fahrenheit', text, { places })).toBe(expected),
);

test('hostile input is a temperature or an error with a code', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,-+eE °CFKRé’'−x\u202f\n"), maxLength: 12 });
  fc.assert(
    fc.property(typed, (text) => {
      try {
        for (const value of valuesOf(text)) expect(fromDecimal(value)).toBeTypeOf('object');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});
