import { LARGE_TEXT } from '#engine/execute';
import type { TextValue } from './hooks/use-operation.ts';

/** UTF-16 units of a large text that are shown. */
export const HEAD = 64 * 1024;

/** A text as the page holds it: what is too long to show as a whole keeps only its beginning as a string. */
export const holdText = (text: string): TextValue =>
  text.length <= LARGE_TEXT ? text : { head: text.slice(0, HEAD), blob: new Blob([text], { type: 'text/plain' }) };
