import { countUpTo } from '#lib/place';

/** Turns offsets of a text into those of the editor, which counts a line break of two characters, CR LF, as one. */
export function offsetsIn(text: string): (offset: number) => number {
  const lineFeeds: number[] = [];
  for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n', at + 2)) lineFeeds.push(at + 1);
  return (offset) => offset - countUpTo(lineFeeds, offset);
}
