import { CsvWriter } from '#formats/csv/write.ts';
import { solidLines } from '#lib/solid-lines';
import type { Comparison, SuiteResult, Verdict } from './comparison.ts';

export type Form = 'markdown' | 'bullets' | 'csv' | 'json';

const COLUMNS = [
  'position',
  'suite',
  'samples',
  'mean',
  'median',
  'standardDeviation',
  'variance',
  'minimum',
  'maximum',
  'comparison',
] as const;
export type Column = (typeof COLUMNS)[number];
/** The words of a report, in a language. */
export type ReportWords = Readonly<Record<Column | `verdict.${Verdict}`, string>>;

/** The report of the command line and the library; the page has its own. */
export const ENGLISH: ReportWords = {
  position: 'Position',
  suite: 'Suite',
  samples: 'Samples',
  mean: 'Mean',
  median: 'Median',
  standardDeviation: 'Standard deviation',
  variance: 'Variance',
  minimum: 'Minimum',
  maximum: 'Maximum',
  comparison: 'Against the baseline',
  'verdict.baseline': 'Baseline',
  'verdict.better': 'Better',
  'verdict.worse': 'Worse',
  'verdict.noise': 'Probably noise',
  'verdict.fewSamples': 'Too few measurements to tell',
  'verdict.noSpread': 'No variation in the measurements',
  'verdict.noData': 'No data',
};

/** Three decimals, or three digits of what is smaller: without the noise of the others. */
export const shortNumber = (value: number): number =>
  Math.abs(value) >= 0.1 ? Number(value.toFixed(3)) : Number(value.toPrecision(3));

type Format = (value: number) => string;

/** A mean with its difference from the baseline. */
export function sayMean(
  { mean, difference, ratio, verdict }: SuiteResult,
  unit: string,
  format: Format = String,
): string {
  if (mean === null || difference === null) return '–';
  const own = withUnit(format(shortNumber(mean)), unit);
  if (verdict === 'baseline') return own;
  const sign = difference < 0 ? '' : '+';
  return `${own} (${sign}${format(shortNumber(difference))} ; ×${ratio === null ? '–' : format(shortNumber(ratio))})`;
}

/** A figure with the unit, or a dash for none. */
export const sayValue = (value: number | null, unit: string, format: Format = String): string =>
  value === null ? '–' : withUnit(format(shortNumber(value)), unit);

/** A variance in the square of the unit. */
export const sayVariance = ({ variance }: SuiteResult, unit: string, format: Format = String): string =>
  sayValue(variance, unit === '' ? '' : `${unit}²`, format);

/** A number and its unit, which stay together. */
const withUnit = (number: string, unit: string): string => (unit === '' ? number : `${number}\u00a0${unit}`);

/** The verdict of the test, with its p. */
const sayVerdict = (suite: SuiteResult, words: ReportWords): string =>
  `${words[`verdict.${suite.verdict}`]}${sayP(suite)}`;

/** The p of the test, in brackets after a space; empty where there is none. */
export function sayP({ p }: SuiteResult, format: Format = String): string {
  if (p === null) return '';
  return ` (p ${p < SMALLEST_P ? `< ${format(SMALLEST_P)}` : `= ${format(Number(p.toPrecision(2)))}`})`;
}

/** A smaller p is not told apart by anybody. */
const SMALLEST_P = 0.0001;

/** A comparison as a text. */
export function write(form: Form, comparison: Comparison, words: ReportWords = ENGLISH): string {
  switch (form) {
    case 'markdown':
      return writeTable(comparison, words);
    case 'bullets':
      return writeBullets(comparison, words);
    case 'csv':
      return writeCsv(comparison);
    case 'json':
      return JSON.stringify(comparison, undefined, 2);
  }
}

const cellsOf = (suite: SuiteResult, unit: string, words: ReportWords): Readonly<Record<Column, string>> => ({
  position: String(suite.position ?? '–'),
  suite: suite.name,
  samples: String(suite.samples),
  mean: sayMean(suite, unit),
  median: sayValue(suite.median, unit),
  standardDeviation: sayValue(suite.standardDeviation, unit),
  variance: sayVariance(suite, unit),
  minimum: sayValue(suite.minimum, unit),
  maximum: sayValue(suite.maximum, unit),
  comparison: sayVerdict(suite, words),
});

/** A text with its lines one after another. */
const oneLine = (text: string): string => solidLines(text).join(' ');

function writeTable({ suites, unit }: Comparison, words: ReportWords): string {
  const escape = (text: string) => oneLine(text.replace(/[\\|]/g, '\\$&'));
  const rows = suites.map((suite) => {
    const cells = cellsOf(suite, unit, words);
    return COLUMNS.map((column) => escape(cells[column]));
  });
  const lines = [COLUMNS.map((column) => words[column]), COLUMNS.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeBullets({ suites, unit }: Comparison, words: ReportWords): string {
  return suites
    .flatMap((suite) => {
      const cells = cellsOf(suite, unit, words);
      const facts = COLUMNS.filter((column) => column !== 'suite').map(
        (column) => `  - ${words[column]}: ${cells[column]}`,
      );
      return [`- ${oneLine(cells.suite)}`, ...facts];
    })
    .join('\n');
}

const NUMBERS = [
  'samples',
  'mean',
  'difference',
  'ratio',
  'variance',
  'standardDeviation',
  'median',
  'minimum',
  'maximum',
  'p95',
] as const;

function writeCsv({ suites, unit }: Comparison): string {
  const csv = new CsvWriter({ separator: 'comma', quoteAll: false, lineEnd: 'crlf' });
  csv.add(['position', 'name', 'unit', ...NUMBERS, 'intervalLow', 'intervalHigh', 'outliers', 'verdict', 'p']);
  const number = (value: number | null | undefined) => String(value ?? '');
  for (const suite of suites) {
    const { position, name, interval, outliers, verdict, p } = suite;
    const facts = [...NUMBERS.map((key) => suite[key]), interval?.low, interval?.high].map(number);
    csv.add([number(position), csv.text(name), csv.text(unit), ...facts, outliers.join(' '), verdict, number(p)]);
  }
  return csv.finish();
}
