import Fuse from 'fuse.js/basic';
import { ranker, type SearchEntry } from './search.ts';

/** Fuse takes patterns up to this length; longer ones are cut into pieces that must all match. */
const PATTERN = 32;
const chunks = (text: string) => text.match(new RegExp(`.{1,${PATTERN}}`, 'gsu')) ?? [];

/** The share of a query's words that may be unknown: who writes a sentence uses words that no tool has. */
const UNKNOWN = 0.5;

/**
 * A function from a query to ids of entries, best first: sure answers before those with spelling mistakes, and these before
 * those that lack a word.
 */
export function searcher(entries: readonly SearchEntry[]): (query: string) => string[] {
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
    return text === '' ? [] : [...new Set([...rank(text), ...fuzzy(text), ...rank(text, UNKNOWN)])];
  };
}
