// as src/lib/sources.ts
import { a } from '#engine/error'; // no-restricted-imports: src/lib stands on nothing of ours
export const kept = [a];
export const later = [
  () => import('#engine/error'), // no-restricted-syntax: src/lib stands on nothing of ours
];

export const first = (map: ReadonlyMap<string, string>) => map.get('a')!; // no-restricted-syntax: Only an index that is known
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/execute.ts starts workers
export const now = () => Date.now();
