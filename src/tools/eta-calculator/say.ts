import { sayRelative } from '#lib/say-relative';
import { partsOf } from './duration.ts';
import { HOUR, openZone, SECOND, writeMoment } from './moment.ts';

const UNITS = ['day', 'hour', 'minute', 'second', 'millisecond'] as const;

/** “1 day, 2 hours”. */
export function sayDuration(milliseconds: number, language: string): string {
  const say = (count: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const parts = partsOf(milliseconds);
  const said = UNITS.flatMap((unit, index) => (parts[index] ? [say(parts[index], unit)] : []));
  if (said.length === 0) return say(0, 'second');
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(said);
}

interface Ended {
  /** ISO 8601 with an offset. */
  readonly end: string;
  readonly zone: string;
  readonly milliseconds: number;
}

/** On the clock of the zone: “2:10 PM”, with the date where that is not today, with seconds where it takes less than an hour. */
export function sayEnd({ end, zone, milliseconds }: Ended, now: number, language: string): string {
  const wall = end.replace(/[+-]\d\d:\d\d(?::\d\d)?$/, '');
  const isToday = dayIn(wall) === dayIn(writeMoment(now, openZone(zone)));
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    timeStyle: milliseconds < HOUR ? 'medium' : 'short',
    ...(!isToday && { dateStyle: 'full' }),
  });
  return format.format(Date.parse(`${wall}Z`));
}

const dayIn = (iso: string): string => iso.slice(0, iso.indexOf('T'));

/** “in 5 hours” */
export const sayFromNow = ({ end }: Pick<Ended, 'end'>, now: number, language: string): string =>
  sayRelative(Math.round((Date.parse(end) - now) / SECOND), language);
