import { describe, expect, it } from 'vitest';
import { summarize } from '../../scripts/checks/summary.mjs';
import { failedLines, notRunLine, retriedLine } from '../reported.ts';

const outcome = (name: string, code: number, output = '') => ({ name, code, output, seconds: '1.0 s' });
const manyTests = (count: number) =>
  Array.from({ length: count }, (_, index) => failedLines(`a.test.ts > case ${index}`, 'one\ntwo\nthree\nfour')).join(
    '\n',
  );

describe('summarize', () => {
  it('says so when nothing failed, and tells what was retried or not run', () => {
    const output = [retriedLine('a.test.ts > slow'), notRunLine(2, 'b.test.ts: needs nginx'), 'other words'].join('\n');
    expect(summarize([outcome('unit', 0, output)]).split('\n')).toEqual([
      'retried: a.test.ts > slow',
      'not run: 2 of b.test.ts: needs nginx',
      'All is well.',
    ]);
  });

  it('names each failed step, its failed tests and the first lines of their errors', () => {
    const output = `noise\n${failedLines('a.test.ts > adds', '\u001b[31mexpected 1\u001b[39m\n\nto be 2\nat\nmore')}\nnoise`;
    expect(summarize([outcome('unit', 1, output), outcome('types', 0), outcome('lint', 1, 'x.ts\n 1:1 wrong')])).toBe(
      [
        ...['✗ unit (1.0 s)', '  a.test.ts > adds', '      expected 1', '      to be 2', '      at'],
        ...['✗ lint (1.0 s)', 'x.ts', ' 1:1 wrong'],
        'Failed: unit, lint',
      ].join('\n'),
    );
  });

  it('keeps within 60 lines, whatever fails, and still names every step', () => {
    const outcomes = Array.from({ length: 11 }, (_, index) => outcome(`step ${index}`, 1, manyTests(index * 40 + 1)));
    outcomes.push(
      outcome('notes', 0, Array.from({ length: 99 }, (_, index) => retriedLine(`test ${index}`)).join('\n')),
    );
    const lines = summarize(outcomes).split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    for (const { name } of outcomes.slice(0, 11)) expect(lines).toContain(`✗ ${name} (1.0 s)`);
    expect(lines).toContain('… and 88 more');
    expect(lines.at(-1)).toMatch(/^Failed: step 0, step 1, /);
  });

  it('gives the room to names where there is too little for errors', () => {
    const lines = summarize([outcome('unit', 1, manyTests(50))]).split('\n');
    expect(lines.filter((line) => line.startsWith('  a.test.ts > case'))).toHaveLength(50);
  });
});
