import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { tools } from '#engine/tools';
import { handOver } from '#kit/text/hand-over.ts';
import { holdText } from '#kit/text/hold-text.ts';
import { useCopy } from '#kit/hooks/use-copy.ts';
import { useStore } from '#kit/settings/store.ts';
import { useShown } from '../instance/instance.ts';
import { useLaterMessages } from '../texts/later/later.ts';
import { useToolNames } from '../texts/messages.ts';
import { entryOf, otherItems, toolItem, type PaletteItem } from './palette-items.ts';
import { isLikely, type Offer } from './offer.ts';
import { isSurelyText } from './pasted-text.ts';
import { favorites, recentTools } from '../settings/settings.ts';
import { useSearch } from './use-search.ts';

/** An offer with the beginning of its result, as soon as that is known. */
export type Previewed = Offer & { readonly preview?: string | undefined };

/**
 * The items to show for a query: the tools and commands that answer it, best first; for none favourites, recent tools,
 * those that most people need, and all commands. Tools that recognise a pasted text come first, those that take any
 * come after the answers.
 */
export function usePaletteItems(query: string, pasted: string, offers: readonly Previewed[]): readonly PaletteItem[] {
  const t = useLaterMessages();
  const [, navigate] = useLocation();
  const { language, nameOf, descriptionOf } = useToolNames();
  const { copy } = useCopy();
  const names = { t, nameOf, descriptionOf };
  const others = otherItems(names, { navigate, copy });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the items' words change with the language alone
  const commands = useMemo(() => others.map(entryOf), [language]);
  const found = useSearch(query, true, commands);
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const recent = shown(useStore(recentTools));

  const allowed = offers.filter(({ tool }) => shown([tool]).length > 0);
  const offered = allowed.map(({ tool, operation, options, preview }): PaletteItem => {
    const { to = '', ...item } = toolItem(tool, names, t('pasteGroup'));
    return {
      ...item,
      id: `paste-${tool}`,
      preview,
      run: () => {
        void holdText(pasted).then((text) => handOver(`${tool}/${operation}`, text, options));
        navigate(to);
      },
    };
  });
  if (found === undefined) {
    if (pasted !== '') return offered;
    const own = new Set([...favorite, ...recent]);
    return [
      ...favorite.map((id) => toolItem(id, names, t('favoriteTools'))),
      ...recent.filter((id) => !favorite.includes(id)).map((id) => toolItem(id, names, t('recentTools'))),
      ...shown(everyday).flatMap((id) => (own.has(id) ? [] : [toolItem(id, names, t('everydayTools'))])),
      ...others,
    ];
  }
  const answers = found.map((id) => others.find((item) => item.id === id) ?? toolItem(id, names));
  // A query that was pasted is a text as well.
  const isForText = isSurelyText(pasted) || allowed.some(isLikely);
  return isForText ? [...offered, ...answers] : [...answers, ...offered];
}

/** The tools that nearly everybody needs now and then. */
const everyday = Object.keys(tools).filter((id) => tools[id]?.weight === 3);
