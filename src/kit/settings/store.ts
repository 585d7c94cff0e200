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

/** How a setting is written: `decode` gives undefined for a damaged value. Both may throw for one that is no JSON. */
interface Coding<T> {
  readonly decode: (raw: string) => T | undefined;
  readonly encode: (value: T) => string;
}

export interface Setting<T> extends Store<T>, Coding<T> {
  readonly key: string;
  /** Back to the initial value; nothing stays stored. */
  readonly forget: () => void;
}

/**
 * A stored setting. A damaged value is forgotten; one that is damaged in part is stored again without that part. Follows
 * changes made in other tabs.
 */
export function createSetting<T>(
  key: string,
  { initial, decode, encode = JSON.stringify }: { initial: T } & Partial<Coding<T>> & Pick<Coding<T>, 'decode'>,
): Setting<T> {
  const store = createStore(initial);
  const read = (raw: string | null) => {
    if (raw === null) return initial;
    let value: T | undefined;
    try {
      value = decode(raw);
    } catch {
      // Not JSON: damaged.
    }
    const sound = value === undefined ? undefined : encode(value);
    if (sound !== raw) writeItem(key, sound);
    return value ?? initial;
  };
  if (!import.meta.env.SSR) {
    store.set(read(readItem(key)));
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.set(read(event.newValue));
    });
  }
  return {
    ...store,
    key,
    decode,
    encode,
    set(value) {
      store.set(value);
      writeItem(key, encode(value));
    },
    forget() {
      store.set(initial);
      writeItem(key, undefined);
    },
  };
}

/** A stored setting that is on or off. */
export const createSwitch = (key: string, initial: boolean): Setting<boolean> =>
  createSetting(key, {
    initial,
    decode: (raw) => (raw === 'true' ? true : raw === 'false' ? false : undefined),
  });

export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
