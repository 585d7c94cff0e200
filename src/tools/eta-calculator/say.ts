import { partsOf } from './duration.ts';
import { SECOND } from './zone.ts';

const UNITS = [
  ['weeks', 'week'],
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
  ['milliseconds', 'millisecond'],
] as const;

/** “1 day, 2 hours”; nothing is 0 seconds. */
export function sayDuration(milliseconds: number, language: string): string {
  const parts = partsOf(milliseconds);
  const say = (count: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const said = UNITS.filter(([name]) => parts[name] > 0).map(([name, unit]) => say(parts[name], unit));
  if (said.length === 0) return say(0, 'second');
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(said);
}

/** The time left until a moment, to the second; undefined once it has come. */
export const untilMoment = (time: number, now: number): number | undefined =>
  time <= now ? undefined : Math.ceil((time - now) / SECOND) * SECOND;

/** “Monday, November 23, 2026 at 5:10:00 PM GMT+1”, on the clock of a zone. */
export const sayMoment = (time: number, zone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full', timeStyle: 'long' }).format(time);
