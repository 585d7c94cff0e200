import { mnemonicToEntropy } from '@scure/bip39';
import { toHex } from '#lib/bytes';
import { languagesOf, loadWords, type Language, type WordList } from './word-lists.ts';

/** How many words a phrase may have. */
export const WORD_COUNTS: readonly number[] = [12, 15, 18, 21, 24];

/** A word as it is written, its form in the lists, and the offset where it begins. */
export interface WrittenWord {
  readonly written: string;
  readonly word: string;
  readonly offset: number;
}

/** A phrase read with the list that knows most of its words. */
export interface Reading {
  readonly list: WordList;
  readonly words: readonly WrittenWord[];
  /** Hex; undefined where a word is unknown, the number of words is not allowed or the checksum is wrong. */
  readonly entropy: string | undefined;
  /** Other languages in which the same words are a valid phrase, with other entropy. */
  readonly alsoIn: readonly Language[];
}

/** Splits at whitespace of any kind; Chinese words are single characters and need none. */
export function splitWords(phrase: string): WrittenWord[] {
  return [...phrase.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)].map(({ 0: written, index }) => ({
    written,
    word: normalize(written),
    offset: index,
  }));
}

/** The form in which lists have a word: decomposed (NFKD), in lower case. */
const normalize = (word: string) => word.normalize('NFKD').toLowerCase();

/** Reads a phrase with the list of a language or, for `auto`, with the best of those in its script. Throws `fetched.missing`. */
export async function readPhrase(phrase: string, language: Language | 'auto'): Promise<Reading> {
  const words = splitWords(phrase);
  const languages = language === 'auto' ? languagesOf(phrase.normalize('NFKC')) : [language];
  const lists = await Promise.all(languages.map(loadWords));
  const readings = lists.map((list) => ({ list, words, entropy: readEntropy(words, list), alsoIn: [] }));
  const known = ({ list }: Reading) => words.filter(({ word }) => list.indexes.has(word)).length;
  // Sorting is stable: of equals the first language stays first.
  const [best, ...others] = readings.sort(
    (a: Reading, b: Reading) =>
      known(b) - known(a) || Number(b.entropy !== undefined) - Number(a.entropy !== undefined),
  );
  // eslint-disable-next-line no-restricted-syntax -- there is a reading for each language, and at least one language
  if (best === undefined) throw new Error('A phrase has a script of some language.');
  const rivals = others.filter(({ entropy }) => best.entropy !== undefined && entropy !== undefined);
  return { ...best, alsoIn: rivals.map(({ list }) => list.language) };
}

function readEntropy(words: readonly WrittenWord[], { words: list, indexes }: WordList): string | undefined {
  if (!WORD_COUNTS.includes(words.length) || words.some(({ word }) => !indexes.has(word))) return undefined;
  try {
    return toHex(mnemonicToEntropy(words.map(({ word }) => word).join(' '), list));
  } catch {
    // The words and their number are right, so only the checksum can be wrong.
    return undefined;
  }
}
