import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { cutQuery, fold } from '#engine/search';
import { useCopy } from '#kit/hooks/use-copy.ts';
import { useStore } from '#kit/settings/store.ts';
import { useShown } from '../instance/instance.ts';
import { useLaterMessages } from '../texts/later.ts';
import { useToolNames } from '../texts/messages.ts';
import { entryOf, namesOf, otherItems, toolItem, type PaletteItem } from './palette-items.ts';
import { favorites, recentTools } from '../settings/settings.ts';
import { searcher } from './full-search.ts';
import type { Offers } from './offers.ts';
import { openInButton } from './results.ts';
import { useOfferItems } from './use-offers.ts';
import { useHits } from './use-search.ts';

/**
 * What to show for a query: the tools that answer it and the actions that do; favourites, recent tools and all actions
 * for none. Tools that recognise a pasted text come first, those that take any last.
 */
export function usePaletteItems(query: string, isPasted: boolean, offers: Offers | undefined): readonly PaletteItem[] {
  const t = useLaterMessages();
  const [, navigate] = useLocation();
  const { language, nameOf, cardOf } = useToolNames();
  const { copy } = useCopy();
  const found = useHits(query, true);
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const recent = shown(useStore(recentTools));
  const names = { t, nameOf, cardOf };
  // It was in sight when the palette opened, and opens it anew.
  const [result] = useState(openInButton);
  const others = otherItems(names, {
    navigate,
    copy,
    openResult: result && (() => void setTimeout(() => result.click())),
  });
  const isSearching = found !== undefined;
  const searchOthers = useMemo(
    () => (isSearching ? searcher(others.map(entryOf)) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the items' words change with the language alone
    [language, isSearching],
  );

  const { recognised, any } = useOfferItems(offers);
  if (found === undefined || searchOthers === undefined) {
    if (isPasted) return [...recognised, ...any];
    return [
      ...favorite.map((id) => toolItem(id, names, t('favoriteTools'))),
      ...recent.filter((id) => !favorite.includes(id)).map((id) => toolItem(id, names, t('recentTools'))),
      ...others,
    ];
  }
  const hits = searchOthers(query);
  const otherItemsOf = (ids: readonly string[]) => ids.flatMap((id) => others.filter((item) => item.id === id));
  const toolItemsOf = (ids: readonly string[]) => ids.map((id) => toolItem(id, names));
  const answering = otherItemsOf(hits.sure);
  const text = fold(cutQuery(query));
  const begins = (name: string) => text.length > 2 && fold(name).startsWith(text);
  // An action that is called by its name goes before tools that are not.
  const isAction =
    !begins(nameOf(found.sure[0] ?? '')) && answering[0] !== undefined && namesOf(answering[0]).some(begins);
  const toolItems = toolItemsOf(found.sure);
  const sure = isAction ? [...answering, ...toolItems] : [...toolItems, ...answering];
  return [...recognised, ...sure, ...toolItemsOf(found.partial), ...otherItemsOf(hits.partial), ...any];
}
