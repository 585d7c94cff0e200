/** UTF-16 units in a piece. Engines need time that grows with the square of a text, so it is read in pieces. */
const PIECE = 500;

/**
 * The characters as readers see them (UAX #29): a letter with its accents, an emoji with its parts. Browsers without
 * `Intl.Segmenter` give code points.
 */
export function* graphemesOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  // Made only where it is needed: the first one of a page takes longer than most texts.
  let segmenter: Intl.Segmenter | undefined;
  let start = 0;
  let size = PIECE;
  while (start < text.length) {
    const end = pieceEnd(text, start + size);
    const piece = text.slice(start, end);
    // Of ASCII, CR LF alone is one grapheme; segmenting takes a hundred times longer.
    const segments = /^[\0-\f\x0E-\x7F]*$/.test(piece)
      ? piece.split('')
      : Array.from((segmenter ??= newSegmenter()).segment(piece), ({ segment }) => segment);
    // The last one may continue after the piece. Text before a boundary does not change what follows it (UAX #29).
    const last = end < text.length ? segments.pop() : undefined;
    yield* segments;
    size = segments.length === 0 ? size * 2 : PIECE;
    start = end - (last?.length ?? 0);
  }
}

const newSegmenter = () => new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The end of a piece, never between the halves of a surrogate pair. */
const pieceEnd = (text: string, end: number): number =>
  end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : Math.min(end, text.length);
