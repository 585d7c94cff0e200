import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { readValues } from '#engine/options';
import { writeDuration } from './duration.ts';
import { progress, rate, transfer } from './logic.ts';
import { progressOptions, rateOptions, transferOptions } from './options.ts';
import { sayDuration, sayEnd, sayFromNow } from './say.ts';
import vectors from './vectors.json';

const RUNS = {
  rate: [rate, rateOptions],
  progress: [progress, progressOptions],
  transfer: [transfer, transferOptions],
} as const;
type Name = keyof typeof RUNS;
type Run = (options: object, context: object) => ReturnType<typeof rate>;

/** A Sunday noon in UTC, 13:00 in Paris. */
const NOON = Date.UTC(2026, 10, 22, 12);

/** What an operation gives at a moment, and the codes of its notes. */
function run(name: Name, options: object, now = NOON) {
  const notes: string[] = [];
  const [operation, specs] = RUNS[name];
  const values = readValues(specs, { zone: 'UTC', ...options });
  const sources = { now: () => now, random: () => new Uint8Array() };
  return { ...(operation as Run)(values, { note: (code: string) => void notes.push(code), sources }), notes };
}

test.each(vectors as unknown as [Name, object, object][])(
  '%s of %j ends as Python’s fractions, datetime and zoneinfo say',
  (name, options, expected) => expect(run(name, options)).toMatchObject(expected),
);

describe('known answers', () => {
  test('186 at 3 per 5 minutes take 5 h 10 min', () =>
    expect(run('rate', {})).toMatchObject({ duration: 'PT5H10M', end: '2026-11-22T17:10:00+00:00' }));

  test('1 at 1 per 999 ms takes 999 ms', () =>
    expect(run('rate', { amount: '1', count: '1', span: '999', unit: 'milliseconds' }).milliseconds).toBe(999));

  test('1 GB at 100 Mbit/s takes 80 s', () =>
    expect(run('transfer', {})).toMatchObject({
      milliseconds: 80_000,
      bits: '8000000000',
      bytesPerSecond: '12500000',
    }));

  test('1 GiB is not 1 GB, and 1 MB/s is not 1 Mbit/s', () => {
    expect(run('transfer', { sizeUnit: 'GiB', bandwidth: '1', bandwidthUnit: 'MiB' }).milliseconds).toBe(1_024_000);
    expect(run('transfer', { bandwidth: '1', bandwidthUnit: 'MB' }).milliseconds).toBe(1_000_000);
    expect(run('transfer', { bandwidth: '1', bandwidthUnit: 'Mbit' }).milliseconds).toBe(8_000_000);
  });

  test('90061 s are 1 day, 1 hour, 1 minute and 1 second', () => {
    expect(writeDuration(90_061_000)).toBe('P1DT1H1M1S');
    expect(sayDuration(90_061_000, 'en')).toBe('1 day, 1 hour, 1 minute, 1 second');
    expect(sayDuration(90_061_000, 'ru')).toBe('1 день 1 час 1 минута 1 секунда');
  });

  test.each([
    [0, 'PT0S'],
    [500, 'PT0.5S'],
    [8 * 86_400_000 + 60_000, 'P8DT1M'],
    [86_400_000, 'P1D'],
  ])('%i ms are %s', (milliseconds, text) => expect(writeDuration(milliseconds)).toBe(text));

  test('a part of a millisecond is rounded up', () =>
    expect(run('rate', { amount: '1', count: '3', span: '1', unit: 'milliseconds' }).milliseconds).toBe(1));

  test('fractional rates are read with either mark', () =>
    expect(run('rate', { amount: '1.000', count: '0,5', span: '1', unit: 'seconds' }).milliseconds).toBe(2000));

  test('progress goes on as until now', () => {
    const counted = { done: '250', total: '1000', elapsed: '10', unit: 'minutes' };
    expect(run('progress', counted)).toMatchObject({
      percent: '25',
      left: '750',
      perMinute: '25',
      duration: 'PT30M',
      end: '2026-11-22T12:30:00+00:00',
    });
    expect(run('progress', { done: '250', total: '1000', since: 'started', started: '2026-11-22T11:50Z' })).toEqual(
      run('progress', counted),
    );
    expect(run('progress', { done: '5', total: '5' })).toMatchObject({
      milliseconds: 0,
      end: '2026-11-22T12:00:00+00:00',
    });
  });
});

