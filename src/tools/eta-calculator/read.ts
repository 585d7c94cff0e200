import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readNumber, type Rational } from '#lib/rational';
import type { Beginning } from './options.ts';
import { HOUR, LATEST, MINUTE, resolveWall, SECOND, type Zone } from './zone.ts';

/** A number above zero, as typed. Throws `ToolError` at its option. */
export function readAmount(typed: string, option: string): Rational {
  if (typed.trim() === '') throw new ToolError('error.missing', {}, { option });
  const number = readNumber(typed);
  if (number === undefined) throw new ToolError('error.number', {}, { option });
  if (number.n <= 0n) throw new ToolError('error.positive', {}, { option });
  return number;
}

const MOMENT =
  /^(?<year>\d{4,6})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,3}))?)?)?\s*(?<offset>Z|[+-]\d\d:?\d\d)?$/i;

/** Milliseconds of a day that is in the calendar, as if at UTC; undefined for one that is not. */
export function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}

interface Reading {
  readonly option: string;
  readonly zone: Zone;
  readonly note: RunContext['note'];
}

/** A date, or date and time, on the clock of the zone unless it has an offset of its own. Throws `ToolError`. */
export function readMoment(typed: string, { option, zone, note }: Reading): number {
  if (typed.trim() === '') throw new ToolError('error.missing', {}, { option });
  const groups = MOMENT.exec(typed.trim())?.groups;
  const part = (name: string) => Number(groups?.[name] ?? 0);
  const day = groups && dayOf(part('year'), part('month'), part('day'));
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  if (day === undefined || hour > 23 || minute > 59 || second > 59) throw new ToolError('error.date', {}, { option });
  const milliseconds = Number((groups?.['fraction'] ?? '').padEnd(3, '0'));
  const wall = day + hour * HOUR + minute * MINUTE + second * SECOND + milliseconds;
  const offset = groups?.['offset'];
  const { time, is } = offset === undefined ? resolveWall(wall, zone) : { time: wall - readOffset(offset), is: 'one' };
  if (!(Math.abs(time) < LATEST)) throw new ToolError('error.range', {}, { option });
  if (is === 'gap') note('note.gap', {}, { option });
  if (is === 'twice') note('note.twice', {}, { option });
  return time;
}

function readOffset(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const size = Number(text.slice(1, 3)) * HOUR + Number(text.slice(-2)) * MINUTE;
  return text.startsWith('-') ? -size : size;
}

interface StartReading extends Omit<Reading, 'option'> {
  readonly now: number;
}

/** The start that is chosen. Throws `ToolError`. */
export const readStart = ({ from, start }: Beginning, { now, ...reading }: StartReading): number =>
  from === 'now' ? now : readMoment(start, { option: 'start', ...reading });
