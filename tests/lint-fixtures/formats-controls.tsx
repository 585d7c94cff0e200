// as src/formats/sample/controls.tsx
import { Switch } from '#kit';
import { a } from '#kit/settings/storage.ts'; // no-restricted-imports: Pages and controls take parts from #kit itself
export const kept = [Switch, a];
export const later = [
  () => import('#kit/settings/storage.ts'), // no-restricted-syntax: Pages and controls take parts from #kit itself
];

export const first = (map: ReadonlyMap<string, string>) => map.get('a')!; // no-restricted-syntax: Only an index that is known
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/worker-pool.ts starts workers
