import type { RunContext } from '#engine/operation';
import { graphemesOf } from '#lib/graphemes';
import { placeAt } from '#lib/place';
import { alphabets, type Alphabet, type AlphabetName } from './alphabets.ts';

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
  for (const segment of graphemesOf(text)) {
    words.push(
      spellCharacter(segment, alphabet, options, (list) => (list === 'folded' ? folded : unknown).push(offset)),
    );
    offset += segment.length;
  }
  noteFirst(note, 'warning.folded', text, folded);
  noteFirst(note, 'warning.noWord', text, unknown);
  return options.layout === 'list' ? words.map(showSpace).join('\n') : joinWords(words);
}

function spellCharacter(
  character: string,
  { words, capital }: Alphabet,
  options: SpellOptions,
  remember: (list: 'folded' | 'unknown') => void,
): string {
  if (/^\s+$/.test(character)) return character;
  const isCapital =
    options.capitals &&
    character.normalize('NFC') !== character.normalize('NFC').toLowerCase() &&
    /^\p{L}/u.test(character);
  const { letter, isFolded } = letterOf(character, words);
  if (letter === '9' && options.nine === 'niner' && options.alphabet === 'icao') return 'Niner';
  if (letter === undefined) {
    remember('unknown');
    return isWordy(character) ? `[${character}]` : character;
  }
  if (!isWordy(letter) && !options.symbols) return character;
  if (isFolded) remember('folded');
  const word = words.get(letter) ?? letter;
  return isCapital ? `${capital} ${word}` : word;
}

/** A space between words, but none at the edge of a line; a space of the text is then one of three. */
const joinWords = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 || isBreak(word) || isBreak(words[at - 1] ?? '') ? word : ` ${word}`)).join('');

const isBreak = (word: string) => /^[\r\n]+$/.test(word);
const showSpace = (word: string) => (isBreak(word) ? LINE_BREAK : /^\s+$/.test(word) ? SPACE : word);

export interface ReadOptions {
  readonly alphabet: AlphabetName;
  /** Letters are small unless a word before them says that they are capital. */
  readonly lowercase: boolean;
  /** A word a line: line breaks are none of the text. */
  readonly list: boolean;
}

/**
 * The text that words spell: with `lowercase`, or where any is said, small letters and those that are said to be capital, else
 * capital ones. A word that is none of the alphabet stays, in square brackets, with a note.
 */
export function read(text: string, options: ReadOptions, note: Note): string {
  const alphabet = alphabets[options.alphabet];
  const letters = new Map([...alphabet.words].map(([letter, word]) => [simplify(word), letter]));
  for (const [word, letter] of Object.entries({ niner: '9', ...alphabet.heard })) letters.set(simplify(word), letter);
  const capitalWord = simplify(alphabet.capital);
  const isSaid = text.split(/\s+/).some((word) => simplify(word) === capitalWord);
  if (isSaid && !options.lowercase) note('note.capitals');
  const hasCapitals = options.lowercase || isSaid;
  const unknown: number[] = [];
  let isCapital = !hasCapitals;
  const spelled = text.replace(/[\r\n]+|[^\S\r\n]+|\S+/g, (part: string, offset: number) => {
    if (/^\s/.test(part)) return options.list ? '' : isBreak(part) ? part : readSpace(part, offset, text);
    if (part === SPACE) return ' ';
    if (part === LINE_BREAK) return '\n';
    if (hasCapitals && simplify(part) === capitalWord) {
      isCapital = true;
      return '';
    }
    const inner = /^\[(.+)\]$/su.exec(part)?.[1] ?? part;
    const letter = letters.get(simplify(part)) ?? asItself(inner, alphabet);
    if (letter === undefined) unknown.push(offset);
    const cased = isCapital ? letter?.toUpperCase() : letter;
    isCapital = !hasCapitals;
    return cased === 'SS' ? 'ẞ' : (cased ?? `[${inner}]`);
  });
  noteFirst(note, 'warning.notWord', text, unknown);
  return spelled;
}

/** The spaces of the text in a run between words: every second one, because the others part words. */
function readSpace(run: string, start: number, text: string): string {
  const isEdge = (offset: number) => offset < 0 || offset === text.length || isBreak(text.charAt(offset));
  const isFirst = isEdge(start - 1);
  const isLine = isFirst && isEdge(start + run.length);
  // A line of nothing else ends with a space of the text.
  const spaces = isLine ? `${run} ` : run;
  return spaces.replace(/(.)(.)?/gs, (_, first: string, second?: string) =>
    second === undefined ? '' : isFirst ? first : second,
  );
}

/** A word however it is cased, accented and hyphenated. */
const simplify = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’-]/gu, '')
    .toLowerCase() || word;

/** A single character that is no word stands for itself, unless spelling would not write it so. */
function asItself(part: string, { words }: Alphabet): string | undefined {
  if ([...graphemesOf(part)].length !== 1 || /^\p{M}/u.test(part)) return undefined;
  const { letter, isFolded } = letterOf(part, words);
  return isFolded ? undefined : (letter ?? part);
}

/** The letter, digit or symbol of the alphabet that a character is, if need be without its accent. */
function letterOf(
  character: string,
  words: Alphabet['words'],
): { readonly letter: string | undefined; readonly isFolded: boolean } {
  const small = character.normalize('NFC').toLowerCase();
  if (words.has(small)) return { letter: small, isFolded: false };
  const base = small.normalize('NFD').replace(/\p{M}/gu, '');
  const isFolded = isWordy(small) && words.has(base);
  return { letter: isFolded ? base : undefined, isFolded };
}

const isWordy = (character: string) => /^[\p{L}\p{N}]/u.test(character);

function noteFirst(note: Note, code: string, text: string, offsets: readonly number[]): void {
  const [first] = offsets;
  if (first !== undefined) note(code, { count: offsets.length }, { at: placeAt(text, first) });
}
