import type { RunContext } from '#engine/operation';
import { graphemesOf } from '#lib/graphemes';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { lookUp, type Known } from './words.ts';

type Note = RunContext['note'];

export interface AbbreviateOptions {
  /** In characters as readers see them; shorter words stay as they are. */
  readonly minLength: number;
  readonly letterCase: 'keep' | 'lower' | 'upper';
}

/** A letter, digit or emoji, but no sign such as `+` or `$`. */
const CHARACTER = String.raw`(?:[^\s\p{P}\p{C}\p{Sm}\p{Sc}\p{Sk}]|\p{Emoji_Modifier})`;
/** Invisible joiners and tags inside emoji and words of some scripts. */
const JOINER = String.raw`[\u200C\u200D\u{E0020}-\u{E007F}]`;
/** A word, with apostrophes between letters: `don’t` is one word, `open-source` is two. */
const WORD = new RegExp(`${CHARACTER}(?:['’]?${CHARACTER}|${JOINER})*`, 'gu');

const NUMERONYM = /(?<![\p{L}\p{N}_])\p{L}\d+\p{L}(?![\p{L}\p{N}_])/gu;

const CASES = {
  keep: (word: string) => word,
  lower: (word: string) => word.toLowerCase(),
  upper: (word: string) => word.toUpperCase(),
} as const;

/**
 * The text with each word cut to its first character, the number of characters left out, and its last one. Everything
 * between words stays.
 */
export function abbreviate(text: string, { minLength, letterCase }: AbbreviateOptions, note: Note): string {
  if (text.trim() !== '' && text.search(WORD) === -1) note('note.noWord');
  return text.replaceAll(WORD, (word) => {
    const characters = [...graphemesOf(word)];
    if (characters.length < minLength) return word;
    return CASES[letterCase](`${characters[0] ?? ''}${characters.length - 2}${characters.at(-1) ?? ''}`);
  });
}

/** The text with known numeronyms written out. Unknown ones stay, and a note names them. */
export function expand(text: string, note: Note): string {
  const unknown = new Map<string, number>();
  const ambiguous = new Set<Known>();
  let count = 0;
  const expanded = text.replaceAll(NUMERONYM, (numeronym, offset: number) => {
    count += 1;
    const found = lookUp(numeronym);
    if (found === undefined) {
      if (!unknown.has(numeronym)) unknown.set(numeronym, offset);
      return numeronym;
    }
    if (found.meanings.length > 1) ambiguous.add(found);
    return inCaseOf(numeronym, found);
  });
  if (text.trim() !== '' && count === 0) note('note.noNumeronym');
  for (const { numeronym, meanings } of ambiguous)
    note('warning.ambiguous', { numeronym, meanings: meanings.join(', ') });
  const [first] = unknown;
  if (first !== undefined) {
    const [numeronym, offset] = first;
    const params = { count: unknown.size, numeronyms: shorten([...unknown.keys()].join(', ')) };
    note('note.unknown', params, { at: { ...placeAt(text, offset), endOffset: offset + numeronym.length } });
  }
  return expanded;
}

/** The meaning in the case of what was written: `I18N` shouts, `I18n` begins a sentence; `B2B` is written so anyway. */
function inCaseOf(written: string, { numeronym, meanings: [meaning = ''] }: Known): string {
  if (written === numeronym) return meaning;
  const isCapital = (letter: string) => letter !== letter.toLowerCase();
  const [first, last] = [written.charAt(0), written.slice(-1)];
  if (isCapital(first) && isCapital(last)) return meaning.toUpperCase();
  return isCapital(first) ? meaning.charAt(0).toUpperCase() + meaning.slice(1) : meaning;
}
