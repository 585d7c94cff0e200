import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { DAY, daysFromCivil, daysInMonth, isLeap, SECOND, toWall, weekdayOf, weeksIn, type Wall } from './calendar.ts';
import type { Format } from './formats.ts';
import { guessUnit, isCounted, isNumber, readCount } from './read-number.ts';
import { MONTHS, WEEKDAYS } from './write-moment.ts';
import { formatOffset, resolveWall, type Zone } from './zone.ts';

type Note = RunContext['note'];
type Groups = Readonly<Record<string, string | undefined>>;

const CLOCK = String.raw`(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?`;
const OFFSET = String.raw`\s*(?<offset>Z|(?:GMT|UTC)?[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?|GMT|UTC)?`;
const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})[a-z]*`;
const MONTH = `(?<name>${MONTHS.join('|')})[a-z]*`;
const YEAR = String.raw`(?<year>[+-]\d{6}|\d{4,6})`;

/** Forms that are no plain numbers, each with the pattern that tells it. */
const PATTERNS: readonly (readonly [Format, RegExp])[] = [
  [
    'iso8601',
    new RegExp(
      String.raw`^(?<year>[+−-]\d{6}|\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:(?:T|\s+)${CLOCK}${OFFSET})?$`,
      'i',
    ),
  ],
  ['week', /^(?<year>[+-]\d{6}|\d{4})-?W(?<week>\d{2})(?:-?(?<weekday>\d))?$/i],
  ['ordinal', /^(?<year>[+-]\d{6}|\d{4})-(?<ordinal>\d{3})$/],
  ['objectid', /^[\da-f]{24}$/i],
  [
    'ldap',
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?:(?<minute>\d{2})(?<second>\d{2})?)?(?:[.,](?<fraction>\d+))?(?<offset>Z|[+-]\d{2}(?:\d{2})?)$/i,
  ],
  [
    'rfc7231',
    new RegExp(String.raw`^(?:${WEEKDAY},?\s+)?(?<day>\d{1,2})[\s-]${MONTH}[\s-]${YEAR}\s+${CLOCK}${OFFSET}$`, 'i'),
  ],
  [
    'javascript',
    new RegExp(
      String.raw`^(?:${WEEKDAY},?\s+)?${MONTH}\s+(?<day>\d{1,2}),?\s+${YEAR}(?:\s+${CLOCK}${OFFSET}(?:\s*\(.*\))?)?$`,
      'i',
    ),
  ],
  ['construct', /^new\s+Date\s*\((?<argument>.*)\)\s*;?$/i],
];

/** Forms that are written alike. */
const ALIKE: Readonly<Partial<Record<Format, Format>>> = { iso9075: 'iso8601', rfc3339: 'iso8601', utc: 'rfc7231' };

/** Moments within years of six digits. */
const LIMIT = BigInt(daysFromCivil(1_000_000, 1, 1)) * DAY;

export interface ReadMoment {
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  readonly moment: bigint;
  readonly format: Format;
}

/** Reads a moment in the form that is wanted, or the one that fits. Throws `ToolError`; assumptions are notes. */
export function readMoment(text: string, from: Format | 'auto', zone: Zone, note: Note): ReadMoment {
  const source = text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  if (source === '') throw new ToolError('error.empty');
  const read = readAny(source, from, zone, note);
  if (read.moment >= LIMIT || read.moment <= -LIMIT) throw new ToolError('error.range');
  return read;
}

function readAny(source: string, from: Format | 'auto', zone: Zone, note: Note): ReadMoment {
  if (isNumber(source) && (from === 'auto' || isCounted(from))) {
    const format = from === 'auto' ? guessUnit(source) : from;
    if (from === 'auto') note(`note.unit.${format as 'seconds'}`);
    const count = readCount(source, format, note);
    return { format, moment: format === 'excel' ? settle(toWall(count), zone, note) : count };
  }
  for (const [format, pattern] of PATTERNS) {
    const groups = pattern.exec(source)?.groups;
    const found = groups ?? (pattern.test(source) ? {} : undefined);
    if (found === undefined || (from !== 'auto' && (ALIKE[from] ?? from) !== format)) continue;
    if (from === 'rfc3339' && found['offset'] === undefined) throw new ToolError('error.offsetMissing');
    return { format: from === 'auto' ? format : from, moment: readGroups(source, format, found, zone, note) };
  }
  throw new ToolError(from === 'auto' ? 'error.unknown' : 'error.form');
}

function readGroups(source: string, format: Format, groups: Groups, zone: Zone, note: Note): bigint {
  if (format === 'objectid') return BigInt(parseInt(source.slice(0, 8), 16)) * SECOND;
  if (format === 'construct') return readConstructor(groups['argument'] ?? '', zone, note);
  const date = readDate(format, groups);
  const nanosecond = readClock(groups, note);
  const days = daysFromCivil(date.year, date.month, date.day);
  const said = format === 'week' ? undefined : groups['weekday'];
  if (said !== undefined && said.toLowerCase() !== WEEKDAYS[weekdayOf(days)]?.toLowerCase()) {
    throw new ToolError('error.weekday', { found: said, right: WEEKDAYS[weekdayOf(days)] ?? '' });
  }
  const asUtc = BigInt(days) * DAY + nanosecond;
  const offset = groups['offset'];
  if (offset !== undefined) return asUtc - BigInt(readOffset(offset)) * SECOND;
  return settle(toWall(asUtc), zone, note);
}

function readDate(format: Format, groups: Groups): Omit<Wall, 'nanosecond'> {
  const year = Number(groups['year']?.replace('−', '-'));
  if (format === 'week') {
    const [week, weekday] = [Number(groups['week']), Number(groups['weekday'] ?? 1)];
    if (week < 1 || week > weeksIn(year)) throw new ToolError('error.week', { year, count: weeksIn(year) });
    if (weekday < 1 || weekday > 7) throw new ToolError('error.weekdayNumber', { found: weekday });
    const fourth = daysFromCivil(year, 1, 4);
    const monday = fourth - ((weekdayOf(fourth) + 6) % 7);
    return toWall(BigInt(monday + (week - 1) * 7 + weekday - 1) * DAY);
  }
  if (format === 'ordinal') {
    const [ordinal, count] = [Number(groups['ordinal']), isLeap(year) ? 366 : 365];
    if (ordinal < 1 || ordinal > count) throw new ToolError('error.ordinal', { year, count });
    return toWall(BigInt(daysFromCivil(year, 1, 1) + ordinal - 1) * DAY);
  }
  const named = MONTHS.findIndex((month) => month.toLowerCase() === groups['name']?.toLowerCase());
  const month = named < 0 ? Number(groups['month']) : named + 1;
  const day = Number(groups['day']);
  if (month < 1 || month > 12) throw new ToolError('error.month', { found: month });
  if (day < 1 || day > daysInMonth(year, month)) {
    throw new ToolError('error.day', { found: day, year, month, count: daysInMonth(year, month) });
  }
  return { year, month, day };
}

/** Nanoseconds of the day; 24:00 is the end of it (ISO 8601). */
function readClock(groups: Groups, note: Note): bigint {
  const [hour, minute, second] = ['hour', 'minute', 'second'].map((name) => Number(groups[name] ?? 0));
  const fraction = groups['fraction'] ?? '';
  if (second === 60) throw new ToolError('error.leapSecond');
  const isEnd = hour === 24 && minute === 0 && second === 0 && !/[1-9]/.test(fraction);
  if ((hour ?? 0) > 23 && !isEnd) throw new ToolError('error.hour', { found: hour ?? 0 });
  if ((minute ?? 0) > 59 || (second ?? 0) > 59) throw new ToolError('error.clock');
  if (/[1-9]/.test(fraction.slice(9))) note('note.truncated');
  // In GeneralizedTime a fraction may be one of the hour or minute; elsewhere it follows seconds.
  const unit = groups['second'] !== undefined ? 1n : groups['minute'] !== undefined ? 60n : 3600n;
  const parts = BigInt((hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)) * SECOND;
  return parts + BigInt(fraction.slice(0, 9).padEnd(9, '0')) * unit;
}

/** Seconds east of Greenwich. */
function readOffset(text: string): number {
  const [, sign, digits = ''] = /([+-])([\d:]+)$/.exec(text) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = (digits.replaceAll(':', '').match(/\d{2}/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59 || seconds > 59) throw new ToolError('error.offset', { offset: text });
  return (hours * 3600 + minutes * 60 + seconds) * (sign === '-' ? -1 : 1);
}

/** A wall clock without an offset: read in the zone, and what was assumed is said. */
function settle(wall: Wall, zone: Zone, note: Note): bigint {
  const { moment, is, offset, other } = resolveWall(wall, zone);
  note('note.assumedZone', { zone: zone.name, offset: formatOffset(offset) });
  if (is === 'gap') note('note.gap', { zone: zone.name });
  if (is === 'twice') note('note.twice', { first: formatOffset(offset), second: formatOffset(other) });
  return moment;
}

function readConstructor(argument: string, zone: Zone, note: Note): bigint {
  const inner = argument.trim();
  if (isNumber(inner)) return readCount(inner, 'milliseconds', note);
  const quoted = /^(["'`])(.*)\1$/.exec(inner)?.[2];
  if (quoted !== undefined) {
    // A date alone is one of UTC there (ECMA-262, 21.4.1.32).
    return readAny(/^\d{4}-\d{2}-\d{2}$/.test(quoted) ? `${quoted}T00:00:00Z` : quoted, 'iso8601', zone, note).moment;
  }
  const numbers = inner.split(/\s*,\s*/);
  if (numbers.length < 2 || numbers.length > 7 || !numbers.every((part) => /^\d{1,6}$/.test(part))) {
    throw new ToolError('error.constructor');
  }
  const [year = 0, index = 0, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0] = numbers.map(Number);
  const month = index + 1;
  if (month > 12) throw new ToolError('error.month', { found: month });
  if (day < 1 || day > daysInMonth(year, month)) {
    throw new ToolError('error.day', { found: day, year, month, count: daysInMonth(year, month) });
  }
  if (hour > 23) throw new ToolError('error.hour', { found: hour });
  if (minute > 59 || second > 59 || millisecond > 999) throw new ToolError('error.clock');
  const nanosecond = BigInt(((hour * 60 + minute) * 60 + second) * 1000 + millisecond) * 1_000_000n;
  return settle({ year: year < 100 ? year + 1900 : year, month, day, nanosecond }, zone, note);
}
