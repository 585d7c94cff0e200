import { join } from 'node:path';
import { runnerImport } from 'vite';
import { withParents, type Format } from '../../../src/engine/format.ts';
import { returnOf, writtenFormats } from '../../../src/engine/meaning.ts';
import type { AnyOperation } from '../../../src/engine/operation.ts';
import { readLocale, root } from './files.ts';

/*
 * What leads on from a tool, made from what operations say of themselves and from the words that people search for: nobody
 * keeps a list of it.
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
  readonly words: ReadonlySet<string>;
}

export interface Relations {
  /** Other tools by id, the nearest first. */
  readonly related: Readonly<Record<string, readonly string[]>>;
  /** `tool/operation` that repairs a broken text of a format. */
  readonly repairs: Readonly<Partial<Record<Format, string>>>;
}

function traitsOf(id: string, operations: Operations): Traits {
  const own = Object.entries(operations).filter(([, { helper }]) => helper !== true);
  const { title, keywords = [] } = readLocale(id, 'en').meta;
  return {
    id,
    reads: new Set(own.flatMap(([, { reads }]) => reads ?? [])),
    // Facts are JSON on their way to another tool, but that relates a tool to nothing.
    writes: new Set(own.flatMap(([, one]) => (one.output === 'json' ? [] : writtenFormats(one).flatMap(withParents)))),
    inverses: new Set(own.flatMap(([name, one]) => returnOf(id, name, one)?.tool ?? [])),
    words: new Set([title, ...keywords].flatMap((text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [])),
  };
}

/** How much a thing says that few tools share: 0 for what all have. */
const rarity = (all: readonly Traits[], has: (traits: Traits) => boolean) =>
  Math.log(all.length / Math.max(1, all.filter(has).length));

/** A way back is what people want first; then what takes the result on; then what is told of both. */
const INVERSE = 8;
const LEADS_ON = 1.5;
const SAME_INPUT = 1;
const SAME_WORD = 0.6;
/** Below this two tools have nothing to do with each other. */
const NEAR = 2.4;
/** More than are shown, since an operator may have hidden some. */
const MOST = 8;

function nearness(a: Traits, b: Traits, all: readonly Traits[]): number {
  const sum = <T>(items: Iterable<T>, weight: number, has: (traits: Traits, item: T) => boolean) =>
    [...items].reduce((total, item) => total + weight * rarity(all, (traits) => has(traits, item)), 0);
  const reads = (traits: Traits, format: Format) => traits.reads.has(format);
  const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => [...one].filter((item) => other.has(item));
  return (
    (a.inverses.has(b.id) || b.inverses.has(a.id) ? INVERSE : 0) +
    sum(shared(a.writes, b.reads), LEADS_ON, reads) +
    sum(shared(a.reads, b.reads), SAME_INPUT, reads) +
    sum(shared(a.words, b.words), SAME_WORD, ({ words }, word) => words.has(word))
  );
}

export function relate(tools: Readonly<Record<string, Operations>>, ids: readonly string[]): Relations {
  const all = ids.map((id) => traitsOf(id, tools[id] ?? {}));
  const relatedTo = (traits: Traits) =>
    all
      .filter(({ id }) => id !== traits.id)
      .map((other) => ({ id: other.id, score: nearness(traits, other, all) }))
      .filter(({ score }) => score >= NEAR)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ id }) => id);
  const repairs = Object.entries(tools).flatMap(([tool, operations]) =>
    Object.entries(operations).flatMap(([name, one]) => (one.repairs ? [[one.repairs, `${tool}/${name}`]] : [])),
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
  return relate(module.catalogue, ids);
}
