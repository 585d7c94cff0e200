import { DAY, HOUR, MINUTE, SECOND } from './moment.ts';

const LENGTHS = [DAY, HOUR, MINUTE, SECOND, 1] as const;

/** Whole days of 24 hours, hours, minutes, seconds and milliseconds of a duration. */
export function partsOf(milliseconds: number): readonly number[] {
  let left = milliseconds;
  return LENGTHS.map((length) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count;
  });
}

/** A duration by ISO 8601: `P1DT1H0.5S`. */
export function writeDuration(milliseconds: number): string {
  const [days = 0, hours = 0, minutes = 0, seconds = 0, rest = 0] = partsOf(milliseconds);
  const exact = rest === 0 ? String(seconds) : `${seconds}.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${exact === '0' ? '' : `${exact}S`}`;
  return `P${days > 0 ? `${days}D` : ''}${time === '' ? (days > 0 ? '' : 'T0S') : `T${time}`}`;
}
