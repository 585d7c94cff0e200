import { editDistance } from '#lib/edit-distance';
import { groups, type Emoji, type EmojiSet, type Gender, type Group, type Picture } from './emojis.ts';
import { findEmojis } from './find-emojis.ts';
import { readNotation } from './notations.ts';

/** Which emojis are shown, and in which skin tone. */
export interface Choice {
  /** 0 for the neutral yellow, 1 (light) to 5 (dark). */
  readonly tone: number;
  readonly gender: Gender | 'any';
  /** The newest version of the standard that is allowed. */
  readonly version: number;
}

const TONES = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;

/** A `Choice` as the operation's options. */
export interface ChoiceOptions {
  readonly tone: (typeof TONES)[number];
  readonly gender: Gender | 'any';
  readonly version: string;
}

export const choiceOf = ({ tone, gender, version }: ChoiceOptions): Choice => ({
  tone: TONES.indexOf(tone),
  gender,
  version: Number(version),
});

/** Lower case without marks, so that `corazon` finds `corazón`. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}+]+/u).filter(Boolean);

interface Entry {
  readonly emoji: Emoji;
  readonly name: string;
  readonly nameWords: readonly string[];
  readonly shortcodes: readonly string[];
  readonly words: readonly string[];
}

/** Scores of a term by where it is found. */
const NAME = 12;
const SHORTCODE = 10;
const NAME_BEGINNING = 9;
const WORD = 6;
const BEGINNING = 4;
const INSIDE = 2;
const GROUP = 1;
/** Added where the name is the whole query. */
const WHOLE = 40;
/** Shorter terms are not looked for inside words. */
const LONG_ENOUGH = 3;
/** Further terms of a query are not looked at. */
const MOST_TERMS = 8;

/** `titleOf` gives the name of a group in the searcher's language. */
type Search = (query: string, titleOf: (group: Group) => string) => readonly Emoji[];

const searches = new WeakMap<EmojiSet, Search>();

/**
 * The search for the emojis of a language: by name, search words, shortcode, emoticon, group, code point, any notation, or
 * the emoji itself. The best come first. A query that finds nothing is tried once more with similar words.
 */
export function searchOf(set: EmojiSet): Search {
  const before = searches.get(set);
  if (before !== undefined) return before;
  const search = createSearch(set);
  searches.set(set, search);
  return search;
}

function createSearch(set: EmojiSet): Search {
  const entries = set.all.map((emoji): Entry => {
    const name = fold(emoji.name);
    return {
      emoji,
      name,
      nameWords: wordsOf(name),
      shortcodes: [...emoji.github, ...emoji.slack],
      words: [
        ...emoji.words.map(fold),
        ...emoji.english.map(fold).flatMap(wordsOf),
        ...[...emoji.github, ...emoji.slack].flatMap((code) => code.split(/[_-]/)),
      ],
    };
  });
  const vocabulary = [...new Set(entries.flatMap(({ nameWords, words }) => [...nameWords, ...words]))];
  return (query, titleOf) => {
    const exact = byNotation(query, set);
    if (exact.length > 0) return exact;
    const emoticon = plainEmoticon(query);
    const meant = set.all.filter(({ emoticons }) => emoticons.some((one) => plainEmoticon(one) === emoticon));
    const folded = fold(query.trim()).replace(/^:|:$/g, '');
    const terms = [folded, ...(folded.includes('_') ? [] : wordsOf(folded))].slice(0, MOST_TERMS);
    const [whole = '', ...words] = terms;
    if (whole === '') return meant;
    const titles = new Map(groups.map((group) => [group, wordsOf(fold(titleOf(group)))]));
    const asked = { entries, whole, titles };
    const found = rank({ ...asked, terms: words.map((word) => [word]) });
    // Some emoticons are also words: `xo`.
    if (meant.length > 0) return [...new Set([...meant, ...found])];
    return found.length > 0 ? found : rank({ ...asked, terms: words.map((word) => withSimilar(word, vocabulary)) });
  };
}

