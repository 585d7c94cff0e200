import { DESCRIPTION, formatMessage, type AnyLanguage } from '#engine/messages';
import { spoken } from '#kit/settings/language.ts';
import { createStore, useStore, type Store } from '#kit/settings/store.ts';
import type { LoadedTool, ToolInUse } from '#kit/context/tool-context.ts';
import { openPalette } from '../search/palette-state.ts';

/** Fetches the list of pages, so that a later visit to a tool finds it there. */
export const loadPageList = () => fetchModule('', () => import('./tool-pages.ts'));

export type Loading =
  { readonly is: 'loading' } | { readonly is: 'ready'; readonly tool: ToolInUse } | { readonly is: 'failed' };

const states = new Map<string, Store<Loading>>();
const pending = new Map<string, Promise<void>>();

/** The state of a tool's page; starts at 'loading' and changes when `loadTool` is called. */
export function loadingOf(id: string): Store<Loading> {
  let state = states.get(id);
  if (state === undefined) states.set(id, (state = createStore<Loading>({ is: 'loading' })));
  return state;
}

/**
 * For the server and before hydration: the state that rendering starts from is then 'ready'. With a patience in
 * milliseconds it answers false for a page that cannot be had in time, whose fetching then goes on; without one it rejects.
 */
export async function preloadTool(id: string, patience?: number): Promise<boolean> {
  if (patience === undefined) {
    states.set(id, createStore<Loading>({ is: 'ready', tool: await fetchTool(id) }));
    return true;
  }
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience));
  const fetched = fetchTool(id).then(
    (tool) => tool,
    () => false as const,
  );
  const tool = await Promise.race([fetched, late]);
  if (tool === false) return false;
  states.set(id, createStore<Loading>({ is: 'ready', tool }));
  return true;
}

/** After this time (ms) a page that could not be fetched is asked for once more. */
const AGAIN = 1000;

/** Addresses of files that could not be fetched, by what was wanted. */
const failed = new Map<string, string>();
let attempts = 0;

/**
 * Fetches a module. A browser never asks again for one that failed, so a later attempt takes another address; the
 * browser's own words tell the first one. (Where they do not, trying again needs a reload.)
 */
async function fetchModule<T>(name: string, load: () => Promise<T>): Promise<T> {
  const address = failed.get(name);
  try {
    if (address === undefined) return await load();
    const module = (await import(/* @vite-ignore */ `${address}?again=${++attempts}`)) as T;
    failed.delete(name);
    return module;
  } catch (error) {
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (file !== undefined && new URL(file).origin === location.origin) failed.set(name, file);
    throw error;
  }
}

/** How to fetch a tool's page. The document names the file of its own page, which therefore needs no list of all pages. */
async function pageLoader(id: string): Promise<() => Promise<{ default: LoadedTool }>> {
  const link = import.meta.env.SSR ? null : document.querySelector<HTMLLinkElement>(`link[data-tool="${id}"]`);
  if (link !== null) return () => import(/* @vite-ignore */ link.href) as Promise<{ default: LoadedTool }>;
  const loadPage = (await loadPageList()).pageLoaders.get(id);
  if (loadPage === undefined) throw new Error(`Tool "${id}" has no page.tsx.`);
  return loadPage;
}

async function fetchTool(id: string): Promise<ToolInUse> {
  const load = async () => fetchModule(id, await pageLoader(id));
  const { default: tool } = await load().catch(async (error: unknown) => {
    if (import.meta.env.SSR) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return load();
  });
  const inUse: ToolInUse = { id, tool, messages: {}, links: new Map(), openIn: openPalette };
  await loadMessages(inUse, spoken.get().language);
  return inUse;
}

/** Fetches the tool's texts of a language; English stands in if they cannot be had. */
export async function loadMessages({ tool, messages }: ToolInUse, language: AnyLanguage): Promise<void> {
  if (language === 'en' || language === 'zz' || messages[language] !== undefined) return;
  try {
    const texts = await tool.locales[language]?.();
    if (texts !== undefined) messages[language] = texts;
  } catch {
    // The page stays usable in English.
  }
}

/** A tool's description; undefined until its page has been fetched. */
export function descriptionOf(id: string, language: AnyLanguage): string | undefined {
  const loading = loadingOf(id).get();
  if (loading.is !== 'ready') return undefined;
  const { tool, messages } = loading.tool;
  return formatMessage((language !== 'zz' && messages[language]) || tool.en, DESCRIPTION, {}, language);
}

/** The same in the spoken language, also when it arrives later. */
export function useDescription(id: string): string | undefined {
  const { language } = useStore(spoken);
  useStore(loadingOf(id));
  return descriptionOf(id, language);
}

/** Fetches a tool's page; safe to call on every hover. A failed one can be tried again. */
export function loadTool(id: string): Promise<void> {
  const state = loadingOf(id);
  if (state.get().is === 'ready') return Promise.resolve();
  let running = pending.get(id);
  if (running === undefined) {
    state.set({ is: 'loading' });
    running = fetchTool(id)
      .then(
        (tool) => state.set({ is: 'ready', tool }),
        () => state.set({ is: 'failed' }),
      )
      .finally(() => pending.delete(id));
    pending.set(id, running);
  }
  return running;
}

/** Tools whose texts must follow a change of language. */
export const toolsInUse = (): ToolInUse[] =>
  [...states.values()].flatMap((state) => {
    const loading = state.get();
    return loading.is === 'ready' ? [loading.tool] : [];
  });
