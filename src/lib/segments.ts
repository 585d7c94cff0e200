type Granularity = 'grapheme' | 'word' | 'sentence';
export type Segment = Pick<Intl.SegmentData, 'segment' | 'isWordLike'>;

/** UTF-16 units in a piece. Node keeps a copy of the text for each segment, so that a whole one takes the square of its length. */
const PIECE = 500;

/** Whether there is `Intl.Segmenter`, which some browsers lack. */
export const canSegment = (): boolean => 'Segmenter' in Intl;

/** The segments of a text (UAX #29), in linear time and memory. Call it only where `canSegment()`. */
export function* segmentsOf(text: string, granularity: Granularity): Generator<Segment> {
  let start = 0;
  let size = PIECE;
  while (start < text.length) {
    const end = endOfPiece(text, start + size);
    const segments = divide(text.slice(start, end), granularity);
    // The last ones may continue after the piece, and the rules look two segments ahead. Text before a boundary does not
    // change what follows it.
    const open = end < text.length ? segments.splice(-3) : [];
    yield* segments;
    size = segments.length === 0 ? size * 2 : PIECE;
    start = end - open.reduce((sum, { segment }) => sum + segment.length, 0);
  }
}

function divide(piece: string, granularity: Granularity): Segment[] {
  // Of ASCII, CR LF alone is one grapheme; segmenting takes a hundred times longer.
  if (granularity === 'grapheme' && /^[\0-\f\x0E-\x7F]*$/.test(piece))
    return Array.from(piece, (segment) => ({ segment }));
  return Array.from(segmenterOf(granularity).segment(piece));
}

/** Made when they are needed, and once: the first one of a page takes longer than most texts. */
const segmenters = new Map<Granularity, Intl.Segmenter>();

function segmenterOf(granularity: Granularity): Intl.Segmenter {
  // eslint-disable-next-line no-restricted-syntax -- the one place where texts are segmented, in pieces
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter('en', { granularity });
  segmenters.set(granularity, segmenter);
  return segmenter;
}

/** The end of a piece, never between the halves of a surrogate pair. */
const endOfPiece = (text: string, end: number): number =>
  end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : Math.min(end, text.length);
