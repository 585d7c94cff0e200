import { Cron } from 'croner';
import { writeDates } from './month-ends.ts';
import { combinesDays, type Expression } from './read-expression.ts';
import type { Field } from './read-field.ts';
import { asUtc, writeLocal, type Wall, type Zone } from './zone.ts';

export interface Run {
  readonly utc: string;
  /** ISO 8601 with the offset of the zone at that time. */
  readonly local: string;
  /**
   * `moved`: the clocks skip the time asked for, it runs right after; `repeated`: they show this time twice that day;
   * `offset`: the first run after the clocks were changed.
   */
  readonly clockChange: 'moved' | 'repeated' | 'offset' | null;
}

/** Clock changes are of an hour, of half an hour on Lord Howe Island. */
const SHIFTS = [3_600_000, 1_800_000];

/** The next runs after an instant, at most `count`. Empty: it never comes. */
export function findRuns(expression: Expression, zone: Zone, from: number, count: number): Run[] {
  if (expression.interval !== undefined) return countOn(expression.interval.milliseconds, zone, from, count);
  const days = combinesDays(expression);
  const next = (pattern: string) =>
    new Cron(pattern, { timezone: zone.name, mode: '7-part', domAndDow: days === 'both', paused: true })
      .nextRuns(count, new Date(from))
      .map((date) => date.getTime());
  const all = writePatterns(expression.fields, days !== 'either').flatMap(next);
  const times = [...new Set(all)].sort((one, other) => one - other).slice(0, count);
  let before = zone.offsetAt(from);
  return times.map((time) => {
    const wall = zone.wallAt(time);
    const offset = zone.offsetAt(time);
    const isOffset = offset !== before;
    before = offset;
    const clockChange = !fits(expression.fields, wall)
      ? 'moved'
      : isRepeated(zone, time, wall)
        ? 'repeated'
        : isOffset
          ? 'offset'
          : null;
    return { utc: writeUtc(time), local: writeLocal(wall, offset), clockChange };
  });
}

const writeUtc = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/** Runs of a schedule that has no clock, as if it began at `from`. */
function countOn(interval: number, zone: Zone, from: number, count: number): Run[] {
  const start = Math.floor(from / 1000) * 1000;
  return Array.from({ length: count }, (_, index) => {
    const time = start + (index + 1) * interval;
    return { utc: writeUtc(time), local: writeLocal(zone.wallAt(time), zone.offsetAt(time)), clockChange: null };
  });
}

/** The runs of an expression are those of all its patterns. */
function writePatterns(fields: readonly Field[], isDayNeeded: boolean): string[] {
  const write = (name: Field['name'], absent: string) => {
    const field = fields.find((item) => item.name === name);
    if (field === undefined || field.isFree) return field === undefined ? absent : '*';
    return [...field.values, ...field.special].join(',');
  };
  const time = [write('second', '0'), write('minute', '*'), write('hour', '*')];
  return writeDates(fields, isDayNeeded).map(({ day, month, year }) =>
    [...time, day, month, write('weekday', '*'), year].join(' '),
  );
}

const fits = (fields: readonly Field[], wall: Wall) =>
  (['second', 'minute', 'hour'] as const).every((name) => {
    const field = fields.find((item) => item.name === name);
    return field === undefined || field.isFree || field.values.includes(wall[name]);
  });

const isRepeated = (zone: Zone, time: number, wall: Wall) =>
  SHIFTS.some((shift) => [time - shift, time + shift].some((other) => asUtc(zone.wallAt(other)) === asUtc(wall)));