/** Without the nose and in lower case: `:-D` is `:d`. */
const plainEmoticon = (text: string) =>
  text
    .trim()
    .replace(/(?<=[:;=8xX>])-(?=.)/, '')
    .replace(/^=/, ':')
    .toLowerCase();

/** The emojis that the query itself holds; after a single one, all that contain its code points. */
function byNotation(query: string, set: EmojiSet): readonly Emoji[] {
  const text = readNotation(query) ?? query;
  const found = [...new Set([...findEmojis(text, set)].map(({ base }) => base))];
  const [only] = found;
  if (only === undefined || found.length > 1) return found;
  const own = only.key.split('-');
  return [...found, ...set.all.filter((emoji) => emoji !== only && containsAll(emoji.key.split('-'), own))];
}

const containsAll = (codes: readonly string[], wanted: readonly string[]) =>
  wanted.every((code) => codes.includes(code));

interface Asked {
  readonly entries: readonly Entry[];
  readonly whole: string;
  /** Each term with its alternatives. */
  readonly terms: readonly (readonly string[])[];
  /** Words of the titles of groups. */
  readonly titles: ReadonlyMap<Group, readonly string[]>;
}

/** The emojis in which every term is found, best first. */
function rank(asked: Asked): readonly Emoji[] {
  return asked.entries
    .map((entry) => ({ emoji: entry.emoji, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ emoji }) => emoji);
}

function scoreOf(entry: Entry, { whole, terms, titles }: Asked): number {
  const asWhole = entry.name === whole ? WHOLE : entry.shortcodes.includes(whole) ? SHORTCODE * 2 : 0;
  const title = (entry.emoji.group && titles.get(entry.emoji.group)) ?? [];
  let sum = 0;
  for (const alternatives of terms) {
    const score = Math.max(0, ...alternatives.map((term) => scoreTerm(entry, title, term)));
    if (score === 0) return asWhole;
    sum += score;
  }
  return sum + asWhole;
}

function scoreTerm({ name, nameWords, words, shortcodes }: Entry, title: readonly string[], term: string): number {
  if (nameWords.includes(term)) return NAME;
  if (shortcodes.includes(term)) return SHORTCODE;
  if (nameWords.some((word) => word.startsWith(term))) return NAME_BEGINNING;
  if (words.includes(term)) return WORD;
  if (words.some((word) => word.startsWith(term))) return BEGINNING;
  if (isLong(term) && (name.includes(term) || words.some((word) => word.includes(term)))) return INSIDE;
  return title.some((word) => word.startsWith(term)) ? GROUP : 0;
}

/** One Chinese character is a word. */
const isLong = (term: string) => term.length >= LONG_ENOUGH || /\p{Script=Han}/u.test(term);

/** A term, and the words that it may be a misspelling of. */
function withSimilar(term: string, vocabulary: readonly string[]): readonly string[] {
  const most = term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  return [term, ...(most === 0 ? [] : vocabulary.filter((word) => editDistance(word, term, most) <= most))];
}

/** The emojis that a choice allows: of a family with the chosen gender, that one alone. */
export function choose(emojis: readonly Emoji[], { gender, version }: Choice, set: EmojiSet): readonly Emoji[] {
  const families = gender === 'any' ? undefined : familiesWith(gender, set);
  return emojis.filter(
    (emoji) =>
      emoji.version <= version &&
      emoji.group !== undefined &&
      (emoji.family === undefined || emoji.gender === gender || families?.has(emoji.family) !== true),
  );
}

const familiesWith = (gender: Gender, set: EmojiSet): ReadonlySet<string | undefined> =>
  new Set(set.all.filter((emoji) => emoji.gender === gender).map(({ family }) => family));

/** The emoji in the chosen skin tone, if it has that one in the allowed versions of the standard. */
export const inTone = (emoji: Emoji, { tone, version }: Choice): Picture =>
  (tone === 0 ? undefined : emoji.variants.find((one) => one.tones === String(tone) && one.version <= version)) ??
  emoji;
