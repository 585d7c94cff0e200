import { isLargeText } from '#engine/large-text';
import { createSwitch } from '../settings/store.ts';

/*
 * What was typed and chosen on the pages of tools, so that it is there again after a look at another page. It is kept in
 * memory, never in the storage or an address: a reload starts anew.
 */

/** Tools of which something is kept. */
const TOOLS = 30;
/** Bytes of all that is kept: two for each UTF-16 unit of a text. */
const BYTES = 50_000_000;

/** Parts of a tool's page, by name, with the fragment of the address in which each was left. */
type Parts = Map<string, { readonly value: unknown; readonly hash: string }>;

/** By id of the tool; the one that was changed last is the last. */
const tools = new Map<string, Parts>();

/** Whether it is kept. Switching it off forgets what was. */
export const keepsTyped = createSwitch('keepTyped', true);
keepsTyped.subscribe(() => {
  if (!keepsTyped.get()) tools.clear();
});

/** Keeps a part of a tool's page. The tools that were changed least lately make room for it. */
export function keep(tool: string, part: string, value: unknown): void {
  if (!keepsTyped.get()) return;
  const parts: Parts = tools.get(tool) ?? new Map<string, never>();
  tools.delete(tool);
  tools.set(tool, parts.set(part, { value, hash: location.hash }));
  for (const oldest of tools.keys()) {
    if (tools.size <= TOOLS && sizeOfAll() <= BYTES) return;
    tools.delete(oldest);
  }
}

/** A part of a tool's page as it was left, unless a link to something on it led here. */
export function recall(tool: string, part: string): unknown {
  const kept = tools.get(tool)?.get(part);
  const isLinked = location.hash !== '' && location.hash !== kept?.hash;
  return isLinked ? undefined : kept?.value;
}

const sizeOfAll = (): number =>
  [...tools.values()].flatMap((parts) => [...parts.values()]).reduce((sum, { value }) => sum + sizeOf(value), 0);

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length;
  if (isLargeText(value)) return value.blob.size;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0);
}
