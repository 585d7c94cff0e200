import english from 'virtual:locale/en';
import { prerender } from 'react-dom/static';
import { App } from '../frame/app.tsx';
import { configuration } from '../configuration/configuration.ts';
import { headOf, type Head } from '../frame/head.ts';
import { preloadShellPage } from '../frame/pages.ts';
import { configurationElement } from '../configuration/element.ts';
import { links } from '../routes/links.ts';
import { matchRoute, pagePaths, redirectMap } from '../routes/routes.ts';
import { englishText } from '../texts/later.ts';
import { descriptionOf, preloadTool } from '../tool-page/tool-loader.ts';
import { tools } from '#engine/tools';

export { configuration, links, pagePaths, redirectMap };

/** The startup settings as they stand in every page. */
export const settings = configurationElement(configuration);

/** Milliseconds: the commit's time, see vite.config.ts. */
export const builtAt = __BUILD_TIME__;

/** What a browser without JavaScript is told. */
export const noScript = englishText('noScript');

/** Device rights that some tool asks for, for the permissions policy. */
export const needs = (): string[] => [...new Set(Object.values(tools).flatMap((tool) => tool.needs ?? []))];

/** A page as HTML, in English, with what its head says. Rejects if anything in it throws. */
export async function render(path: string): Promise<{ readonly html: string; readonly head: Head }> {
  const route = matchRoute(path);
  if (route.is === 'tool') await preloadTool(route.id);
  await preloadShellPage(route);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App path={path} />, {
    // React would move larger parts behind inline scripts, which the policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const description = route.is === 'tool' ? descriptionOf(route.id, 'en') : undefined;
  return { html, head: headOf(route, english, 'en', description) };
}
