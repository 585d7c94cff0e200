import { describe, expect, it } from 'vitest';
import { summarize, type Outcome, type Report } from '../../scripts/checks/summary.mjs';

const nothing: Report = { passed: 0, failed: [], retried: [], notRun: [], unfinished: [] };
const outcome = (
  name: string,
  code: number,
  more: Partial<Omit<Outcome, 'report'>> & { report?: Partial<Report> } = {},
): Outcome => ({
  name,
  code,
  output: '',
  seconds: '1.0 s',
  ...more,
  report: more.report && { ...nothing, ...more.report },
});
const failures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    test: `a.test.ts > case ${index}`,
    error: 'one\n\ntwo\nthree\nfour',
  }));

describe('summarize', () => {
  it('counts tests, and steps without tests, and tells what was retried or not run', () => {
    const report = {
      passed: 7,
      retried: ['a.test.ts > slow'],
      notRun: [{ count: 2, what: 'b.test.ts: needs nginx' }],
    };
    const engines = outcome('engines', 0, { output: 'noise\nnot run: Firefox is not installed' });
    expect(summarize([outcome('unit', 0, { report }), outcome('lint', 0), engines]).split('\n')).toEqual([
      'retried: a.test.ts > slow',
      'not run: 2 of b.test.ts: needs nginx',
      'not run: Firefox is not installed',
      '9 passed, 0 failed, 3 skipped',
    ]);
  });

  it('names each failed step, its failed tests and the first lines of their errors', () => {
    const failed = [{ test: 'a.test.ts > adds', error: '\u001b[31mexpected 1\u001b[39m\n\nto be 2\nat\nmore' }];
    const unit = outcome('unit', 1, { report: { passed: 3, failed } });
    const lint = outcome('lint', 1, { output: 'x.ts\n\n 1:1 wrong' });
    expect(summarize([unit, outcome('types', 0), lint])).toBe(
      [
        ...['✗ unit (1.0 s)', '  a.test.ts > adds', '      expected 1', '      to be 2', '      at'],
        ...['✗ lint (1.0 s)', 'x.ts', ' 1:1 wrong'],
        '4 passed, 2 failed, 0 skipped',
      ].join('\n'),
    );
  });

  it('says what was running when a step took too long', () => {
    const report = { passed: 3, unfinished: ['b.test.ts'] };
    expect(summarize([outcome('unit', 1, { isLate: true, report })])).toBe(
      ['✗ unit (ended after 1.0 s)', '  while running: b.test.ts', '3 passed, 1 failed, 0 skipped'].join('\n'),
    );
  });

  it('keeps within 60 lines, whatever fails, and still names every step', () => {
    const outcomes = Array.from({ length: 11 }, (_, index) =>
      outcome(`step ${index}`, 1, { report: { failed: failures(index * 40 + 1) } }),
    );
    const retried = Array.from({ length: 99 }, (_, index) => `test ${index}`);
    const lines = summarize([...outcomes, outcome('notes', 0, { report: { retried } })]).split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    for (const { name } of outcomes) expect(lines).toContain(`✗ ${name} (1.0 s)`);
    expect(lines).toContain('… and 88 more');
    expect(lines.at(-1)).toBe('0 passed, 2211 failed, 0 skipped');
  });

  it('gives the room to names where there is too little for errors', () => {
    const lines = summarize([outcome('unit', 1, { report: { failed: failures(50) } })]).split('\n');
    expect(lines.filter((line) => line.startsWith('  a.test.ts > case'))).toHaveLength(50);
  });
});
