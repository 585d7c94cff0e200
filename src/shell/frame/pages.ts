import { Home } from '../home/home.tsx';
import type { Route } from '../routes/routes.ts';
import { fetchedPage } from './fetched-page.tsx';

/** Pages that are fetched, as a whole or their texts: see docs/performance.md. */
export const pages = {
  home: fetchedPage(async () => {
    await import('../texts/cards.ts');
    return Home;
  }),
  about: fetchedPage(async () => (await import('../about/about.tsx')).About),
};

/** Fetches a page of the shell before it is first drawn; true for any other page. False if it cannot be had. */
export const preloadShellPage = async ({ is }: Route): Promise<boolean> =>
  is === 'home' || is === 'about' ? pages[is].preload() : true;
