import { fold } from './fold.ts';

/*
 * The search among tools and commands by names and words, for the page and the command line alike. Here is its ranking, in
 * the order of `SCORE`; `fuzzy-search.ts` adds what forgives mistakes, and comes with a library.
 */

/** Everything that is searched of one tool or command, folded. */
export interface SearchEntry {
  readonly id: string;
  /** In each language that is searched. */
  readonly names: readonly string[];
  /** Further names that are its alone: its id, its name on the command line. */
  readonly aliases?: readonly string[];
  readonly words: readonly string[];
  readonly descriptions: readonly string[];
  readonly category?: string | undefined;
  /** Entries that answer equally well are listed in this order, the heaviest first. */
  readonly weight?: number | undefined;
  /** It does something on this site, and is not a tool. */
  readonly isCommand?: boolean;
}

/** An entry that answers a query. Hits are sorted by score, the best first. */
export interface Hit {
  readonly id: string;
  readonly score: number;
}

/** How an entry answers a query, from the best way to the weakest. Within one way the words decide (`WORD`), at most 12. */
export const SCORE = {
  /** The query is its name. */
  name: 80,
  /** It is a command, and each word of the query is one of its words; which ones does not matter. */
  command: 60,
  /** The query is one of its search words. */
  searchWord: 40,
  /** Its name or one of its search words begins with the query. */
  beginning: 20,
  /** It has each word of the query. */
  allWords: 0,
  /** It has each word of the query once that is spelt as our words are. */
  respelt: -100,
  /** Fuse.js finds the query in it. */
  fuzzy: -150,
  /** It has at least half of the words. */
  someWords: -300,
} as const;

/** The score of a query word that an entry has: in a name, in its search words, in its description. */
const WORD = { name: 10, nameBegins: 7, search: 8, searchBegins: 5, descriptionBegins: 2, inOrder: 2 } as const;

/** The share of a query's words that may be unknown: who writes a sentence uses words that no tool has. */
const UNKNOWN = 0.5;

/** Chinese is written without spaces: a run of it is one word, and a word is searched within it. */
const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** The words of a text, folded. */
export const split = (text: string): string[] =>
  fold(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/** Whether one of the words is this one (in Chinese: contains it). */
export const hasWord = (words: readonly string[], word: string): boolean =>
  isHan(word) ? words.some((one) => one.includes(word)) : words.includes(word);
const hasBeginning = (words: readonly string[], word: string) => words.some((one) => one.startsWith(word));

/** Articles and prepositions: where an entry does not have them, they count as not typed. */
const isFiller = (word: string): boolean => word.length <= (isHan(word) ? 1 : 2);

/** An entry with its words one by one, which are the same for every query. */
interface SplitEntry extends SearchEntry {
  readonly exactNames: readonly string[];
  readonly namesInWords: readonly (readonly string[])[];
  readonly nameWords: readonly string[];
  readonly searchWords: readonly string[];
  readonly textWords: readonly string[];
}

function splitEntry(entry: SearchEntry): SplitEntry {
  const exactNames = [...entry.names, ...(entry.aliases ?? [])];
  return {
    ...entry,
    exactNames,
    namesInWords: entry.names.map(split),
    nameWords: exactNames.flatMap(split),
    searchWords: entry.words.flatMap(split),
    textWords: entry.descriptions.flatMap(split),
  };
}

function scoreWord({ nameWords, searchWords, textWords }: SplitEntry, word: string): number {
  if (hasWord(nameWords, word)) return WORD.name;
  if (hasWord(searchWords, word)) return WORD.search;
  if (hasBeginning(nameWords, word)) return WORD.nameBegins;
  if (hasBeginning(searchWords, word)) return WORD.searchBegins;
  return hasBeginning(textWords, word) ? WORD.descriptionBegins : 0;
}

/** The share of neighbours in the query that a name has in this order: 'yaml to json' is not 'JSON to YAML'. */
function orderOf(names: SplitEntry['namesInWords'], words: readonly string[]): number {
  const pairs = words.length - 1;
  if (pairs < 1) return 0;
  const shares = names.map((name) => {
    const places = words.map((word) => name.findIndex((one) => one.startsWith(word)));
    return places.filter((place, at) => at > 0 && place > (places[at - 1] ?? 0) && places[at - 1] !== -1).length;
  });
  return Math.max(...shares, 0) / pairs;
}

/** See `SCORE`; undefined where the entry does not answer. */
function score(entry: SplitEntry, query: string, words: readonly string[]): number | undefined {
  const { exactNames, names, words: phrases, nameWords, searchWords } = entry;
  const values = words.map((word) => scoreWord(entry, word));
  const counted = values.filter((value, at) => value > 0 || !isFiller(words[at] ?? ''));
  const missing = values.filter((value, at) => value === 0 && !isFiller(words[at] ?? '')).length;
  if (missing > counted.length * UNKNOWN) return undefined;
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0) return undefined;
  const detail = sum / counted.length + WORD.inOrder * orderOf(entry.namesInWords, words);
  const isNamed = (word: string) => hasWord(nameWords, word) || hasWord(searchWords, word);
  if (exactNames.includes(query)) return SCORE.name + detail;
  if (entry.isCommand === true && words.every(isNamed)) return SCORE.command;
  if (phrases.includes(query)) return SCORE.searchWord + detail;
  if ([...names, ...phrases].some((name) => name.startsWith(query))) return SCORE.beginning + detail;
  return (missing === 0 ? SCORE.allWords : SCORE.someWords) + detail;
}

/** A function from a query (and its words, if they are not simply those) to the entries that answer it. */
export function ranker(entries: readonly SearchEntry[]): (query: string, words?: readonly string[]) => Hit[] {
  const splitEntries = entries.map(splitEntry).sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  return (query, words = split(query)) =>
    splitEntries
      .flatMap((entry) => {
        const reached = score(entry, fold(query.trim()), words);
        return reached === undefined ? [] : [{ id: entry.id, score: reached }];
      })
      .sort((a, b) => b.score - a.score);
}
