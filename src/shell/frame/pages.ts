import type { Route } from '../routes/routes.ts';
import { fetchedPage } from './fetched-page.tsx';

/** Pages that are fetched: see docs/performance.md. */
export const pages = {
  home: fetchedPage(async () => (await import('../home/home.tsx')).Home),
  about: fetchedPage(async () => (await import('../about/about.tsx')).About),
};

/** Fetches a page of the shell before it is first drawn; true for any other page. False if it cannot be had. */
export const preloadShellPage = async ({ is }: Route): Promise<boolean> =>
  is === 'home' || is === 'about' ? pages[is].preload() : true;
