import { createHash } from 'node:crypto';
import { identify } from '../../src/engine/identify.ts';
import { ToolError } from '../../src/engine/error.ts';
import type { AnyExample } from '../../src/engine/example.ts';
import { sizeOf } from '../../src/engine/execute.ts';
import type { AnyOperation } from '../../src/engine/operation.ts';
import { initialValues, readValues, type OptionSpecs } from '../../src/engine/options.ts';
import { examples, operations } from '../../src/engine/registry.ts';
import { runHere } from '../../src/engine/run.ts';
import { SAMPLE_LENGTH } from '../../src/engine/sample.ts';
import type { Sources } from '../../src/lib/sources.ts';
import { costsOf, EndlessError, type Cost } from '../cost.ts';
import { isWholeRun } from '../run-size.ts';

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
/** UTF-16 units of the largest text. */
const SIZE = 16 * 1024;

/** A text of about so many UTF-16 units. */
type Make = (size: number) => string;

const repeated =
  (piece: string): Make =>
  (size) =>
    piece.repeat(Math.max(1, Math.floor(size / piece.length)));

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
  'nested keys': (size) => `${'a.'.repeat((size - 4) / 2)}a=1`,
  'lists that do not end': repeated('['),
  'brackets that were not opened': repeated(']'),
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
  /** Fetches what is run. */
  readonly prepare?: () => Promise<unknown>;
  readonly run: (size: number) => unknown;
  readonly mayGrow?: AnyOperation['growth'];
}

type Options = Readonly<Record<string, unknown>>;
type Worked = Partial<Pick<AnyExample, 'input' | 'options'>>;

/** Equal runs of a generator cost the same: bytes of one linear congruential generator, one moment. */
function fixedSources(): Sources {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24;
  return { random: (size) => Uint8Array.from({ length: size }, next), now: () => Date.UTC(2024, 1, 29) };
}

/** An example's input as a text in which each byte of data is a character. */
function textOf(input: unknown): string {
  if (typeof input === 'string') return input;
  const { base64 = '' } = (input ?? {}) as { readonly base64?: string };
  return Buffer.from(base64, 'base64').toString('latin1');
}

/** A text as an operation takes it. */
function inputOf({ input }: AnyOperation, text: string, encoding: 'utf8' | 'latin1' = 'utf8'): unknown {
  if (input === 'text') return text;
  if (input === 'bytes') return new Uint8Array(Buffer.from(text, encoding));
  return new Blob([Buffer.from(text, encoding)]);
}

/** An operation's input, each of its options that is a text, and its input together with each that is a pane. */
function casesOf(name: string, operation: AnyOperation, worked: Worked): Case[] {
  const specs = operation.options as OptionSpecs;
  const usual: Options = { ...initialValues(specs), ...readValues(specs, worked.options ?? {}) };
  const own = textOf(worked.input);
  const encoding = typeof worked.input === 'string' ? 'utf8' : 'latin1';
  const takesText = ['text', 'bytes', 'file'].includes(operation.input as string);
  const ownInput = takesText ? inputOf(operation, own, encoding) : worked.input;
  const cases = (
    of: string,
    limit: number,
    made: Readonly<Record<string, Make>>,
    given: (text: string) => [unknown, Options],
  ) =>
    Object.entries(made).map(([family, make]): Case => ({
      name: `${name} ${of}: ${family}`,
      size: Math.min(SIZE, limit),
      prepare: operation.preload,
      run: (size) => {
        const [input, options] = given(make(size));
        return runHere(operation, input, options, { signal: new AbortController().signal, sources: fixedSources() });
      },
      ...(operation.growth && { mayGrow: operation.growth }),
    }));
  const ofInput = takesText
    ? [
        ...cases('input', operation.maxLength ?? Infinity, families, (text) => [inputOf(operation, text), usual]),
        ...cases('input', operation.maxLength ?? Infinity, grown(own), (text) => [
          inputOf(operation, text, encoding),
          usual,
        ]),
      ]
    : [];
  const ofOptions = Object.entries(specs).flatMap(([option, spec]) => {
    if (!('maxLength' in spec)) return [];
    const made = { ...families, ...grown(String(usual[option])) };
    return [
      ...cases(option, spec.maxLength, made, (text) => [ownInput, { ...usual, [option]: text }]),
      ...(spec.maxLength === Infinity && operation.input === 'text'
        ? cases(`input and ${option}`, Infinity, families, (text) => [text, { ...usual, [option]: `${text}x` }])
        : []),
    ];
  });
  return [...ofInput, ...ofOptions];
}