// Clocks in Paris go forward at 2:00 on 2026-03-29 and back at 3:00 on 2026-10-25 (Directive 2000/84/EC).
describe('a change of the clock in Paris', () => {
  const paris = { amount: '3', count: '1', span: '1', unit: 'hours', zone: 'Europe/Paris' };

  test('an hour is an hour, whether clocks go forward or back', () => {
    expect(run('rate', paris, Date.UTC(2026, 2, 28, 23, 30))).toMatchObject({
      start: '2026-03-29T00:30:00+01:00',
      end: '2026-03-29T04:30:00+02:00',
      notes: ['note.clockChange'],
    });
    expect(run('rate', paris, Date.UTC(2026, 9, 24, 22, 30))).toMatchObject({
      start: '2026-10-25T00:30:00+02:00',
      end: '2026-10-25T02:30:00+01:00',
      notes: ['note.clockChange'],
    });
  });

  test('a day of work from noon to noon takes 23 or 25 hours of the clock', () => {
    const day = { ...paris, amount: '24' };
    expect(run('rate', { ...day, start: '2026-03-28T12:00' }).end).toBe('2026-03-29T13:00:00+02:00');
    expect(run('rate', { ...day, start: '2026-10-24T12:00' }).end).toBe('2026-10-25T11:00:00+01:00');
  });

  test('a start that is skipped or comes twice is noted', () => {
    expect(run('rate', { ...paris, start: '2026-03-29T02:30' })).toMatchObject({
      start: '2026-03-29T03:30:00+02:00',
      notes: ['warning.gap'],
    });
    expect(run('rate', { ...paris, start: '2026-10-25T02:30' })).toMatchObject({
      start: '2026-10-25T02:30:00+02:00',
      notes: ['warning.twice', 'note.clockChange'],
    });
  });

  test('time that has passed is counted through it', () =>
    expect(
      run(
        'progress',
        { done: '1', total: '2', since: 'started', started: '2026-10-25T01:00', zone: 'Europe/Paris' },
        Date.UTC(2026, 9, 25, 2),
      ).milliseconds,
    ).toBe(3 * 3_600_000));
});

describe('what the page says', () => {
  const paris = { zone: 'Europe/Paris', milliseconds: 7_200_000 };

  test('the end is a time today, and has its date on another day of the zone', () => {
    expect(sayEnd({ ...paris, end: '2026-11-22T23:59:00+01:00' }, NOON, 'en')).toMatch(/^11:59\sPM$/);
    expect(sayEnd({ ...paris, end: '2026-11-23T00:30:00+01:00' }, NOON, 'en')).toMatch(
      /^Monday, November 23, 2026 at 12:30\sAM$/,
    );
    // 23:30 on the 21st in UTC is 0:30 on the 22nd in Paris.
    expect(sayEnd({ ...paris, end: '2026-11-22T02:30:00+01:00' }, Date.UTC(2026, 10, 21, 23, 30), 'fr')).toBe('02:30');
  });

  test('the hour after clocks went back is that of the new offset', () => {
    const now = Date.UTC(2026, 9, 25, 0, 30);
    const { end, zone, milliseconds } = run(
      'rate',
      { amount: '1', count: '1', span: '1', unit: 'hours', zone: 'Europe/Paris' },
      now,
    );
    expect(end).toBe('2026-10-25T02:30:00+01:00');
    expect(sayEnd({ end, zone, milliseconds }, now, 'fr')).toBe('02:30');
    expect(sayFromNow({ end }, now, 'fr')).toBe('dans 1 heure');
  });

  test('it has seconds where it takes less than an hour', () =>
    expect(sayEnd({ zone: 'UTC', milliseconds: 80_000, end: '2026-11-22T12:01:20+00:00' }, NOON, 'fr')).toBe(
      '12:01:20',
    ));

  test('a zone may be an offset', () =>
    expect(sayEnd({ zone: 'UTC+5', milliseconds: 3_600_000, end: '2026-11-22T18:00:00+05:00' }, NOON, 'fr')).toBe(
      '18:00',
    ));
});

test.each([
  ['rate', { count: '0' }, 'error.positive', 'count'],
  ['rate', { span: '-5' }, 'error.positive', 'span'],
  ['rate', { amount: '1e30' }, 'error.range', undefined],
  ['rate', { start: '2026-02-30' }, 'error.date', 'start'],
  ['rate', { start: '2026-13-01' }, 'error.date', 'start'],
  ['rate', { start: '2026-11-22T24:00' }, 'error.date', 'start'],
  ['rate', { start: 'tomorrow' }, 'error.date', 'start'],
  ['rate', { start: '275760-09-13T00:00' }, 'error.range', 'start'],
  ['rate', { start: '275760-09-11T23:00' }, 'error.range', undefined],
  ['rate', { zone: 'Mars/Olympus' }, 'error.zone', 'zone'],
  ['progress', { done: '1001' }, 'error.doneMore', 'done'],
  ['progress', { elapsed: '' }, 'error.missing', 'elapsed'],
  ['progress', { since: 'started' }, 'error.missing', 'started'],
  ['progress', { since: 'started', started: '2030-01-01' }, 'error.future', 'started'],
  ['transfer', { bandwidth: '0' }, 'error.positive', 'bandwidth'],
] as const)('%s of %j is refused', (name, options, code, option) => {
  expect(() => run(name, options)).toThrow(
    expect.objectContaining({ code, where: option === undefined ? {} : { option } }) as Error,
  );
});

test('hostile input ends in an answer or in an error with a code', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+:eETZ /%’−x\u202f'), maxLength: 20 });
  const field = fc.constantFrom('amount', 'count', 'span', 'start', 'zone');
  const nearly = fc.tuple(fc.constantFrom('2026-10-25T02:30:00', '186', '+05:30'), typed, fc.nat(20));
  const text = fc.oneof(
    typed,
    nearly.map(([good, bad, at]) => good.slice(0, at) + bad.slice(0, 2) + good.slice(at)),
  );
  fc.assert(
    fc.property(field, text, (name, value) => {
      try {
        expect(run('rate', { amount: '186', zone: 'Europe/Paris', [name]: value }).milliseconds).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 400 },
  );
});
