import { isBlank } from './names.ts';

/**
 * The content of an element without the whitespace at its edges that comes only from a layout: where it has a line break,
 * or all with `isAll`. Without text in it, blanks on one line may be meant, so they stay.
 */
export function trimLayout(inside: string, isAll: boolean, hasText: boolean): string {
  if (!isEdge(inside, 0) && !isEdge(inside, inside.length - 1)) return inside;
  let start = 0;
  let end = inside.length;
  while (start < end && isEdge(inside, start)) start++;
  while (end > start && isEdge(inside, end - 1)) end--;
  if (!hasText) return hasLineBreak(inside) ? '' : inside;
  const from = isAll || hasLineBreak(inside.slice(0, start)) ? start : 0;
  const to = isAll || hasLineBreak(inside.slice(end)) ? end : inside.length;
  return inside.slice(from, to);
}

const isEdge = (text: string, at: number): boolean => at >= 0 && at < text.length && isBlank(text, at, at + 1);
const hasLineBreak = (text: string): boolean => /[\r\n]/.test(text);
