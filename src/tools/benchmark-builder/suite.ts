import { readTypedNumber } from '#lib/typed-number';

/** Measures as they are typed: some may be empty or no numbers. */
export interface Suite {
  readonly name: string;
  readonly measures: readonly string[];
}

/** The name of a suite that has none. */
export const nameOf = (index: number): string => `#${String(index + 1)}`;

/** The suites in a text. */
export interface SuitesRead {
  readonly suites: readonly Suite[];
  /** The unit, where the format says it: hyperfine measures in seconds. */
  readonly unit: string;
  /** Commas with digits around them were taken for separators, though they may be decimal commas. */
  readonly hasDoubtfulCommas: boolean;
}

/** Beyond these a square or a sum would leave the range of double precision. */
const LARGEST = 1e100;
const SMALLEST = 1e-100;

/** A measure as a number, with a decimal point or comma; undefined for what is none. */
export function readMeasure(typed: string): number | undefined {
  const plain = readTypedNumber(typed);
  if (plain === undefined) return undefined;
  const value = Number(plain);
  if (value === 0) return value;
  const size = Math.abs(value);
  return size <= LARGEST && size >= SMALLEST ? value : undefined;
}

/** JSON with a suite on each line, which `readWritten` takes back. */
export function writeSuites(suites: readonly Suite[]): string {
  const lines = suites.map(({ name, measures }) => {
    const written = measures.map((text) => (isItself(text) ? text : JSON.stringify(text)));
    return `  { "name": ${JSON.stringify(name)}, "measures": [${written.join(', ')}] }`;
  });
  return `[\n${lines.join(',\n')}\n]`;
}

/** Whether it is the same text after it was a number. */
const isItself = (text: string): boolean =>
  text !== '' && String(Number(text)) === text && Number.isFinite(Number(text));

/** The suites that `writeSuites` wrote; undefined for any other text. */
export function readWritten(text: string): Suite[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const suites = value.map(toSuite);
  // Only what comes out as it is: else something of the text would be lost when a field is changed.
  return suites.every((suite) => suite !== undefined) && writeSuites(suites) === text ? suites : undefined;
}

function toSuite(value: unknown): Suite | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('measures' in value)) return undefined;
  const { name, measures } = value;
  return typeof name === 'string' && Array.isArray(measures) ? { name, measures: measures.map(String) } : undefined;
}
