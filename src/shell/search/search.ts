import english from 'virtual:locale/en';
import { formatMessage } from '#engine/messages';
import { tools } from '#engine/tools';
import type { Catalog } from '#kit/settings/language.ts';

/** Everything that is searched of one tool or action, in the spoken language and in English, folded. */
export interface SearchEntry {
  readonly id: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly descriptions: readonly string[];
  readonly category?: string | undefined;
}

export type Keywords = Readonly<Record<string, readonly string[]>>;

/** Without case and accents, as texts are compared. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const split = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function entriesOf(catalog: Catalog, keywords: readonly Keywords[] = []): SearchEntry[] {
  const catalogs = catalog.tools === english.tools ? [catalog] : [catalog, english];
  return Object.keys(tools).map((id) => ({
    id,
    names: catalogs.map(({ tools: names }) => fold(names[id]?.[0] ?? '')),
    words: keywords.flatMap((of) => of[id] ?? []).map(fold),
    descriptions: catalogs.map(({ tools: names }) => fold(names[id]?.[1] ?? '')),
    category: formatMessage(catalog.ui, `category.${tools[id]?.category ?? 'text'}`, {}, 'en'),
  }));
}

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
 * How well a tool answers a query, without spelling mistakes: exact name or keyword, then beginnings, then every word of
 * the query found somewhere. 0 is no answer.
 */
function score(
  { id, names, words, nameWords, keyWords, textWords }: SplitEntry,
  query: string,
  tokens: readonly string[],
): number {
  const exact = [...names, ...words, id].includes(query);
  if (exact) return names.includes(query) ? 100 : 90;
  if (names.some((name) => name.startsWith(query))) return 80;
  if (words.some((word) => word.startsWith(query))) return 70;
  let sum = 0;
  for (const token of tokens) {
    if (nameWords.includes(token)) sum += 10;
    else if (keyWords.includes(token)) sum += 8;
    else if (nameWords.some((word) => word.startsWith(token))) sum += 7;
    else if (keyWords.some((word) => word.startsWith(token))) sum += 5;
    else if (textWords.some((word) => word.startsWith(token))) sum += 2;
    else if (names.some((name) => name.includes(token))) sum += 3;
    else return 0;
  }
  return (60 * sum) / (10 * tokens.length);
}

/** A function from a query to ids of the entries that answer it without spelling mistakes, best first. */
export function ranker(entries: readonly SearchEntry[]): (query: string) => string[] {
  const splitEntries = entries.map(splitEntry);
  return (query) => {
    const folded = fold(query.trim());
    const tokens = split(query);
    if (tokens.length === 0) return [];
    return splitEntries
      .map((entry) => ({ id: entry.id, score: score(entry, folded, tokens) }))
      .filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score)
      .map((hit) => hit.id);
  };
}
