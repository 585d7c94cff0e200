import { createStore } from '#kit/settings/store.ts';

/** How far the site is kept for use without a network. */
export type OfflineState =
  /** The browser cannot, or the page came by plain http. */
  | { readonly is: 'unsupported' }
  | { readonly is: 'off' }
  | { readonly is: 'preparing'; readonly done: number; readonly total: number }
  /** `left`: bytes over the line of the languages and data sets that are kept only when they are used, and are not yet. */
  | { readonly is: 'ready'; readonly left: number; readonly hasFailed?: boolean }
  | { readonly is: 'failed' };

export const offlineState = createStore<OfflineState>({ is: 'off' });

/** Counts how often another worker has taken over the page: it then shows an older version than what is kept. */
export const takeovers = createStore(0);

/** Starts to count; called once, at the very start. */
export function watchTakeovers(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker of all takes over a page of its own version.
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) takeovers.set(takeovers.get() + 1);
    wasControlled = true;
  });
}

/** A new version waits for the page to be reloaded. */
export const isUpdateReady = createStore(false);
