import english from 'virtual:locale/en';
import { formatMessage } from '#engine/messages';
import { fold, type SearchEntry } from '#engine/search';
import { tools } from '#engine/tools';
import type { Catalog } from '#kit/settings/language.ts';

export type Keywords = Readonly<Record<string, readonly string[]>>;

/** What is searched of every tool, in the spoken language and in English. */
export function entriesOf(catalog: Catalog, keywords: readonly Keywords[] = []): SearchEntry[] {
  const catalogs = catalog.tools === english.tools ? [catalog] : [catalog, english];
  return Object.entries(tools).map(([id, { category, command, weight }]) => ({
    id,
    names: catalogs.map(({ tools: names }) => fold(names[id]?.[0] ?? '')),
    words: [command, ...keywords.flatMap((of) => of[id] ?? []).map(fold)],
    descriptions: catalogs.map(({ tools: names }) => fold(names[id]?.[1] ?? '')),
    category: formatMessage(catalog.ui, `category.${category}`, {}, 'en'),
    weight,
  }));
}
