import { ToolError } from '#engine/error';
import type { Working } from './options.ts';
import { dayOf } from './read.ts';
import { DAY, HOUR, MINUTE, resolveWall, type Zone } from './zone.ts';

/** Days of a calendar that are looked through: ten years. */
const MAX_DAYS = 3653;
const SPAN = /^(\d\d?):(\d\d)\s*[-–—]\s*(\d\d?):(\d\d)$/;

interface Shift {
  readonly start: number;
  readonly end: number;
}

export interface Calendar {
  /** From Monday, 1. */
  readonly weekdays: ReadonlySet<number>;
  /** Milliseconds of the day; one over midnight ends on the next day. */
  readonly shifts: readonly Shift[];
  /** Starts of days, as if at UTC. */
  readonly daysOff: ReadonlySet<number>;
}

/** The calendar that the options describe; undefined where there is always work. Throws `ToolError`. */
export function readCalendar({ work, workDays, workHours, daysOff }: Working): Calendar | undefined {
  if (!work) return undefined;
  const weekdays = new Set(Array.from(workDays.replace(/[\s,]/g, ''), Number));
  if (weekdays.size === 0 || ![...weekdays].every((day) => day >= 1 && day <= 7)) {
    throw new ToolError('error.workDays', {}, { option: 'workDays' });
  }
  const shifts = workHours
    .split(/[,;\n]/)
    .map(readShift)
    .sort((a, b) => a.start - b.start);
  const overlap = shifts.some(({ end }, index) => {
    const next = shifts[index + 1] ?? { start: (shifts[0]?.start ?? 0) + DAY };
    return end > next.start;
  });
  if (overlap) throw new ToolError('error.workHours', {}, { option: 'workHours' });
  const off = daysOff.split(/[\s,;]+/).filter((text) => text !== '');
  return { weekdays, shifts, daysOff: new Set(off.map(readDayOff)) };
}

function readShift(text: string): Shift {
  const found = SPAN.exec(text.trim());
  const [, openHour, openMinute, closeHour, closeMinute] = (found ?? []).map(Number);
  const start = (openHour ?? 0) * HOUR + (openMinute ?? 0) * MINUTE;
  const end = (closeHour ?? 0) * HOUR + (closeMinute ?? 0) * MINUTE;
  const isWrong = (openMinute ?? 0) > 59 || (closeMinute ?? 0) > 59 || start >= DAY || end > DAY || start === end;
  if (found === null || isWrong) throw new ToolError('error.workHours', {}, { option: 'workHours' });
  return { start, end: end < start ? end + DAY : end };
}

function readDayOff(text: string): number {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const found = year === undefined ? undefined : dayOf(Number(year), Number(month), Number(day));
  if (found === undefined) throw new ToolError('error.dayOff', { value: text }, { option: 'daysOff' });
  return found;
}

/** The stretches of work after a moment, one after the other, for ten years. */
function* stretches(from: number, calendar: Calendar, zone: Zone): Generator<Shift> {
  // A shift of the day before may reach over midnight.
  const first = Math.floor((from + zone.offsetAt(from)) / DAY) - 1;
  let reached = from;
  for (let day = first; day <= first + MAX_DAYS; day++) {
    // 1970-01-01 was a Thursday, 4.
    const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
    if (!calendar.weekdays.has(weekday) || calendar.daysOff.has(day * DAY)) continue;
    for (const shift of calendar.shifts) {
      const start = Math.max(reached, resolveWall(day * DAY + shift.start, zone).time);
      const end = resolveWall(day * DAY + shift.end, zone).time;
      if (end <= start) continue;
      yield { start, end };
      reached = end;
    }
  }
}

/** When so much work is done that begins at a moment, and when it really begins. Throws `ToolError`. */
export function addWork(from: number, milliseconds: number, calendar: Calendar, zone: Zone): Shift {
  let left = milliseconds;
  let begin: number | undefined;
  for (const { start, end } of stretches(from, calendar, zone)) {
    begin ??= start;
    if (left <= end - start) return { start: begin, end: start + left };
    left -= end - start;
  }
  throw new ToolError('error.workLimit', {}, { option: 'workHours' });
}

/** Milliseconds of work between two moments. Throws `ToolError` where there are more than ten years. */
export function workBetween(from: number, to: number, calendar: Calendar, zone: Zone): number {
  if (to - from > MAX_DAYS * DAY - 2 * DAY) throw new ToolError('error.workLimit', {}, { option: 'deadline' });
  let sum = 0;
  for (const { start, end } of stretches(from, calendar, zone)) {
    if (start >= to) break;
    sum += Math.min(end, to) - start;
  }
  return sum;
}
