// as src/formats/sample/read.ts
import { own } from '#engine/error';
import { place } from '#lib/place';
import { a } from '#kit'; // no-restricted-imports: Only pages and the shell may know the kit
export const kept = [own, place, a];
export const later = [
  () => import('#kit'), // no-restricted-syntax: Only pages and the shell may know the kit
];

export const first = (map: ReadonlyMap<string, string>) => map.get('a')!; // no-restricted-syntax: Only an index that is known
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/worker-pool.ts starts workers
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
export const segmenter = new Intl.Segmenter('en'); // no-restricted-syntax: Segmenting a whole text takes the square
