// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from './decimal-vectors.json';
import { solve, solveRepeated } from './logic.ts';
import { markIn, sentenceOf, writerFor } from './say.ts';
import { splitShares } from './shares.ts';

const quiet = { places: 'auto', note: () => undefined } as const;
const FIELDS = {
  part: { percent: '', whole: '', result: '' },
  ratio: { amount: '', whole: '', percent: '' },
  change: { from: '', to: '', percent: '' },
  increase: { amount: '', percent: '', result: '' },
  decrease: { amount: '', percent: '', result: '' },
};
type Form = keyof typeof FIELDS;
const answer = (form: Form, given: Record<string, string>) => solve(form, { ...FIELDS[form], ...given }, quiet);

describe('the answer', () => {
  test('is what Python’s decimal gives, rounded half up to twelve digits', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(500);
    for (const [form, first, x, second, y, expected] of vectors as [Form, string, string, string, string, string][]) {
      expect(answer(form, { [first]: x, [second]: y }).value, `${form} ${x} ${y}`).toBe(expected);
    }
  });

  test.each([
    ['part', { percent: '7', whole: '100' }, '7'],
    ['ratio', { amount: '29', whole: '100' }, '29'],
    ['change', { from: '80', to: '100' }, '25'],
    ['change', { from: '100', to: '80' }, '-20'],
    ['part', { percent: '0.1', whole: '3' }, '0.003'],
    ['part', { percent: '7,5 %', whole: '1.234,50' }, '92.5875'],
    ['part', { percent: '10', whole: '1 234 567' }, '123456.7'],
    ['part', { percent: '10', whole: '1e3' }, '100'],
    ['increase', { percent: '19', result: '119' }, '100'],
    ['decrease', { amount: '80', result: '60' }, '25'],
  ] as const)('%s of %j is %s', (form, given, expected) => expect(answer(form, given).value).toBe(expected));

  test('has the places that are chosen, rounded half away from zero', () => {
    const rounded = (places: '0' | '2', whole: string) =>
      solve('part', { percent: '50', whole, result: '' }, { ...quiet, places }).value;
    expect([rounded('0', '5'), rounded('0', '-5'), rounded('2', '1'), rounded('0', '0.5')]).toEqual([
      '3',
      '-3',
      '0.50',
      '0',
    ]);
  });
});

test('whichever field is empty, it is found again', () => {
  const number = fc.integer({ min: 1, max: 999_999 }).map((value) => String(value / 100));
  fc.assert(
    fc.property(fc.constantFrom<Form>('part', 'ratio', 'change', 'increase'), number, number, (form, x, y) => {
      const [first = '', second = '', third = ''] = Object.keys(FIELDS[form]);
      const { value, exact } = answer(form, { [first]: x, [second]: y });
      fc.pre(exact && value !== '0');
      expect(Number(answer(form, { [second]: y, [third]: value }).value)).toBe(Number(x));
      expect(Number(answer(form, { [first]: x, [third]: value }).value)).toBe(Number(y));
    }),
  );
});

test('a repeated change is one after the other, and back', () => {
  const fields = { amount: '1000', percent: '10', times: '3', result: '' };
  expect(solveRepeated(fields, quiet).value).toBe('1331');
  expect(solveRepeated({ ...fields, amount: '', result: '1331' }, quiet).value).toBe('1000');
});

test('numbers that are given are kept to their last digit', () => {
  const { given, formula } = answer('part', { percent: '7', whole: '1234567890123456.789' });
  expect(given).toEqual({ percent: '7', whole: '1234567890123456.789' });
  expect(formula).toBe('7 ÷ 100 × 1234567890123456.789 ≈ 86419752308600');
});

test.each([
  ['1,234', ['note.comma']],
  ['-1,234', ['note.comma']],
  ['0,234', []],
  ['1,23', []],
  ['1.234', []],
  ['1,234.5', []],
  ['1,234,567', []],
])('of a comma that may be one of thousands there is a note: %s', (whole, expected) => {
  const notes: string[] = [];
  solve('part', { percent: '50', whole, result: '' }, { places: 'auto', note: (code) => notes.push(code) });
  expect(notes).toEqual(expected);
});

