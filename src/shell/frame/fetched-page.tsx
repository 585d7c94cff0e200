import { useEffect, type ComponentType } from 'react';
import { createStore, useStore, type Store } from '#kit/settings/store.ts';
import { LoadFailed, Skeleton } from './loading.tsx';
import { useShellMessages } from '../texts/messages.ts';

type Loading =
  { readonly is: 'loading' } | { readonly is: 'ready'; readonly Page: ComponentType } | { readonly is: 'failed' };

export interface FetchedPage {
  /** For the server and before hydration: rendering then starts with the page. False if it cannot be had. */
  readonly preload: () => Promise<boolean>;
  /** Fetches it ahead of a visit. */
  readonly load: () => void;
  readonly Page: ComponentType;
}

/** A page of the shell that is fetched when somebody comes to it. */
export function fetchedPage(get: () => Promise<ComponentType>): FetchedPage {
  let state: Store<Loading> = createStore<Loading>({ is: 'loading' });
  const fetchPage = async (): Promise<Loading> => ({ is: 'ready', Page: await get() });
  const load = () => {
    if (state.get().is !== 'ready') void fetchPage().then(state.set, () => state.set({ is: 'failed' }));
  };
  return {
    load,
    async preload() {
      try {
        state = createStore<Loading>(await fetchPage());
        return true;
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        return false;
      }
    },
    Page: function Fetched() {
      const t = useShellMessages();
      const loading = useStore(state);
      useEffect(load, []);
      if (loading.is === 'ready') return <loading.Page />;
      if (loading.is === 'loading') return <Skeleton />;
      return <LoadFailed title={t('loadFailed')} onRetry={load} />;
    },
  };
}
