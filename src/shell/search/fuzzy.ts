import Fuse from 'fuse.js/basic';
import englishWords from 'virtual:keywords/en';
import { languages, type AnyLanguage } from '#engine/messages';
import type { Catalog } from '#kit/settings/language.ts';
import { entriesOf, ranker, type Keywords, type SearchEntry } from './search.ts';

/* The whole search: keywords and spelling mistakes. Fetched when somebody starts to search. */

const others: Readonly<Record<string, () => Promise<{ default: Keywords }>>> = {
  es: () => import('virtual:keywords/es'),
  fr: () => import('virtual:keywords/fr'),
  pt: () => import('virtual:keywords/pt'),
  ru: () => import('virtual:keywords/ru'),
  zh: () => import('virtual:keywords/zh'),
};

/** Fuse takes patterns up to this length; longer ones are cut into pieces that must all match. */
const PATTERN = 32;
const chunks = (text: string) => text.match(new RegExp(`.{1,${PATTERN}}`, 'gsu')) ?? [];

/** A function from a query to ids of entries, best first: sure answers before those with spelling mistakes. */
export function searcher(entries: readonly SearchEntry[]): (query: string) => string[] {
  const fuse = new Fuse(entries, {
    keys: [{ name: 'names', weight: 2 }, 'descriptions', 'words', 'category'],
    threshold: 0.3,
    ignoreDiacritics: true,
  });
  const rank = ranker(entries);
  const fuzzy = (query: string): string[] => {
    const found = chunks(query).map((piece) => fuse.search(piece).map((hit) => hit.item.id));
    const [first = [], ...rest] = found;
    return first.filter((id) => rest.every((ids) => ids.includes(id)));
  };
  return (query) => {
    const text = query.trim();
    return text === '' ? [] : [...new Set([...rank(text), ...fuzzy(text)])];
  };
}

/** The search among all tools, in a language and in English. */
export async function buildSearch(language: AnyLanguage, catalog: Catalog): Promise<(query: string) => string[]> {
  const own = language !== 'en' && languages.some((item) => item === language) ? await others[language]?.() : undefined;
  const keywords: Keywords[] = [englishWords, ...(own === undefined ? [] : [own.default])];
  return searcher(entriesOf(catalog, keywords));
}
