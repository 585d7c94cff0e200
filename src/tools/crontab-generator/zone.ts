import { ToolError, type Where } from '#engine/error';

/** Local time in a zone: what a clock on the wall shows there. */
export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface Zone {
  readonly name: string;
  readonly wallAt: (time: number) => Wall;
  /** Minutes east of Greenwich. */
  readonly offsetAt: (time: number) => number;
}

const MINUTE = 60_000;

/** Throws `ToolError` if there is no such zone. Empty is the zone of the computer. */
export function openZone(name: string, where: Where = { option: 'timeZone' }): Zone {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-u-ca-iso8601-hc-h23', {
      ...(name.trim() !== '' && { timeZone: name.trim() }),
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new ToolError('error.zone', { zone: name }, where);
  }
  const wallAt = (time: number): Wall => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return { year, month, day, hour, minute, second };
  };
  return {
    name: format.resolvedOptions().timeZone,
    wallAt,
    offsetAt: (time) => Math.round((asUtc(wallAt(time)) - time) / MINUTE),
  };
}

/** The instant at which UTC shows this time. */
export const asUtc = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const two = (value: number) => String(value).padStart(2, '0');

/** `+02:00` */
function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** ISO 8601 with offset. */
export const writeLocal = ({ year, month, day, hour, minute, second }: Wall, offset: number): string =>
  `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${writeOffset(offset)}`;

/** The instant of a local time such as 2024-03-01T12:00; with an offset or Z that counts. Throws `ToolError`. */
export function readInstant(text: string, zone: Zone): number {
  const written = text.trim().replace(' ', 'T');
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(written);
  const time = Date.parse(hasZone ? written : `${written}${isDate ? 'T00:00' : ''}Z`);
  // Date.parse takes 30 February for 1 March.
  const day = Number(/^\d{4}-\d{2}-(\d{2})/.exec(written)?.[1] ?? NaN);
  const daysOfMonth = Number.isNaN(time)
    ? 0
    : new Date(Date.UTC(Number(written.slice(0, 4)), Number(written.slice(5, 7)), 0)).getUTCDate();
  if (Number.isNaN(time) || !(day <= daysOfMonth)) throw new ToolError('error.from', { text }, { option: 'from' });
  if (hasZone) return time;
  const guess = time - zone.offsetAt(time) * MINUTE;
  return time - zone.offsetAt(guess) * MINUTE;
}
