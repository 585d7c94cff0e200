import type { Lexis } from './dialects.ts';
import { readTokens } from './tokens.ts';

/** Moves commas from the ends of lines to the beginnings of the next ones, two columns before what they separate. */
export function moveCommas(text: string, lexis: Lexis, tabs: boolean): string {
  const tokens = readTokens(text, lexis);
  const pieces: string[] = [];
  let done = 0;
  for (const [index, { kind, raw, offset }] of tokens.entries()) {
    if (kind !== 'symbol' || raw !== ',') continue;
    // A comment at the end of the line stays there.
    let next = tokens[index + 1];
    if (next?.kind === 'comment' && !text.slice(offset, next.offset).includes('\n')) next = tokens[index + 2];
    if (next === undefined) continue;
    const between = text.slice(offset + 1, next.offset);
    const indent = /\n([ \t]*)$/.exec(between)?.[1];
    if (indent === undefined || next.offset - indent.length <= done) continue;
    const kept = tabs ? indent : indent.slice(0, -2);
    pieces.push(text.slice(done, offset), between.slice(0, between.length - indent.length), kept, ', ');
    done = next.offset;
  }
  return pieces.join('') + text.slice(done);
}
