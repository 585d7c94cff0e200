import Fuse from 'fuse.js/basic';
import { matchOptions, type SearchOptions, type SelectOption } from './match-options.ts';

/** A search on the labels with spelling mistakes; what matches exactly comes first. */
export function fuzzyOptions<V extends string>(options: readonly SelectOption<V>[]): SearchOptions<V> {
  const fuse = new Fuse(options, { keys: ['label'], threshold: 0.3, ignoreDiacritics: true });
  return (query) => {
    const exact = matchOptions(options, query);
    if (query.trim() === '') return exact;
    // Fuse takes patterns up to 32 characters.
    const near = fuse.search(query.trim().slice(0, 32)).map(({ item }) => item);
    return [...new Set([...exact, ...near])];
  };
}
