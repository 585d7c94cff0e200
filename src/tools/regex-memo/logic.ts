import { ToolError } from '#engine/error';
import { entries, type Entry, type EntryId, type ReplacementEntry } from './entries.ts';
import { findEntries } from './search.ts';

/** Rows whose sign, name or example has the query in it; a sign that is the query comes first. Throws `ToolError`. */
export function search(query: string): readonly ((Entry | ReplacementEntry) & { readonly id: EntryId })[] {
  const wanted = query.trim();
  if (wanted === '') throw new ToolError('error.empty');
  const found = findEntries(wanted, entries, () => '');
  if (found.length === 0) throw new ToolError('error.nothing', { query: wanted });
  return found;
}
