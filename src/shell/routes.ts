import { tools } from '#engine/tools';
import { instance } from './instance/instance.ts';

export type Route =
  | { readonly is: 'home' }
  | { readonly is: 'about' }
  | { readonly is: 'tool'; readonly id: string }
  | { readonly is: 'redirect'; readonly to: string }
  | { readonly is: 'demo'; readonly part: string }
  | { readonly is: 'unknown' };

const redirects: ReadonlyMap<string, string> = new Map(
  Object.entries(tools).flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((from) => [from, `/${id}`] as const)),
);

/** Old paths and where they lead, for hosts that redirect by themselves. */
export const redirectMap = (): Record<string, string> => Object.fromEntries(redirects);

/** Paths of all pages that are prerendered. */
export const pagePaths = (): string[] => ['/', '/about', ...Object.keys(tools).map((id) => `/${id}`)];

/** What stands at a path below the base, with or without a slash at the end. */
export function matchRoute(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (clean === '' || clean === '/') return { is: 'home' };
  if (clean === '/about') return { is: 'about' };
  const id = clean.slice(1);
  if (Object.hasOwn(tools, id)) return instance.get().hidden.has(id) ? { is: 'unknown' } : { is: 'tool', id };
  const target = redirects.get(clean);
  if (target !== undefined) return { is: 'redirect', to: target };
  if (__DEMO__ && /^\/c-lib(\/|$)/.test(clean)) return { is: 'demo', part: clean.slice('/c-lib/'.length) };
  return { is: 'unknown' };
}
