import english from 'virtual:locale/en';
import type { Category } from '#engine/tool';
import { createSetting, createSwitch } from '#kit/settings/store.ts';
import { tools } from '#engine/tools';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
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
export const isMenuCollapsed = createSwitch('isMenuCollapsed', false);

export type Group = Category | 'favorites';
/**
 * Which groups of the menu are collapsed, by id. Values of older versions are keyed by the group's translated title;
 * they are kept until that group is touched.
 */
export const collapsedGroups = createSetting<Readonly<Record<string, boolean>>>(
  'menu-tool-option:collapsed-categories',
  {
    initial: {},
    decode(raw) {
      const value: unknown = JSON.parse(raw);
      if (!isRecord(value)) return undefined;
      const good = Object.entries(value).filter(([name, state]) => typeof state === 'boolean' && name.length <= 64);
      return Object.fromEntries(good.slice(0, 64)) as Record<string, boolean>;
    },
  },
);

/** Whether a group is collapsed, by its id or else by its title. */
export const isCollapsed = (collapsed: Readonly<Record<string, boolean>>, group: Group, title: string): boolean =>
  collapsed[group] ?? collapsed[title] ?? false;

/** Stores a group's state under its id, and forgets the one under its title. */
export function setCollapsed(group: Group, title: string, state: boolean): void {
  const others = Object.entries(collapsedGroups.get()).filter(([name]) => name !== title);
  collapsedGroups.set({ ...Object.fromEntries(others), [group]: state });
}

/** Whether the tools that were opened last are remembered. */
export const remembersRecent = createSwitch('rememberRecentTools', true);

const RECENT = 8;
/** Ids of the tools that were opened last, the newest first. */
export const recentTools = createSetting<readonly string[]>('recentTools', { initial: [], decode: readIds });
export function rememberTool(id: string): void {
  if (!remembersRecent.get()) return;
  recentTools.set([id, ...recentTools.get().filter((other) => other !== id)].slice(0, RECENT));
}

/** Switching it off forgets what was remembered. */
export function setRemembersRecent(value: boolean): void {
  remembersRecent.set(value);
  if (!value) recentTools.set([]);
}

export function toggleFavorite(id: string): void {
  const now = favorites.get();
  favorites.set(now.includes(id) ? now.filter((other) => other !== id) : [...now, id]);
}

/** The favourites with one of them at another place; the place is kept within the list. */
export function moveFavorite(id: string, to: number): void {
  const others = favorites.get().filter((other) => other !== id);
  const at = Math.max(0, Math.min(others.length, to));
  favorites.set(others.toSpliced(at, 0, id));
}

/** The version that has last looked through the stored options is kept under this. */
export const SWEPT_BY = 'optionsSweptBy';
