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
    const following = tokens[index + 1];
    const hasComment = following?.kind === 'comment' && !text.slice(offset, following.offset).includes('\n');
    const next = hasComment ? tokens[index + 2] : following;
    if (next === undefined) continue;
    const between = text.slice(offset + 1, next.offset);
    const indent = /\n([ \t]*)$/.exec(between)?.[1];
    if (indent === undefined || next.offset - indent.length <= done) continue;
    const kept = tabs ? indent : indent.slice(0, -2);
    const before = text.slice(done, offset);
    // After a `--` comment the comma begins a line already.
    const lead = /\n[ \t]*$/.exec(before)?.index;
    if (lead === undefined) pieces.push(before, between.slice(0, between.length - indent.length), kept, ', ');
    else pieces.push(before.slice(0, lead), '\n', kept, ',', hasComment ? between : ' ');
    done = next.offset;
  }
  return pieces.join('') + text.slice(done);
}
