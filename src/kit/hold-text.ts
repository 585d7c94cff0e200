import { LARGE_TEXT } from '#engine/large-text';
import type { TextValue } from './hooks/use-operation.ts';

/** UTF-16 units of the beginning that stays a string. */
export const HEAD = 64 * 1024;

/** UTF-16 units that become a part of a Blob at once, without the tab noticing. */
const PIECE = 2 * 1024 * 1024;

/** A text as the page holds it: what is too long to show as a whole keeps only its beginning as a string. */
export async function holdText(text: string): Promise<TextValue> {
  if (text.length <= LARGE_TEXT) return text;
  const parts: Blob[] = [];
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + PIECE, text.length);
    // The halves of a surrogate pair stay together.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end += 1;
    parts.push(new Blob([text.slice(start, end)]));
    start = end;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { head: text.slice(0, HEAD), blob: new Blob(parts, { type: 'text/plain' }) };
}
