import { ToolError } from '#engine/error';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Moments that `Date` can represent (±100 000 000 days). */
export const LATEST = 8_640_000_000_000_000;
/** The calendar of `Intl` is Julian before 1582, and no zone had a rule before this. */
const RULES_BEGIN = Date.UTC(1800, 0, 1);

export interface Zone {
  readonly name: string;
  /** Milliseconds east of Greenwich at a moment. */
  readonly offsetAt: (time: number) => number;
}

const opened = new Map<string, Zone>();

/** An IANA zone, an offset such as +05:30 or, for an empty text, the zone of the device. Throws `ToolError`. */
export function findZone(text: string): Zone {
  const name = text.trim() || new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const zone = openZone(name);
  opened.set(name, zone);
  return zone;
}

function openZone(name: string): Zone {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23', {
      timeZone: name,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new ToolError('error.zone', { zone: name }, { option: 'zone' });
  }
  const read = (time: number): number => {
    const whole = Math.floor(time / SECOND) * SECOND;
    const parts = Object.fromEntries(format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  };
  // A calendar of working hours asks for thousands of moments, and few days have a change.
  const starts = new Map<number, number>();
  const atStart = (day: number): number => {
    const offset = starts.get(day) ?? read(day * DAY);
    starts.set(day, offset);
    return offset;
  };
  return {
    name: format.resolvedOptions().timeZone,
    offsetAt: (time) => {
      const inside = Math.min(Math.max(time, RULES_BEGIN), LATEST - 2 * DAY);
      const day = Math.floor(inside / DAY);
      const offset = atStart(day);
      return offset === atStart(day + 1) ? offset : read(inside);
    },
  };
}

/** The moment at which a wall clock in the zone shows this, and whether it shows it never (`gap`) or twice. */
export function resolveWall(wall: number, zone: Zone): { time: number; is: 'one' | 'gap' | 'twice' } {
  const before = zone.offsetAt(wall - DAY);
  const offsets = new Set([before, zone.offsetAt(wall), zone.offsetAt(wall + DAY)]);
  const fitting = [...offsets].filter((offset) => zone.offsetAt(wall - offset) === offset).sort((a, b) => b - a);
  const [first] = fitting;
  // In a gap by the offset before it, so that the clock is as much later as it was put forward.
  if (first === undefined) return { time: wall - before, is: 'gap' };
  return { time: wall - first, is: fitting.length > 1 ? 'twice' : 'one' };
}

const two = (value: number) => String(value).padStart(2, '0');

/** `+02:00`, with seconds where a zone had such (local mean time). */
export function writeOffset(offset: number): string {
  const size = Math.abs(offset);
  const seconds = Math.floor(size / SECOND) % 60;
  const text = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / HOUR))}:${two(Math.floor(size / MINUTE) % 60)}`;
  return seconds === 0 ? text : `${text}:${two(seconds)}`;
}

/** `2026-11-23T12:00:00+02:00`, with milliseconds where there are any. */
export function writeMoment(time: number, zone: Zone): string {
  const offset = zone.offsetAt(time);
  const text = new Date(time + offset).toISOString().slice(0, -1);
  return `${text.replace(/\.000$/, '')}${writeOffset(offset)}`;
}
