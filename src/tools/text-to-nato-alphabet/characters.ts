/** Engines take time that grows with the square of a text: it is read in pieces of about this many UTF-16 units. */
const PIECE = 500;

/** A letter with its accents, an emoji with its parts, are one; old browsers know only code points. */
export function* charactersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let start = 0;
  let size = PIECE;
  while (start < text.length) {
    const end = pieceEnd(text, start + size);
    const segments = Array.from(segmenter.segment(text.slice(start, end)), ({ segment }) => segment);
    // The last one may go on behind the piece. What comes before a boundary has no say in what follows (UAX #29).
    const last = end < text.length ? segments.pop() : undefined;
    yield* segments;
    size = segments.length === 0 ? size * 2 : PIECE;
    start = end - (last?.length ?? 0);
  }
}

/** Not between the halves of a surrogate pair. */
const pieceEnd = (text: string, end: number): number =>
  end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : Math.min(end, text.length);
