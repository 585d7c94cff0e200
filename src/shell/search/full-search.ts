import englishWords from 'virtual:keywords/en';
import { searcher } from '#engine/fuzzy-search';
import type { Hits } from '#engine/search';
import { languages, type AnyLanguage } from '#engine/messages';
import type { Catalog } from '#kit/settings/language.ts';
import '../texts/cards.ts';
import { entriesOf, type Keywords } from './entries.ts';

// From here, so that it comes in one file with what is searched.
export { searcher } from '#engine/fuzzy-search';

/* The whole search: keywords and spelling mistakes. Fetched when somebody starts to search. */

const others: Readonly<Record<string, () => Promise<{ default: Keywords }>>> = {
  es: () => import('virtual:keywords/es'),
  fr: () => import('virtual:keywords/fr'),
  pt: () => import('virtual:keywords/pt'),
  ru: () => import('virtual:keywords/ru'),
  zh: () => import('virtual:keywords/zh'),
};

/** The search among all tools, in a language and in English. */
export async function buildSearch(language: AnyLanguage, catalog: Catalog): Promise<(query: string) => Hits> {
  const own = language !== 'en' && languages.some((item) => item === language) ? await others[language]?.() : undefined;
  const keywords: Keywords[] = [englishWords, ...(own === undefined ? [] : [own.default])];
  return searcher(entriesOf(catalog, keywords));
}
