// @vitest-environment node
import fc from 'fast-check';
import { evaluate } from 'mathjs';
import { describe, expect, test } from 'vitest';
import { rational, readNumber } from '#lib/rational';
import vectors from './fraction-vectors.json';
import { formula } from './formula.ts';
import { convert, type Options } from './logic.ts';
import { findPoints, points } from './points.ts';
import { detectTemperature } from './read-temperature.ts';
import { scaleIds, scales, toScale, type ScaleId } from './scales.ts';

const initial: Options = { from: 'celsius', kind: 'temperature', places: 'auto', scientific: false };
const quiet = () => undefined;
const valuesOf = (text: string, options: Partial<Options> = {}) =>
  convert(text, { ...initial, ...options }, quiet).scales.map(({ value }) => value);
const on = (scale: ScaleId, text: string, options: Partial<Options> = {}) =>
  valuesOf(text, options)[scaleIds.indexOf(scale)];
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

test('all scales are as Python’s fractions have them, rounded half up to twelve digits', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(500);
  for (const [from, typed, ...expected] of vectors as [ScaleId, string, ...string[]][]) {
    expect(valuesOf(typed, { from }), `${typed} ${from}`).toEqual(expected);
  }
});

describe('the fixed points of the brief', () => {
  test('freezing water', () => expect(valuesOf('0')).toEqual(['0', '32', '273.15', '491.67', '150', '0', '0', '7.5']));
  test.each([
    ['-40', 'celsius', 'fahrenheit', '-40'],
    ['37', 'celsius', 'fahrenheit', '98.6'],
    ['100', 'celsius', 'fahrenheit', '212'],
    ['20', 'celsius', 'kelvin', '293.15'],
    ['0', 'kelvin', 'fahrenheit', '-459.67'],
    ['0', 'kelvin', 'delisle', '559.725'],
    ['0', 'kelvin', 'rankine', '0'],
  ] as const)('%s %s in %s is %s', (text, from, to, expected) => expect(on(to, text, { from })).toBe(expected));
});

test('every scale and back is the same number, to the last digit', () => {
  const scale = fc.constantFrom(...scaleIds);
  const number = fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n));
  fc.assert(
    fc.property(scale, scale, number, (from, to, [n, d]) => {
      const value = rational(n, d);
      expect(toScale(toScale(value, from, to), to, from)).toEqual(value);
    }),
  );
});

test('a formula says what is calculated', () => {
  for (const from of scaleIds) {
    for (const to of scaleIds) {
      const body = formula(from, to).replace(scales[from].sign, '(37)').replaceAll('−', '-').replaceAll('×', '*');
      const calculated = Number(evaluate(body));
      expect(calculated, `${from} to ${to}: ${body}`).toBeCloseTo(Number(on(to, '37', { from })), 8);
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

describe('absolute zero', () => {
  test('is the limit of every scale', () => {
    for (const from of scaleIds) {
      const limit = on(from, '0 K') ?? '';
      expect(on('kelvin', limit, { from }), from).toBe('0');
      const beyond = from === 'delisle' ? `${limit}1` : limit === '0' ? '-0.0001' : `${limit}1`;
      expect(() => valuesOf(beyond, { from }), `${beyond} ${from}`).toThrow(
        refusal(from === 'delisle' ? 'error.aboveAbsoluteZero' : 'error.belowAbsoluteZero'),
      );
    }
  });
});

describe('what is read', () => {
  test.each([
    ['98,6 °F', '37'],
    ['98.6F', '37'],
    ['98.6 degrees Fahrenheit', '37'],
    ['310.15 K', '37'],
    ['310.15 kelvins', '37'],
    ['℉'.padStart(5, '98.6'), '37'],
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
    expect(() => valuesOf(text)).toThrow(expect.objectContaining({ name: 'ToolError' }) as Error),
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

describe('what is written', () => {
  test.each([
    ['20', { places: '0' }, '68'],
    ['20.25', { places: '0' }, '68'],
    ['37', { places: '2' }, '98.60'],
    ['37', { scientific: true }, '9.86e1'],
    ['37', { scientific: true, places: '3' }, '9.860e1'],
    ['-17,7777777777777', { scientific: true, places: '0' }, '1e-13'],
    ['99.999', { scientific: true, places: '1' }, '2.1e2'],
    ['1e30', { scientific: true }, '1.8e30'],
  ] as const)('%s with %j is %s °F', (text, options, expected) =>
    expect(on('fahrenheit', text, options)).toBe(expected),
  );
  test('zero has a power of ten, too', () => expect(on('celsius', '0', { scientific: true })).toBe('0e0'));
  test('a number in scientific notation is the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 10 ** 9 }), (thousandths) => {
        const text = String(thousandths / 1000);
        const written = on('celsius', text, { scientific: true }) ?? '';
        expect(readNumber(written)).toEqual(readNumber(text));
      }),
    );
  });
});

test('10,000 texts are a temperature or a coded error', () => {
  const characters = [..."0123456789.,-+eE °CFKRé’'−x\u202f\n"];
  let state = 37;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  for (let at = 0; at < 10_000; at++) {
    const text = Array.from({ length: 1 + random(9) }, () => characters[random(characters.length)]).join('');
    try {
      for (const value of valuesOf(text)) expect(value, text).toMatch(/^-?\d+(?:\.\d+)?$/);
    } catch (error) {
      expect(error, text).toMatchObject({ name: 'ToolError' });
    }
  }
});

test('reference points are as published', () => {
  const rows = points.map(({ id, mark, celsius, fahrenheit, kelvin }) => [mark ?? id, celsius, fahrenheit, kelvin]);
  expect(rows).toContainEqual(['absoluteZero', '-273.15', '-459.67', '0']);
  expect(rows).toContainEqual(['nitrogenBoils', '-195.795', '-320.431', '77.355']);
  expect(rows).toContainEqual(['sameNumber', '-40', '-40', '233.15']);
  // Gas marks: ¼ is 225 °F, ½ 250 °F, then 25 °F a mark; mark 10 is 500 °F.
  expect(rows).toContainEqual(['¼', '107.22', '225', '380.37']);
  expect(rows).toContainEqual(['½', '121.11', '250', '394.26']);
  expect(rows).toContainEqual(['1', '135', '275', '408.15']);
  expect(rows).toContainEqual(['10', '260', '500', '533.15']);
});

test('a number in a search is a whole one', () => {
  const find = (query: string) => findPoints(query, ({ id, mark }) => `${id} ${mark ?? ''}`).map(({ id }) => id);
  expect(find('gas 4')).toEqual(['gasMark']);
  expect(find('  ')).toHaveLength(points.length);
  expect(find('100')).toEqual(['waterBoils']);
  expect(find('nowhere')).toEqual([]);
});
