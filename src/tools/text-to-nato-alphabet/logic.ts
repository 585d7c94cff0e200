import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { alphabets, type Alphabet, type AlphabetName } from './alphabets.ts';
import { charactersOf } from './characters.ts';

type Note = RunContext['note'];

export interface SpellOptions {
  readonly alphabet: AlphabetName;
  readonly nine: 'nine' | 'niner';
  /** Symbols are spelled as words, too. */
  readonly symbols: boolean;
  /** A word before each capital letter says that it is one. */
  readonly capitals: boolean;
  /** One line of words for each line, or a word a line. */
  readonly layout: 'line' | 'list';
}

/** Signs for what cannot be seen in a list. */
const SPACE = '␣';
const LINE_BREAK = '⏎';

/**
 * The words that spell a text. What has no word stays, in square brackets if it is a letter or digit; an accent is
 * dropped with a note. White space stays as it is.
 */
export function spell(text: string, options: SpellOptions, note: Note): string {
  const alphabet = alphabets[options.alphabet];
  const folded: number[] = [];
  const unknown: number[] = [];
  const words: string[] = [];
  let offset = 0;
  for (const segment of charactersOf(text)) {
    words.push(
      spellCharacter(segment, alphabet, options, (list) => (list === 'folded' ? folded : unknown).push(offset)),
    );
    offset += segment.length;
  }
  noteFirst(note, 'note.folded', text, folded);
  noteFirst(note, 'note.noWord', text, unknown);
  return options.layout === 'list' ? words.map(showSpace).join('\n') : joinWords(words);
}

function spellCharacter(
  character: string,
  { words, capital }: Alphabet,
  options: SpellOptions,
  remember: (list: 'folded' | 'unknown') => void,
): string {
  if (/^\s+$/.test(character)) return character;
  const small = character.normalize('NFC').toLowerCase();
  const isCapital = options.capitals && small !== character.normalize('NFC') && /^\p{L}/u.test(character);
  const told = (word: string) => (isCapital ? `${capital} ${word}` : word);
  if (small === '9' && options.nine === 'niner' && options.alphabet === 'icao') return 'Niner';
  const word = words.get(small);
  const isWordy = /^[\p{L}\p{N}]/u.test(small);
  if (word !== undefined) return isWordy || options.symbols ? told(word) : character;
  const base = words.get(small.normalize('NFD').replace(/\p{M}/gu, ''));
  if (base !== undefined && isWordy) {
    remember('folded');
    return told(base);
  }
  remember('unknown');
  return isWordy ? `[${character}]` : character;
}

/** A space between words, but none at the edge of a line; a space of the text is then one of three. */
const joinWords = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 || isBreak(word) || isBreak(words[at - 1] ?? '') ? word : ` ${word}`)).join('');

const isBreak = (word: string) => /^[\r\n]+$/.test(word);
const showSpace = (word: string) => (isBreak(word) ? LINE_BREAK : /^\s+$/.test(word) ? SPACE : word);

/**
 * The text that words spell: small letters if any is said to be capital, else capital ones. Three spaces are one of the
 * text; a word that is none of the alphabet stays, in square brackets, with a note.
 */
export function read(text: string, { alphabet }: { readonly alphabet: AlphabetName }, note: Note): string {
  const { words, heard, capital } = alphabets[alphabet];
  const letters = new Map([...words].map(([letter, word]) => [simplify(word), letter]));
  for (const [word, letter] of Object.entries({ niner: '9', ...heard })) letters.set(simplify(word), letter);
  const capitalWord = simplify(capital);
  const hasCapitals = text.split(/\s+/).some((word) => simplify(word) === capitalWord);
  const unknown: number[] = [];
  let isCapital = !hasCapitals;
  // A run of spaces around a word that is one of the text, or a word.
  const spelled = text.replace(/[^\S\r\n]+|\S+/g, (part: string, offset: number) => {
    if (/^\s/.test(part)) return ' '.repeat(Math.floor(part.length / 2));
    if (part === SPACE) return ' ';
    if (part === LINE_BREAK) return '\n';
    if (hasCapitals && simplify(part) === capitalWord) {
      isCapital = true;
      return '';
    }
    const letter = letters.get(simplify(part)) ?? /^\[(.+)\]$/su.exec(part)?.[1] ?? asItself(part);
    if (letter === undefined) unknown.push(offset);
    const cased = isCapital ? letter?.toUpperCase() : letter;
    isCapital = !hasCapitals;
    return cased === 'SS' ? 'ẞ' : (cased ?? `[${part}]`);
  });
  noteFirst(note, 'note.notWord', text, unknown);
  return spelled;
}

/** A word however it is cased, accented and hyphenated. */
const simplify = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’-]/gu, '')
    .toLowerCase() || word;

/** A single character that is no word stands for itself. */
const asItself = (part: string) => ([...charactersOf(part)].length === 1 ? part : undefined);

function noteFirst(note: Note, code: string, text: string, offsets: readonly number[]): void {
  const [first] = offsets;
  if (first !== undefined) note(code, { count: offsets.length }, { at: placeAt(text, first) });
}
