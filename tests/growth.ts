import { createHash } from 'node:crypto';
import { detect } from '../src/engine/detect.ts';
import { ToolError } from '../src/engine/error.ts';
import { examples } from '../src/engine/registry.ts';
import { SAMPLE_LENGTH } from '../src/engine/sample.ts';
import { costOf, EndlessError, type Cost } from './cost.ts';

/*
 * What hostile texts cost: a text twice as long may not cost much more than twice as much, nor have a result many times its
 * size. No clock is read.
 */

/** What twice the text may cost; a little more than 2, for what grows by n log n. */
const DOUBLING = 2.6;
/** Steps and bytes that are nothing: what a run costs besides. */
const FREE: Cost = { steps: 50_000, bytes: 3_000_000 };
/** UTF-16 units or bytes of a result for each of the input, and those that any result may have. */
const RESULT = 40;
const FREE_RESULT = 64 * 1024;

/** A text of about so many UTF-16 units. */
type Make = (size: number) => string;

const repeated =
  (piece: string): Make =>
  (size) =>
    piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const nested =
  (open: string, inner: string, close: string): Make =>
  (size) => {
    const levels = Math.max(1, Math.floor((size - inner.length) / (open.length + close.length)));
    return open.repeat(levels) + inner + close.repeat(levels);
  };

const counted =
  (item: (index: number) => string, separator: string): Make =>
  (size) => {
    const items: string[] = [];
    for (let length = 0; length < size; length += (items.at(-1) ?? '').length + separator.length)
      items.push(item(items.length));
    return items.join(separator);
  };

const families: Readonly<Record<string, Make>> = {
  'one letter': repeated('a'),
  'two letters': repeated('Ab'),
  'blanks between letters': (size) => `x${' '.repeat(size - 2)}x`,
  tabs: repeated('\t'),
  'line breaks': repeated('\n'),
  digits: repeated('1234567890'),
  nines: repeated('9'),
  'a one and zeros': (size) => `1${'0'.repeat(size - 1)}`,
  'nested lists': nested('[', '1', ']'),
  'nested objects': nested('{"a":', '1', '}'),
  'nested elements': nested('<a>', '1', '</a>'),
  'nested parentheses': nested('(', '1', ')'),
  'nested YAML': repeated('- '),
  'lists that do not end': repeated('['),
  'tags that do not end': repeated('<a '),
  'double quotes': repeated('"'),
  'single quotes': repeated("'"),
  backslashes: repeated('\\'),
  'percent signs': repeated('%'),
  ampersands: repeated('&'),
  'combining marks': (size) => `e${'\u0301'.repeat(size - 1)}`,
  'lone surrogates': repeated('\ud83d'),
  emojis: repeated('👩‍👧🇩🇪'),
  'short lines': repeated('a\n'),
  'short words': repeated('ab '),
  'other words': counted((index) => `w${index.toString(36)}`, ' '),
  'other lines': counted((index) => `line ${index}`, '\n'),
  colons: repeated(':'),
  dots: repeated('.'),
  hyphens: repeated('-'),
  slashes: repeated('/'),
  'asterisks and underscores': repeated('*a_b '),
};

/** Texts that grow out of one that an operation takes. */
function grown(text: string): Readonly<Record<string, Make>> {
  if (text === '') return {};
  const middle = text.length >> 1;
  const mark = text.search(/[^\p{L}\p{N}\s]/u);
  const stretched =
    (at: number): Make =>
    (size) =>
      text.slice(0, at) + text.charAt(at).repeat(Math.max(1, size - text.length)) + text.slice(at);
  return {
    'its example, repeated': repeated(text),
    'its example on each line': counted(() => text, '\n'),
    'its example, nested': nested(text.slice(0, middle), '', text.slice(middle)),
    'its example with a long beginning': stretched(0),
    'its example with a long middle': stretched(middle),
    'its example with a long end': stretched(text.length - 1),
    ...(mark >= 0 && { 'its example with a long mark': stretched(mark) }),
  };
}

/** What is run with texts of a family. */
export interface Case {
  readonly name: string;
  /** UTF-16 units of the largest text. */
  readonly size: number;
  readonly run: (size: number) => () => unknown;
}

/** Recognizing what was pasted, which the page's thread does for every tool. */
export async function recognizing(): Promise<Case[]> {
  const samples = Object.entries(examples).map(async ([tool, load]) => {
    const texts = (await load()).map(({ input }) => input).filter((input) => typeof input === 'string');
    return Object.entries(grown(texts[0] ?? '')).map(([name, make]) => [`${tool}, ${name}`, make] as const);
  });
  const made = [...Object.entries(families), ...(await Promise.all(samples)).flat()];
  return made.map(([name, make]) => ({
    name,
    size: SAMPLE_LENGTH,
    run: (size) => {
      const text = make(size);
      return () => detect(text);
    },
  }));
}

/** One in so many cases, always the same. */
export const drawn = ({ name }: Case, oneIn: number): boolean =>
  createHash('sha256').update(name).digest().readUInt32BE() % oneIn === 0;

interface Measured extends Cost {
  readonly result: number;
}

/** Runs what a case makes; a refusal is a result. */
async function measure(act: () => unknown): Promise<Measured> {
  let result: unknown;
  const cost = await costOf(async () => {
    try {
      result = await act();
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
    }
  });
  return { ...cost, result: typeof result === 'string' ? result.length : JSON.stringify(result ?? null).length };
}

/** How a case grows too fast; undefined where it does not. */
export async function faultOf({ name, size, run }: Case): Promise<string | undefined> {
  const sizes = [size / 4, size / 2, size].map(Math.floor);
  const look = async () => {
    const found: Measured[] = [];
    for (const length of sizes) {
      const last = await measure(run(length));
      const before = found.at(-1);
      found.push(last);
      for (const what of ['steps', 'bytes'] as const)
        if (before !== undefined && last[what] > DOUBLING * before[what] + FREE[what])
          return `${what} ${found.map((one) => one[what]).join(', ')}`;
      if (last.result > RESULT * length + FREE_RESULT) return `a result of ${last.result} of ${length}`;
    }
    return undefined;
  };
  try {
    // What is loaded or compiled in the first run costs only once.
    const fault = (await look()) && (await look());
    return fault && `${name}: ${fault}`;
  } catch (error) {
    if (error instanceof EndlessError) return `${name}: ${error.message}`;
    throw error;
  }
}
