import { ToolError } from '#engine/error';
import { fetchedModules } from '#lib/fetched-modules';

/** The ten languages of the standard. */
export const LANGUAGES = [
  'english',
  'chineseSimplified',
  'chineseTraditional',
  'czech',
  'french',
  'italian',
  'japanese',
  'korean',
  'portuguese',
  'spanish',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** 2048 words in NFKD. */
export interface WordList {
  readonly language: Language;
  readonly words: string[];
  /** The words without accents. */
  readonly bare: readonly string[];
  /** The place of each word. */
  readonly indexes: ReadonlyMap<string, number>;
}

type Loader = () => Promise<{ readonly wordlist: string[] }>;

const LOADERS: Readonly<Record<Language, Loader>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  chineseSimplified: () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  chineseTraditional: () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
};

const fetchList = fetchedModules(() => new ToolError('fetched.missing'));
const lists = new Map<Language, WordList>();

/** The words of a language, fetched at their first use. Throws `fetched.missing`. */
export async function loadWords(language: Language): Promise<WordList> {
  const { wordlist: words } = await fetchList(LOADERS[language]);
  const list = lists.get(language) ?? {
    language,
    words,
    bare: words.map(withoutMarks),
    indexes: new Map(words.map((word, index) => [word, index])),
  };
  lists.set(language, list);
  return list;
}

/** A word without its accents, as people often type it. */
export const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The languages written in the script of a phrase: only their lists are needed to find out its language. */
export function languagesOf(phrase: string): readonly Language[] {
  if (/\p{Script=Hiragana}/u.test(phrase)) return ['japanese'];
  if (/\p{Script=Hangul}/u.test(phrase)) return ['korean'];
  if (/\p{Script=Han}/u.test(phrase)) return ['chineseSimplified', 'chineseTraditional'];
  return ['english', 'czech', 'french', 'italian', 'portuguese', 'spanish'];
}
