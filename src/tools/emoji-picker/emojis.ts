import { parts, version } from 'virtual:emojis';
import { ToolError } from '#engine/error';
import type { Language } from '#engine/messages';
import { fetchedTexts } from '#lib/fetched-texts';

/** The version of the data, whose first number is that of Unicode's emoji standard. */
export const dataVersion = version;

/** Groups of Unicode's keyboards, by the number that they have in emojibase. */
const GROUPS = [
  'smileys',
  'people',
  // Skin tones and hair: parts of others.
  'component',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
type AnyGroup = (typeof GROUPS)[number];
export type Group = Exclude<AnyGroup, 'component'>;
/** The groups of a keyboard, in its order. */
export const groups: readonly Group[] = GROUPS.filter((group) => group !== 'component');

export type Gender = 'person' | 'woman' | 'man';

/** One sequence of code points that is drawn as one picture. */
export interface Picture {
  /** With the variation selectors that make it a picture everywhere ('fully qualified'). */
  readonly emoji: string;
  /** Its code points in hex without variation selectors, with hyphens: what tells it from all others. */
  readonly key: string;
  readonly name: string;
  /** The version of Unicode's emoji standard that brought it. */
  readonly version: number;
}

export interface Variant extends Picture {
  /** Skin tones of its people, `1` (light) to `5` (dark). */
  readonly tones: string;
}

export interface Emoji extends Picture {
  /** Undefined for parts of others, which no keyboard shows. */
  readonly group: Group | undefined;
  readonly words: readonly string[];
  /** Name and search words in English, where the others are in another language. */
  readonly english: readonly string[];
  readonly github: readonly string[];
  readonly slack: readonly string[];
  /** Signs that stand for it, such as `:)`. */
  readonly emoticons: readonly string[];
  readonly variants: readonly Variant[];
  /** Where there is the same with another gender: what they share. */
  readonly family: string | undefined;
  readonly gender: Gender | undefined;
}

/** A picture, and the emoji that it is or is a variant of. */
export interface Found {
  readonly base: Emoji;
  readonly picture: Picture;
}

export interface EmojiSet {
  readonly all: readonly Emoji[];
  /** Every picture, variants too, by its key. */
  readonly byKey: ReadonlyMap<string, Found>;
}

const fromHex = (hex: string) => String.fromCodePoint(...hex.split('-').map((code) => Number.parseInt(code, 16)));
const withoutSelectors = (hex: string) => hex.replaceAll('-FE0F', '');

/** The emojis of the texts that `scripts/build/emojis.mjs` makes; `english` is empty where the names are English. */
function readEmojis(table: string, names: string, english: string): EmojiSet {
  const namesOf = names.split('\n');
  const englishOf = english.split('\n');
  const rows = table
    .split('\n')
    .map((line, index) => ({ ...readRow(line, namesOf[index] ?? ''), english: readWords(englishOf[index] ?? '') }));
  const families = findFamilies(rows.map(({ key }) => key));
  const all = rows.map((row) => ({ ...row, ...(families.get(row.key) ?? { family: undefined, gender: undefined }) }));
  const byKey = new Map(
    all.flatMap((base) => [base, ...base.variants].map((picture) => [picture.key, { base, picture }] as const)),
  );
  return { all, byKey };
}

function readRow(line: string, names: string) {
  const [hex = '', group = '', version = '', github = '', slack = '', skins = '', emoticons = ''] = line.split('\t');
  const [name = '', words = '', skinNames = ''] = names.split('\t');
  const nameOf = skinNames.split('|').map((given) => (given.startsWith('+') ? name + given.slice(1) : given));
  const variants = listOf(skins, ' ').map((skin, index) => {
    const [own = '', tones = '', since = ''] = skin.split('/');
    const key = withoutSelectors(own);
    return { emoji: fromHex(own), key, name: nameOf[index] ?? name, version: Number(since), tones };
  });
  const known = group === '' ? 'component' : GROUPS[Number(group)];
  return {
    emoji: fromHex(hex),
    key: withoutSelectors(hex),
    name,
    version: Number(version),
    group: known === 'component' ? undefined : known,
    words: listOf(words, '|'),
    github: listOf(github, ' '),
    slack: listOf(slack, ' '),
    emoticons: listOf(emoticons, ' '),
    variants,
  };
}

/** Name and search words of a line of names. */
function readWords(names: string): string[] {
  const [name = '', words = ''] = names.split('\t');
  return name === '' ? [] : [name, ...listOf(words, '|')];
}

const listOf = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

/** People whose gender is not in a sign or in the first code point: man, woman and the one of neither. */
const OTHER_PEOPLE: readonly (readonly [person: string, woman: string, man: string])[] = [
  ['1F9D1', '1F469', '1F468'],
  ['1F9D2', '1F467', '1F466'],
  ['1F9D3', '1F475', '1F474'],
  ['1FAC5', '1F478', '1F934'],
  ['1F9D1-200D-1F384', '1F936', '1F385'],
  ['1FAC4', '1F930', '1FAC3'],
];

/** Which emojis are the same but for their gender. */
function findFamilies(keys: readonly string[]) {
  const known = new Set(keys);
  const families = new Map<string, { readonly family: string; readonly gender: Gender }>();
  const add = (family: string, key: string, gender: Gender) => {
    if (!known.has(family) || !known.has(key)) return;
    families.set(key, { family, gender });
    families.set(family, { family, gender: 'person' });
  };
  for (const key of keys) {
    const [, base = '', sign] = /^(.+)-200D-(2640|2642)$/.exec(key) ?? [];
    if (sign !== undefined) add(base, key, sign === '2640' ? 'woman' : 'man');
    const [, who, what = ''] = /^(1F468|1F469)-200D-([^-]+)$/.exec(key) ?? [];
    if (who !== undefined) add(`1F9D1-200D-${what}`, key, who === '1F469' ? 'woman' : 'man');
  }
  for (const [person, woman, man] of OTHER_PEOPLE) {
    add(person, woman, 'woman');
    add(person, man, 'man');
  }
  return families;
}

const fetchText = fetchedTexts(() => new ToolError('error.dataMissing'));

function loadPart(part: string): (typeof parts)[string] {
  const load = parts[part];
  // eslint-disable-next-line no-restricted-syntax -- the build makes a part for every language of the site
  if (load === undefined) throw new Error(`There is no part ${part} of the emojis.`);
  return load;
}

const sets = new Map<Language, EmojiSet>();

/** All emojis with the names of a language, which are found by their English words as well. Throws `ToolError` where the data cannot be had. */
export async function loadEmojis(language: Language): Promise<EmojiSet> {
  const before = sets.get(language);
  if (before !== undefined) return before;
  const [table, names, english] = await Promise.all([
    fetchText(loadPart('table')),
    fetchText(loadPart(`names-${language}`)),
    language === 'en' ? '' : fetchText(loadPart('names-en')),
  ]);
  const set = readEmojis(table, names, english);
  sets.set(language, set);
  return set;
}
