import { tools } from '#engine/tools';
import { instance } from '../instance/instance.ts';

export type Route =
  | { readonly is: 'home' }
  | { readonly is: 'about' }
  | { readonly is: 'tool'; readonly id: string }
  | { readonly is: 'redirect'; readonly to: string }
  | { readonly is: 'demo'; readonly part: string }
  | { readonly is: 'unknown' };

const definitions = { home: '/', about: '/about', tool: '/:id', demo: '/c-lib/:part' } as const;
export type RouteName = keyof typeof definitions;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}`
  ? Readonly<Record<Name, string>>
  : undefined;
type Arguments<Name extends RouteName> =
  ParamsOf<(typeof definitions)[Name]> extends undefined ? [] : [params: ParamsOf<(typeof definitions)[Name]>];

/**
 * The path of a page below the base. Throws an Error that names the route and those that exist if there is no such
 * route or no such tool, or if a parameter is not allowed in a path.
 */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: Arguments<Name>): string {
  if (!Object.hasOwn(definitions, name))
    throw new Error(`Unknown route "${name}". Known routes: ${Object.keys(definitions).join(', ')}.`);
  return definitions[name].replace(/:(\w+)/, (_, key: string) => {
    const value = (params as Readonly<Record<string, unknown>> | undefined)?.[key];
    if (typeof value !== 'string' || !/^[\w-]+$/.test(value))
      throw new Error(
        `Invalid path of route "${name}" (${definitions[name]}): "${key}" is ${JSON.stringify(value)}, not a word of letters, digits and hyphens.`,
      );
    if (name === 'tool' && !Object.hasOwn(tools, value))
      throw new Error(`Route "tool" has no "${value}". Known tools: ${Object.keys(tools).join(', ')}.`);
    return value;
  });
}

const redirects: ReadonlyMap<string, string> = new Map(
  Object.entries(tools).flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((from) => [from, `/${id}`] as const)),
);

/** Old paths and where they lead, for hosts that redirect by themselves. */
export const redirectMap = (): Record<string, string> => Object.fromEntries(redirects);

/** Paths of all pages that are prerendered. */
export const pagePaths = (): string[] => ['/', '/about', ...Object.keys(tools).map((id) => `/${id}`)];

/** The page at a path below the base, with or without a slash at the end. */
export function matchRoute(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (clean === '' || clean === '/') return { is: 'home' };
  if (clean === '/about') return { is: 'about' };
  const id = clean.slice(1);
  if (Object.hasOwn(tools, id)) return instance.get().hidden.has(id) ? { is: 'unknown' } : { is: 'tool', id };
  const target = redirects.get(clean);
  if (target !== undefined) return { is: 'redirect', to: target };
  if (__DEMO__ && /^\/c-lib(\/|$)/.test(clean)) return { is: 'demo', part: clean.slice('/c-lib/'.length) };
  // As somebody wrote it by hand.
  const lower = clean.toLowerCase();
  if (lower !== clean && matchRoute(lower).is !== 'unknown') return { is: 'redirect', to: lower };
  return { is: 'unknown' };
}
