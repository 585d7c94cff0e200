import type { LoadedTool } from '#kit/context/tool-context.ts';

const pages = import.meta.glob<{ default: LoadedTool }>('../../tools/*/page.tsx', { query: '?tool' });

/** How to fetch the page of each tool, by its id. A module of its own, because home does not need it at first. */
export const pageLoaders: ReadonlyMap<string, () => Promise<{ default: LoadedTool }>> = new Map(
  Object.entries(pages).map(([path, load]) => [path.split('/')[3] ?? path, load]),
);
