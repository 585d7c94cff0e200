// as src/cli/run-limited.ts
import { a } from '/src/tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
import { b } from '/src/shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
import { c } from '#kit'; // no-restricted-imports: Only pages and the shell may know the kit
import { d } from '#lib/bytes'; // no-restricted-imports: Use what the engine and the kit offer
import { e } from 'react'; // no-restricted-imports: Logic runs without React
import { own } from 'node:worker_threads';
export const kept = [a, b, c, d, e, own];
export const later = [
  () => import('/src/tools/sample/logic.ts'), // no-restricted-syntax: Only the registry of the engine knows tools
  () => import('/src/shell/app.tsx'), // no-restricted-syntax: Only the entry of the page may know the shell
  () => import('#kit'), // no-restricted-syntax: Only pages and the shell may know the kit
  () => import('#lib/bytes'), // no-restricted-syntax: Use what the engine and the kit offer
  () => import('react'), // no-restricted-syntax: Logic runs without React
];

export const worker = () => new Worker('a.js');
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
