import { canSegment, segmentsOf, type Segment } from './segments.ts';

/** Longest piece, in UTF-16 units, whose words are cached. */
const REMEMBERED = 100;

/**
 * The words of a text (UAX #29), Chinese, Japanese and Thai by their dictionaries. Browsers without `Intl.Segmenter` give runs of
 * letters and digits.
 */
export function* wordsOf(text: string): Generator<string> {
  if (!canSegment()) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}_]+(?:['’.,][\p{L}\p{M}\p{N}_]+)*/gu)) yield word;
    return;
  }
  // Whitespace always separates words, and most pieces between it repeat.
  const known = new Map<string, readonly string[]>();
  for (const [piece] of text.matchAll(/\S+/g)) {
    const words = known.get(piece) ?? splitWords(piece);
    if (piece.length <= REMEMBERED) known.set(piece, words);
    yield* words;
  }
}

const splitWords = (piece: string): string[] =>
  /^[A-Za-z]+$/.test(piece)
    ? [piece]
    : Array.from(segmentsOf(piece, 'word'))
        .filter(isWord)
        .map(({ segment }) => segment);

/**
 * Whether a segment by words is one (UAX #29, section 4): it holds a letter or a digit. WebKit's `isWordLike` leaves out
 * what has digits, such as `3.14` and `a1`.
 */
export const isWord = ({ segment, isWordLike }: Segment): boolean => isWordLike === true || /\p{Nd}/u.test(segment);
