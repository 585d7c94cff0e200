import { entries, type Entry } from './entries.ts';

/** Entries whose name or meaning has the query in it, whatever the case; all without one. */
export function search(query: string): readonly Entry[] {
  const wanted = query.trim().toLowerCase();
  return entries.filter(({ name, meaning }) => `${name}\n${meaning}`.toLowerCase().includes(wanted));
}
