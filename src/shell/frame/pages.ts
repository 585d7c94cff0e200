import type { Route } from '../routes/routes.ts';
import { Home } from '../home/home.tsx';
import { fetchedPage } from './fetched-page.tsx';

/** Pages of the shell, and what the page of a tool does without: no part of the first script. */
export const pages = {
  home: fetchedPage(async () => {
    await import('../texts/later/cards.ts');
    return Home;
  }),
  about: fetchedPage(async () => (await import('../about/about.tsx')).About),
  unknown: fetchedPage(async () => (await import('./not-found.tsx')).NotFound),
};

/** Fetches a page of the shell ahead of its first drawing; other pages are fetched elsewhere. False if it cannot be had. */
export async function preloadShellPage({ is }: Route): Promise<boolean> {
  return is === 'home' || is === 'about' || is === 'unknown' ? pages[is].preload() : true;
}
