// @vitest-environment node
import fc from 'fast-check';
import { assert, describe, expect, test } from 'vitest';
import { isWholeRun } from '../tests/run-size.ts';
import { ToolError } from './engine/error.ts';
import { factsOf, formats, withParents, type Format } from './engine/format.ts';
import { returnOf, writtenFormat, writtenFormats, type Return } from './engine/meaning.ts';
import { languages } from './engine/messages.ts';
import type { AnyOperation, Kind } from './engine/operation.ts';
import { initialValues, readValues, type OptionSpec, type OptionSpecs } from './engine/options.ts';
import { convert } from './engine/pipeline.ts';
import { examples, operations } from './engine/registry.ts';
import { runHere } from './engine/run.ts';
import { lackingTexts } from './engine/texts.ts';
import { textsOf } from './engine/tool-texts.ts';
import { tools } from './engine/tools.ts';

/*
 * Conformance of what operations say of themselves (docs/tools.md, "What it means"): that it is true, that it is in words, and
 * that what they name is there.
 */

interface Known {
  readonly tool: string;
  readonly name: string;
  readonly operation: AnyOperation;
  /** Inputs and options of its worked examples that do not fail. */
  readonly examples: readonly { readonly input: unknown; readonly options: Values }[];
}
type Values = Readonly<Record<string, unknown>>;

/** An example's input as a value; `bytes` and `file` are written as text or Base64. */
function valueOf({ input }: AnyOperation, written: unknown): unknown {
  const kind = input as Kind;
  if (kind !== 'bytes' && kind !== 'file') return written;
  if (typeof written === 'string') return convert({ kind: 'text', value: written }, kind);
  const { base64 } = written as { base64: string };
  return convert({ kind: 'bytes', value: new Uint8Array(Buffer.from(base64, 'base64')) }, kind);
}

const all: Known[] = [];
for (const [tool, load] of Object.entries(operations)) {
  const worked = (await examples[tool]?.()) ?? [];
  for (const [name, operation] of Object.entries(await load())) {
    const own = worked.filter((example) => example.operation === name && !('error' in example));
    const given = own.map(async ({ input, options = {} }) => ({
      input: await valueOf(operation, input),
      options: readValues(operation.options, options),
    }));
    all.push({ tool, name, operation, examples: await Promise.all(given) });
  }
}

const find = (tool: string, name: string) => all.find((one) => one.tool === tool && one.name === name);
const isTextual = ({ operation }: Known) => operation.input === 'text' && operation.output === 'text';
const readersOf = (format: Format) =>
  all.filter(({ operation: { reads, input } }) => input === 'text' && reads && withParents(format).includes(reads));
const isFinal = (format: Format) => withParents(format).some((one) => factsOf(one).final === true);

interface Outcome {
  readonly output: string;
  readonly isNoted: boolean;
}

/** The result of a run; undefined where the operation refuses its input or an option. */
async function attempt(operation: AnyOperation, input: unknown, options: Values): Promise<Outcome | undefined> {
  try {
    const { output, notes } = await runHere(operation, input, options, { signal: new AbortController().signal });
    return { output: String(output), isNoted: notes.length > 0 };
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/*
 * The laws. Each is asked of the examples and of many texts that an operation takes without a note, with options of all
 * kinds: texts that other operations write in its format, changed examples and, where it reads any text, anything.
 */

const RUNS = isWholeRun ? 200 : 25;
/** So many texts may be refused or noted for each that is not. */
const SKIPS = 60;
/** Milliseconds after which no further text is tried: deriving keys from passwords is slow on purpose. */
const ENOUGH = 60_000;

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.array(fc.string({ maxLength: 12 }), { maxLength: 6 }).map((lines) => lines.join('\n')),
);
const key = fc.string({ unit: fc.constantFrom(...'abcdefXYZ_-0é '), minLength: 1, maxLength: 5 });
const scalar = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('true', 'null', '~', '1e3', '0x1F', '2024-01-31', ' a ', 'a: b', '# a', '- a', '<a>', 'a\nb', ''),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(key, tie('data'), { maxKeys: 4 }),
  ),
}));
const json = fc
  .tuple(fc.oneof(data, fc.dictionary(key, data, { maxKeys: 4 })), fc.constantFrom(undefined, 2))
  .map(([value, indent]) => JSON.stringify(value, undefined, indent));

