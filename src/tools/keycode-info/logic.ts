import { ToolError } from '#engine/error';
import { shorten } from '#lib/shorten';
import { parseCombination } from './combination.ts';
import { keys, type Key } from './keys.ts';
import { ui as texts } from './locales/en.json';
import { findKeys } from './search.ts';
import { writeSnippets, type Snippets } from './snippets.ts';

/** Keys by name, code, character or number; all of them for an empty query. Throws `error.nothing`. */
export function search(query: string): Key[] {
  const found = findKeys(query, keys, describe);
  if (found.length === 0) throw new ToolError('error.nothing', { query: shorten(query.trim()) });
  return found;
}

const describe = ({ group, location }: Key) =>
  [texts[`group.${group}`], location === 'standard' ? '' : texts[`location.${location}`]].join('\n');

/** A combination such as `Ctrl+Shift+K` as code. Throws what `parseCombination` throws. */
export const snippets = (text: string): Snippets => writeSnippets(parseCombination(text));
