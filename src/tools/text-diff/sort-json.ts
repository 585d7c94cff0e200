import type { RunContext } from '#engine/operation';
import { formatJson } from '#formats/json/format.ts';
import { readJson } from '#formats/json/read.ts';
import { TextError } from '#lib/text-error';

/** Two texts to compare. */
export interface Texts {
  readonly left: string;
  readonly right: string;
  readonly isSorted: boolean;
}

/** Both texts with the keys of their objects sorted, a value on each line; as they are unless both are JSON or JSON5. */
export function sortJson(left: string, right: string, note: RunContext['note']): Texts {
  const sorted = { left: sortKeys(left), right: sortKeys(right) };
  if (sorted.left === undefined) note('warning.unsorted.left');
  if (sorted.right === undefined) note('warning.unsorted.right', {}, { option: 'right' });
  if (sorted.left === undefined || sorted.right === undefined) return { left, right, isSorted: false };
  note('note.sorted');
  return { left: sorted.left, right: sorted.right, isSorted: true };
}

/** Digits, strings and comments stay as they are written. Undefined for what is no JSON, or too long once it is indented. */
function sortKeys(text: string): string | undefined {
  try {
    return formatJson(readJson(text, { mode: 'lenient' }), { indent: 2, sortKeys: 'codePoint' });
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}
