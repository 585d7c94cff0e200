import Fuse from 'fuse.js/basic';
import { cutQuery, ranker, type Hits, type SearchEntry } from './search.ts';

/** Fuse takes patterns up to this length; a longer one is cut into pieces, and more pieces found rank higher. */
const PATTERN = 32;

/** Pieces of about the same length: a last one of a letter or two would be found nearly everywhere. */
function piecesOf(text: string): string[] {
  const size = Math.ceil(text.length / Math.ceil(text.length / PATTERN));
  return text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
}

/** The share of a pattern that may be wrong. */
const THRESHOLD = 0.3;
/** A pattern from this length on is long; what is shorter than the other number cannot be like it. */
const LONG = 24;
const SHORTEST = Math.floor(LONG * (1 - THRESHOLD));

const fuseOf = (entries: readonly SearchEntry[]) =>
  new Fuse(entries, {
    keys: [{ name: 'names', weight: 2 }, 'descriptions', 'words', 'category'],
    threshold: THRESHOLD,
    ignoreDiacritics: true,
  });

/** Without texts that a long pattern is never found in, which are nearly all: a third of the time. */
const onlyLong = (entry: SearchEntry): SearchEntry => {
  const isLong = (text: string) => text.length >= SHORTEST;
  return {
    ...entry,
    names: entry.names.filter(isLong),
    words: entry.words.filter(isLong),
    descriptions: entry.descriptions.filter(isLong),
  };
};

/** A function from a query to the entries that answer it: without spelling mistakes before those with some. */
export function searcher(entries: readonly SearchEntry[]): (query: string) => Hits {
  const [all, long] = [fuseOf(entries), fuseOf(entries.map(onlyLong))];
  const rank = ranker(entries);
  const fuzzy = (query: string): Hits => {
    const pieces = piecesOf(query);
    const counts = new Map<string, number>();
    for (const piece of pieces)
      for (const { item } of (piece.length < LONG ? all : long).search(piece))
        counts.set(item.id, (counts.get(item.id) ?? 0) + 1);
    const found = [...counts].sort(([, a], [, b]) => b - a);
    const idsOf = (isWhole: boolean) =>
      found.filter(([, count]) => (count === pieces.length) === isWhole).map(([id]) => id);
    return { sure: idsOf(true), partial: idsOf(false) };
  };
  return (query) => {
    const text = cutQuery(query);
    if (text === '') return { sure: [], partial: [] };
    const ranked = rank(text);
    const near = fuzzy(text);
    const sure = new Set([...ranked.sure, ...near.sure]);
    const partial = new Set([...ranked.partial, ...near.partial]);
    return { sure: [...sure], partial: [...partial].filter((id) => !sure.has(id)) };
  };
}
