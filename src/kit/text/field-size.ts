import type { ClipboardEvent } from 'react';

/** UTF-16 units from which a field of the browser blocks the page, as it lays out all that it holds. */
export const LONGEST_IN_FIELD = 100_000;
/** Lines from which a text does that is laid out as a whole: each takes some 30 µs. */
const MOST_LINES = 3000;

/** Where a text ends that is laid out as a whole, at most this many UTF-16 units. */
export function endInSight(text: string, most: number): number {
  let at = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const next = text.indexOf('\n', at);
    if (next < 0 || next >= most) return Math.min(most, text.length);
    at = next + 1;
  }
  return at;
}

/** Whether a text would block the page in a text area; the editor lays out only what is in sight. */
export const isLongForTextArea = (text: string): boolean => endInSight(text, LONGEST_IN_FIELD) < text.length;

/** UTF-16 units and lines that are read at a glance: an answer in large type, a text in a small pane. */
const FEW_UNITS = 160;
const FEW_LINES = 3;

/** Whether a result is shown large: one line that is read at a glance. */
export const isAnswer = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= FEW_UNITS && !/[\n\r]/.test(text);

/** Whether a small pane shows all of a text. */
export const isFewLines = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= FEW_UNITS && text.split('\n', FEW_LINES + 1).length <= FEW_LINES;

/**
 * Keeps a paste out of a text area that would block the page with it. The text that it would have made, and the caret behind
 * what was pasted; undefined where the browser puts it in.
 */
export function takeLongPaste(
  event: ClipboardEvent<HTMLTextAreaElement>,
  value: string,
): { readonly text: string; readonly caret: number } | undefined {
  const { selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
  if (event.isDefaultPrevented() || !isLongForTextArea(text)) return undefined;
  event.preventDefault();
  return { text, caret: selectionStart + pasted.length };
}
