import {
  daysFromCivil,
  floorDiv,
  floorMod,
  DAY,
  fromWall,
  isoWeek,
  SECOND,
  toWall,
  weekdayOf,
  type Wall,
} from '#lib/wall-clock';
import type { Format } from './formats.ts';
import { formatOffset, wallAt, type Zone } from '#lib/zone';

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 100 ns from 1601-01-01 and from 0001-01-01 to 1970-01-01. */
export const FILETIME_EPOCH = 116_444_736_000_000_000n;
export const TICKS_EPOCH = 621_355_968_000_000_000n;
/** Windows reads it as a signed number of 64 bits. */
export const LAST_FILETIME = 2n ** 63n - 1n;
/** 9999-12-31T23:59:59.9999999. */
export const LAST_TICK = 3_155_378_975_999_999_999n;
/**
 * Excel counts a 29 February 1900, which never was, for the sake of Lotus 1-2-3 (Microsoft 365 troubleshooting, “Excel
 * incorrectly assumes that the year 1900 is a leap year”): 1 is 1900-01-01, 59 is 1900-02-28, 61 is 1900-03-01.
 */
export const EXCEL_LEAP_DAY = 60n;
/** 9999-12-31. */
export const LAST_EXCEL_DAY = 2_958_465n;
/** Days from day 0 to 1970-01-01, by the counts behind the leap day and by those before it. */
export const EXCEL_EPOCH = { behind: 25_569n, before: 25_568n };
const DATE_LIMIT = 8_640_000_000_000_000n;

const pad = (value: number | bigint, width = 2) => String(value).padStart(width, '0');

/** A moment (nanoseconds since 1970, UTC) in all forms; null where a form cannot hold it. */
export function writeMoment(moment: bigint, zone: Zone): Record<Format, string | null> {
  const offset = zone.offsetAt(moment);
  const wall = wallAt(moment, zone);
  const utc = toWall(moment);
  const days = daysFromCivil(wall.year, wall.month, wall.day);
  const suffix = zone.name === 'UTC' ? 'Z' : formatOffset(offset);
  const isPlainYear = utc.year >= 0 && utc.year <= 9999 && wall.year >= 0 && wall.year <= 9999;
  const week = isoWeek(days);
  const http = writeHttp(utc);
  return {
    iso8601: `${writeDate(wall)}T${writeTime(wall)}${suffix}`,
    iso9075: `${writeDate(wall)} ${writeTime(wall)}`,
    // An offset has no seconds there (RFC 3339, section 5.6).
    rfc3339: !isPlainYear
      ? null
      : offset % 60 === 0
        ? `${writeDate(wall)}T${writeTime(wall)}${suffix}`
        : `${writeDate(utc)}T${writeTime(utc)}Z`,
    rfc7231: isPlainYear ? http : null,
    utc: http,
    javascript: writeJavaScript(wall, offset, zone.name),
    construct: writeConstructor(moment),
    seconds: writeDecimal(moment, SECOND),
    milliseconds: writeDecimal(moment, 1_000_000n),
    microseconds: writeDecimal(moment, 1000n),
    nanoseconds: String(moment),
    objectid: writeObjectId(floorDiv(moment, SECOND)),
    excel: writeExcel(fromWall(wall)),
    filetime: within(floorDiv(moment, 100n) + FILETIME_EPOCH, LAST_FILETIME),
    ticks: within(floorDiv(moment, 100n) + TICKS_EPOCH, LAST_TICK),
    ldap: isPlainYear ? `${writeDate(utc)}${writeTime(utc)}Z`.replaceAll(/[-:]/g, '') : null,
    week: `${writeYear(week.year)}-W${pad(week.week)}-${week.weekday}`,
    ordinal: `${writeYear(wall.year)}-${pad(days - daysFromCivil(wall.year, 1, 1) + 1, 3)}`,
  };
}

/** Four digits, or a sign and six (ISO 8601, expanded representation). */
const writeYear = (year: number): string =>
  year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}`;

const writeDate = ({ year, month, day }: Wall) => `${writeYear(year)}-${pad(month)}-${pad(day)}`;

function writeClock({ nanosecond }: Wall): string {
  const seconds = nanosecond / SECOND;
  return `${pad(seconds / 3600n)}:${pad((seconds / 60n) % 60n)}:${pad(seconds % 60n)}`;
}

function writeTime(wall: Wall): string {
  const fraction = pad(wall.nanosecond % SECOND, 9).replace(/0+$/, '');
  return writeClock(wall) + (fraction === '' ? '' : `.${fraction}`);
}

const weekdayIn = ({ year, month, day }: Wall) => WEEKDAYS[weekdayOf(daysFromCivil(year, month, day))] ?? '';
/** As `Date` does: a sign and six digits for years before 0. */
const jsYear = (year: number) => (year < 0 ? `-${pad(-year, 6)}` : pad(year, 4));

const writeHttp = (wall: Wall) =>
  `${weekdayIn(wall)}, ${pad(wall.day)} ${MONTHS[wall.month - 1] ?? ''} ${jsYear(wall.year)} ${writeClock(wall)} GMT`;

function writeJavaScript(wall: Wall, offset: number, zone: string): string {
  const date = `${weekdayIn(wall)} ${MONTHS[wall.month - 1] ?? ''} ${pad(wall.day)} ${jsYear(wall.year)}`;
  const shift = formatOffset(offset).replaceAll(':', '').slice(0, 5);
  return `${date} ${writeClock(wall)} GMT${shift} (${zone})`;
}

function writeConstructor(moment: bigint): string | null {
  const milliseconds = floorDiv(moment, 1_000_000n);
  return milliseconds > DATE_LIMIT || milliseconds < -DATE_LIMIT ? null : `new Date(${milliseconds})`;
}

/** Exact: the unit is a power of ten. */
function writeDecimal(moment: bigint, unit: bigint): string {
  const magnitude = moment < 0n ? -moment : moment;
  const digits = String(unit).length - 1;
  const fraction = pad(magnitude % unit, digits).replace(/0+$/, '');
  return `${moment < 0n ? '-' : ''}${magnitude / unit}${fraction === '' ? '' : `.${fraction}`}`;
}

const writeObjectId = (seconds: bigint): string | null =>
  seconds < 0n || seconds >= 2n ** 32n ? null : `${seconds.toString(16).padStart(8, '0')}${'0'.repeat(16)}`;

/** Decimals that tell nanoseconds apart. */
const EXCEL_DIGITS = 15;

function writeExcel(wall: bigint): string | null {
  const isBehind = wall + EXCEL_EPOCH.behind * DAY >= (EXCEL_LEAP_DAY + 1n) * DAY;
  const count = wall + (isBehind ? EXCEL_EPOCH.behind : EXCEL_EPOCH.before) * DAY;
  if (count < 0n || count >= (LAST_EXCEL_DAY + 1n) * DAY) return null;
  const scaled = count * 10n ** BigInt(EXCEL_DIGITS);
  const rounded = floorDiv(scaled + DAY / 2n, DAY);
  const fraction = pad(floorMod(rounded, 10n ** BigInt(EXCEL_DIGITS)), EXCEL_DIGITS).replace(/0+$/, '');
  return `${rounded / 10n ** BigInt(EXCEL_DIGITS)}${fraction === '' ? '' : `.${fraction}`}`;
}

const within = (value: bigint, last: bigint): string | null => (value < 0n || value > last ? null : String(value));