describe('on the page', () => {
  test.each([
    ['en', undefined, '1234567.25', '1,234,567.25'],
    ['en', ',', '-1234567.25', '-1\u202f234\u202f567,25'],
    ['ru', undefined, '1234567.25', '1\u00a0234\u00a0567,25'],
    ['es', undefined, '1234.5', '1234,5'],
    ['pt', '.', '12345.5', '12\u202f345.5'],
    ['zh', undefined, '0.000000000000000000000012345', '0.000000000000000000000012345'],
    ['fr', undefined, '(1000 − 10.5) ÷ |-1| = 9', '(1\u202f000 − 10,5) ÷ |-1| = 9'],
  ])('in %s with the mark %s, %s is %s', (language, mark, text, expected) =>
    expect(writerFor(language, mark)(text)).toBe(expected),
  );

  test.each([
    [['10', '2,5'], ','],
    [['1,234.5', '2,5'], '.'],
    [['1.234.567', '2'], undefined],
    [['', '3.'], '.'],
    [['10'], undefined],
  ])('the mark of %j is %s', (typed, mark) => expect(markIn(typed)).toBe(mark));

  test('a sentence has its numbers, and says which one is rounded', () => {
    const same = (text: string) => text;
    expect(sentenceOf('ratio', answer('ratio', { amount: '1', whole: '3' }), same)).toEqual({
      key: 'sentence.ratio',
      params: { amount: '1', whole: '3', percent: '≈\u00a033.3333333333' },
    });
    const change = (from: string, to: string) => sentenceOf('change', answer('change', { from, to }), same);
    expect([change('100', '80'), change('80', '100'), change('5', '5')]).toEqual([
      { key: 'sentence.change.less', params: { from: '100', to: '80', percent: '20' } },
      { key: 'sentence.change.more', params: { from: '80', to: '100', percent: '25' } },
      { key: 'sentence.change.same', params: { from: '5', to: '5', percent: '0' } },
    ]);
    const repeated = solveRepeated({ amount: '1000', percent: '10', times: '3', result: '' }, quiet);
    expect(sentenceOf('repeat', repeated, same).params).toMatchObject({ count: 3, result: '1331' });
  });
});

test('10,000 texts are a number or a coded error', () => {
  const characters = [..."0123456789.,-+eE %’'−x\u202f"];
  let state = 18;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  for (let at = 0; at < 10_000; at++) {
    const text = Array.from({ length: 1 + random(9) }, () => characters[random(characters.length)]).join('');
    try {
      expect(answer('part', { percent: text, whole: '3' }).value).toMatch(/^-?\d+(?:\.\d+)?$/);
    } catch (error) {
      expect(error, text).toMatchObject({ name: 'ToolError' });
    }
  }
});

test.each(['1.2.3', '1,2,3', '12,34,567', '1.234,5.6', '--1', '1e', '.', ',', '1 2', 'Infinity', '0x10', '1e9999'])(
  '%s is not a number',
  (text) =>
    expect(() => answer('part', { percent: text, whole: '3' })).toThrow(
      expect.objectContaining({ code: 'error.number', where: { option: 'percent' } }) as Error,
    ),
);

describe('shares of a list', () => {
  test('add up to 100, each within one unit of its exact value', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(numbers, fc.constantFrom('0', '1', '2', '3'), (list, places) => {
        const total = list.reduce((sum, number) => sum + number, 0);
        fc.pre(total > 0);
        const unit = 10 ** -Number(places);
        const { shares } = splitShares(list.map((number) => (number / 4).toFixed(2)).join('\n'), { places });
        const units = shares.map(({ percent }) => Math.round(Number(percent) / unit));
        expect(units.reduce((sum, one) => sum + one, 0)).toBe(Math.round(100 / unit));
        shares.forEach(({ percent }, index) => {
          expect(Math.abs(Number(percent) - ((list[index] ?? 0) * 100) / total)).toBeLessThan(unit);
        });
      }),
      { numRuns: 500 },
    );
  });

  test('are read with names, marks of either kind, and percent signs', () => {
    const { total, shares } = splitShares('Rent: 1.200,50\n\nRoom 2: 300\n  12,5 %\n€ 7', { places: '2' });
    expect(total).toBe('1520');
    expect(shares.map(({ name, amount }) => [name, amount])).toEqual([
      ['Rent', '1200.5'],
      ['Room 2', '300'],
      ['', '12.5'],
      ['€', '7'],
    ]);
  });

  test.each([
    ['', 'error.number', 0],
    ['5\nx', 'error.number', 2],
    ['Rent: 1\nFood: -2', 'error.negative', 14],
    ['1.2.3,4', 'error.number', 0],
  ])('%j: %s at %i', (text, code, offset) => {
    expect(() => splitShares(text, { places: '0' })).toThrow(
      expect.objectContaining({ code, where: { at: expect.objectContaining({ offset }) as unknown } }) as Error,
    );
  });
});
