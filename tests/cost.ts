import { Session } from 'node:inspector/promises';
import { GCProfiler, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/*
 * What a run costs without a clock, which shows how fast the machine is and what else it does: steps of code and of regular
 * expressions, and bytes of the heap.
 */

export interface Cost {
  /** Blocks of code that ran, by V8's precise coverage, and what the engine did out of sight of it. */
  readonly steps: number;
  /** Bytes of the heap that were allocated, whether or not they are still needed. */
  readonly bytes: number;
}

/** Thrown where one regular expression backtracks so often that its run would not end in a reasonable time. */
export class EndlessError extends Error {}

/** Backtracks of one match that are counted as nothing, and those at which a match is given up. */
const FEW = 64;
const ENDLESS = 1e8;
/** Characters or elements that native code looks at in the time of one block. */
const SCANNED = 16;

setFlagsFromString('--allow-natives-syntax');
// The interpreter of regular expressions counts other steps than the compiled ones.
setFlagsFromString('--no-regexp-tier-up');

/** A regular expression that finds nothing once it has backtracked so often. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- V8's own functions are not JavaScript
const limitedRegExp = new Function(
  'source',
  'flags',
  'limit',
  'return %NewRegExpWithBacktrackLimit(source, flags, limit)',
) as (source: string, flags: string, limit: number) => RegExp;

const exec = RegExp.prototype.exec;
const parser = new RegExpParser();
const sources = new Map<string, string>();
const twins = new Map<string, RegExp>();
/** UTF-16 units of the patterns that are kept: V8 has little room for the code of those that are made of a long text. */
const MOST_KEPT = 1_000_000;
let kept = 0;

/**
 * The same pattern, of which all backtracks are counted: a loop over single characters goes back without counting, unless
 * there is a choice in it. It always matches in the end, so that finding nothing means that the limit is reached.
 */
function countedSource({ source, flags, sticky, unicode }: RegExp): string {
  const key = `${flags}/${source}`;
  const known = sources.get(key);
  if (known !== undefined) return known;
  const inserted: (readonly [at: number, text: string])[] = [];
  const pattern = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets: flags.includes('v') });
  visitRegExpAST(pattern, {
    onQuantifierEnter: ({ element }) => {
      if (element.type !== 'Assertion') inserted.push([element.start, '(?:(?!)|'], [element.end, ')']);
    },
  });
  let counted = source;
  for (const [at, text] of inserted.toSorted(([a], [b]) => b - a))
    counted = counted.slice(0, at) + text + counted.slice(at);
  const isAnchored = pattern.alternatives.every(
    ({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start' && !flags.includes('m'),
  );
  counted = `(?:${counted})|${sticky || isAnchored ? '' : '(?![^])'}`;
  sources.set(key, counted);
  return counted;
}

/** Whether a match, or finding that there is none, takes at most so many backtracks. */
function endsWithin(limit: number, pattern: RegExp, text: string): boolean {
  const key = `${limit}/${pattern.flags}/${pattern.source}`;
  let twin = twins.get(key);
  if (twin === undefined) {
    kept += pattern.source.length;
    if (kept > MOST_KEPT) {
      twins.clear();
      sources.clear();
      kept = pattern.source.length;
    }
    twin = limitedRegExp(countedSource(pattern), pattern.flags, limit);
    twins.set(key, twin);
  }
  twin.lastIndex = pattern.lastIndex;
  return exec.call(twin, text) !== null;
}

function backtracksOf(pattern: RegExp, text: string): number {
  if (pattern.lastIndex > text.length || endsWithin(FEW, pattern, text)) return 0;
  let high = FEW;
  while (!endsWithin(high, pattern, text)) {
    high *= 8;
    if (high > ENDLESS) throw new EndlessError(`/${pattern.source}/${pattern.flags} on ${text.length} characters`);
  }
  let low = high / 8;
  while (high - low > low / 16) {
    const middle = Math.round((low + high) / 2);
    if (endsWithin(middle, pattern, text)) high = middle;
    else low = middle;
  }
  return high;
}

/** What the engine did out of sight of coverage, while it is counted. */
let unseen = 0;
let counting = false;

type Method = (this: { readonly length: number }, ...given: unknown[]) => unknown;

/** Native methods whose work grows with the text or list that they are called on, and that work. */
const scanning: readonly [
  object: object,
  name: string,
  work: (length: number, given: readonly unknown[], result: unknown) => number,
][] = [
  ...['indexOf', 'includes'].flatMap((name) =>
    [String.prototype, Array.prototype, Uint8Array.prototype].map((object): (typeof scanning)[number] => [
      object,
      name,
      (length, [, from], result) =>
        (typeof result === 'number' && result >= 0 ? result : length) - Math.min(Number(from ?? 0) || 0, length),
    ]),
  ),
  ...[String.prototype, Array.prototype].map((object): (typeof scanning)[number] => [
    object,
    'lastIndexOf',
    (length, [, from], result) => Math.min(Number(from ?? length), length) - Number(result),
  ]),
  [Array.prototype, 'shift', (length) => length],
  [Array.prototype, 'unshift', (length) => length],
  [Array.prototype, 'splice', (length, [start, count = length]) => length - Number(start) - Number(count)],
];

/** Counts it from now on. Methods of the language itself are changed for good: V8 compiles all code anew whenever they do. */
function countUnseen(): void {
  for (const [object, name, work] of scanning) {
    const own = (object as Record<string, Method>)[name] as Method;
    (object as Record<string, Method>)[name] = function (...given) {
      const { length } = this;
      const result = Reflect.apply(own, this, given);
      if (counting) unseen += Math.max(0, work(length, given, result)) / SCANNED;
      return result;
    };
  }
  RegExp.prototype.exec = function (text) {
    if (counting) unseen += backtracksOf(this, text);
    return exec.call(this, text);
  };
}

let session: Session | undefined;

/** The session in which all is counted; it starts but once, as V8 then compiles all code anew. */
async function openSession(): Promise<Session> {
  if (session !== undefined) return session;
  session = new Session();
  session.connect();
  countUnseen();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return session;
}

/** Blocks that ran since this was asked last. */
async function countBlocks(counter: Session): Promise<number> {
  const { result } = await counter.post('Profiler.takePreciseCoverage');
  const counted = result.filter(({ url }) => !url.endsWith(import.meta.filename));
  return counted
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const bytesNow = () => getHeapStatistics().used_heap_size;

async function costOf(act: () => unknown, counter: Session): Promise<Cost> {
  const collections = new GCProfiler();
  unseen = 0;
  collections.start();
  const before = bytesNow();
  counting = true;
  try {
    await act();
  } finally {
    counting = false;
  }
  const held = bytesNow() - before;
  const freed = collections
    .stop()
    .statistics.map(
      ({ beforeGC, afterGC }) => beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize,
    );
  return {
    steps: Math.round((await countBlocks(counter)) + unseen),
    bytes: freed.reduce((sum, size) => sum + size, held),
  };
}

/** What each of the acts costs, one after the other: equal acts cost the same, whatever the machine is and does. */
export async function costsOf(acts: readonly (() => unknown)[]): Promise<Cost[]> {
  const counter = await openSession();
  await countBlocks(counter);
  const costs: Cost[] = [];
  for (const act of acts) costs.push(await costOf(act, counter));
  return costs;
}
