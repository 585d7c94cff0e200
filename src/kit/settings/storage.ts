/*
 * The one place that touches localStorage. Blocked or full storage never stops the app: the settings then live in this
 * tab only, and `onStorageProblem` tells once.
 */

/** The options of a tool are stored under this and its id, as `{ operation: { option: text } }`. */
export const OPTIONS = 'options:';

let problem: ((kind: 'blocked' | 'full') => void) | undefined;
let told = false;

/** Calls back once, when the browser first refuses to store something. */
export function onStorageProblem(callback: (kind: 'blocked' | 'full') => void): void {
  problem = callback;
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function readItem(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a value, or forgets the key for `undefined`. */
export function writeItem(key: string, value: string | undefined): void {
  const target = storage();
  try {
    if (target === undefined) throw new Error('blocked');
    if (value === undefined) target.removeItem(key);
    else target.setItem(key, value);
  } catch {
    if (told) return;
    told = true;
    problem?.(target === undefined ? 'blocked' : 'full');
  }
}

/** Everything that is stored under keys for which `isOurs` holds, by key. */
export function readItems(isOurs: (key: string) => boolean): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries({ ...storage() }).filter(([key]) => isOurs(key)));
  } catch {
    return {};
  }
}

/** The stored options of all tools, by key. */
export const storedOptions = (): Record<string, string> => readItems((key) => key.startsWith(OPTIONS));

/** Forgets that boot.js has reloaded the page because its script could not be had: this time it could. */
export function forgetReload(): void {
  try {
    globalThis.sessionStorage.removeItem('reloaded');
  } catch {
    // Blocked: fault.js could not note it either.
  }
}
