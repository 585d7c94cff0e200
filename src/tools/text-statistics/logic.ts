import type { RunContext } from '#engine/operation';
import { graphemesOf } from '#lib/graphemes';
import { sentencesOf } from '#lib/sentences';
import { codePointAt } from '#lib/show-character';
import { wordsOf } from '#lib/words';
import { listHidden, type Hidden } from './hidden.ts';
import { measureLimits, type MessageLimit } from './message-limits.ts';
import { tokenWeight } from './tokens.ts';

export type { Hidden } from './hidden.ts';
export type { MessageLimit } from './message-limits.ts';

interface CountOptions {
  /** Words a minute. */
  readonly readingSpeed: number;
  readonly speakingSpeed: number;
  /** `The` and `the` are two words. */
  readonly matchCase: boolean;
  /** How many of the commonest words and characters are listed. */
  readonly most: number;
}

export interface Frequency {
  readonly text: string;
  readonly count: number;
}

export interface Statistics {
  /** The characters as readers see them (UAX #29); and those that are not white space. */
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly words: number;
  readonly sentences: number;
  /** The paragraphs, which blank lines separate. */
  readonly paragraphs: number;
  /** CR LF, LF and CR end lines; no line begins after the last of them. */
  readonly lines: number;
  readonly codePoints: number;
  readonly utf16Units: number;
  readonly utf8Bytes: number;
  readonly utf16Bytes: number;
  /** Null where a character is not in ASCII. */
  readonly asciiBytes: number | null;
  /** An estimate: each language model counts in its own way. */
  readonly tokens: number;
  readonly uniqueWords: number;
  readonly longestWord: string;
  readonly readingSeconds: number;
  readonly speakingSeconds: number;
  readonly limits: readonly MessageLimit[];
  readonly commonWords: readonly Frequency[];
  readonly commonCharacters: readonly Frequency[];
  readonly hidden: readonly Hidden[];
}

/** Steps of the work, for its progress. */
const STEPS = 5;

/** Counts what is in a text. */
export function count(text: string, options: CountOptions, context: RunContext): Statistics {
  const { progress } = context;
  const characters = countCharacters(text);
  progress(1, STEPS);
  const words = countWords(text, options.matchCase);
  progress(2, STEPS);
  const sentences = countSentences(text);
  progress(3, STEPS);
  const hidden = listHidden(text);
  const lone = hidden.filter(({ name }) => name === 'SURROGATE').reduce((sum, { count }) => sum + count, 0);
  if (lone > 0) context.note('warning.loneSurrogates', { count: lone });
  progress(4, STEPS);
  const lines = text.split(/\r\n?|\n/);
  if (lines.at(-1) === '') lines.pop();
  return {
    characters: characters.all,
    charactersWithoutSpaces: characters.solid,
    words: words.all,
    sentences,
    paragraphs: countParagraphs(lines),
    lines: lines.length,
    ...measureSizes(text),
    uniqueWords: words.times.size,
    longestWord: words.longest,
    readingSeconds: Math.round((words.all / options.readingSpeed) * 60),
    speakingSeconds: Math.round((words.all / options.speakingSpeed) * 60),
    limits: measureLimits(text, characters.all),
    commonWords: listCommonest(words.times, options.most),
    commonCharacters: listCommonest(characters.times, options.most).map(({ text, count }) => ({
      text: showGrapheme(text),
      count,
    })),
    hidden,
  };
}

function countCharacters(text: string): { all: number; solid: number; times: Map<string, number> } {
  let [all, solid] = [0, 0];
  const times = new Map<string, number>();
  for (const grapheme of graphemesOf(text)) {
    all++;
    if (!/^\s+$/.test(grapheme)) solid++;
    times.set(grapheme, (times.get(grapheme) ?? 0) + 1);
  }
  return { all, solid, times };
}

function countWords(text: string, matchCase: boolean): { all: number; longest: string; times: Map<string, number> } {
  let all = 0;
  let longest = '';
  let length = 0;
  const times = new Map<string, number>();
  for (const word of wordsOf(text)) {
    all++;
    const key = matchCase ? word : word.toLowerCase();
    const known = times.get(key) ?? 0;
    times.set(key, known + 1);
    // No word has more characters than UTF-16 units, and most words are short.
    if (known > 0 || word.length <= length) continue;
    const characters = [...graphemesOf(word)].length;
    if (characters > length) [longest, length] = [word, characters];
  }
  return { all, longest, times };
}

/**
 * How many sentences a text has (UAX #29): a line break ends one, an abbreviation or an initial does not, and a piece without a
 * letter or digit is none.
 */
function countSentences(text: string): number {
  let sentences = 0;
  for (const [line] of text.matchAll(/[^\r\n\u0085\u2028\u2029]+/g))
    for (const sentence of sentencesOf(line)) if (/[\p{L}\p{N}]/u.test(sentence)) sentences++;
  return sentences;
}

const countParagraphs = (lines: readonly string[]): number =>
  lines.filter((line, index) => line.trim() !== '' && (lines[index - 1] ?? '').trim() === '').length;

function measureSizes(text: string) {
  let codePoints = 0;
  let utf8Bytes = 0;
  let hundredths = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xffff) index++;
    codePoints++;
    hundredths += tokenWeight(code);
    utf8Bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  const utf16Units = text.length;
  const asciiBytes = utf8Bytes === utf16Units ? utf16Units : null;
  const tokens = Math.ceil(hundredths / 100);
  return { codePoints, utf16Units, utf8Bytes, utf16Bytes: 2 * utf16Units, asciiBytes, tokens };
}

const listCommonest = (times: ReadonlyMap<string, number>, most: number): Frequency[] =>
  Array.from(times, ([text, count]) => ({ text, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);

const BLANKS: Readonly<Record<string, string>> = { ' ': '␣', '\t': '⇥', '\n': '↵', '\r\n': '↵' };

/** A grapheme as it looks, or its code points where it cannot be seen. */
const showGrapheme = (text: string): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
    ? text
    : (BLANKS[text] ?? Array.from(text, (character) => codePointAt(character, 0)).join(' '));
