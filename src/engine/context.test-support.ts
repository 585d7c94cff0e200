import { platformSources } from '#lib/sources';
import type { Note } from './error.ts';
import type { RunContext } from './operation.ts';

/** A context to run an operation with in a test, and the notes that it made. */
export function testContext(own: Partial<RunContext> = {}): { readonly context: RunContext; readonly notes: Note[] } {
  const notes: Note[] = [];
  const context: RunContext = {
    signal: new AbortController().signal,
    sources: platformSources,
    progress: () => undefined,
    note: (code, params = {}, where = {}) => void notes.push({ code, params, where }),
    limited: (part) => part(),
    ...own,
  };
  return { context, notes };
}
