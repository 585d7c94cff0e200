import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { daysInMonth } from '#lib/gregorian';
import { SECOND as NANOSECONDS, type Wall } from '#lib/wall-clock';
import { findZone, formatOffset, resolveWall, type Zone } from '#lib/zone';

/* Moments and durations are whole milliseconds, as `Date` counts them. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A day before the last moment that `Date` can hold, so that every zone can show it (ECMA-262, section 21.4.1.1). */
export const LATEST = 8_640_000_000_000_000 - DAY;

const nanosecondsOf = (time: number): bigint => (BigInt(time) * NANOSECONDS) / BigInt(SECOND);

/** The zone that the option names. Throws `ToolError`. */
export function openZone(name: string): Zone {
  const zone = findZone(name);
  if (zone === undefined) throw new ToolError('error.zone', { zone: name.trim() }, { option: 'zone' });
  return zone;
}

/** `+02:00` */
export const offsetAt = (time: number, zone: Zone): string => formatOffset(zone.offsetAt(nanosecondsOf(time)));

/** ISO 8601 with offset, with milliseconds where there are any: `2026-11-25T12:00:00+01:00`. */
export function writeMoment(time: number, zone: Zone): string {
  const wall = new Date(time + zone.offsetAt(nanosecondsOf(time)) * SECOND).toISOString().slice(0, -1);
  return `${wall.replace(/\.000$/, '')}${offsetAt(time, zone)}`;
}

const MOMENT =
  /^(?<year>\d{4,6})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,3}))?)?)?\s*(?<offset>Z|[+-]\d\d:?\d\d)?$/i;

interface Reading {
  readonly option: string;
  readonly zone: Zone;
  readonly note: RunContext['note'];
}

/** A date, or date and time, on the clock of the zone unless it has an offset of its own (ISO 8601). Throws `ToolError`. */
export function readMoment(typed: string, { option, zone, note }: Reading): number {
  const groups = MOMENT.exec(typed.trim())?.groups;
  const wall = groups && wallOf(groups);
  if (wall === undefined) throw new ToolError('error.date', {}, { option });
  const { moment, is } = resolveWall(wall, zoneOf(groups?.['offset']) ?? zone);
  if (is === 'gap') note('warning.gap', {}, { option });
  if (is === 'twice') note('warning.twice', {}, { option });
  const time = Number((moment * BigInt(SECOND)) / NANOSECONDS);
  if (Math.abs(time) > LATEST) throw new ToolError('error.range', {}, { option });
  return time;
}

function wallOf(groups: Readonly<Record<string, string | undefined>>): Wall | undefined {
  const part = (name: string) => Number(groups[name] ?? 0);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const milliseconds = Number((groups['fraction'] ?? '').padEnd(3, '0'));
  const ofDay = hour * HOUR + minute * MINUTE + second * SECOND + milliseconds;
  return { year, month, day, nanosecond: nanosecondsOf(ofDay) };
}

/** A fixed offset, which may be Z. */
const zoneOf = (offset: string | undefined): Zone | undefined => (offset === undefined ? undefined : findZone(offset));
