import { parts, version } from 'virtual:emojis';
import { ToolError } from '#engine/error';
import type { Language } from '#engine/messages';
import { fetchedModules } from '#lib/fetched-modules';

/** The version of emojibase-data; its first number is that of Unicode's emoji standard. */
export const dataVersion = version;

/** Unicode's keyboard groups (emoji-test.txt), at the index that emojibase gives each. */
const GROUPS = [
  'smileys',
  'people',
  // Skin tones and hair, which only occur inside others.
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
/** The groups that a keyboard shows, in its order. */
export const groups: readonly Group[] = GROUPS.filter((group) => group !== 'component');

export type Gender = 'person' | 'woman' | 'man';

/** A sequence of code points that is drawn as one picture. */
export interface Picture {
  /** Fully qualified (UTS #51, ED-18): with the variation selectors that make it a picture everywhere. */
  readonly emoji: string;
  /** Its code points in hex, joined by hyphens, without variation selectors. Unique. */
  readonly key: string;
  readonly name: string;
  /** The version of Unicode's emoji standard that introduced it. */
  readonly version: number;
}

export interface Variant extends Picture {
  /** The skin tones of its people, `1` (light) to `5` (dark), one digit each. */
  readonly tones: string;
}

export interface Emoji extends Picture {
  /** Undefined for components, which no keyboard shows. */
  readonly group: Group | undefined;
  readonly words: readonly string[];
  /** English name and search words, where `name` and `words` are in another language. */
  readonly english: readonly string[];
  readonly github: readonly string[];
  readonly slack: readonly string[];
  /** Such as `:)`. */
  readonly emoticons: readonly string[];
  readonly variants: readonly Variant[];
  /** What an emoji has in common with those that differ from it in gender alone. */
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
  /** Every picture, variants included, by its key. */
  readonly byKey: ReadonlyMap<string, Found>;
}

const fromHex = (hex: string) => String.fromCodePoint(...hex.split('-').map((code) => Number.parseInt(code, 16)));
const withoutSelectors = (hex: string) => hex.replaceAll('-FE0F', '');
const listOf = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

/** Reads the texts that `scripts/build/emojis.mjs` makes; `english` is empty where `names` are English. */
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
  const [hex = '', group = '', since = '', github = '', slack = '', skins = '', emoticons = ''] = line.split('\t');
  const [name = '', words = '', skinNames = ''] = names.split('\t');
  const nameOf = skinNames.split('|').map((given) => (given.startsWith('+') ? name + given.slice(1) : given));
  const variants = listOf(skins, ' ').map((skin, index) => {
    const [own = '', tones = '', ownSince = ''] = skin.split('/');
    const key = withoutSelectors(own);
    return { emoji: fromHex(own), key, name: nameOf[index] ?? name, version: Number(ownSince), tones };
  });
  const known = group === '' ? 'component' : GROUPS[Number(group)];
  return {
    emoji: fromHex(hex),
    key: withoutSelectors(hex),
    name,
    version: Number(since),
    group: known === 'component' ? undefined : known,
    words: listOf(words, '|'),
    github: listOf(github, ' '),
    slack: listOf(slack, ' '),
    emoticons: listOf(emoticons, ' '),
    variants,
  };
}

function readWords(names: string): string[] {
  const [name = '', words = ''] = names.split('\t');
  return name === '' ? [] : [name, ...listOf(words, '|')];
}

/** People whose gender is told neither by a sign nor by the first code point. */
const OTHER_PEOPLE: readonly (readonly [person: string, woman: string, man: string])[] = [
  ['1F9D1', '1F469', '1F468'],
  ['1F9D2', '1F467', '1F466'],
  ['1F9D3', '1F475', '1F474'],
  ['1FAC5', '1F478', '1F934'],
  ['1F9D1-200D-1F384', '1F936', '1F385'],
  ['1FAC4', '1F930', '1FAC3'],
];

/** The family and gender of each emoji that has both, by key. */
function findFamilies(keys: readonly string[]) {
  const known = new Set(keys);
  const families = new Map<string, { readonly family: string; readonly gender: Gender }>();
  const add = (family: string, key: string, gender: Gender) => {
    if (!known.has(family) || !known.has(key)) return;
    families.set(key, { family, gender });
    families.set(family, { family, gender: 'person' });
  };
  for (const key of keys) {
    // 27A1 turns people to the right.
    const [, base = '', sign, turned = ''] = /^(.+)-200D-(2640|2642)(-200D-27A1)?$/.exec(key) ?? [];
    if (sign !== undefined) add(base + turned, key, sign === '2640' ? 'woman' : 'man');
    const [, who, what = ''] = /^(1F468|1F469)-200D-([^-]+(?:-200D-27A1)?)$/.exec(key) ?? [];
    if (who !== undefined) add(`1F9D1-200D-${what}`, key, who === '1F469' ? 'woman' : 'man');
  }
  for (const [person, woman, man] of OTHER_PEOPLE) {
    add(person, woman, 'woman');
    add(person, man, 'man');
  }
  return families;
}

const fetchModule = fetchedModules(() => new ToolError('fetched.missing'));
const fetchText = async (part: keyof typeof parts) => (await fetchModule(parts[part])).default;

const sets = new Map<Language, EmojiSet>();

/**
 * All emojis with their names in a language; the English ones come along for the search. Throws `fetched.missing` where
 * the data cannot be had.
 */
export async function loadEmojis(language: Language): Promise<EmojiSet> {
  const before = sets.get(language);
  if (before !== undefined) return before;
  const [table, names, english] = await Promise.all([
    fetchText('table'),
    fetchText(language),
    language === 'en' ? '' : fetchText('en'),
  ]);
  const set = readEmojis(table, names, english);
  sets.set(language, set);
  return set;
}
