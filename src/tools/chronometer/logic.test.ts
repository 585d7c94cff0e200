// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  change,
  elapsed,
  endedBetween,
  endOf,
  isOver,
  lap,
  MOST_LAPS,
  newChronometer,
  phaseAt,
  phasesOf,
  reset,
  shownAt,
  toggle,
  type Chronometer,
} from './chronometer.ts';
import { formatDuration, formatSeconds } from './duration.ts';
import { readLaps, writeCsv } from './laps.ts';
import { decode, encode, initial } from './stored.ts';

const fresh = newChronometer(1);
const countdown: Chronometer = { ...fresh, mode: 'countdown', minutes: 1, seconds: 30 };
const interval: Chronometer = { ...fresh, mode: 'interval', work: 25, rest: 5, rounds: 2 };
const MINUTE = 60_000;

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
        const read = (Number(hours) * 60 + Number(minutes)) * MINUTE + Math.round(Number(seconds) * 1000);
        expect(read).toBe(milliseconds);
      }),
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
    expect(elapsed(toggle(stopped, 10_000), 11_000)).toBe(3500);
  });
  test('goes on from zero when it is reset while it runs, and stays at zero when it stands', () => {
    const running = reset(lap(toggle(fresh, 1000), 2000), 5000);
    expect(elapsed(running, 5250)).toBe(250);
    expect(running.laps).toEqual([]);
    expect(elapsed(reset(toggle(running, 6000), 7000), 9000)).toBe(0);
  });
  test('is never negative', () => expect(elapsed(toggle(fresh, 1000), 500)).toBe(0));
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
    expect(shownAt(running, elapsed(running, 31_000))).toBe(MINUTE);
    expect(isOver(running, 90_999)).toBe(false);
    expect(isOver(running, 91_000)).toBe(true);
    const over = toggle(running, 500_000);
    expect(shownAt(over, elapsed(over, 500_000))).toBe(0);
    const again = toggle(over, 600_000);
    expect(shownAt(again, elapsed(again, 600_000))).toBe(90_000);
  });
  test('another plan begins at zero', () =>
    expect(change(toggle(countdown, 0), { seconds: 5 })).toMatchObject({ seconds: 5, before: 0, startedAt: null }));
});

describe('intervals', () => {
  test('are work and rest in turn, without a rest at the end', () => {
    expect(phasesOf(interval)).toEqual([
      { kind: 'work', round: 1, end: 25 * MINUTE },
      { kind: 'rest', round: 1, end: 30 * MINUTE },
      { kind: 'work', round: 2, end: 55 * MINUTE },
    ]);
    expect(phasesOf({ ...interval, rest: 0 }).map(({ end }) => end / MINUTE)).toEqual([25, 50]);
    expect(endOf(interval)).toBe(55 * MINUTE);
    expect(endOf(fresh)).toBe(Infinity);
  });
  test('change at their end, not before', () => {
    expect(phaseAt(interval, 25 * MINUTE - 1)).toMatchObject({ kind: 'work', round: 1 });
    expect(phaseAt(interval, 25 * MINUTE)).toMatchObject({ kind: 'rest', round: 1 });
    expect(phaseAt(interval, 55 * MINUTE)).toBeUndefined();
    expect(shownAt(interval, 26 * MINUTE)).toBe(4 * MINUTE);
  });
  test('ring once at each end, however late somebody looks', () => {
    expect(endedBetween(interval, 25 * MINUTE - 1, 25 * MINUTE)).toBe(true);
    expect(endedBetween(interval, 25 * MINUTE, 25 * MINUTE + 1)).toBe(false);
    expect(endedBetween(interval, 0, 40 * MINUTE)).toBe(true);
    expect(endedBetween(fresh, 0, 40 * MINUTE)).toBe(false);
  });
});

describe('laps', () => {
  test('have a time of their own, a best and a worst', () => {
    const { laps, mean } = readLaps([1000, 1500, 3500]);
    expect(laps).toEqual([
      { number: 1, split: 1000, total: 1000, rank: undefined },
      { number: 2, split: 500, total: 1500, rank: 'best' },
      { number: 3, split: 2000, total: 3500, rank: 'worst' },
    ]);
    expect(formatDuration(mean)).toBe('00:01.166');
  });
  test('that are alike have neither, nor has a single one', () => {
    expect(readLaps([500, 1000]).laps.map(({ rank }) => rank)).toEqual([undefined, undefined]);
    expect(readLaps([500]).laps.map(({ rank }) => rank)).toEqual([undefined]);
    expect(readLaps([])).toEqual({ laps: [], mean: 0 });
  });
  test('add up to the total', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 ** 7), { minLength: 2, maxLength: 30 }), (splits) => {
        let sum = 0;
        const { laps } = readLaps(splits.map((split) => (sum += split)));
        expect(laps.map(({ split }) => split)).toEqual(splits);
        expect(laps.filter(({ rank }) => rank === 'best').length).toBe(new Set(splits).size > 1 ? 1 : 0);
      }),
    );
  });
  test('as CSV', () =>
    expect(writeCsv(readLaps([1000.4, 63_000]).laps)).toBe(
      'lap,split,total,split_ms,total_ms\r\n1,00:01.000,00:01.000,1000,1000\r\n2,01:01.999,01:03.000,61999,63000\r\n',
    ));
});

describe('what is stored', () => {
  const stored = { ...initial, chronometers: [lap(toggle(fresh, 5), 9), { ...interval, id: 2 }], skew: -3.5 };
  const inner = (change: (state: Record<string, unknown>) => unknown) =>
    JSON.stringify({ remembered: { state: JSON.stringify(change(structuredClone(stored))) } });
  const first = (changes: object) =>
    inner((state) => ({ ...state, chronometers: [{ ...stored.chronometers[0], ...changes }] }));

  test('is read back', () => expect(decode(encode(stored))).toEqual(stored));
  test('is read as the next cases write it', () => expect(decode(inner((state) => state))).toEqual(stored));
  test.each([
    '',
    'null',
    '{}',
    '[]',
    '{"remembered":{"state":7}}',
    '{"remembered":{"state":"{"}}',
    inner(() => null),
    inner(() => []),
    inner((state) => ({ ...state, chronometers: [] })),
    inner((state) => ({ ...state, chronometers: [null] })),
    inner((state) => ({ ...state, chronometers: [fresh, fresh] })),
    inner((state) => ({ ...state, chronometers: Array.from({ length: 21 }, (_, at) => newChronometer(at + 1)) })),
    inner((state) => ({ ...state, selected: 7 })),
    inner((state) => ({ ...state, skew: null })),
    inner((state) => ({ ...state, sound: 'yes' })),
    first({ mode: 'sundial' }),
    first({ startedAt: 'now' }),
    first({ before: -1 }),
    first({ laps: [2, 1] }),
    first({ laps: ['1'] }),
    first({ minutes: 1.5 }),
    first({ rounds: 1e9 }),
    first({ id: 0 }),
  ])('is refused when it is damaged: %s', (raw) => expect(decode(raw)).toBeUndefined());
  test('10,000 damaged texts are refused, or chronometers that can be shown', () => {
    const text = encode(stored);
    let state = 5;
    const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let count = 0; count < 10_000; count++) {
      const at = random(text.length);
      const read = decode(text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + random(3)));
      for (const one of read?.chronometers ?? []) expect(formatDuration(elapsed(one, 1e6))).toMatch(/^[\d:.]+$/);
    }
  });
});
