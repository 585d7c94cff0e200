import { entropyToMnemonic } from '@scure/bip39';
import { editDistance } from '#lib/edit-distance';
import { withoutMarks, type WordList } from './word-lists.ts';

/** Most suggestions for a word. */
const SHOWN = 5;
/** Most lists tell their words apart by so many first letters. */
const TELLING = 4;
/** No word of a list is longer; what follows is not compared. */
const LONGEST = 16;

/**
 * Words of a list that may be meant: those with the same first letters, with or without accents, and those that differ in
 * one or two letters. The nearest come first.
 */
export function suggest(word: string, { words, bare }: WordList): string[] {
  const typed = withoutMarks(word).slice(0, LONGEST);
  const beginning = typed.slice(0, TELLING);
  const allowed = typed.length > TELLING ? 2 : 1;
  return bare
    .map((other, index) => ({ other, index, isBegun: other.startsWith(beginning) }))
    .filter(({ other, isBegun }) => isBegun || Math.abs(other.length - typed.length) <= allowed)
    .map(({ other, ...rest }) => ({ ...rest, distance: editDistance(typed, other) }))
    .filter(({ isBegun, distance }) => isBegun || distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
    .flatMap(({ index }) => words[index] ?? []);
}

/** The words that complete a phrase without its last word; `indexes` are the places of the others in the list. */
export function lastWords(indexes: readonly number[], { words }: WordList): string[] {
  const bits = indexes.map((index) => index.toString(2).padStart(11, '0')).join('');
  const checksum = (indexes.length + 1) / 3;
  const free = 11 - checksum;
  return Array.from({ length: 2 ** free }, (_, tail) => {
    const entropy = bits + tail.toString(2).padStart(free, '0');
    const bytes = Uint8Array.from(entropy.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
    return entropyToMnemonic(bytes, words).split(/\s/).at(-1) ?? '';
  });
}
