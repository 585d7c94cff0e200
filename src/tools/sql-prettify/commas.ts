import type { Dialect } from './dialects.ts';
import { readTokens } from './tokens.ts';

/** Moves commas from the ends of lines to the beginnings of the next ones, two columns before what they separate. */
export function moveCommas(text: string, dialect: Dialect, placeholders: readonly RegExp[], tabs: boolean): string {
  const tokens = readTokens(text, dialect, placeholders);
  const pieces: string[] = [];
  let done = 0;
  for (const [index, { kind, raw, offset }] of tokens.entries()) {
    if (kind !== 'symbol' || raw !== ',') continue;
    // Comments stay on their lines.
    let at = index + 1;
    while (tokens[at]?.kind === 'comment') at += 1;
    const next = tokens[at];
    if (next === undefined) continue;
    const between = text.slice(offset + 1, next.offset);
    const indent = /\n([ \t]*)$/.exec(between)?.[1];
    if (indent === undefined || next.offset - indent.length <= done) continue;
    const kept = tabs ? indent : indent.slice(0, -2);
    const before = text.slice(done, offset);
    // After a `--` comment the comma begins a line already.
    const lead = /\n[ \t]*$/.exec(before)?.index;
    if (lead === undefined) pieces.push(before, between.slice(0, between.length - indent.length), kept, ', ');
    else pieces.push(before.slice(0, lead), '\n', kept, ',', at > index + 1 ? between : ' ');
    done = next.offset;
  }
  return pieces.join('') + text.slice(done);
}