/** One of the texts with up to three of its words taken out, doubled or replaced by one of another. */
function changedOne(texts: readonly string[]): fc.Arbitrary<string> {
  const words = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
  const pool = texts.flatMap(words);
  const change = fc.tuple(fc.nat(), fc.constantFrom('remove', 'double', 'replace'), fc.constantFrom('', ...pool));
  return fc
    .tuple(fc.constantFrom(...texts), fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 })))
    .map(([text, changes]) => {
      const result = words(text);
      for (const [place, kind, word] of changes) {
        const at = place % Math.max(1, result.length);
        result.splice(
          at,
          1,
          ...(kind === 'remove' ? [] : kind === 'double' ? [result[at] ?? '', result[at] ?? ''] : [word]),
        );
      }
      return result.join('');
    });
}

/** A text, and what it has to go through before it is one of the wanted format. */
interface Source {
  readonly text: string;
  readonly through?: { readonly operation: AnyOperation; readonly options: Values };
}

/** Operations that write a format and take what can be made up: JSON or any text. */
const makersOf = (format: Format) =>
  all.filter(
    (one) =>
      isTextual(one) &&
      one.operation.helper !== true &&
      one.operation.reads !== format &&
      (one.operation.reads === undefined || one.operation.reads === 'json') &&
      one.operation.writes !== undefined &&
      writtenFormat(one.operation, initialValues(one.operation.options as OptionSpecs)) === format,
  );

function sourcesFor({ operation: { reads }, examples: own }: Known): fc.Arbitrary<Source> {
  const texts = own.map(({ input }) => String(input)).filter((text) => text.length < 4000);
  const plain = (texts_: fc.Arbitrary<string>) => texts_.map((text): Source => ({ text }));
  const kinds = texts.length === 0 ? [] : [plain(changedOne(texts))];
  if (reads === undefined) return fc.oneof(plain(anything), ...kinds);
  if (reads === 'json') return fc.oneof(plain(json), ...kinds);
  const made = makersOf(reads).map(({ operation }) =>
    (operation.reads === 'json' ? json : anything).map((text): Source => ({
      text,
      through: { operation, options: initialValues(operation.options as OptionSpecs) },
    })),
  );
  return fc.oneof(...made, ...kinds);
}

/** Values of options, half of them initial; of texts, those that the examples have. */
function optionsFor({ operation, examples: own }: Known): fc.Arbitrary<Values> {
  const valuesOf = (name: string, spec: OptionSpec): fc.Arbitrary<unknown> => {
    switch (spec.kind) {
      case 'flag':
        return fc.boolean();
      case 'choice':
        return fc.constantFrom(...spec.choices);
      case 'integer':
        return fc.integer({ min: spec.min, max: Math.min(spec.max, Math.max(spec.initial, spec.min) + 8) });
      default:
        return fc.constantFrom(spec.initial, ...own.map(({ options }) => options[name]));
    }
  };
  const specs = Object.entries(operation.options as OptionSpecs);
  return fc.record(
    Object.fromEntries(specs.map(([name, spec]) => [name, fc.oneof(fc.constant(spec.initial), valuesOf(name, spec))])),
  );
}

/** What breaks the law of a way back for one input, or undefined; 'skipped' where the law does not apply. */
async function breach({ operation }: Known, way: Return, input: string, options: Values): Promise<string | undefined> {
  const there = await attempt(operation, input, options);
  const given = way.options(options);
  if (there === undefined || there.isNoted || given === undefined) return 'skipped';
  const target = find(way.tool, way.operation);
  if (target === undefined) throw new Error(`There is no ${way.tool}/${way.operation}.`);
  const back = await attempt(target.operation, there.output, readValues(target.operation.options, given));
  const story = `${JSON.stringify(input)} became ${JSON.stringify(there.output)}`;
  if (back === undefined) return `${story}, which ${way.tool}/${way.operation} refuses`;
  const came = `${story}, and that ${JSON.stringify(back.output)}`;
  switch (way.keeps) {
    case 'exact':
      return back.output === input ? undefined : `${came}, which is not what it was`;
    case 'result':
      return back.output === there.output ? undefined : `${came}, which is another result`;
    case 'meaning': {
      const judging = { ...options, ...way.compares };
      const [first, again] = [await attempt(operation, input, judging), await attempt(operation, back.output, judging)];
      return again?.output === first?.output ? undefined : `${came}, and that ${JSON.stringify(again?.output)}`;
    }
  }
}

