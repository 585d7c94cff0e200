import { useEffect, useState } from 'react';
import { allHits, ranker, type Hits } from '#engine/search';
import { afterPaint } from '#kit/hooks/use-after-paint.ts';
import { spoken } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import { useShown } from '../instance/instance.ts';
import { entriesOf } from './entries.ts';

/** Ids of tools that answer a query, best first; undefined for an empty one. See `useHits`. */
export function useSearch(query: string, wanted: boolean): readonly string[] | undefined {
  const hits = useHits(query, wanted);
  return hits && allHits(hits);
}

/**
 * The tools that answer a query; undefined for an empty one. Names answer at once; keywords and spelling mistakes follow as
 * soon as the search engine has been fetched, which begins with `wanted`.
 */
export function useHits(query: string, wanted: boolean): Hits | undefined {
  const { language, catalog } = useStore(spoken);
  const [engine, setEngine] = useState<{ search: (query: string) => Hits }>();
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    const build = async () => {
      const { buildSearch } = await import('./full-search.ts');
      const search = await buildSearch(language, catalog);
      if (!isGone) setEngine({ search });
    };
    // Not before what is searched in is painted. Without the engine names are still found.
    const stop = afterPaint(() => void build().catch(() => undefined));
    return () => {
      isGone = true;
      stop();
    };
  }, [wanted, language, catalog]);
  const shown = useShown();
  if (query.trim() === '') return undefined;
  const { sure, partial } = engine?.search(query) ?? { ...ranker(entriesOf(catalog))(query), partial: [] };
  return { sure: shown(sure), partial: shown(partial) };
}
