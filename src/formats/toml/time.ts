import { daysInMonth } from '#lib/gregorian';
import type { TimeKind } from '../data/model.ts';

/** Whether there is such a day: `2023-02-29` is none. `date` is `YYYY-MM-DD`. */
export function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether there is such a time, a leap second included (RFC 3339, section 5.6). `offset` is `Z` or `+HH:MM`. */
export function isTimeOfDay(time: string, offset = 'Z'): boolean {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map((part) => Math.floor(Number(part)));
  const [offsetHour = 0, offsetMinute = 0] = offset.slice(1).split(':').map(Number);
  return hour < 24 && minute < 60 && second <= 60 && offsetHour < 24 && offsetMinute < 60;
}

/** A date-time with an offset as UTC; the digits of the second stay. The year may leave four digits: undefined then. */
export function toUtc(text: string): string | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?([Zz]|([+-])(\d\d):(\d\d))$/.exec(text);
  if (match === null) return undefined;
  const [, date = '', time = '', seconds = ':00', , sign, hours = '0', minutes = '0'] = match;
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? 1 : -1);
  const moved = new Date(Date.parse(`${date}T${time}:00Z`) + shift * 60_000).toISOString();
  return /^\d{4}-/.test(moved) ? `${moved.slice(0, 16)}${seconds}Z` : undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d:\d\d(?:\.\d+)?$/;

/** The kind of date or time that a text is, all its digits in place. */
export function timeKind(text: string): TimeKind | undefined {
  if (text.length < 8 || text.length > 40) return undefined;
  if (TIME.test(text)) return isTimeOfDay(text) ? 'localTime' : undefined;
  const [date = '', time, offset] = /^(.{10})(?:[Tt ](.*?)([Zz]|[+-]\d\d:\d\d)?)?$/.exec(text)?.slice(1) ?? [];
  if (!DATE.test(date) || !isDay(date)) return undefined;
  if (time === undefined) return 'localDate';
  if (!TIME.test(time) || !isTimeOfDay(time, offset)) return undefined;
  return offset === undefined ? 'localDateTime' : 'offsetDateTime';
}
