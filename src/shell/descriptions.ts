import { useSyncExternalStore } from 'react';
import { spoken, type Catalog } from '#kit/language.ts';
import { createStore, useStore } from '#kit/store.ts';

/*
 * English descriptions of tools are not part of the first JavaScript: those that a page shows stand in its HTML, which is
 * always English, and all of them come with the texts that are needed later. Other languages have them in their catalogue.
 */

type Descriptions = Readonly<Record<string, string>>;

/** What is known of them, by tool. */
export const englishDescriptions = createStore<Descriptions>(import.meta.env.SSR ? {} : readPage());

/** From the cards of the page that was opened, or from the head of a tool's page. */
function readPage(): Descriptions {
  const found = new Map<string, string>();
  for (const card of document.querySelectorAll<HTMLElement>('#root [data-id]')) {
    found.set(card.dataset['id'] ?? '', card.querySelector('p')?.textContent ?? '');
  }
  const { page } = document.querySelector<HTMLElement>('link[data-page]')?.dataset ?? {};
  if (page !== undefined) {
    found.set(page, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '');
  }
  return Object.fromEntries(found);
}

/** Fetches all of them; without them pages are usable. */
export const loadDescriptions = (): Promise<unknown> => import('./later-texts.ts').catch(() => undefined);

/** The description of a tool, as far as it is known. */
export const describe = (id: string, catalog: Catalog): string =>
  catalog.tools[id]?.[1] ?? englishDescriptions.get()[id] ?? '';

/** Descriptions in the spoken language; follows what arrives later. */
export function useDescriptions(): (id: string) => string {
  const { catalog } = useStore(spoken);
  // Hydration starts from what the page itself says, not from what the server began with.
  useSyncExternalStore(englishDescriptions.subscribe, englishDescriptions.get, englishDescriptions.get);
  return (id) => describe(id, catalog);
}
