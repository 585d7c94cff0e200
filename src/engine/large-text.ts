/** A text too long for the page to hold as one string: the whole in a Blob (UTF-8), the beginning to show. */
export interface LargeText {
  readonly head: string;
  readonly blob: Blob;
}
export const isLargeText = (value: unknown): value is LargeText =>
  typeof value === 'object' && value !== null && 'blob' in value && 'head' in value;

/** Output texts above this many UTF-16 units leave the worker as a `LargeText`. */
export const LARGE_TEXT = 4 * 1024 * 1024;

/** UTF-16 units of the beginning. A text field lays out all that it holds, and four times as much is felt. */
const HEAD = 16 * 1024;
/** The bytes in which `beginningOf` has all it wants. */
export const HEAD_BYTES = 4 * HEAD;

/** As much of a text as is shown of one that is not held as a whole. */
export const beginningOf = (text: string): string => text.slice(0, endOfPiece(text, 0, HEAD));

/** UTF-16 units that become UTF-8 in one go. For a longer one Chromium first takes thrice the memory, which costs twice the time. */
const PIECE = 64 * 1024;

/** A text as UTF-8; half of a surrogate pair becomes U+FFFD, as in every Blob. */
export function textBlob(text: string): Blob {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start, PIECE);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return new Blob(pieces, { type: 'text/plain' });
}

const encoder = new TextEncoder();
const LINE_FEED = 0x0a;

/** How many lines a text has and how many bytes it is in UTF-8. */
export function measureText(text: string): { readonly lines: number; readonly bytes: number } {
  const room = new Uint8Array(3 * (Math.min(text.length, PIECE) + 1));
  let lines = 1;
  let bytes = 0;
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start, PIECE);
    // Many times faster than a loop over the text's characters; in UTF-8 no other byte looks like a line feed.
    const { written } = encoder.encodeInto(text.slice(start, end), room);
    for (let at = 0; at < written; at += 1) if (room[at] === LINE_FEED) lines += 1;
    bytes += written;
    start = end;
  }
  return { lines, bytes };
}

/** Where a piece of at most so many UTF-16 units ends, or one unit further on: the halves of a surrogate pair stay together. */
export function endOfPiece(text: string, start: number, length: number): number {
  const end = Math.min(start + length, text.length);
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(end - 1, end + 1)) ? end + 1 : end;
}
