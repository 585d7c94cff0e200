// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  change,
  elapsed,
  fresh,
  isOver,
  lap,
  MOST_LAPS,
  reset,
  shownAt,
  toggle,
  type Chronometer,
} from './chronometer.ts';
import { formatDuration, formatSeconds } from './duration.ts';
import { readLaps, writeCsv, writeText } from './laps.ts';

const countdown: Chronometer = { ...fresh, mode: 'countdown', minutes: 1, seconds: 30 };

describe('a duration', () => {
  // The vectors of the brief, and their neighbors.
  test.each([
    [0, '00:00.000'],
    [59_999, '00:59.999'],
    [60_000, '01:00.000'],
    [3_599_999, '59:59.999'],
    [3_600_000, '01:00:00.000'],
    [359_999_999, '99:59:59.999'],
    [360_000_000, '100:00:00.000'],
    [1.9, '00:00.001'],
    [-5, '00:00.000'],
  ])('of %d ms is %s', (milliseconds, expected) => expect(formatDuration(milliseconds)).toBe(expected));

  test('can be read back', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (milliseconds) => {
        const [seconds = '', minutes = '', hours = '0'] = formatDuration(milliseconds).split(':').reverse();
        const read = (Number(hours) * 60 + Number(minutes)) * 60_000 + Math.round(Number(seconds) * 1000);
        expect(read).toBe(milliseconds);
      }),
      { numRuns: 200 },
    );
  });

  test('without milliseconds shows zero at the end only, where it counts down', () => {
    expect([formatSeconds(999, false), formatSeconds(1, true), formatSeconds(0, true)]).toEqual([
      '00:00',
      '00:01',
      '00:00',
    ]);
  });
});

describe('a stopwatch', () => {
  test('adds up what it runs', () => {
    const stopped = toggle(toggle(fresh, 1000), 3500);
    expect(elapsed(stopped, 99_999)).toBe(2500);
    expect(shownAt(toggle(stopped, 10_000), 11_000)).toBe(3500);
  });
  test('goes on from zero when it is reset while it runs, and stays at zero when it is stopped', () => {
    const running = reset(lap(toggle(fresh, 1000), 2000), 5000);
    expect(elapsed(running, 5250)).toBe(250);
    expect(running.laps).toEqual([]);
    expect(elapsed(reset(toggle(running, 6000), 7000), 9000)).toBe(0);
  });
  test('is never negative and never over', () => {
    expect(elapsed(toggle(fresh, 1000), 500)).toBe(0);
    expect(isOver(toggle(fresh, 0), 1e15)).toBe(false);
  });
  test('takes laps only while it runs, and not without end', () => {
    expect(lap(fresh, 5)).toBe(fresh);
    const running = toggle(fresh, 0);
    expect(lap(lap(running, 1200), 2000).laps).toEqual([1200, 2000]);
    const full = { ...running, laps: Array<number>(MOST_LAPS).fill(1) };
    expect(lap(full, 5)).toBe(full);
    expect(lap(toggle(countdown, 0), 5).laps).toEqual([]);
  });
});

describe('a countdown', () => {
  test('shows what is left, ends at zero and begins again', () => {
    const running = toggle(countdown, 1000);
    expect(shownAt(running, 31_000)).toBe(60_000);
    expect(isOver(running, 90_999)).toBe(false);
    expect(isOver(running, 91_000)).toBe(true);
    const over = toggle(running, 500_000);
    expect(shownAt(over, 500_000)).toBe(0);
    expect(shownAt(toggle(over, 600_000), 600_000)).toBe(90_000);
  });
  test('of no length is never over', () => expect(isOver({ ...countdown, minutes: 0, seconds: 0 }, 5)).toBe(false));
  test('of another length begins at zero', () =>
    expect(change(toggle(countdown, 0), { seconds: 5 })).toMatchObject({ seconds: 5, before: 0, startedAt: null }));
});

describe('laps', () => {
  test('have their own time, the total, and the first of the fastest and the slowest', () => {
    expect(readLaps([1000, 3000, 4000, 6000])).toEqual([
      { number: 1, split: 1000, total: 1000, rank: 'best' },
      { number: 2, split: 2000, total: 3000, rank: 'worst' },
      { number: 3, split: 1000, total: 4000, rank: undefined },
      { number: 4, split: 2000, total: 6000, rank: undefined },
    ]);
    expect(readLaps([1000, 2000]).map(({ rank }) => rank)).toEqual([undefined, undefined]);
    expect(readLaps([])).toEqual([]);
  });
  test('are written as CSV and as text', () => {
    const laps = readLaps([61_500.7, 3_661_500.7]);
    expect(writeCsv(laps)).toBe(
      'lap,split,total,split_ms,total_ms\r\n' +
        '1,01:01.500,01:01.500,61500,61500\r\n' +
        '2,01:00:00.000,01:01:01.500,3600000,3661500\r\n',
    );
    expect(writeText(laps)).toBe('1     01:01.500     01:01.500\n2  01:00:00.000  01:01:01.500');
  });
});
