import { isWord } from '#lib/is-word';
import { joinSentences } from '#lib/sentences';

/** UTF-16 units segmented at a time: engines need time that grows with the square of the text. */
const PIECE = 500;
/** Longest piece, in UTF-16 units, whose words are cached. */
const REMEMBERED = 100;

/** The words of a text (UAX #29), Chinese, Japanese and Thai by their dictionaries. */
export function* wordsOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) {
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
 * How many sentences a text has (UAX #29): a line break ends one, an abbreviation or an initial does not, and a piece without a
 * letter or digit is none.
 */
export function countSentences(text: string): number {
  let sentences = 0;
  for (const [line] of text.matchAll(/[^\r\n\u0085\u2028\u2029]+/g)) {
    for (const sentence of joinSentences(piecesOf(line))) if (/[\p{L}\p{N}]/u.test(sentence)) sentences++;
  }
  return sentences;
}

function* piecesOf(line: string): Generator<string> {
  if ('Segmenter' in Intl) for (const { segment } of segmentsOf(line, 'sentence')) yield segment;
  else yield* line.split(/(?<=[.!?。！？]\s*)(?!\s)/);
}

function* segmentsOf(text: string, granularity: 'word' | 'sentence'): Generator<Intl.SegmentData> {
  const segmenter = new Intl.Segmenter('en', { granularity });
  let start = 0;
  let size = PIECE;
  while (start < text.length) {
    const end = start + size;
    const segments = Array.from(segmenter.segment(text.slice(start, end)));
    // The last ones may continue after the piece, and the rules look two segments ahead.
    const open = end < text.length ? segments.splice(-3) : [];
    yield* segments;
    size = segments.length === 0 ? size * 2 : PIECE;
    start += (open[0]?.index ?? text.length) || 0;
  }
}
