/** The names of chronometers, by id: typed, and so in memory only, as everything that is typed. */
const names = new Map<number, string>();
const listeners = new Set<() => void>();
let version = 0;

export function setName(id: number, name: string): void {
  names.set(id, name);
  version += 1;
  for (const listener of listeners) listener();
}

export const nameOf = (id: number): string => names.get(id) ?? '';

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const countChanges = (): number => version;
