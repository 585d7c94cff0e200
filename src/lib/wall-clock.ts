/*
 * The proleptic Gregorian calendar of ISO 8601 with BigInt: any year, no loss. A moment is a count of nanoseconds since
 * 1970-01-01T00:00:00Z, as Unix counts: no leap seconds.
 */

export const SECOND = 1_000_000_000n;
export const DAY = 86_400n * SECOND;

/** Wall clock: year 0 is 1 BC, months count from 1, `nanosecond` is that of the day. */
export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly nanosecond: bigint;
}

export const floorDiv = (value: bigint, by: bigint): bigint => (value - (((value % by) + by) % by)) / by;
export const floorMod = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

/** Days since 1970-01-01 (H. Hinnant, chrono-compatible low-level date algorithms: days_from_civil). */
export function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse (civil_from_days). */
function civilFromDays(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1,
  };
}

/** What a wall clock shows, as if it stood at UTC. */
export const fromWall = ({ year, month, day, nanosecond }: Wall): bigint =>
  BigInt(daysFromCivil(year, month, day)) * DAY + nanosecond;

export function toWall(nanoseconds: bigint): Wall {
  const days = Number(floorDiv(nanoseconds, DAY));
  return { ...civilFromDays(days), nanosecond: floorMod(nanoseconds, DAY) };
}

/** 0 is Sunday. */
export const weekdayOf = (days: number): number => (((days + 4) % 7) + 7) % 7;

/** Week of ISO 8601: it belongs to the year of its Thursday. `weekday` counts from Monday, 1. */
export function isoWeek(days: number): { year: number; week: number; weekday: number } {
  const weekday = weekdayOf(days) || 7;
  const { year } = civilFromDays(days - weekday + 4);
  return { year, week: Math.floor((days - weekday + 4 - daysFromCivil(year, 1, 1)) / 7) + 1, weekday };
}

export const weeksIn = (year: number): number => isoWeek(daysFromCivil(year, 12, 28)).week;
