// as src/lib/sample.tsx
import { own } from './bytes.ts';
export const kept = own;

export const first = (map: ReadonlyMap<string, string>) => map.get('a')!; // no-restricted-syntax: Only an index that is known
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/worker-pool.ts starts workers
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
export const segmenter = new Intl.Segmenter('en'); // no-restricted-syntax: Segmenting a whole text takes the square
