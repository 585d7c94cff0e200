import type { Answer, Detectors, Reader } from '#engine/detector';
import { sayRelative } from '#lib/say-relative';
import { matchCompact, matchForm } from './date-forms.ts';
import type * as operations from './operations.ts';

const LONGEST = 100;
/** Of lines as many are looked at. */
const LINES = 20;

/** Seconds of the years that people count in Unix time, 1990 to 2100; other numbers are anything. */
const FIRST = Date.UTC(1990, 0) / 1000;
const LAST = Date.UTC(2101, 0) / 1000;

/** How sure it is that the text is a date, a time of a day, or a count of seconds, milliseconds and so on since 1970. */
function detectMoment(sample: string): number {
  const text = sample.trim();
  if (text.length > LONGEST || /[\n\r]/.test(text)) return 0;
  if (/^\d+(?:\.\d+)?$/.test(text)) return detectNumber(text);
  const found = matchForm(text, 'auto');
  if (found === undefined) return 0;
  const { day, week, ordinal } = found.groups;
  if (found.format === 'objectid') return 0.3;
  if (found.format === 'construct' || found.format === 'ldap') return 0.9;
  if (day !== undefined) return 0.9;
  return week !== undefined ? 0.7 : ordinal === undefined ? 0.4 : 0.2;
}

/** Nine digits after the point are those of a clock in nanoseconds, and no price has three. */
function detectNumber(text: string): number {
  const [whole = '', fraction] = text.split('.');
  const compact = fraction === undefined ? matchCompact(whole) : undefined;
  if (compact !== undefined && whole.length > 4) return whole.length > 8 ? 0.8 : 0.5;
  const digits = whole.length;
  if (![10, 13, 16, 19].includes(digits)) return 0;
  const seconds = Number(whole.slice(0, 10));
  if (seconds < FIRST || seconds >= LAST) return 0;
  return digits === 10 && fraction === undefined ? 0.6 : 0.8;
}

/** How sure it is that each line is a date. */
function detectMoments(sample: string): number {
  // The last one may be cut off.
  const lines = sample.trim().split(/\r\n?|\n/, LINES);
  if (lines.length < 2) return 0;
  return Math.min(...(lines.length > 2 ? lines.slice(0, -1) : lines).map(detectMoment)) >= 0.5 ? 0.85 : 0;
}

/** Of a date the Unix time, of that the date; and for both, which day it is and how far away. */
function tellMoment(
  { format, forms }: Awaited<ReturnType<typeof operations.convert.run>>,
  { language, now }: Reader,
): Answer {
  const { iso8601, seconds } = forms;
  if (iso8601 === null || seconds === null) return seconds ?? iso8601 ?? '';
  const isCount = ['seconds', 'milliseconds', 'microseconds', 'nanoseconds'].includes(format);
  const day = new Date(`${iso8601.split('T')[0]}T00:00:00Z`);
  return [
    isCount ? iso8601 : seconds,
    day.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' }),
    sayRelative(Number(seconds) - now / 1000, language),
  ];
}

export const detectors = {
  convert: { detect: detectMoment, answer: tellMoment },
  convertLines: { detect: detectMoments },
} satisfies Detectors<typeof operations>;
