import type { RunContext } from '#engine/operation';
import { graphemesOf } from '#lib/graphemes';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { meaningsOf } from './words.ts';

type Note = RunContext['note'];

/** How words are abbreviated. */
export interface Wish {
  /** Shorter words stay as they are; in characters as readers count them. */
  readonly minLength: number;
  readonly letterCase: 'keep' | 'lower' | 'upper';
}

/** Letters, digits and emoji, with apostrophes between them: `don’t` is one word, `open-source` is two. */
const WORD = /[^\s\p{P}\p{C}]+(?:['’\u200D][^\s\p{P}\p{C}]+)*/gu;

/** An abbreviation in its usual form. */
const NUMERONYM = /(?<![\p{L}\p{N}_])\p{L}\d+\p{L}(?![\p{L}\p{N}_])/gu;

const CASES = {
  keep: (word: string) => word,
  lower: (word: string) => word.toLowerCase(),
  upper: (word: string) => word.toUpperCase(),
} as const;

/** Each word as its first character, the number of those between, and its last one; all else stays. */
export function abbreviate(text: string, { minLength, letterCase }: Wish, note: Note): string {
  if (text.trim() !== '' && text.search(WORD) === -1) note('note.noWord');
  return text.replaceAll(WORD, (word) => {
    const characters = [...graphemesOf(word)];
    if (characters.length < minLength) return word;
    const short = `${characters[0] ?? ''}${characters.length - 2}${characters.at(-1) ?? ''}`;
    return CASES[letterCase](short);
  });
}

/** A text with the words that its numeronyms stand for; unknown ones stay, and are named in a note. */
export function expand(text: string, note: Note): string {
  const unknown = new Map<string, number>();
  const ambiguous = new Map<string, readonly string[]>();
  let count = 0;
  const expanded = text.replaceAll(NUMERONYM, (numeronym, offset: number) => {
    count += 1;
    const meanings = meaningsOf(numeronym);
    if (meanings[0] === undefined) {
      if (!unknown.has(numeronym)) unknown.set(numeronym, offset);
      return numeronym;
    }
    if (meanings.length > 1) ambiguous.set(numeronym.toLowerCase(), meanings);
    return inCaseOf(numeronym, meanings[0]);
  });
  if (text.trim() !== '' && count === 0) note('note.noNumeronym');
  for (const [numeronym, meanings] of ambiguous) note('note.ambiguous', { numeronym, meanings: meanings.join(', ') });
  const [first] = unknown;
  if (first !== undefined) {
    const [numeronym, offset] = first;
    const params = { count: unknown.size, numeronyms: shorten([...unknown.keys()].join(', ')) };
    note('note.unknown', params, { at: { ...placeAt(text, offset), endOffset: offset + numeronym.length } });
  }
  return expanded;
}

/** `I18N` shouts, `I18n` begins a sentence; a name keeps its capitals. */
function inCaseOf(numeronym: string, meaning: string): string {
  const first = numeronym.charAt(0);
  const isCapital = (letter: string) => letter !== letter.toLowerCase();
  if (isCapital(first) && isCapital(numeronym.slice(-1))) return meaning.toUpperCase();
  return isCapital(first) ? meaning.charAt(0).toUpperCase() + meaning.slice(1) : meaning;
}
