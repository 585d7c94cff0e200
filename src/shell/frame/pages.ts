import type { Route } from '../routes/routes.ts';
import { preloadTool } from '../tool-page/tool-loader.ts';
import { fetchedPage } from './fetched-page.tsx';

/** Pages of the shell that the page of a tool does without. */
export const pages = {
  home: fetchedPage(async () => (await import('../home/home.tsx')).Home),
  about: fetchedPage(async () => (await import('../about/about.tsx')).About),
};

/**
 * Fetches what a route shows ahead of its first drawing. False if it cannot be had, for a tool within so many milliseconds
 * of `patience`; without it a tool that cannot be had rejects.
 */
export async function preloadPage(route: Route, patience?: number): Promise<boolean> {
  if (route.is === 'tool') return preloadTool(route.id, patience);
  return route.is === 'home' || route.is === 'about' ? pages[route.is].preload() : true;
}
