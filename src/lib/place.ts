/** A place in a text. Lines and columns count from 1 (columns in UTF-16 units), offsets from 0. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly endOffset: number;
}

/**
 * The text that was asked about last, the offsets at which its lines begin, and how far it was read: errors and notes of a
 * list have a place in each of its lines.
 */
let known: { readonly text: string; readonly starts: number[]; read: number } = { text: '', starts: [0], read: 0 };

/** How many of the sorted numbers are at most so large. */
export function countUpTo(sorted: readonly number[], largest: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= largest) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the character at an offset. Lines end with CR LF, LF or CR. */
export function placeAt(text: string, offset: number): Place {
  if (text !== known.text) known = { text, starts: [0], read: 0 };
  const lineBreak = /\r\n?|\n/g;
  while (known.read < offset) {
    lineBreak.lastIndex = known.read;
    const isFound = lineBreak.test(text);
    known.read = isFound ? lineBreak.lastIndex : Infinity;
    if (isFound) known.starts.push(known.read);
  }
  const line = countUpTo(known.starts, offset);
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return { line, column: offset - (known.starts[line - 1] ?? 0) + 1, offset, endOffset: offset + character.length };
}
