import { entries, type Entry } from './entries.ts';

/** The entries whose name or meaning contains the query, in any case; all for an empty query. */
export function search(query: string): readonly Entry[] {
  const wanted = query.trim().toLowerCase();
  return entries.filter(({ name, meaning }) => `${name}\n${meaning}`.toLowerCase().includes(wanted));
}
