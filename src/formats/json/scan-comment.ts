import { ASTERISK, SLASH, isLineEnd } from './characters.ts';
import { Failure } from './failure.ts';

/** Offset after the comment that begins at `start` (its line end not included), or `start` when there is none. */
export function scanComment(text: string, start: number): number {
  const mark = text.charCodeAt(start + 1);
  if (mark === ASTERISK) {
    const close = text.indexOf('*/', start + 2);
    if (close < 0) throw new Failure('json.unclosedComment', start, start + 2);
    return close + 2;
  }
  if (mark !== SLASH) return start;
  let end = start + 2;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
  return end;
}