/** Every operation of these tools. */
export async function running(tools: readonly string[]): Promise<Case[]> {
  const all = tools.map(async (tool) => {
    const worked = ((await examples[tool]?.()) ?? []).filter((one) => !('error' in one));
    return Object.entries((await operations[tool]?.()) ?? {}).flatMap(([name, operation]) =>
      casesOf(`${tool}/${name}`, operation, worked.find((one) => one.operation === name) ?? {}),
    );
  });
  return (await Promise.all(all)).flat();
}

/** Recognizing what was pasted, which the page's thread does for every tool. */
export async function recognizing(): Promise<Case[]> {
  const samples = Object.entries(examples).map(async ([tool, load]) => {
    const texts = (await load()).map(({ input }) => input).filter((input) => typeof input === 'string');
    return Object.entries(grown(texts[0] ?? '')).map(([name, make]) => [`${tool}, ${name}`, make] as const);
  });
  const made = [...Object.entries(families), ...(await Promise.all(samples)).flat()];
  return made.map(([name, make]) => ({
    name: `recognizing: ${name}`,
    size: SAMPLE_LENGTH,
    run: (size) => identify(make(size)),
  }));
}

/** Of these cases a tenth, always the same; all in a run of everything. */
export const drawn = (cases: readonly Case[]): Case[] =>
  cases.filter(({ name }) => isWholeRun || createHash('sha256').update(name).digest().readUInt32BE() % 10 === 0);

/** UTF-16 units or bytes of a result, of JSON those of its texts. */
function sizeOfResult(result: unknown): number {
  if (typeof result !== 'object' || result === null) return String(result).length;
  if (result instanceof Uint8Array || result instanceof Blob) return sizeOf(result);
  return Object.entries(result).reduce((sum, [key, value]) => sum + key.length + sizeOfResult(value), 0);
}

/** What a run costs with texts of a size, a refusal being a result, and how large its result is. */
type Measured = Cost & { readonly size: number; readonly result: number };

async function measure({ run }: Case, ...sizes: number[]): Promise<Measured[]> {
  const results: number[] = [];
  const costs = await costsOf(
    sizes.map((size) => async () => {
      try {
        results.push(sizeOfResult(await run(size)));
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        results.push(0);
      }
    }),
  );
  return costs.map((cost, at) => ({ ...cost, size: sizes[at] ?? NaN, result: results[at] ?? NaN }));
}

/** What grows too fast up to the whole size of a case, or up to half of it. */
async function lookAt(one: Case): Promise<string | undefined> {
  const { doubling = DOUBLING, result: perUnit = RESULT } = one.mayGrow ?? {};
  const half = Math.floor(one.size / 2);
  const [more, most] = (await measure(one, half, one.size)) as [Measured, Measured];
  for (const what of ['steps', 'bytes'] as const) {
    // Garbage of a run before may be collected in this one, which then seems to have made less than nothing.
    const isLinear = (before: Cost, after: Cost) => after[what] <= doubling * Math.max(1, before[what]) + FREE[what];
    if (!isLinear(more, most)) return `${what} ${more[what]}, ${most[what]}`;
    // A step up to half of the size, such as a second copy that is made of what is long, is no growth, as from there on it is
    // linear. Only where the whole costs less, since it is refused, nothing is known of how it got there.
    if (most[what] >= more[what]) continue;
    const [few] = (await measure(one, Math.floor(half / 2))) as [Measured];
    if (!isLinear(few, more)) return `${what} ${few[what]}, ${more[what]}, ${most[what]}`;
  }
  const large = [more, most].find(({ size, result }) => result > perUnit * size + FREE_RESULT);
  return large && `a result of ${large.result} of ${large.size}`;
}

/** How a case grows too fast; undefined where it does not. */
export async function faultOf(one: Case): Promise<string | undefined> {
  try {
    await one.prepare?.();
    // What is loaded or compiled in the first run costs only once.
    const fault = (await lookAt(one)) && (await lookAt(one));
    return fault && `${one.name}: ${fault}`;
  } catch (error) {
    if (error instanceof EndlessError) return `${one.name}: ${error.message}`;
    throw error;
  }
}
