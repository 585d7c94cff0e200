import type { RunContext } from '#engine/operation';
import { readRange, type ReadRange } from '#lib/ip/range';
import type { Fail } from '#lib/text-error';
import { contentOf, splitPart, trimPart, wholeText, within, type TextPart } from '#lib/ip/part';

/** One range of a list, and where it is written. */
export interface Entry {
  readonly part: TextPart;
  readonly range: ReadRange;
}

/**
 * Each line, or each piece between commas, without a comment after #. Notes each range whose end comes first. Throws what
 * `fail` makes of an `ip.…` code.
 */
export function readEntries(text: string, fail: Fail, note: RunContext['note']): Entry[] {
  const withoutComment = (line: TextPart) => {
    const comment = contentOf(line).indexOf('#');
    return comment < 0 ? line : within(line, 0, comment);
  };
  const pieces = splitPart(wholeText(text), '\n')
    .flatMap((line) => splitPart(withoutComment(line), ','))
    .map(trimPart)
    .filter(({ from, to }) => from < to);
  return pieces.map((part) => {
    const range = readRange(part, fail);
    if (range.isSwapped) note('note.swapped');
    return { part, range };
  });
}
