import { useEffect, type ComponentType } from 'react';
import { createStore, useStore, type Store } from '#kit/settings/store.ts';
import { LoadFailed, Skeleton } from '../frame/loading.tsx';
import { useShellMessages } from '../texts/messages.ts';

/* The about page is fetched when somebody comes to read it. */

type Loading =
  { readonly is: 'loading' } | { readonly is: 'ready'; readonly Page: ComponentType } | { readonly is: 'failed' };

let state: Store<Loading> = createStore<Loading>({ is: 'loading' });

const fetchAbout = async (): Promise<Loading> => ({ is: 'ready', Page: (await import('./about.tsx')).About });

/** For the server and before hydration: rendering then starts with the page. False if it cannot be had. */
export async function preloadAbout(): Promise<boolean> {
  try {
    state = createStore<Loading>(await fetchAbout());
    return true;
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    return false;
  }
}

function load(): void {
  if (state.get().is !== 'ready') void fetchAbout().then(state.set, () => state.set({ is: 'failed' }));
}

export function AboutPage() {
  const t = useShellMessages();
  const loading = useStore(state);
  useEffect(load, []);
  if (loading.is === 'ready') return <loading.Page />;
  if (loading.is === 'loading') return <Skeleton />;
  return <LoadFailed title={t('loadFailed')} onRetry={load} />;
}
