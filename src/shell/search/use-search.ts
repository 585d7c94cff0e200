import { useEffect, useState } from 'react';
import { ranker, SCORE, type Hit, type SearchEntry } from '#engine/search';
import { afterPaint } from '#kit/hooks/use-after-paint.ts';
import { spoken } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import { useShown } from '../instance/instance.ts';
import { favorites, recentTools } from '../settings/settings.ts';
import { entriesOf } from './entries.ts';

/**
 * Ids of the tools and `commands` that answer a query, best first; undefined for an empty query. Names answer at once;
 * keywords and spelling mistakes follow as soon as the search engine has been fetched, which begins with `wanted`.
 */
export function useSearch(
  query: string,
  wanted: boolean,
  commands?: readonly SearchEntry[],
): readonly string[] | undefined {
  const { language, catalog } = useStore(spoken);
  const [engine, setEngine] = useState<{ search: (query: string) => Hit[] }>();
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    const build = async () => {
      const { buildSearch } = await import('./full-search.ts');
      const search = await buildSearch(language, catalog, commands);
      if (!isGone) setEngine({ search });
    };
    // Not before what is searched in is painted. Without the engine names are still found.
    const stop = afterPaint(() => void build().catch(() => undefined));
    return () => {
      isGone = true;
      stop();
    };
  }, [wanted, language, catalog, commands]);
  const shown = useShown();
  const own = [...useStore(favorites), ...useStore(recentTools)];
  if (query.trim() === '') return undefined;
  const hits =
    engine?.search(query) ??
    ranker([...entriesOf(catalog), ...(commands ?? [])])(query).filter(({ score }) => score >= SCORE.allWords);
  return shown(ownFirst(hits, own).map(({ id }) => id));
}

/** Of hits that are equally good, favourites and recent tools come first, in the order of `own`. */
export function ownFirst(hits: readonly Hit[], own: readonly string[]): Hit[] {
  const place = ({ id }: Hit) => (own.includes(id) ? own.indexOf(id) : own.length);
  return [...hits].sort((a, b) => b.score - a.score || place(a) - place(b));
}
