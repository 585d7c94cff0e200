import { daysInMonth } from '#lib/gregorian';
import type { Format } from './formats.ts';
import { MONTHS, WEEKDAYS } from './write-moment.ts';
import { ABBREVIATIONS, AMBIGUOUS } from './zone-names.ts';

const FRACTION = String.raw`(?:[.,](?<fraction>\d+))?`;
const CLOCK = [
  String.raw`(?<hour>\d{2})`,
  ':',
  String.raw`(?<minute>\d{2})`,
  String.raw`(?::(?<second>\d{2})${FRACTION})?`,
];
/** As people write it: 2:30 PM. */
const LOOSE_CLOCK = [
  String.raw`(?<hour>\d{1,2})`,
  ...CLOCK.slice(1),
  String.raw`(?:\s*(?<meridiem>[ap])(?:m\b|\.m\.))?`,
];
const BASIC_CLOCK = [String.raw`(?<hour>\d{2})`, String.raw`(?:(?<minute>\d{2})(?:(?<second>\d{2})${FRACTION})?)?`];
const ZONE_NAMES = [...ABBREVIATIONS.keys(), ...AMBIGUOUS].join('|');
const OFFSET = String.raw`(?:\s*(?<offset>Z|(?:GMT|UTC)?[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?|(?:${ZONE_NAMES})\b))?`;
/** RFC 9557: the zone, and further facts that change nothing. */
const BRACKETS = String.raw`(?:\[!?(?<named>[a-z_][\w/+.-]*|[+-]\d{2}:\d{2})\])?(?:\[[a-z_][a-z\d_-]*=[a-z\d-]+\])*`;
const WEEKDAY = String.raw`(?:(?<weekday>${WEEKDAYS.join('|')})[a-z]*,?\s+)?`;
const MONTH = `(?<name>${MONTHS.join('|')})[a-z]*`;
const YEAR = String.raw`(?<year>[+-]\d{6}|\d{4,6})`;
const ISO_YEAR = String.raw`(?<year>[+−-]\d{6}|\d{4})`;
const ISO_DATE = [ISO_YEAR, '-', String.raw`(?<month>\d{2})`, '-', String.raw`(?<day>\d{2})`];
const DAY = String.raw`(?<day>\d{1,2})`;
const LOOSE_TIME = [String.raw`,?\s+(?:at\s+)?`, ...LOOSE_CLOCK, OFFSET];

/** A way to write a date: its pieces one after the other, and those that follow all together or not at all. */
interface Form {
  readonly format: Format;
  readonly pieces: readonly string[];
  readonly tail?: readonly string[];
  /** Like the format, but not as its standard says: read where no format is asked for. */
  readonly isLoose?: true | undefined;
}

