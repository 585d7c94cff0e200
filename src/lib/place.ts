/** A place in a text. Lines and columns count from 1 (columns in UTF-16 units), offsets from 0. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly endOffset: number;
}

/** The place of the character at an offset. Lines end with CR LF, LF or CR. */
export function placeAt(text: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (const { index, 0: lineBreak } of text.slice(0, offset).matchAll(/\r\n?|\n/g)) {
    line += 1;
    start = index + lineBreak.length;
  }
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return { line, column: offset - start + 1, offset, endOffset: offset + character.length };
}
