import type { RunContext } from '#engine/operation';
import { daysInMonth, isLeap } from '#lib/gregorian';
import { DAY, daysFromCivil, SECOND, toWall, weekdayOf, weeksIn, type Wall } from '#lib/wall-clock';
import type { Format } from './formats.ts';
import type { Source, Span } from './source.ts';
import { MONTHS } from './write-moment.ts';
import { ABBREVIATIONS, AMBIGUOUS } from './zone-names.ts';

/** What stands for the parts of a date in a source, and where. */
export interface Parts {
  readonly source: Source;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly spans: Readonly<Record<string, Span | undefined>>;
}

/** The day of a date. Throws `ToolError` with the place of the part that is wrong. */
export function readDate(format: Format, { source, groups, spans }: Parts): Omit<Wall, 'nanosecond'> {
  const year = readYear(groups);
  if (format === 'week') {
    const [week, weekday] = [Number(groups['week']), Number(groups['weekday'] ?? 1)];
    if (week < 1 || week > weeksIn(year))
      throw source.fail('error.week', { year: String(year), count: weeksIn(year) }, spans['week']);
    if (weekday < 1 || weekday > 7) throw source.fail('error.weekdayNumber', { found: weekday }, spans['weekday']);
    const fourth = daysFromCivil(year, 1, 4);
    const monday = fourth - ((weekdayOf(fourth) + 6) % 7);
    return toWall(BigInt(monday + (week - 1) * 7 + weekday - 1) * DAY);
  }
  if (format === 'ordinal') {
    const [ordinal, count] = [Number(groups['ordinal']), isLeap(year) ? 366 : 365];
    if (ordinal < 1 || ordinal > count)
      throw source.fail('error.ordinal', { year: String(year), count }, spans['ordinal']);
    return toWall(BigInt(daysFromCivil(year, 1, 1) + ordinal - 1) * DAY);
  }
  const named = MONTHS.findIndex((month) => month.toLowerCase() === groups['name']?.toLowerCase());
  const month = named < 0 ? Number(groups['month'] ?? 1) : named + 1;
  const day = Number(groups['day'] ?? 1);
  checkDay({ year, month, day }, { source, spans });
  return { year, month, day };
}

/** Of two digits as POSIX does: 69 to 99 are of the last century. */
function readYear({ year, shortYear }: Parts['groups']): number {
  if (shortYear === undefined) return Number(year?.replace('−', '-'));
  return Number(shortYear) + (Number(shortYear) < 69 ? 2000 : 1900);
}

type Placed = Pick<Parts, 'source' | 'spans'>;

/** Throws `ToolError` for a month or day that does not exist. */
export function checkDay(date: Omit<Wall, 'nanosecond'>, { source, spans }: Placed): void {
  const { year, month, day } = date;
  if (month < 1 || month > 12) throw source.fail('error.month', { found: month }, spans['month'] ?? spans['name']);
  const count = daysInMonth(year, month);
  if (day < 1 || day > count)
    throw source.fail('error.day', { found: day, year: String(year), month, count }, spans['day']);
}

/** Nanoseconds of the day; 24:00 is the end of it (ISO 8601). Throws `ToolError`. */
export function readClock({ source, groups, spans }: Parts, note: RunContext['note']): bigint {
  const [written = 0, minute = 0, second = 0] = ['hour', 'minute', 'second'].map((name) => Number(groups[name] ?? 0));
  const half = groups['meridiem']?.toLowerCase();
  if (half !== undefined && (written < 1 || written > 12))
    throw source.fail('error.hour12', { found: written }, spans['hour']);
  const hour = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0);
  const fraction = groups['fraction'] ?? '';
  if (second === 60) throw source.fail('error.leapSecond', {}, spans['second']);
  const isEnd = hour === 24 && minute === 0 && second === 0 && !/[1-9]/.test(fraction);
  if (hour > 23 && !isEnd) throw source.fail('error.hour', { found: hour }, spans['hour']);
  if (minute > 59 || second > 59) throw source.fail('error.clock', {}, spans[minute > 59 ? 'minute' : 'second']);
  if (/[1-9]/.test(fraction.slice(9))) note('warning.truncated');
  // In GeneralizedTime a fraction may be one of the hour or minute; elsewhere it follows seconds.
  const unit = groups['second'] !== undefined ? 1n : groups['minute'] !== undefined ? 60n : 3600n;
  const parts = BigInt(hour * 3600 + minute * 60 + second) * SECOND;
  return parts + BigInt(fraction.slice(0, 9).padEnd(9, '0')) * unit;
}

/** Seconds east of Greenwich, of an offset or the abbreviation of a zone. Throws `ToolError`. */
export function readOffset(text: string, { source, spans }: Placed): number {
  const name = text.toUpperCase();
  if (AMBIGUOUS.includes(name)) throw source.fail('error.abbreviation', { name }, spans['offset']);
  const known = ABBREVIATIONS.get(name);
  if (known !== undefined) return known * 3600;
  const [, sign, digits = ''] = /([+-])([\d:]+)$/.exec(text) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = (digits.replaceAll(':', '').match(/\d{2}/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59 || seconds > 59) throw source.fail('error.offset', { offset: text }, spans['offset']);
  return (hours * 3600 + minutes * 60 + seconds) * (sign === '-' ? -1 : 1);
}
