import type { Format } from './formats.ts';
import { MONTHS, WEEKDAYS } from './write-moment.ts';

const FRACTION = String.raw`(?:[.,](?<fraction>\d+))?`;
const CLOCK = [
  String.raw`(?<hour>\d{2})`,
  ':',
  String.raw`(?<minute>\d{2})`,
  String.raw`(?::(?<second>\d{2})${FRACTION})?`,
];
const OFFSET = String.raw`(?:\s*(?<offset>Z|(?:GMT|UTC)?[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?|GMT|UTC))?`;
const WEEKDAY = String.raw`(?:(?<weekday>${WEEKDAYS.join('|')})[a-z]*,?\s+)?`;
const MONTH = `(?<name>${MONTHS.join('|')})[a-z]*`;
const YEAR = String.raw`(?<year>[+-]\d{6}|\d{4,6})`;
const ISO_YEAR = String.raw`(?<year>[+−-]\d{6}|\d{4})`;
const DAY = String.raw`(?<day>\d{1,2})`;

/** A way to write a date: its pieces one after the other, and those that follow all together or not at all. */
interface Form {
  readonly format: Format;
  readonly pieces: readonly string[];
  readonly tail?: readonly string[];
}

/** Forms that are no plain numbers. */
const FORMS: readonly Form[] = [
  {
    format: 'iso8601',
    pieces: [ISO_YEAR, '-', String.raw`(?<month>\d{2})`, '-', String.raw`(?<day>\d{2})`],
    tail: [String.raw`(?:T|\s+)`, ...CLOCK, OFFSET],
  },
  { format: 'week', pieces: [ISO_YEAR, '-?W', String.raw`(?<week>\d{2})`, String.raw`(?:-?(?<weekday>\d))?`] },
  { format: 'ordinal', pieces: [ISO_YEAR, '-', String.raw`(?<ordinal>\d{3})`] },
  { format: 'objectid', pieces: [String.raw`[\da-f]{24}`] },
  {
    format: 'ldap',
    pieces: [
      String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})`,
      String.raw`(?:(?<minute>\d{2})(?<second>\d{2})?)?`,
      FRACTION,
      String.raw`(?<offset>Z|[+-]\d{2}(?:\d{2})?)`,
    ],
  },
  {
    format: 'rfc7231',
    pieces: [WEEKDAY, DAY, String.raw`[\s-]`, MONTH, String.raw`[\s-]`, YEAR, String.raw`\s+`, ...CLOCK, OFFSET],
  },
  {
    format: 'javascript',
    pieces: [WEEKDAY, MONTH, String.raw`\s+`, DAY, String.raw`,?\s+`, YEAR],
    tail: [String.raw`\s+`, ...CLOCK, OFFSET, String.raw`(?:\s*\(.*\))?`],
  },
  { format: 'construct', pieces: [String.raw`new\s+Date\s*\(`, '(?<argument>.*)', String.raw`\)`, String.raw`\s*;?`] },
];

const PATTERNS = FORMS.map(({ format, pieces, tail }) => ({
  format,
  pattern: new RegExp(`^${pieces.join('')}${tail === undefined ? '' : `(?:${tail.join('')})?`}$`, 'di'),
}));

/** Forms that are written alike. */
const ALIKE: Readonly<Partial<Record<Format, Format>>> = { iso9075: 'iso8601', rfc3339: 'iso8601', utc: 'rfc7231' };

const isWanted = (format: Format, wanted: Format | 'auto') => wanted === 'auto' || (ALIKE[wanted] ?? wanted) === format;

/** The parts of a date that is written in the wanted form, with their places. */
export function matchForm(text: string, wanted: Format | 'auto') {
  for (const { format, pattern } of PATTERNS) {
    const match = isWanted(format, wanted) ? pattern.exec(text) : null;
    if (match !== null) return { format, groups: match.groups ?? {}, spans: match.indices?.groups ?? {} };
  }
  return undefined;
}

/** How many characters can be read as the beginning of the wanted form, or of the one that most can be read of. */
export function readableLength(text: string, wanted: Format | 'auto'): number {
  const number = /^[-+]?\d*(?:[.,]\d*)?/.exec(text)?.[0].length ?? 0;
  const lengths = FORMS.filter(({ format }) => isWanted(format, wanted)).flatMap(({ pieces, tail = [] }) => {
    const all = [...pieces, ...tail];
    return all.map((_, index) => new RegExp(`^${all.slice(0, index + 1).join('')}`, 'i').exec(text)?.[0].length ?? 0);
  });
  return lengths.length === 0 || wanted === 'auto' ? Math.max(number, ...lengths) : Math.max(...lengths);
}
