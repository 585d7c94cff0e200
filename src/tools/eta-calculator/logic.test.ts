// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import { writeDuration } from './duration.ts';
import { finish, progress, rate, transfer } from './logic.ts';
import { finishOptions, progressOptions, rateOptions, transferOptions } from './options.ts';
import vectors from './python-vectors.json';
import { findZone, resolveWall, writeMoment } from './zone.ts';

const RUNS = {
  rate: [rate, rateOptions],
  progress: [progress, progressOptions],
  transfer: [transfer, transferOptions],
  finish: [finish, finishOptions],
} as const;
type Name = keyof typeof RUNS;

/** The words of an operation at a moment, and the codes of its notes. */
function run(name: Name, options: object, now = Date.UTC(2026, 10, 23, 12)) {
  const notes: string[] = [];
  const [operation, specs] = RUNS[name];
  const sources = { now: () => now, random: () => new Uint8Array() };
  const note = (code: string) => void notes.push(code);
  const result = (operation as (options: object, context: object) => ReturnType<typeof operation>)(
    { ...initialValues(specs), zone: 'UTC', ...options },
    { note, sources },
  );
  return { ...result, notes };
}
const failure = (name: Name, options: object) => {
  try {
    run(name, options);
    return undefined;
  } catch (error) {
    return error;
  }
};

test('durations, rates and ends are those of Python’s fractions, datetime and zoneinfo', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(900);
  for (const [name, options, expected] of vectors as unknown as [
    Name,
    object,
    { end: string; milliseconds: number },
  ][]) {
    const { end, endTime, milliseconds } = run(name, options);
    expect({ end, milliseconds }, JSON.stringify([name, options])).toEqual(expected);
    expect(endTime).toBe(Date.parse(expected.end));
  }
});

describe('known answers', () => {
  test('186 at 3 per 5 minutes take 5 h 10 min', () => {
    const found = run('rate', {});
    expect(found.milliseconds).toBe(18_600_000);
    expect(found).toMatchObject({ iso: 'PT5H10M', end: '2026-11-23T17:10:00+00:00' });
  });

  test('1 at 1 per 999 ms takes 999 ms', () => {
    const options = { amount: '1', count: '1', span: '999', unit: 'milliseconds' };
    expect(run('rate', options).milliseconds).toBe(999);
  });

  test('1 GB at 100 Mbit/s takes 80 s', () => {
    expect(run('transfer', { size: '1', sizeUnit: 'GB', bandwidth: '100', bandwidthUnit: 'Mbit' }).milliseconds).toBe(
      80_000,
    );
  });

  test('90061 s are 1 day, 1 hour, 1 minute and 1 second', () => {
    const found = run('rate', { amount: '90061', count: '1', span: '1', unit: 'seconds' });
    expect(found).toMatchObject({ iso: 'P1DT1H1M1S' });
    expect(writeDuration(8 * 86_400_000 + 500)).toBe('P8DT0.5S');
    expect(writeDuration(0)).toBe('PT0S');
  });

  test('a third of a millisecond is rounded up, and said so', () => {
    expect(run('rate', { amount: '1', count: '3', span: '1', unit: 'milliseconds' })).toMatchObject({
      milliseconds: 1,
      notes: ['note.rounded'],
    });
  });

  test('fractional rates in the user’s own decimal sign', () => {
    expect(run('rate', { amount: '1.000', count: '0,5', span: '1', unit: 'seconds' }).milliseconds).toBe(2000);
  });
});

describe('a change of the clock', () => {
  test('an hour is an hour when clocks go forward or back', () => {
    const berlin = { amount: '3', count: '1', span: '1', unit: 'hours', from: 'date', zone: 'Europe/Berlin' };
    expect(run('rate', { ...berlin, start: '2026-03-29T00:30' })).toMatchObject({
      end: '2026-03-29T04:30:00+02:00',
      notes: ['note.clockChange'],
    });
    expect(run('rate', { ...berlin, start: '2026-10-25T00:30' })).toMatchObject({ end: '2026-10-25T02:30:00+01:00' });
  });

  test('a time that is skipped or comes twice is noted', () => {
    const berlin = { from: 'date', zone: 'Europe/Berlin' };
    expect(run('rate', { ...berlin, start: '2026-03-29T02:30' })).toMatchObject({
      start: '2026-03-29T03:30:00+02:00',
      notes: ['note.gap'],
    });
    expect(run('rate', { ...berlin, start: '2026-10-25T02:30' })).toMatchObject({
      start: '2026-10-25T02:30:00+02:00',
      notes: ['note.twice', 'note.clockChange'],
    });
  });

  test('a wall clock that is written is read back', () => {
    const zone = findZone('America/New_York');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (seconds) => {
        const wall = writeMoment(seconds * 1000, zone).slice(0, 19);
        const found = resolveWall(Date.parse(`${wall}Z`), zone);
        expect(found.is).not.toBe('gap');
        if (found.is === 'one') expect(found.time).toBe(seconds * 1000);
      }),
    );
  });
});

