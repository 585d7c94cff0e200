import { ToolError } from '#engine/error';
import { letterCaseOf, type LetterCase } from './letter-case.ts';
import { alternate, swapCase, toSentences, toTitle } from './prose.ts';
import { styles, type CasingLanguage, type Style } from './styles.ts';
import { splitWords } from './words.ts';

export interface Rules {
  /** Every line on its own; line breaks stay. */
  readonly eachLine: boolean;
  /** Underscores at both ends of a name stay: _privateName, __init__. */
  readonly keepUnderscores: boolean;
  readonly language: CasingLanguage;
}

export interface Converted {
  readonly style: Style;
  readonly text: string;
}

/** UTF-16 units above which all styles at once would take too much memory: one at a time then. */
export const MOST_FOR_ALL = 2 * 1024 * 1024;

/** The text in every style. Throws `error.tooLong`. */
export function convertToAll(
  text: string,
  rules: Rules,
  { progress }: { readonly progress: (done: number, total: number) => void },
): Converted[] {
  if (text.length > MOST_FOR_ALL) throw new ToolError('error.tooLong');
  // Most styles need the words, and finding them takes the longest.
  const found = new Map<string, string[]>();
  const split = (part: string) => {
    const words = found.get(part) ?? splitWords(part);
    found.set(part, words);
    return words;
  };
  return styles.map((style, index) => {
    progress(index, styles.length);
    return { style, text: convert(text, style, rules, split) };
  });
}

/** The text in one style. No text is wrong. */
export function convert(text: string, style: Style, rules: Rules, split = splitWords): string {
  const letters = letterCaseOf(rules.language);
  const inPlace = IN_PLACE[style];
  const toName = NAMES[style];
  const convertPart = (part: string) => {
    if (inPlace !== undefined) return inPlace(part, letters);
    const name = toName?.(split(part), letters) ?? part;
    return rules.keepUnderscores ? betweenUnderscores(part, name) : name;
  };
  return rules.eachLine ? text.replace(/[^\r\n]+/g, convertPart) : convertPart(text);
}

type InPlace = (text: string, letters: LetterCase) => string;
type ToName = (words: readonly string[], letters: LetterCase) => string;

const IN_PLACE: Partial<Record<Style, InPlace>> = {
  lower: (text, { lower }) => lower(text),
  upper: (text, { upper }) => upper(text),
  mocking: alternate,
  title: toTitle,
  prose: toSentences,
  swap: swapCase,
};

const NAMES: Partial<Record<Style, ToName>> = {
  camel: (words, letters) =>
    joinTight(words.map((word, index) => (index === 0 ? letters.lower(word) : letters.capitalize(word)))),
  pascal: (words, { capitalize }) => joinTight(words.map(capitalize)),
  capital: joined(' ', 'capitalize'),
  constant: joined('_', 'upper'),
  dot: joined('.', 'lower'),
  header: joined('-', 'capitalize'),
  no: joined(' ', 'lower'),
  param: joined('-', 'lower'),
  path: joined('/', 'lower'),
  snake: joined('_', 'lower'),
  ada: joined('_', 'capitalize'),
  cobol: joined('-', 'upper'),
  sentence: (words, letters) =>
    words.map((word, index) => (index === 0 ? letters.capitalize(word) : letters.lower(word))).join(' '),
};

function joined(glue: string, change: keyof LetterCase): ToName {
  return (words, letters) => words.map(letters[change]).join(glue);
}

/** Digits that were separate stay separate: 1.2 → 1_2, not 12. */
const joinTight = (words: readonly string[]): string =>
  words
    .map((word, index) => (/^\p{N}/u.test(word) && /\p{N}$/u.test(words[index - 1] ?? '') ? `_${word}` : word))
    .join('');

function betweenUnderscores(text: string, name: string): string {
  const trimmed = text.trim();
  const [before = ''] = /^_*/.exec(trimmed) ?? [];
  // Nothing but underscores has one run, not two.
  if (before === trimmed) return before;
  let end = trimmed.length;
  while (trimmed.charAt(end - 1) === '_') end -= 1;
  return before + name + trimmed.slice(end);
}
