import type { Entry } from './commands.ts';

/** Entries in which all words of the query occur, in the filled command or in its words, whatever case and accents. */
export function findEntries<E extends Entry>(
  query: string,
  entries: readonly E[],
  describe: (entry: E) => string,
): readonly E[] {
  const terms = [...new Set(fold(query).split(/\s+/))];
  return entries.filter((entry) => {
    const text = fold(describe(entry));
    return terms.every((term) => text.includes(term));
  });
}

/** 'configuracion' finds 'configuración'. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