describe('working hours', () => {
  const office = { work: true, from: 'date', count: '1', span: '1', unit: 'hours' };

  test('work that begins on a Friday ends on Monday', () => {
    expect(run('rate', { ...office, amount: '10', start: '2026-11-20T15:00' })).toMatchObject({
      end: '2026-11-23T17:00:00+00:00',
      notes: [],
    });
  });

  test('work waits for the opening, and skips days off', () => {
    expect(run('rate', { ...office, amount: '1', start: '2026-12-24T18:00', daysOff: '2026-12-25' })).toMatchObject({
      start: '2026-12-28T09:00:00+00:00',
      end: '2026-12-28T10:00:00+00:00',
      notes: ['note.startsLater'],
    });
  });

  test('the rate for a deadline counts them alone, and keeps it', () => {
    const deadline = { work: true, from: 'date', start: '2026-11-20T15:00', deadline: '2026-11-23T11:00', amount: '8' };
    expect(run('finish', deadline)).toMatchObject({ milliseconds: 4 * 3_600_000, rates: { hour: '2' } });
    expect(run('rate', { ...office, ...deadline, count: '2' }).end).toBe('2026-11-23T11:00:00+00:00');
  });
});

test('progress goes on as until now', () => {
  const found = run('progress', { done: '250', total: '1000', elapsed: '10', unit: 'minutes' });
  expect(found).toMatchObject({ percent: '25', left: '750', iso: 'PT30M', end: '2026-11-23T12:30:00+00:00' });
  expect(found).toMatchObject({ rates: { minute: '25', hour: '1500' } });
  expect(run('progress', { done: '5', total: '5' }).milliseconds).toBe(0);
});

test.each([
  ['rate', { amount: '' }, 'error.missing', 'amount'],
  ['rate', { count: '0' }, 'error.positive', 'count'],
  ['rate', { span: '-5' }, 'error.positive', 'span'],
  ['rate', { amount: '1e30' }, 'error.range', 'amount'],
  ['rate', { from: 'date', start: '' }, 'error.missing', 'start'],
  ['rate', { from: 'date', start: '2026-02-30' }, 'error.date', 'start'],
  ['rate', { from: 'date', start: '275760-09-13T00:00' }, 'error.range', 'start'],
  ['rate', { from: 'date', start: '275760-09-12T23:00' }, 'error.range', 'amount'],
  ['rate', { zone: 'Mars/Olympus' }, 'error.zone', 'zone'],
  ['rate', { work: true, workHours: '9-17' }, 'error.workHours', 'workHours'],
  ['rate', { work: true, workHours: '09:00-12:00, 11:00-17:00' }, 'error.workHours', 'workHours'],
  ['rate', { work: true, workDays: '8' }, 'error.workDays', 'workDays'],
  ['rate', { work: true, amount: '1e7' }, 'error.workLimit', 'workHours'],
  ['progress', { done: '1001' }, 'error.doneMore', 'done'],
  ['progress', { since: 'started', started: '2030-01-01' }, 'error.future', 'started'],
  ['finish', { deadline: '2026-11-23T12:00Z' }, 'error.deadline', 'deadline'],
  [
    'finish',
    { work: true, deadline: '2026-11-24T08:00', from: 'date', start: '2026-11-23T18:00' },
    'error.noWork',
    'deadline',
  ],
] as const)('%s of %j is refused', (name, options, code, option) => {
  expect(failure(name, options)).toMatchObject({ code, where: { option } });
});

test('10,000 texts in each field are an answer or a coded error', () => {
  const characters = [..."0123456789.,-+:eETZ W/%’'−x\u202f"];
  let state = 18;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  const mutate = (text: string) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + (characters[random(characters.length)] ?? '') + text.slice(at + random(3));
  };
  const starts = {
    amount: '186',
    count: '3',
    span: '5',
    start: '2026-10-25T02:30:00',
    workHours: '09:00-12:00, 13:00-17:00',
    workDays: '12345',
    daysOff: '2026-12-25',
  };
  const names = Object.keys(starts) as (keyof typeof starts)[];
  for (let turn = 0; turn < 10_000; turn++) {
    const name = names[turn % names.length] ?? 'amount';
    const options = {
      ...starts,
      from: 'date',
      work: true,
      zone: 'Europe/Berlin',
      [name]: mutate(mutate(starts[name])),
    };
    const error = failure('rate', options);
    if (error !== undefined) expect(error, JSON.stringify(options)).toMatchObject({ name: 'ToolError' });
  }
});
