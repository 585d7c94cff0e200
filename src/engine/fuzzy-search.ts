import Fuse from 'fuse.js/basic';
import { ranker, type Hits, type SearchEntry } from './search.ts';

/** Fuse takes patterns up to this length; longer ones are cut into pieces that must all match. */
const PATTERN = 32;
const chunks = (text: string) => text.match(new RegExp(`.{1,${PATTERN}}`, 'gsu')) ?? [];

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
    const ranked = rank(text);
    const sure = new Set([...ranked.sure, ...fuzzy(text)]);
    return { sure: [...sure], partial: ranked.partial.filter((id) => !sure.has(id)) };
  };
}