/** Forms that are no plain numbers. */
const FORMS: readonly Form[] = [
  { format: 'iso8601', pieces: ISO_DATE, tail: [String.raw`(?:T|\s+)`, ...CLOCK, OFFSET, BRACKETS] },
  {
    format: 'iso8601',
    pieces: [String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`],
    tail: ['T', ...BASIC_CLOCK, String.raw`(?<offset>Z|[+-]\d{2}(?:\d{2})?)?`],
  },
  { format: 'iso8601', pieces: [ISO_YEAR, String.raw`(?:-(?<month>\d{2}))?`] },
  {
    format: 'iso8601',
    pieces: [String.raw`(?<year>\d{4})(?<between>[-/])(?<month>\d{1,2})\k<between>(?<day>\d{1,2})`],
    tail: LOOSE_TIME,
    isLoose: true,
  },
  {
    // What Go's time.Time says of itself, with the reading of its other clock.
    format: 'iso8601',
    pieces: [
      ...ISO_DATE,
      String.raw`\s+`,
      ...CLOCK,
      String.raw`\s+(?<offset>[+-]\d{4})`,
      String.raw`\s+(?:[a-z]{1,5}|[+-]\d{2}(?:\d{2})?)`,
      String.raw`(?:\s+m=[+-]\d+(?:\.\d+)?)?`,
    ],
    isLoose: true,
  },
  {
    format: 'rfc3339',
    pieces: [String.raw`(?<year>\d{4})`, ...ISO_DATE.slice(1)],
    tail: [
      '[T ]',
      ...CLOCK.slice(0, 3),
      String.raw`:(?<second>\d{2})(?:\.(?<fraction>\d+))?`,
      String.raw`(?<offset>Z|[+-]\d{2}:\d{2})?`,
    ],
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
  {
    // RFC 850, which HTTP still allows (RFC 7231, section 7.1.1.1).
    format: 'rfc7231',
    pieces: [WEEKDAY, `${DAY}-${MONTH}`, String.raw`-(?<shortYear>\d{2})`, String.raw`\s+`, ...CLOCK, OFFSET],
  },
  {
    format: 'rfc7231',
    pieces: [WEEKDAY, DAY, String.raw`[\s-]`, MONTH, String.raw`,?[\s-]`, YEAR],
    tail: LOOSE_TIME,
    isLoose: true,
  },
  {
    // The logs of web servers.
    format: 'rfc7231',
    pieces: [String.raw`\[?`, `${DAY}/${MONTH}/${YEAR}`, ':', ...CLOCK, OFFSET, String.raw`\]?`],
    isLoose: true,
  },
  {
    format: 'javascript',
    pieces: [WEEKDAY, MONTH, String.raw`\s+`, DAY, String.raw`,?\s+`, YEAR],
    tail: LOOSE_TIME,
    isLoose: true,
  },
  {
    // asctime(), and `date` with the zone before the year.
    format: 'javascript',
    pieces: [WEEKDAY, MONTH, String.raw`\s+`, DAY, String.raw`\s+`, ...LOOSE_CLOCK, OFFSET, String.raw`\s+`, YEAR],
    isLoose: true,
  },
  {
    // The log of Git.
    format: 'javascript',
    pieces: [WEEKDAY, MONTH, String.raw`\s+`, DAY, String.raw`\s+`, ...CLOCK, String.raw`\s+`, YEAR, OFFSET],
    isLoose: true,
  },
  {
    // `date` where the day comes before the month, as in en_GB.
    format: 'javascript',
    pieces: [WEEKDAY, DAY, String.raw`\s+`, MONTH, String.raw`\s+`, ...LOOSE_CLOCK, OFFSET, String.raw`\s+`, YEAR],
    isLoose: true,
  },
  { format: 'construct', pieces: [String.raw`new\s+Date\s*\(`, '(?<argument>.*)', String.raw`\)`, String.raw`\s*;?`] },
];

const PATTERNS = FORMS.map(({ format, pieces, tail, isLoose }) => ({
  format,
  isLoose,
  pattern: new RegExp(`^${pieces.join('')}${tail === undefined ? '' : `(?:${tail.join('')})?`}$`, 'di'),
}));

/** Forms that are written alike. */
const ALIKE: Readonly<Partial<Record<Format, Format>>> = { iso9075: 'iso8601', utc: 'rfc7231' };

const isWanted = ({ format, isLoose }: Pick<Form, 'format' | 'isLoose'>, wanted: Format | 'auto') =>
  wanted === 'auto' || ((ALIKE[wanted] ?? wanted) === format && isLoose !== true);

/** The parts of a date that is written in the wanted form, with their places. */
export function matchForm(text: string, wanted: Format | 'auto') {
  for (const form of PATTERNS) {
    const match = isWanted(form, wanted) ? form.pattern.exec(text) : null;
    if (match !== null) return { format: form.format, groups: match.groups ?? {}, spans: match.indices?.groups ?? {} };
  }
  return undefined;
}

const COMPACT =
  /^(?<year>[12]\d{3})(?:(?<month>\d{2})(?<day>\d{2})(?:(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2}))?)?$/;

/** The parts of 2024, 20241231 and 20241231143000, if such a day and time exist: any other such number is a count. */
export function matchCompact(text: string): Readonly<Record<string, string | undefined>> | undefined {
  const groups = COMPACT.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = groups;
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1;
  const isReal = isDay && Number(day) <= daysInMonth(Number(year), Number(month));
  return isReal && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60 ? groups : undefined;
}

/** How many characters can be read as the beginning of the wanted form, or of the one that most can be read of. */
export function readableLength(text: string, wanted: Format | 'auto'): number {
  const number = /^[-+]?\d*(?:[.,]\d*)?/.exec(text)?.[0].length ?? 0;
  const lengths = FORMS.filter((form) => isWanted(form, wanted)).flatMap(({ pieces, tail = [] }) => {
    const all = [...pieces, ...tail];
    return all.map((_, index) => new RegExp(`^${all.slice(0, index + 1).join('')}`, 'i').exec(text)?.[0].length ?? 0);
  });
  return lengths.length === 0 || wanted === 'auto' ? Math.max(number, ...lengths) : Math.max(...lengths);
}
