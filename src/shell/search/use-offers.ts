import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { keepWorkerReady } from '#engine/worker-pool';
import { spoken } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import type { TextValue } from '#kit/hooks/use-operation.ts';
import { handOver } from '#kit/text/hand-over.ts';
import { holdText } from '#kit/text/hold-text.ts';
import { instance } from '../instance/instance.ts';
import { useLaterMessages } from '../texts/later.ts';
import { useToolNames } from '../texts/messages.ts';
import { watchOffers, type Offers, type ShownOffer } from './offers.ts';
import { toolItem, type PaletteItem } from './palette-items.ts';

/** What a text may be for, or a result of `from`; undefined until it is known. */
export function useOffers(text: string | undefined, from?: string): Offers | undefined {
  const { language } = useStore(spoken);
  const { hidden } = useStore(instance);
  const [found, setFound] = useState<{ readonly text: string; readonly offers: Offers }>();
  useEffect(() => keepWorkerReady('offers'), []);
  useEffect(() => {
    if (text === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (offers: Offers) => startTransition(() => setFound({ text, offers }));
    // Without offers a search is still a search.
    void watchOffers(text, { language, hidden, from, signal, show }).catch(() => undefined);
    return () => stop.abort();
  }, [text, language, hidden, from]);
  return text !== undefined && found?.text === text ? found.offers : undefined;
}

/** Offers as rows, which open their tool with the text, its options and the tab. */
export function useOfferItems(offers: Offers | undefined): Readonly<Record<keyof Offers, readonly PaletteItem[]>> {
  const t = useLaterMessages();
  const [, navigate] = useLocation();
  const { nameOf, cardOf } = useToolNames();
  const toItem =
    (group: string) =>
    (shown: ShownOffer): PaletteItem => {
      const { tool, operation, text, options } = shown.offer;
      const { to = '', ...item } = toolItem(tool, { t, nameOf, cardOf }, group);
      return {
        ...item,
        id: `paste-${tool}`,
        description: shown.label === item.name ? '' : (shown.label ?? item.description),
        shown,
        run: () => {
          const handIt = (held?: TextValue) => handOver(`${tool}/${operation}`, held, options);
          if (text === undefined) handIt();
          else void holdText(text).then(handIt);
          navigate(to);
        },
      };
    };
  return {
    recognised: offers?.recognised.map(toItem(t('offerGroup'))) ?? [],
    any: offers?.any.map(toItem(t('anyText'))) ?? [],
  };
}
