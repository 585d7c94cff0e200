import { pick, type Draw } from '#lib/random';
import { CLASSIC, WORDS } from './words.ts';

/** One in so many words is followed by a comma. */
const COMMA = 7;

interface Lengths {
  readonly classic: boolean;
  readonly minSentences: number;
  readonly maxSentences: number;
  readonly minWords: number;
  readonly maxWords: number;
}

export interface Writer {
  readonly word: () => string;
  /** Of so many words, or of a length that is drawn. */
  readonly sentence: (length?: number) => string;
  readonly paragraph: () => string;
  /** So many words that are no sentence, without a full stop. */
  readonly phrase: (length: number) => string;
  /** Of so many words, none of them classic. */
  readonly heading: (length: number) => string;
  readonly wordsOfSentence: () => number;
  readonly sentencesOfParagraph: () => number;
}

/** Writes words, sentences and paragraphs, the classic sentence first. Lengths are drawn anew each time, ends included. */
export function writerOf({ classic, ...lengths }: Lengths, draw: Draw): Writer {
  let classicWords: readonly string[] = classic ? CLASSIC : [];
  let last = '';

  /** The limits may be given in either order. */
  const between = (one: number, other: number) => Math.min(one, other) + draw(Math.abs(one - other) + 1);
  const wordsOfSentence = () => between(lengths.minWords, lengths.maxWords);
  const sentencesOfParagraph = () => between(lengths.minSentences, lengths.maxSentences);

  /** Never the same word twice in a row. */
  function drawWord(): string {
    let word = pick(draw, WORDS);
    while (word === last) word = pick(draw, WORDS);
    return (last = word);
  }

  function word(): string {
    const [first, ...others] = classicWords;
    classicWords = others;
    return first?.replace(',', '').toLowerCase() ?? drawWord();
  }

  function sentence(length?: number): string {
    const known = classicWords.slice(0, length);
    classicWords = [];
    const size = length ?? (known.length > 0 ? known.length : wordsOfSentence());
    const drawn = Array.from({ length: size - known.length }, drawWord);
    // The first and the last two words of a sentence are not parted.
    const paused = drawn.map((word, index) =>
      index > 0 && index < drawn.length - 2 && draw(COMMA) === 0 ? `${word},` : word,
    );
    const words = [...known, ...paused];
    return `${capitalize(words.join(' ').replace(/,$/, ''))}.`;
  }

  return {
    word,
    sentence,
    paragraph: () => Array.from({ length: sentencesOfParagraph() }, () => sentence()).join(' '),
    phrase: (length) => sentence(length).replace(/\.$/, ''),
    heading: (length) => capitalize(Array.from({ length }, drawWord).join(' ')),
    wordsOfSentence,
    sentencesOfParagraph,
  };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
