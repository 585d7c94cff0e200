import type { Language } from '#engine/messages';
import { base } from '#kit/context/base.ts';
import { createStore, useStore } from '#kit/settings/store.ts';

/*
 * The wishes of the operator of this copy of the site, from config.json beside the site. It is asked for while the page
 * is already at work, and what reads and checks it is fetched only if it says anything.
 */

export interface Instance {
  /** Ids of tools that are not there. */
  readonly hidden: ReadonlySet<string>;
  /** A text for home: the same for all languages, or one for each. */
  readonly homeText: string | Readonly<Partial<Record<Language, string>>>;
}

export const instance = createStore<Instance>({ hidden: new Set(), homeText: '' });

/** Leaves the hidden ones out of a list of tools. */
export function useShown(): (ids: readonly string[]) => readonly string[] {
  const { hidden } = useStore(instance);
  return (ids) => (hidden.size === 0 ? ids : ids.filter((id) => !hidden.has(id)));
}

/** Fetches the file and applies it. Without one, or with `{}`, nothing happens. */
export async function readInstance(): Promise<void> {
  try {
    const response = await fetch(`${base}config.json`, { priority: 'low' });
    // Some hosts answer a page for a file that is not there.
    if (!response.ok || /^text\/html/.test(response.headers.get('Content-Type') ?? '')) return;
    const text = (await response.text()).trim();
    if (text === '' || text === '{}') return;
    const { applyInstance } = await import('./apply.ts');
    await applyInstance(text);
  } catch {
    // Without a network the site is as it was built.
  }
}
