import { DAY, HOUR, MINUTE, SECOND } from './zone.ts';

const PARTS = [
  ['weeks', 7 * DAY],
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
  ['seconds', SECOND],
  ['milliseconds', 1],
] as const;

/** Whole units of a duration, from the largest on; days of 24 hours. */
export type DurationParts = Readonly<Record<(typeof PARTS)[number][0], number>>;

/** Takes a duration apart. */
export function partsOf(milliseconds: number): DurationParts {
  let left = milliseconds;
  const parts = PARTS.map(([name, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return [name, count];
  });
  return Object.fromEntries(parts) as DurationParts;
}

/** A duration as ISO 8601, in which weeks are days: P8DT1H0.5S. */
export function writeDuration(milliseconds: number): string {
  const { weeks, days, hours, minutes, seconds, milliseconds: rest } = partsOf(milliseconds);
  const all = weeks * 7 + days;
  const exact = rest === 0 ? String(seconds) : `${seconds}.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${exact === '0' ? '' : `${exact}S`}`;
  return `P${all > 0 ? `${all}D` : ''}${time === '' ? (all > 0 ? '' : 'T0S') : `T${time}`}`;
}
