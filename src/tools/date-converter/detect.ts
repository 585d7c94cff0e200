const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?';

/** How a date is written, and how sure that is. Only the beginning counts: zones and the like may follow a time. */
const FORMS: readonly (readonly [form: RegExp, certainty: number])[] = [
  [/^[+-]?\d{4,6}-\d\d-\d\d[Tt ]\d\d:\d\d/, 0.9],
  [/^\d{8}T\d{4}(?:\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/, 0.9],
  [/^\d{4}([-/])\d{1,2}\1\d{1,2}(?:$| \d{1,2}:\d\d)/, 0.8],
  [/^\d{4}-W\d\d(?:-\d)?$/, 0.8],
  [new RegExp(`^${DAY},? (?:\\d{1,2}[ -]${MONTH}[ -]\\d{2,4}|${MONTH} {1,2}\\d{1,2}),? ${TIME}`), 0.9],
  [new RegExp(`^\\[?\\d{1,2}/${MONTH}/\\d{4}:${TIME}`), 0.9],
  [new RegExp(`^(?:${DAY},? )?(?:${MONTH}\\.? \\d{1,2},|\\d{1,2}\\.? ${MONTH},?) \\d{4}(?:$|,? ${TIME})`, 'i'), 0.8],
  // Seconds, milliseconds, microseconds, nanoseconds of the years 2001 to 2039.
  [/^(?:1\d|2[01])\d{8}(?:\d{3}){0,3}$/, 0.6],
  [/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:(?:[01]\d|2[0-3])(?:[0-5]\d){2})?$/, 0.2],
];

/** A date or time as people and programs write it is hardly longer. */
const LONGEST = 60;

/** How sure it is that the sample is a date or time. */
export function detectDate(sample: string): number {
  const text = sample.trim();
  return text.length > LONGEST ? 0 : (FORMS.find(([form]) => form.test(text))?.[1] ?? 0);
}

/** How sure it is that each line of the sample is a date, but for the last one, which may be cut off. */
export function detectDates(sample: string): number {
  const lines = sample.trim().split('\n', 20);
  return Math.min(...lines.slice(0, Math.max(1, lines.length - 1)).map(detectDate));
}
