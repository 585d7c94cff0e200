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
  readonly words: readonly string[];
  /** The words without accents. */
  readonly bare: readonly string[];
  /** The place of each word. */
  readonly indexes: ReadonlyMap<string, number>;
}

type Loader = () => Promise<{ readonly wordlist: readonly string[] }>;

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

const loaded = new Map<Language, Promise<WordList>>();

/** The words of one language, which are fetched when they are first asked for. */
export function loadWords(language: Language): Promise<WordList> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const list = LOADERS[language]().then(({ wordlist: words }) => ({
    language,
    words,
    bare: words.map(withoutMarks),
    indexes: new Map(words.map((word, index) => [word, index])),
  }));
  loaded.set(language, list);
  // A list that could not be fetched is tried again.
  list.catch(() => loaded.delete(language));
  return list;
}

/** A word as people type it who leave out its accents. */
export const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The languages whose script a phrase has: no other list needs to be fetched to tell its language. */
export function languagesOf(phrase: string): readonly Language[] {
  if (/\p{Script=Hiragana}/u.test(phrase)) return ['japanese'];
  if (/\p{Script=Hangul}/u.test(phrase)) return ['korean'];
  if (/\p{Script=Han}/u.test(phrase)) return ['chineseSimplified', 'chineseTraditional'];
  return ['english', 'czech', 'french', 'italian', 'portuguese', 'spanish'];
}
