import type { RunContext } from '#engine/operation';
import { drawFrom } from '#lib/random';
import { escapeItem, type Escape } from './escape.ts';
import { keyOf, readItems, type Reading } from './items.ts';
import { isNumber, sortItems, type SortBy } from './sort.ts';
import { unescape } from './unescape.ts';

interface Writing {
  readonly unique: boolean;
  readonly sort: 'none' | 'ascending' | 'descending' | 'shuffle';
  readonly sortBy: SortBy;
  /** Sorting is off then. */
  readonly reverse: boolean;
  readonly take: 'all' | 'first' | 'last';
  readonly takeCount: number;
  readonly keepLineBreaks: boolean;
  readonly separator: string;
  readonly itemPrefix: string;
  readonly itemSuffix: string;
  readonly listPrefix: string;
  readonly listSuffix: string;
  readonly escape: Escape;
}

type Context = Pick<RunContext, 'note' | 'sources'>;

/** The list, item by item changed, chosen, ordered and joined. Throws what `readItems` throws. */
export function convert(text: string, options: Reading & Writing, context: Context): string {
  const items = readItems(text, options);
  const kept = options.unique ? unique(items, options) : [...items];
  const ordered = order(kept, options, context);
  return write(take(ordered, options), options);
}

function unique(items: Iterable<string>, reading: Reading): string[] {
  const first = new Map<string, string>();
  for (const item of items) {
    const key = keyOf(item, reading);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

function order(items: readonly string[], options: Reading & Writing, { note, sources }: Context): readonly string[] {
  const { sort, sortBy, reverse, ignoreCase } = options;
  if (reverse) {
    if (sort !== 'none') note('note.sortOff', {}, { option: 'sort' });
    return items.toReversed();
  }
  if (sort === 'none') return items;
  if (sort === 'shuffle') return shuffle(items, drawFrom(sources));
  const strangers = sortBy === 'number' ? items.filter((item) => !isNumber(item)).length : 0;
  if (strangers > 0) note('note.notNumbers', { count: strangers }, { option: 'sortBy' });
  const sorted = sortItems(items, sortBy, ignoreCase);
  return sort === 'descending' ? sorted.reverse() : sorted;
}

/** Fisher and Yates: each order equally likely. */
function shuffle(items: readonly string[], draw: (limit: number) => number): string[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

function take(items: readonly string[], { take: which, takeCount }: Writing): readonly string[] {
  if (which === 'all') return items;
  return which === 'first' ? items.slice(0, takeCount) : items.slice(Math.max(0, items.length - takeCount));
}

function write(items: readonly string[], options: Writing): string {
  const { keepLineBreaks, itemPrefix, itemSuffix, listPrefix, listSuffix } = options;
  const lineBreak = keepLineBreaks ? '\n' : '';
  const escape = escapeItem[options.escape];
  const list = items
    .map((item) => itemPrefix + escape(item) + itemSuffix)
    .join(unescape(options.separator) + lineBreak);
  // An empty item gets no line of its own.
  return [listPrefix, list, listSuffix].filter((part) => part !== '').join(lineBreak);
}

export interface Frequency {
  readonly item: string;
  readonly count: number;
}

export interface Counted {
  readonly items: number;
  readonly distinct: number;
  /** Most often first; equally often in the order of the list. */
  readonly frequencies: readonly Frequency[];
}

/** How many items there are and how often each occurs. Throws what `readItems` throws. */
export function count(text: string, reading: Reading): Counted {
  let items = 0;
  const found = new Map<string, { item: string; count: number }>();
  for (const item of readItems(text, reading)) {
    items += 1;
    const key = keyOf(item, reading);
    const known = found.get(key);
    if (known === undefined) found.set(key, { item, count: 1 });
    else known.count += 1;
  }
  const frequencies = [...found.values()].sort((a, b) => b.count - a.count);
  return { items, distinct: frequencies.length, frequencies };
}
