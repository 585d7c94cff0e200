// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from './locales/en.json';
import { studentQuantile, studentTail } from './distributions.ts';
import { compare, summarize } from './logic.ts';
import vectors from './python-vectors.json';
import { readSuites as read } from './read-suites.ts';
import { ENGLISH } from './report.ts';
import { mannWhitney, welch } from './significance.ts';
import { describe as statisticsOf, meanInterval } from './statistics.ts';
import { readMeasure, readWritten, writeSuites } from './suite.ts';

type Vector = [
  a: number[],
  b: number[],
  facts: [
    mean: number,
    population: number,
    sample: number | null,
    median: number,
    p95: number,
    interval: number[] | null,
  ],
  welch: number | null,
  mannWhitney: number | null,
];

const options = {
  unit: '',
  higherIsBetter: false,
  baseline: '',
  test: 'welch',
  variance: 'sample',
  confidence: '95',
} as const;

function run(text: string, changes: Partial<Parameters<typeof compare>[1]> = {}) {
  const notes: string[] = [];
  const context = {
    note: (code: string) => void notes.push(code),
    progress: () => undefined,
  } as unknown as Parameters<typeof compare>[2];
  return { ...compare(text, { ...options, ...changes }, context), notes };
}

/** Equal but for what rounding leaves of numbers of this size. */
function near(found: number | null | undefined, wanted: number, size: number, what: string) {
  expect(Math.abs((found ?? NaN) - wanted), what).toBeLessThanOrEqual(1e-11 * size);
}

describe('against Python', () => {
  test('statistics and Student’s interval are those of generated suites', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(100);
    for (const [a, , [mean, population, sample, median, p95, interval]] of vectors as Vector[]) {
      const facts = statisticsOf(a);
      const what = JSON.stringify(a);
      const size = Math.max(...a.map(Math.abs));
      // Rounding of single values is all that may be lost of a spread.
      const spread = 1e-3 * population + 1e-16 * size * size;
      near(facts.mean, mean, size, what);
      near(facts.populationVariance, population, spread * 1e3, what);
      if (sample === null) expect(facts.sampleVariance).toBeNull();
      else near(facts.sampleVariance, sample, sample + 1e-13 * size * size, what);
      near(facts.median, median, size, what);
      near(facts.p95, p95, size, what);
      if (interval !== null) {
        const { low, high } = meanInterval(facts, 0.05) ?? {};
        near(low, interval[0] ?? NaN, size + Math.abs(interval[0] ?? 0), what);
        near(high, interval[1] ?? NaN, size + Math.abs(interval[1] ?? 0), what);
      }
    }
  });

  test('Welch’s and Mann and Whitney’s tests are those of SciPy', () => {
    for (const [a, b, , byWelch, byRanks] of vectors as Vector[]) {
      const what = JSON.stringify([a, b]);
      if (byWelch !== null) near((welch(statisticsOf(a), statisticsOf(b))?.p ?? NaN) / byWelch, 1, 1e2, what);
      const ranks = mannWhitney(a, b);
      if (byRanks === null) expect(ranks, what).toBeUndefined();
      else near((ranks?.p ?? NaN) / byRanks, 1, 1e2, what);
    }
  });

  test('t is that of published tables', () => {
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, two-sided.
    for (const [df, tail, t] of [
      [1, 0.05, 12.706],
      [1, 0.01, 63.657],
      [4, 0.1, 2.132],
      [9, 0.05, 2.262],
      [30, 0.01, 2.75],
      [100, 0.05, 1.984],
      [1e6, 0.05, 1.96],
    ] as const) {
      expect(studentQuantile(tail, df)).toBeCloseTo(t, 3);
      expect(studentTail(studentQuantile(tail, df), df)).toBeCloseTo(tail, 10);
    }
  });
});

