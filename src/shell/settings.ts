import english from 'virtual:locale/en';
import { categories, type Category } from '#engine/tool';
import { createSetting } from '#kit/store.ts';
import { tools } from '#engine/tools';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored name of a tool: its id, its path, or (as older versions wrote it) its English title. */
function idOf(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const id = name.replace(/^\//, '');
  if (Object.hasOwn(tools, id)) return id;
  return Object.keys(tools).find((tool) => english.tools[tool]?.[0].toLowerCase() === name.toLowerCase());
}

function readIds(raw: string): readonly string[] | undefined {
  const value: unknown = JSON.parse(raw);
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.map(idOf).filter((id) => id !== undefined))];
}

export const favorites = createSetting<readonly string[]>('favoriteToolsName', { initial: [], decode: readIds });

export type Theme = 'auto' | 'light' | 'dark';
export const theme = createSetting<Theme>('vueuse-color-scheme', {
  initial: 'auto',
  decode: (raw) => (raw === 'auto' || raw === 'light' || raw === 'dark' ? raw : undefined),
  encode: (value) => value,
});

/** The side menu on a wide screen. On a narrow one it is an overlay that nobody remembers. */
export const isMenuCollapsed = createSetting<boolean>('isMenuCollapsed', {
  initial: false,
  decode: (raw) => (raw === 'true' ? true : raw === 'false' ? false : undefined),
});

export type Group = Category | 'favorites';
export const collapsedGroups = createSetting<Readonly<Partial<Record<Group, boolean>>>>(
  'menu-tool-option:collapsed-categories',
  {
    initial: {},
    decode(raw) {
      const value: unknown = JSON.parse(raw);
      if (!isRecord(value)) return undefined;
      const known = ['favorites', ...categories].filter((id) => typeof value[id] === 'boolean');
      return Object.fromEntries(known.map((id) => [id, value[id]]));
    },
  },
);

const RECENT = 8;
export const recentTools = createSetting<readonly string[]>('recentTools', { initial: [], decode: readIds });
export const rememberTool = (id: string): void =>
  recentTools.set([id, ...recentTools.get().filter((other) => other !== id)].slice(0, RECENT));

export function toggleFavorite(id: string): void {
  const now = favorites.get();
  favorites.set(now.includes(id) ? now.filter((other) => other !== id) : [...now, id]);
}
