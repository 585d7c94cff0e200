// as src/lib/sample.tsx src/formats/sample/read.ts src/engine/sample.tsx src/engine/worker-pool.ts src/cli/sample.tsx src/cli/run-limited.ts
import { a } from '#kit'; // no-restricted-imports: Only pages and the shell may know the kit
import { b } from 'react'; // no-restricted-imports: Logic runs without React
export const kept = [a, b];
export const later = [
  () => import('#kit'), // no-restricted-syntax: Only pages and the shell may know the kit
  () => import('react'), // no-restricted-syntax: Logic runs without React
];
