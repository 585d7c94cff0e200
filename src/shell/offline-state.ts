import { createStore } from '#kit/store.ts';

/** How far the site is kept for use without a network. */
export type OfflineState =
  /** The browser cannot, or the page came by plain http. */
  | { readonly is: 'unsupported' }
  | { readonly is: 'off' }
  | { readonly is: 'preparing'; readonly done: number; readonly total: number }
  | { readonly is: 'ready' }
  | { readonly is: 'failed' };

export const offlineState = createStore<OfflineState>({ is: 'off' });

/** A new version waits for the page to be reloaded. */
export const isUpdateReady = createStore(false);
