import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage.ts';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the server rendered with; hydration starts from it. */
  readonly initial: T;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A stored setting. `decode` gives undefined for a damaged value, which is then replaced by the initial one. Follows
 * changes made in other tabs.
 */
export function createSetting<T>(
  key: string,
  {
    initial,
    decode,
    encode = JSON.stringify,
  }: { initial: T; decode: (raw: string) => T | undefined; encode?: (value: T) => string },
): Store<T> {
  const store = createStore(initial);
  if (import.meta.env.SSR) return store;
  const read = (raw: string | null) => {
    if (raw === null) return initial;
    let value: T | undefined;
    try {
      value = decode(raw);
    } catch {
      // Not JSON: damaged.
    }
    if (value === undefined) writeItem(key, undefined);
    return value ?? initial;
  };
  store.set(read(readItem(key)));
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(read(event.newValue));
  });
  return {
    ...store,
    set(value) {
      store.set(value);
      writeItem(key, encode(value));
    },
  };
}

export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
