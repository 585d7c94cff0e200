/*
 * The search among tools by names and words, for the palette and the command line alike. Spelling mistakes are forgiven by
 * `fuzzy-search.ts`, which comes with a library.
 */

/** Everything that is searched of one tool or action, folded. */
export interface SearchEntry {
  readonly id: string;
  /** In each language that is searched. */
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly descriptions: readonly string[];
  readonly category?: string | undefined;
  /** Entries that answer equally well stand in this order, the heaviest first. */
  readonly weight?: number | undefined;
}

/** Without case and accents, as texts are compared. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const split = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** An entry with its words one by one, which are the same for every query. */
interface SplitEntry extends SearchEntry {
  readonly nameWords: readonly string[];
  readonly keyWords: readonly string[];
  readonly textWords: readonly string[];
}

const splitEntry = (entry: SearchEntry): SplitEntry => ({
  ...entry,
  nameWords: [...entry.names, entry.id].flatMap(split),
  keyWords: entry.words.flatMap(split),
  textWords: entry.descriptions.flatMap(split),
});

/**
 * How well a tool answers a query, without spelling mistakes: exact name, then the first words of a name, then exact keyword,
 * then beginnings, then the words of the query found somewhere. 0 is no answer.
 */
function score(
  { id, names, words, nameWords, keyWords, textWords }: SplitEntry,
  query: string,
  tokens: readonly string[],
): { readonly score: number; readonly missing: number } {
  if (names.includes(query)) return { score: 100, missing: 0 };
  // What a tool is called says more than a keyword, of which others have the same.
  if (names.some((name) => name.startsWith(`${query} `))) return { score: 95, missing: 0 };
  if ([...words, id].includes(query)) return { score: 90, missing: 0 };
  if (names.some((name) => name.startsWith(query))) return { score: 80, missing: 0 };
  if (words.some((word) => word.startsWith(query))) return { score: 70, missing: 0 };
  let sum = 0;
  let missing = 0;
  for (const token of tokens) {
    if (nameWords.includes(token)) sum += 10;
    else if (keyWords.includes(token)) sum += 8;
    else if (nameWords.some((word) => word.startsWith(token))) sum += 7;
    else if (keyWords.some((word) => word.startsWith(token))) sum += 5;
    else if (textWords.some((word) => word.startsWith(token))) sum += 2;
    else if (names.some((name) => name.includes(token))) sum += 3;
    else missing += 1;
  }
  return { score: (60 * sum) / (10 * tokens.length), missing };
}

/** Ids of the entries that answer a query, best first. */
export interface Hits {
  /** They have all of its words, or what is near to them. */
  readonly sure: readonly string[];
  /** They have some of its words. */
  readonly partial: readonly string[];
}

export const allHits = ({ sure, partial }: Hits): readonly string[] => [...sure, ...partial];

/** UTF-16 units of a query that are looked at: nobody searches for more, but texts are pasted. */
const LONGEST_QUERY = 200;

/** What of a query is searched for. */
export const cutQuery = (query: string): string => query.trim().slice(0, LONGEST_QUERY).trim();

/** The share of a query's words that may be unknown: who writes a sentence uses words that no tool has. */
const UNKNOWN = 0.5;

/** A function from a query to the entries that answer it without spelling mistakes. */
export function ranker(entries: readonly SearchEntry[]): (query: string) => Hits {
  const splitEntries = entries.map(splitEntry);
  return (query) => {
    const text = cutQuery(query);
    const folded = fold(text);
    const tokens = split(text);
    if (tokens.length === 0) return { sure: [], partial: [] };
    const most = Math.floor(tokens.length * UNKNOWN);
    const hits = splitEntries
      .map((entry) => ({ id: entry.id, weight: entry.weight ?? 0, ...score(entry, folded, tokens) }))
      .filter((hit) => hit.score > 0 && hit.missing <= most)
      .sort((a, b) => b.score - a.score || b.weight - a.weight);
    const idsOf = (isPartial: boolean) => hits.filter(({ missing }) => missing > 0 === isPartial).map(({ id }) => id);
    return { sure: idsOf(false), partial: idsOf(true) };
  };
}
