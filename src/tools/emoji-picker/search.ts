import { groups, type Emoji, type EmojiSet, type Gender, type Group, type Picture } from './emojis.ts';
import { findEmojis } from './find-emojis.ts';
import { readNotation } from './notations.ts';

/** The emojis that are shown, of all. */
export interface Choice {
  /** `0` for the yellow of nobody. */
  readonly tone: number;
  readonly gender: Gender | 'any';
  /** The newest version of the standard. */
  readonly version: number;
}

/** Skin tones by their number. */
const TONES = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;

/** The same as options of an operation. */
export interface ChoiceOptions {
  readonly tone: (typeof TONES)[number];
  readonly gender: Gender | 'any';
  readonly version: string;
}

/** The meaning of options. */
export const choiceOf = ({ tone, gender, version }: ChoiceOptions): Choice => ({
  tone: TONES.indexOf(tone),
  gender,
  version: Number(version),
});

/** Letters that count: small ones without marks, so that `corazon` finds `corazón`. */
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

/** How well a word of the query fits, by where it is. */
const NAME = 12;
const SHORTCODE = 10;
const NAME_BEGINNING = 9;
const WORD = 6;
const BEGINNING = 4;
const INSIDE = 2;
const GROUP = 1;
/** The query is the name as a whole. */
const WHOLE = 40;
/** Characters of a word that may be looked for inside others. */
const LONG_ENOUGH = 3;
/** Terms of a query that are looked at. */
const MOST_TERMS = 8;

/** Searches the emojis of one language. */
type Search = (query: string, titleOf: (group: Group) => string) => readonly Emoji[];

const searches = new WeakMap<EmojiSet, Search>();

/**
 * The search for the emojis of a language: by name, search words, shortcode, emoticon, group, code point, any notation, or
 * the emoji itself, best first. Where a word is nowhere, near spellings count.
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
    // Some emoticons are words, too: `xo`.
    if (meant.length > 0) return [...new Set([...meant, ...found])];
    return found.length > 0 ? found : rank({ ...asked, terms: words.map((word) => alike(word, vocabulary)) });
  };
}

/** With a nose and in small letters it is the same: `:-D` is `:d`. */
const plainEmoticon = (text: string) =>
  text
    .trim()
    .replace(/(?<=[:;=8xX>])-(?=.)/, '')
    .replace(/^=/, ':')
    .toLowerCase();

/** The emojis that are written in the query, then those that have all of its code points. */
function byNotation(query: string, set: EmojiSet): readonly Emoji[] {
  const text = readNotation(query) ?? query;
  const found = new Set([...findEmojis(text, set)].map(({ base }) => base));
  // A digit and the like is a word.
  if (found.size === 0) return [];
  const keys = [...found].map(({ key }) => key.split('-'));
  const others = set.all.filter((emoji) => {
    const codes = new Set(emoji.key.split('-'));
    return !found.has(emoji) && keys.length === 1 && keys.every((own) => own.every((code) => codes.has(code)));
  });
  return [...found, ...others];
}

interface Asked {
  readonly entries: readonly Entry[];
  readonly whole: string;
  /** Each with what may stand for it. */
  readonly terms: readonly (readonly string[])[];
  /** Words of the titles of groups. */
  readonly titles: ReadonlyMap<Group, readonly string[]>;
}

/** The entries in which each term is found. */
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
  // Of two names with the same words the one that says less besides.
  if (nameWords.includes(term)) return NAME + 1 / nameWords.length;
  if (shortcodes.includes(term)) return SHORTCODE;
  if (nameWords.some((word) => word.startsWith(term))) return NAME_BEGINNING;
  if (words.includes(term)) return WORD;
  if (words.some((word) => word.startsWith(term))) return BEGINNING;
  if (isLong(term) && (name.includes(term) || words.some((word) => word.includes(term)))) return INSIDE;
  return title.some((word) => word.startsWith(term)) ? GROUP : 0;
}

/** Chinese says much with one character. */
const isLong = (term: string) => term.length >= LONG_ENOUGH || /\p{Script=Han}/u.test(term);

/** The words that are nearest to one that may be misspelt. */
function alike(term: string, vocabulary: readonly string[]): readonly string[] {
  const most = term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  const near = vocabulary.filter(
    (word) =>
      word.includes(term) || (Math.abs(word.length - term.length) <= most && distance(word, term, most) <= most),
  );
  return near.length > 0 ? near : [term];
}

/** Letters that are missing, too many, wrong or swapped with the next one; any number above `most` stands for more. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      now.push(cost);
    }
    if (Math.min(...now) > most) return most + 1;
    before = last;
    last = now;
  }
  return last.at(-1) ?? 0;
}

/** Those of a list that the choice lets through: of each kind of people one gender, where there is that one. */
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

/** The emoji in a skin tone, where it has that; in a newer version of the standard than allowed it has not. */
export const inTone = (emoji: Emoji, { tone, version }: Choice): Picture =>
  (tone === 0 ? undefined : emoji.variants.find((one) => one.tones === String(tone) && one.version <= version)) ??
  emoji;