describe('formats', () => {
  test('are cases of formats', () => {
    const parents = Object.values(formats).flatMap((facts) => ('parent' in facts ? [facts.parent] : []));
    expect(parents.filter((parent) => !(parent in formats))).toEqual([]);
  });
});

/** First words of commands that are no tool. */
const COMMANDS = ['help', 'list', 'search', 'identify', 'batch', 'version'];

describe.each(Object.keys(tools))('%s', (id) => {
  const folder = `src/tools/${id}`;
  const own = all.filter(({ tool }) => tool === id);

  test('its short command is its own', () => {
    const { command = '' } = tools[id] ?? {};
    expect(command, `${folder}/tool.ts: a command is a word of small letters and digits`).toMatch(/^[a-z][a-z0-9]*$/);
    const others = Object.entries(tools).filter(
      ([other, tool]) => other !== id && [other, tool.command].includes(command),
    );
    const takers = [...others.map(([other]) => other), ...COMMANDS.filter((name) => name === command)];
    expect(takers, `${folder}/tool.ts: the command “${command}” is taken, choose another`).toEqual([]);
  });

  if (own.length === 0) return;

  test.each(languages)('it says in words what it does, in %s', async (language) => {
    const texts = await textsOf(id, language);
    const lacking = own.flatMap(({ name, operation }) => lackingTexts(texts, name, operation));
    expect(
      [...new Set(lacking)],
      `${folder}/locales/${language}.json: name these operations, options and choices in "ui" (or mark choices asWritten)`,
    ).toEqual([]);
  });

  test('its ways back lead somewhere', () => {
    for (const { name, operation } of own) {
      const way = returnOf(id, name, operation);
      if (way === undefined) continue;
      const remedy = `${folder}/operations.ts: ${name}.inverse names ${way.tool}/${way.operation}`;
      const target = find(way.tool, way.operation);
      assert(target !== undefined, `${remedy}, which does not exist: correct “to”`);
      assert(isTextual(target) && operation.output === 'text', `${remedy}: a way back is from a text to a text`);
    }
  });

  test('what it writes is read by somebody', async () => {
    for (const { name, operation, examples: worked } of own) {
      for (const format of operation.output === 'text' ? writtenFormats(operation) : []) {
        const readers = readersOf(format);
        const remedy = `${folder}/operations.ts: ${name} writes ${format}`;
        const advice = 'leave writes out, or let an operation that takes it say reads';
        assert(readers.length > 0 || isFinal(format), `${remedy}, which no operation reads: ${advice}`);
      }
      for (const { input, options } of worked) {
        const format = writtenFormat(operation, options);
        if (format === undefined || operation.output !== 'text' || isFinal(format)) continue;
        const there = await attempt(operation, input, options);
        // A formatter reads what it wrote as it wrote it, such as in a dialect.
        const taken = readersOf(format).map(({ operation: reader }) =>
          attempt(
            reader,
            there?.output ?? '',
            reader === operation ? options : initialValues(reader.options as OptionSpecs),
          ),
        );
        const isTaken = (await Promise.all(taken)).some((result) => result !== undefined);
        assert(isTaken, `${folder}: ${name} says that it writes ${format}, but no reader takes ${there?.output}`);
      }
    }
  });

  for (const known of own) {
    const way = returnOf(id, known.name, known.operation);
    if (way === undefined) continue;
    test(`${known.name} is taken back by ${way.tool}/${way.operation} (${way.keeps})`, async () => {
      for (const { input, options } of known.examples) {
        const found = await breach(known, way, String(input), options);
        if (found !== 'skipped') expect(found, JSON.stringify(options)).toBeUndefined();
      }
      await fc.assert(
        fc.asyncProperty(sourcesFor(known), optionsFor(known), async ({ text, through }, options) => {
          const made = through === undefined ? text : (await attempt(through.operation, text, through.options))?.output;
          fc.pre(made !== undefined);
          const found = await breach(known, way, made, options);
          fc.pre(found !== 'skipped');
          assert(found === undefined, found);
        }),
        { numRuns: RUNS, maxSkipsPerRun: SKIPS, interruptAfterTimeLimit: ENOUGH },
      );
    });
  }
});