describe('a comparison', () => {
  test('has the variances of the textbook', () => {
    const { suites } = run('{"a": [2,4,4,4,5,5,7,9]}', { variance: 'population' });
    expect(suites[0]).toMatchObject({ mean: 5, variance: 4, standardDeviation: 2 });
    const [sample] = run('[1,2,3,4]').suites;
    expect(sample).toMatchObject({ mean: 2.5, median: 2.5 });
    expect(sample?.variance).toBeCloseTo(1.6667, 4);
    expect(run('[10]').suites[0]).toMatchObject({ variance: null, interval: null });
    expect(run('[10]', { variance: 'population' }).suites[0]).toMatchObject({ variance: 0 });
  });

  test('has the variance of values whose mean is no double', () =>
    expect(run('[10000000000000000, 10000000000000002]').suites[0]).toMatchObject({ variance: 2 }));

  test('is against the best, or against the chosen one', () => {
    const text = '{"slow": [10, 10, 10], "fast": [5, 5, 5]}';
    expect(run(text).suites[1]).toMatchObject({ name: 'slow', position: 2, difference: 5, ratio: 2 });
    expect(run(text, { baseline: 'slow' }).suites[0]).toMatchObject({ name: 'fast', difference: -5, ratio: 0.5 });
    expect(run(text, { higherIsBetter: true }).suites[0]).toMatchObject({ name: 'slow', position: 1 });
  });

  test('does not rank a suite without measures', () => {
    const { suites } = run('{"empty": [], "words": ["x"], "some": [3]}');
    expect(suites.map(({ name, position }) => [name, position])).toEqual([
      ['some', 1],
      ['empty', null],
      ['words', null],
    ]);
    expect(suites[1]).toMatchObject({ mean: null, verdict: 'noData' });
  });

  test('has no ratio to 0 and says why', () => {
    const { suites, notes } = run('{"zero": [0, 0], "one": [1, 1]}');
    expect(suites[1]).toMatchObject({ difference: 1, ratio: null });
    expect(notes).toEqual(['note.zeroBaseline']);
  });

  test('counts the others where a measure is no number', () => {
    const { suites, notes } = run('{"a": [1, "two", "", "3,5"]}');
    expect(suites[0]).toMatchObject({ samples: 2, mean: 2.25 });
    expect(notes).toEqual(['warning.notNumbers']);
  });

  test('says what is noise', () => {
    const verdicts = (text: string, changes = {}) => run(text, changes).suites.map(({ verdict }) => verdict);
    expect(verdicts('{"a": [10.1, 9.9, 10, 10.2, 9.8], "b": [10.2, 10, 9.9, 10.3, 9.9]}')).toEqual([
      'baseline',
      'noise',
    ]);
    expect(verdicts('{"a": [10.1, 9.9, 10, 10.2, 9.8], "b": [12.2, 12, 11.9, 12.3, 11.9]}')).toEqual([
      'baseline',
      'worse',
    ]);
    const swapped = '{"a": [10.1, 9.9, 10, 10.2, 9.8], "b": [12.2, 12, 11.9, 12.3, 11.8]}';
    expect(verdicts(swapped, { baseline: 'b' })).toEqual(['better', 'baseline']);
    expect(verdicts(swapped, { test: 'mannWhitney' })).toEqual(['baseline', 'worse']);
    expect(verdicts(swapped, { test: 'mannWhitney', confidence: '99', higherIsBetter: true })).toEqual([
      'baseline',
      'worse',
    ]);
    expect(verdicts('{"a": [1], "b": [2, 3]}')).toEqual(['baseline', 'fewSamples']);
    expect(verdicts('{"a": [1, 1], "b": [2, 2]}')).toEqual(['baseline', 'noSpread']);
  });

  test('is not moved by order, nor its tests by which suite comes first', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(values, values, (a, b) => {
        const there = welch(statisticsOf(a), statisticsOf(b));
        const back = welch(statisticsOf(b.toReversed()), statisticsOf(a.toReversed()));
        expect(back?.p).toBe(there?.p);
        const ranks = mannWhitney(a, b);
        expect(mannWhitney(b, a)?.p).toBe(ranks?.p);
        for (const p of [there?.p ?? 0, ranks?.p ?? 0]) expect(p >= 0 && p <= 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('finds outliers by Tukey’s fences', () => {
    expect(run('[10, 11, 12, 11, 10, 50]').suites[0]?.outliers).toEqual([50]);
    expect(run('[10, 11, 50]').suites[0]?.outliers).toEqual([]);
  });
});

describe('what is read', () => {
  const suites = (text: string) => read(text).suites.map(({ name, measures }) => [name, ...measures]);
  const hyperfine = JSON.stringify({
    results: [
      { command: 'sleep 0.1', mean: 0.103, user: 0.001, times: [0.1027, 0.1033], exit_codes: [0, 0] },
      { command: 'sleep 0.2', mean: 0.204, times: [0.2039] },
    ],
  });

  test.each([
    ['5\n8\n12', [['#1', '5', '8', '12']]],
    ['latency\n5\n8', [['latency', '5', '8']]],
    ['1,5', [['#1', '1', '5']]],
    ['5, 8, 12', [['#1', '5', '8', '12']]],
    ['5 8 12', [['#1', '5', '8', '12']]],
    [
      'a,b\n1,2\n3,\n\n',
      [
        ['a', '1', '3'],
        ['b', '2'],
      ],
    ],
    [
      'a;b\n1,5;2\n',
      [
        ['a', '1,5'],
        ['b', '2'],
      ],
    ],
    [
      '1\t2\n3\t4',
      [
        ['#1', '1', '3'],
        ['#2', '2', '4'],
      ],
    ],
    [
      '"x, y";"say ""z"""\r\n1;2',
      [
        ['x, y', '1'],
        ['say "z"', '2'],
      ],
    ],
    [
      'suite,ms\na,1\nb,2\na,3',
      [
        ['a', '1', '3'],
        ['b', '2'],
      ],
    ],
    [
      'a,1\nb,2\na,3',
      [
        ['a', '1', '3'],
        ['b', '2'],
      ],
    ],
    [
      '[[1, 2], [3]]',
      [
        ['#1', '1', '2'],
        ['#2', '3'],
      ],
    ],
    ['[{"name": "a", "measures": [1, "2,5", null]}]', [['a', '1', '2,5', '']]],
    [
      '{"a": [1], "a": [2]}',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['{"name": "a", "values": [1]}', [['a', '1']]],
    [
      hyperfine,
      [
        ['sleep 0.1', '0.1027', '0.1033'],
        ['sleep 0.2', '0.2039'],
      ],
    ],
  ])('%j', (text, expected) => expect(suites(text)).toEqual(expected));

  test.each([
    ['{"a": 5}', 6],
    ['[[1], 2]', 6],
    ['[{"name": "a"}]', 1],
    ['{"a": [1, [2]]}', 10],
  ])('%s is no list of measures', (text, offset) =>
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'error.shape', where: { at: expect.objectContaining({ offset }) } }),
    ),
  );

  test('names suites that have no name by their number', () => {
    const { suites, notes } = run('[{"name": " ", "measures": [1]}, {"name": "b", "measures": [2]}]');
    expect(suites.map(({ name }) => name)).toEqual(['#1', 'b']);
    expect(notes).toEqual(['note.emptyNames']);
  });

  test('is in seconds if it is of hyperfine', () => expect(run(hyperfine).unit).toBe('s'));

  test('may have doubtful commas', () => {
    expect(run('1,5\n2,5').notes).toEqual(['note.commas']);
    expect(run('a,b\n1,5').notes).toEqual([]);
  });

  test.each([
    ['12', 12],
    ['1,5', 1.5],
    ['1 234.5', 1234.5],
    ['-.5e3', -500],
    ['0', 0],
    ['', undefined],
    ['x', undefined],
    ['1e101', undefined],
    ['1e-101', undefined],
    ['Infinity', undefined],
  ])('the measure %j is %s', (text, expected) => expect(readMeasure(text)).toBe(expected));

  test('what the page writes comes back as it was, whatever was typed', () => {
    const suite = fc.record({ name: fc.string(), measures: fc.array(fc.oneof(fc.string(), fc.double().map(String))) });
    fc.assert(
      fc.property(fc.array(suite), (all) => {
        expect(readWritten(writeSuites(all))).toEqual(all);
        if (all.length > 0) expect(read(writeSuites(all)).suites).toEqual(all);
      }),
      { numRuns: 200 },
    );
  });

  test('1,000 broken texts give suites or a coded error', () => {
    const seeds = [hyperfine, 'a,b\n1,2\n3,4\n', '"x";2\n3;4', '{"a": [1, 2], "b": [3]}', '[[1],[2,3]]', 'x\t1\ny\t2'];
    const pieces = [...'"[]{},;|\t\n\r:.-0eé '];
    let state = 18;
    const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let turn = 0; turn < 1000; turn++) {
      let text = seeds[random(seeds.length)] ?? '';
      for (let changes = random(3) + 1; changes > 0; changes--) {
        const at = random(text.length + 1);
        text =
          text.slice(0, at) +
          (random(2) === 0 ? '' : (pieces[random(pieces.length)] ?? '')) +
          text.slice(at + random(4));
      }
      try {
        run(text);
      } catch (error) {
        expect(error, text).toMatchObject({ name: 'ToolError' });
      }
    }
  });
});

test('a report in English has the words of the page', () => {
  const { ui } = en as { ui: Readonly<Record<string, unknown>> };
  expect(Object.keys(ENGLISH).map((key) => ui[key])).toEqual(Object.values(ENGLISH));
});

test('a report escapes what Markdown and CSV would read', () => {
  const context = { note: () => undefined, progress: () => undefined } as unknown as Parameters<typeof compare>[2];
  const write = (format: 'markdown' | 'csv' | 'bullets') =>
    summarize('{"a | b": [1], "c, \\"d\\"": [2]}', { ...options, unit: 'ms', format }, context).split(/\r?\n/);
  expect(write('markdown')[2]).toBe(
    '| 1 | a \\| b | 1 | 1\u00a0ms | 1\u00a0ms | – | – | 1\u00a0ms | 1\u00a0ms | Baseline |',
  );
  expect(write('csv')[2]).toMatch(/^2,"c, ""d""",ms,1,2,1,2,/);
  expect(write('bullets').slice(0, 4)).toEqual(['- a | b', '  - Position: 1', '  - Samples: 1', '  - Mean: 1\u00a0ms']);
});

test('a table that is too wide is refused before its columns are made', () => {
  expect(read(`${'1;'.repeat(399)}1\n${'1\n'.repeat(200)}`).suites).toHaveLength(400);
  // With a list for each column this would be billions of cells.
  const text = `${'1;'.repeat(20_000)}\n${'1\n'.repeat(200_000)}`;
  expect(() => read(text)).toThrow(expect.objectContaining({ code: 'error.tooMany' }));
});
