import type { Entry } from './entries.ts';

/**
 * Rows in which all words of the query occur, in sign, name or meaning, whatever the case; first those whose sign is the
 * query, as it is written.
 */
export function findEntries<E extends Entry>(
  query: string,
  entries: readonly E[],
  meaning: (entry: E) => string,
): readonly E[] {
  const wanted = query.trim();
  if (wanted === '') return entries;
  const words = [...new Set(wanted.toLowerCase().split(/\s+/))];
  const bySign = entries.filter(({ sign }) => sign.includes(wanted));
  const exact = bySign.filter(({ sign }) => sign === wanted);
  const others = entries.filter((entry) => {
    const text = `${entry.sign}\n${entry.name}\n${meaning(entry)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...new Set([...exact, ...bySign, ...others])];
}
