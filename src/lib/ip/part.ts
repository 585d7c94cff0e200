import { placeAt, type Place } from '../place.ts';

/** A part of a text that is read by itself, with its offsets, so that an error points into the whole text. */
export interface TextPart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export const wholeText = (text: string): TextPart => ({ text, from: 0, to: text.length });
export const contentOf = ({ text, from, to }: TextPart): string => text.slice(from, to);

/** The part from `start` to `end` of a part, counted from its own beginning. */
export const within = ({ text, from, to }: TextPart, start: number, end: number = to - from): TextPart => ({
  text,
  from: from + start,
  to: from + end,
});

/** The part without white space around it. */
export function trimPart(part: TextPart): TextPart {
  const content = contentOf(part);
  const start = content.length - content.trimStart().length;
  return within(part, start, Math.max(start, content.trimEnd().length));
}

/** The parts between separators of one character. */
export function splitPart(part: TextPart, separator: string): TextPart[] {
  let start = 0;
  return contentOf(part)
    .split(separator)
    .map((piece) => {
      const found = within(part, start, start + piece.length);
      start += piece.length + separator.length;
      return found;
    });
}

/** Where a part is. */
export const placeOfPart = ({ text, from, to }: TextPart): Place => ({
  ...placeAt(text, from),
  endOffset: Math.max(from, to),
});
