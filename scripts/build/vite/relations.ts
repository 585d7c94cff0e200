import { join } from 'node:path';
import { runnerImport } from 'vite';
import { withParents, type Format } from '../../../src/engine/format.ts';
import { returnOf, writtenFormat } from '../../../src/engine/meaning.ts';
import type { AnyOperation } from '../../../src/engine/operation.ts';
import { initialValues, type OptionSpecs } from '../../../src/engine/options.ts';
import { readLocale, root } from './files.ts';

/*
 * The tools that lead on from a tool, made from what operations say of themselves and from the words that people search
 * for: nobody keeps a list of them.
 */

type Operations = Readonly<Record<string, AnyOperation>>;

/** A tool as it is compared with others. */
interface Traits {
  readonly id: string;
  /** Formats of texts that it reads, and that what it reads may be a case of. */
  readonly reads: ReadonlySet<Format>;
  readonly writes: ReadonlySet<Format>;
  /** Tools that undo what it does. */
  readonly inverses: ReadonlySet<string>;
  /** Of its title, and what people search for. */
  readonly words: ReadonlySet<string>;
}

interface ToolToRelate {
  readonly id: string;
  readonly operations: Operations;
  readonly title: string;
  /** The words that people type to find it. */
  readonly keywords: readonly string[];
}

export interface Relations {
  /** Other tools by id, the nearest first. */
  readonly related: Readonly<Record<string, readonly string[]>>;
  /** `tool/operation` that repairs a broken text of a format. */
  readonly repairs: Readonly<Partial<Record<Format, string>>>;
}

/** Words of titles that mean nothing by themselves. */
const FILLING = new Set(['', 'a', 'and', 'for', 'of', 'the', 'to', 'with']);

/** The format an operation writes by default, and the more general ones it is a case of. */
function usualFormat(one: AnyOperation): Format[] {
  const format = writtenFormat(one, initialValues(one.options as OptionSpecs));
  return format === undefined ? [] : withParents(format);
}

function traitsOf({ id, operations, title, keywords }: ToolToRelate): Traits {
  const own = Object.entries(operations).filter(([, { helper }]) => helper !== true);
  return {
    id,
    reads: new Set(own.flatMap(([, { reads }]) => reads ?? [])),
    // Facts are JSON on their way to another tool, but that relates a tool to nothing.
    writes: new Set(own.flatMap(([, one]) => (one.output === 'json' ? [] : usualFormat(one)))),
    inverses: new Set(own.flatMap(([name, one]) => returnOf(id, name, one)?.tool ?? [])),
    words: new Set([
      ...title
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => !FILLING.has(word)),
      ...keywords,
    ]),
  };
}

/** A way back is what people want first, then what takes the result on, then what else takes the same input. */
const INVERSE = 8;
const LEADS_ON = 3;
const SAME_INPUT = 2;
/** The weight of words beside formats when all words are the same. */
const WORDS = 10;
/** Below this likeness of their words two tools share them by coincidence. */
const LIKE = 0.06;
/** More than are shown, since an operator may have hidden some. */
const MOST = 8;

/** How near tools are to each other, among all. */
function measure(all: readonly Traits[]): (a: Traits, b: Traits) => number {
  const rarityOf = (has: (traits: Traits) => boolean) => Math.log(all.length / all.filter(has).length);
  const ofWords = new Map(
    [...new Set(all.flatMap(({ words }) => [...words]))].map((word) => [
      word,
      rarityOf(({ words }) => words.has(word)),
    ]),
  );
  const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => [...one].filter((item) => other.has(item));
  const product = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + (ofWords.get(word) ?? 0) ** 2, 0);
  const rarest = (found: readonly Format[]) =>
    Math.max(...found.map((format) => rarityOf(({ reads }) => reads.has(format))));
  return (a, b) => {
    const ledOn = shared(a.writes, b.reads);
    const alike = shared(a.reads, b.reads);
    // The cosine of both, each word weighing as much as it is rare (tf-idf).
    const likeness =
      product(shared(a.words, b.words)) / Math.sqrt(Math.max(1, product(a.words)) * Math.max(1, product(b.words)));
    const meaning =
      (a.inverses.has(b.id) || b.inverses.has(a.id) ? INVERSE : 0) +
      (ledOn.length > 0 ? LEADS_ON + rarest(ledOn) : 0) +
      (alike.length > 0 ? SAME_INPUT + rarest(alike) : 0);
    return meaning > 0 || likeness >= LIKE ? meaning + WORDS * likeness : 0;
  };
}

export function relate(tools: readonly ToolToRelate[]): Relations {
  const all = tools.map(traitsOf);
  const nearness = measure(all);
  const relatedTo = (traits: Traits) =>
    all
      .filter(({ id }) => id !== traits.id)
      .map((other) => ({ id: other.id, score: nearness(traits, other) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ id }) => id);
  const repairs = tools.flatMap(({ id, operations }) =>
    Object.entries(operations).flatMap(([name, one]) => (one.repairs ? [[one.repairs, `${id}/${name}`]] : [])),
  );
  return {
    related: Object.fromEntries(all.map((traits) => [traits.id, relatedTo(traits)])),
    repairs: Object.fromEntries(repairs) as Relations['repairs'],
  };
}

/** Reads what the operations of all tools declare, as Vite sees them. */
export async function readRelations(ids: readonly string[]): Promise<Relations> {
  const path = join(root, 'src/engine/catalogue.ts');
  const { module } = await runnerImport<{ catalogue: Readonly<Record<string, Operations>> }>(path, {
    root,
    configFile: false,
    logLevel: 'warn',
  });
  return relate(
    ids.map((id) => {
      const { title, keywords = [] } = readLocale(id, 'en').meta;
      return { id, title, keywords, operations: module.catalogue[id] ?? {} };
    }),
  );
}
