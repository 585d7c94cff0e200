import { DAY, floorDiv, fromWall, SECOND, toWall, type Wall } from './wall-clock.ts';

/** Moments that `Date` can hold (±100 000 000 days); beyond, zones are taken to be as at the edge. */
const EDGE = 8_640_000_000_000_000n * 1_000_000n;
/** UTC+5, +05:30, -0800. */
const NAMED_OFFSET = /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;

export interface Zone {
  readonly name: string;
  /** Seconds east of Greenwich at a moment. */
  readonly offsetAt: (nanoseconds: bigint) => number;
}

/** An IANA zone, a fixed offset such as +05:30 or, for an empty text, the zone of the device; undefined for an unknown one. */
export function findZone(text: string): Zone | undefined {
  const name = text.trim() || new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  const fixed = NAMED_OFFSET.exec(name);
  if (fixed !== null) {
    const [, sign, hours, minutes = '0'] = fixed;
    const seconds = Number(hours) * 3600 + Number(minutes) * 60;
    if (Number(minutes) > 59 || seconds > 64_800) return undefined;
    return { name, offsetAt: () => (sign === '-' ? -seconds : seconds) };
  }
  if (/^(?:utc|gmt|z)$/i.test(name)) return { name: 'UTC', offsetAt: () => 0 };
  const format = formatIn(name);
  if (format === undefined) return undefined;
  return { name: format.resolvedOptions().timeZone, offsetAt: rememberDays((moment) => readOffset(format, moment)) };
}

/** From then on no zone changes its offset twice in a day. */
const REGULAR = 1096n * DAY;
const REMEMBERED = 100_000;

/** The same offsets; those at the ends of a day hold for all of it where they are equal. */
function rememberDays(read: Zone['offsetAt']): Zone['offsetAt'] {
  const starts = new Map<bigint, number>();
  const atStart = (day: bigint) => {
    const known = starts.get(day);
    if (known !== undefined) return known;
    if (starts.size >= REMEMBERED) starts.clear();
    const offset = read(day * DAY);
    starts.set(day, offset);
    return offset;
  };
  return (moment) => {
    if (moment < REGULAR) return read(moment);
    const day = moment / DAY;
    const offset = atStart(day);
    return offset === atStart(day + 1n) ? offset : read(moment);
  };
}

function formatIn(name: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

/** The calendar of `Intl` is Julian before 1582-10-15: there the offset of that day, local mean time, holds. */
const GREGORIAN_START = -12_219_292_800n * SECOND;

function readOffset(format: Intl.DateTimeFormat, moment: bigint): number {
  const inside = moment > EDGE - DAY ? EDGE - DAY : moment < GREGORIAN_START + DAY ? GREGORIAN_START + DAY : moment;
  const seconds = floorDiv(inside, SECOND);
  const parts = Object.fromEntries(
    format.formatToParts(Number(seconds * 1000n)).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = fromWall({ year, month, day, nanosecond: BigInt(hour * 3600 + minute * 60 + second) * SECOND });
  return Number((wall - seconds * SECOND) / SECOND);
}

/** What a wall clock in the zone can mean: one moment, or none (the clock is put forward) or two (put back). */
export function resolveWall(
  wall: Wall,
  zone: Zone,
): { moment: bigint; is: 'one' | 'gap' | 'twice'; offset: number; other: number } {
  const asUtc = fromWall(wall);
  const before = zone.offsetAt(asUtc - DAY);
  const after = zone.offsetAt(asUtc + DAY);
  const fits = [...new Set([before, after, zone.offsetAt(asUtc)])].filter(
    (offset) => zone.offsetAt(asUtc - BigInt(offset) * SECOND) === offset,
  );
  // The earlier moment of two has the larger offset.
  const [first, second] = fits.sort((one, other) => other - one);
  if (first === undefined) {
    // As most libraries do: by the offset from before the gap, so the clock is as much later as it was put forward.
    return { moment: asUtc - BigInt(before) * SECOND, is: 'gap', offset: before, other: after };
  }
  const moment = asUtc - BigInt(first) * SECOND;
  return { moment, is: second === undefined ? 'one' : 'twice', offset: first, other: second ?? first };
}

export const wallAt = (moment: bigint, zone: Zone): Wall => toWall(moment + BigInt(zone.offsetAt(moment)) * SECOND);

/** Steps of the search for the next change. */
const STEP = 15n * DAY;
const STEPS = 30;

/** The next moment, to the second, at which the offset changes, within about 15 months. */
export function nextChange(moment: bigint, zone: Zone): { moment: bigint; offset: number } | undefined {
  const start = zone.offsetAt(moment);
  for (let step = 1n; step <= STEPS; step++) {
    if (zone.offsetAt(moment + step * STEP) === start) continue;
    let [low, high] = [floorDiv(moment + (step - 1n) * STEP, SECOND), floorDiv(moment + step * STEP, SECOND)];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (zone.offsetAt(middle * SECOND) === start) low = middle;
      else high = middle;
    }
    return { moment: high * SECOND, offset: zone.offsetAt(high * SECOND) };
  }
  return undefined;
}

/** +05:30, with seconds where a zone had such (local mean time). */
export function formatOffset(seconds: number): string {
  const whole = Math.abs(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts.slice(0, whole % 60 === 0 ? 2 : 3).map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${shown.join(':')}`;
}
