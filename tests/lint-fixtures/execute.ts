// as src/engine/execute.ts
import { a } from '/src/tools/sample/logic.ts'; // no-restricted-imports: Only the registry of the engine knows tools
import { b } from '/src/shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
import { c } from '#kit'; // no-restricted-imports: Only pages and the shell may know the kit
import { d } from 'react'; // no-restricted-imports: Logic runs without React
import { e } from '/src/cli/main.ts'; // no-restricted-imports: Nothing may import the command line
import { f } from 'node:fs'; // no-restricted-imports: This runs in the browser
export const kept = [a, b, c, d, e, f];
export const later = [
  () => import('/src/tools/sample/logic.ts'), // no-restricted-syntax: Only the registry of the engine knows tools
  () => import('/src/shell/app.tsx'), // no-restricted-syntax: Only the entry of the page may know the shell
  () => import('#kit'), // no-restricted-syntax: Only pages and the shell may know the kit
  () => import('react'), // no-restricted-syntax: Logic runs without React
  () => import('/src/cli/main.ts'), // no-restricted-syntax: Nothing may import the command line
  () => import('node:fs'), // no-restricted-syntax: This runs in the browser
];

export const worker = () => new Worker('a.js');
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
