import Fuse from 'fuse.js/basic';
import { ranker, type SearchEntry } from './search.ts';

/** Fuse takes patterns up to this length; longer ones are cut into pieces that must all match. */
const PATTERN = 32;
const chunks = (text: string) => text.match(new RegExp(`.{1,${PATTERN}}`, 'gsu')) ?? [];

/** The share of a query's words that may be unknown: who writes a sentence uses words that no tool has. */
const UNKNOWN = 0.5;

/** Ids of the entries that answer a query, best first. */
export interface Hits {
  /** They have all of its words, or what is near to them. */
  readonly sure: readonly string[];
  /** They have some of its words. */
  readonly partial: readonly string[];
}

export const allHits = ({ sure, partial }: Hits): readonly string[] => [...sure, ...partial];

/** A function from a query to the entries that answer it: without spelling mistakes before those with some. */
export function searcher(entries: readonly SearchEntry[]): (query: string) => Hits {
  const fuse = new Fuse(entries, {
    keys: [{ name: 'names', weight: 2 }, 'descriptions', 'words', 'category'],
    threshold: 0.3,
    ignoreDiacritics: true,
  });
  const rank = ranker(entries);
  const fuzzy = (query: string): string[] => {
    const found = chunks(query).map((piece) => fuse.search(piece).map((hit) => hit.item.id));
    const [first = [], ...rest] = found;
    return first.filter((id) => rest.every((ids) => ids.includes(id)));
  };
  return (query) => {
    const text = query.trim();
    if (text === '') return { sure: [], partial: [] };
    const sure = new Set([...rank(text), ...fuzzy(text)]);
    return { sure: [...sure], partial: rank(text, UNKNOWN).filter((id) => !sure.has(id)) };
  };
}
