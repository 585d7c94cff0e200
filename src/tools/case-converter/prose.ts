import type { LetterCase } from './letter-case.ts';

/* Styles that change letters in place: every other character stays where it is. */

/** Articles, conjunctions and short prepositions, small inside an English title (The Chicago Manual of Style, 8.159). */
const SMALL_WORDS = new Set(
  'a an and as at but by en for from if in into nor of off on onto or over per so the to up via vs with yet'.split(' '),
);
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Between two words: here one title or subtitle ends and the next begins. */
const BREAK = /[.!?:\n\r—]/;
/** Of several line breaks the last one begins the line: from each of them on to the end would take quadratic time. */
const SENTENCE_START = /(^|[.!?…。！？]["'”’)\]]*\s+|[\n\r][^\S\n\r]*)([^\p{L}\p{N}\s]*)(\p{L}\p{M}*)/gu;

/** Each word large but for the small ones inside; words with capitals inside (iPhone, NASA) stay as they are. */
export function toTitle(text: string, letters: LetterCase): string {
  const words = [...text.matchAll(WORD)];
  // Text all in capitals is not a list of abbreviations.
  const isShouted = text === letters.upper(text);
  let end = 0;
  const pieces = words.map(({ 0: word, index }, position) => {
    const gap = text.slice(end, index);
    const next = words[position + 1];
    end = index + word.length;
    const isEdge = position === 0 || next === undefined || BREAK.test(gap) || BREAK.test(text.slice(end, next.index));
    return gap + titleWord(word, isEdge, isShouted, letters);
  });
  return pieces.join('') + text.slice(end);
}

function titleWord(word: string, isEdge: boolean, isShouted: boolean, letters: LetterCase): string {
  const small = letters.lower(word);
  if (!isEdge && SMALL_WORDS.has(small)) return small;
  const hasInnerCapital = /^.+\p{Lu}/u.test(word);
  return hasInnerCapital && !isShouted ? word : letters.raise(small);
}

/** A capital at the beginning of each sentence and line, lowercase elsewhere. */
export const toSentences = (text: string, letters: LetterCase): string =>
  letters
    .lower(text)
    .replace(
      SENTENCE_START,
      (_, before: string, marks: string, letter: string) => before + marks + letters.raise(letter),
    );

/** Large and small by turns, by character; a combining mark goes with its letter. */
export function alternate(text: string, letters: LetterCase): string {
  let isUpper = false;
  return Array.from(text, (character) => {
    if (!/^\p{M}$/u.test(character)) isUpper = !isUpper;
    return isUpper ? letters.upper(character) : letters.lower(character);
  }).join('');
}

/** Large letters small and small ones large. */
export const swapCase = (text: string, letters: LetterCase): string =>
  text.replace(/(\p{Lu}\p{M}*)+|(\p{Ll}\p{M}*)+/gu, (run) =>
    /^\p{Lu}/u.test(run) ? letters.lower(run) : letters.upper(run),
  );
