import type { RunContext } from '#engine/operation';
import { DAY, floorDiv, SECOND } from '#lib/wall-clock';
import type { Format } from './formats.ts';
import type { Source } from './source.ts';
import {
  EXCEL_EPOCH,
  EXCEL_LEAP_DAY,
  FILETIME_EPOCH,
  LAST_EXCEL_DAY,
  LAST_FILETIME,
  LAST_TICK,
  TICKS_EPOCH,
} from './write-moment.ts';

const NUMBER = /^([-+]?)(\d+)(?:[.,](\d*))?$/;
/** Nanoseconds of a unit, and what the count begins with. */
const UNITS: Readonly<Partial<Record<Format, readonly [unit: bigint, epoch: bigint]>>> = {
  seconds: [SECOND, 0n],
  milliseconds: [1_000_000n, 0n],
  microseconds: [1000n, 0n],
  nanoseconds: [1n, 0n],
  filetime: [100n, FILETIME_EPOCH * 100n],
  ticks: [100n, TICKS_EPOCH * 100n],
  excel: [DAY, EXCEL_EPOCH.behind * DAY],
};
/** The counts that there are, where not all are. */
const LAST: Readonly<Partial<Record<Format, bigint>>> = {
  filetime: LAST_FILETIME,
  ticks: LAST_TICK,
  excel: LAST_EXCEL_DAY,
};
const LONGEST = 60;

export const isNumber = (text: string): boolean => NUMBER.test(text);
export const isCounted = (format: Format): boolean => UNITS[format] !== undefined;

/** Which unit a number of this size is most likely in: the moment is then between about 1970 and 5138. */
export function guessUnit(text: string): Format {
  const digits = (NUMBER.exec(text)?.[2] ?? '').replace(/^0+/, '');
  if (digits.length <= 11) return 'seconds';
  if (digits.length <= 14) return 'milliseconds';
  if (digits.length <= 17) return 'microseconds';
  if (digits.length === 18 && /^1[1-5]/.test(digits)) return 'filetime';
  if (digits.length === 18 && /^6/.test(digits)) return 'ticks';
  return 'nanoseconds';
}

/** Nanoseconds since 1970 of a counted form. Digits below a nanosecond are cut with a note. */
export function readCount(source: Source, format: Format, note: RunContext['note']): bigint {
  const [, sign, whole = '0', fraction = ''] = NUMBER.exec(source.text) ?? [];
  const [unit, epoch] = UNITS[format] ?? [1n, 0n];
  if (whole.length + fraction.length > LONGEST) throw source.fail('error.range');
  checkCount(source, format, sign === '-' ? -BigInt(whole) : BigInt(whole), /[1-9]/.test(fraction));
  if (format === 'excel' && BigInt(whole) === EXCEL_LEAP_DAY) throw source.fail('error.excelLeapDay');
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(whole + fraction) * unit * (sign === '-' ? -1n : 1n);
  const isExcel = format === 'excel';
  if (!isExcel && scaled % scale !== 0n) note('warning.truncated');
  // A day is no decimal number of nanoseconds: the nearest is meant.
  const count = floorDiv(isExcel ? scaled * 2n + scale : scaled, isExcel ? scale * 2n : scale);
  return count - (isExcel && BigInt(whole) < EXCEL_LEAP_DAY ? EXCEL_EPOCH.before * DAY : epoch);
}

/** Throws `ToolError` for a count that its format cannot hold. */
function checkCount(source: Source, format: Format, whole: bigint, hasFraction: boolean): void {
  const last = LAST[format];
  if (last === undefined) return;
  const isNegative = whole < 0n || (whole === 0n && hasFraction && source.text.startsWith('-'));
  // The last day of Excel has hours, too.
  const isBeyond = whole > last || (whole === last && hasFraction && format !== 'excel');
  if (isNegative || isBeyond) throw source.fail(`error.count.${format}`, { last: String(last) });
}
