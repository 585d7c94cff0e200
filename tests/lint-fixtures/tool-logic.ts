// as src/tools/sample/logic.ts
import { ToolError } from '#engine/error';
import { a } from '../other/logic.ts'; // no-restricted-imports: A tool is one folder
import { b } from '#kit'; // no-restricted-imports: Only pages and the shell may know the kit
import { c } from '#kit/settings/storage.ts'; // no-restricted-imports: Only pages and the shell may know the kit
import type { d } from 'react'; // no-restricted-imports: Logic runs without React
import { e } from 'react-dom/client'; // no-restricted-imports: Logic runs without React
import { f } from 'node:fs'; // no-restricted-imports: This runs in the browser
import { g } from '/src/shell/app.tsx'; // no-restricted-imports: Only the entry of the page may know the shell
import { h } from '/src/cli/main.ts'; // no-restricted-imports: Nothing may import the command line
import { j } from './page.tsx'; // no-restricted-imports: Logic stands without the page
import { navigate } from 'wouter/use-browser-location'; // no-restricted-imports: A tool links with the ToolLink
export { i } from '../other/logic.ts'; // no-restricted-imports: A tool is one folder
export const kept = [a, b, c, e, f, g, h, j, navigate];
export type Kept = d;

export const later = () => import('../other/logic.ts'); // no-restricted-syntax: A tool is one folder
export const named = (name: string) => import(`../${name}/logic.ts`); // no-restricted-syntax: A tool is one folder
export type Other = typeof import('../other/logic.ts'); // no-restricted-syntax: A tool is one folder
export const kit = () => import('#kit'); // no-restricted-syntax: Only pages and the shell may know the kit
export const page = () => import('./page.tsx'); // no-restricted-syntax: Logic stands without the page
export const react = () => import('react'); // no-restricted-syntax: Logic runs without React
export const router = () => import('wouter'); // no-restricted-syntax: A tool links with the ToolLink
export const node = () => import('node:fs'); // no-restricted-syntax: This runs in the browser
export const shell = () => import('/src/shell/app.tsx'); // no-restricted-syntax: Only the entry of the page
export const cli = () => import('/src/cli/main.ts'); // no-restricted-syntax: Nothing may import the command line

export const random = () => Math.random(); // no-restricted-properties: Take randomness from context.sources
export const now = () => Date.now(); // no-restricted-syntax: Logic takes the time from context.sources
export const date = () => new Date(); // no-restricted-syntax: Logic takes the time from context.sources
export const text = () => Date(); // no-restricted-syntax: Logic takes the time from context.sources
export const right = (milliseconds: number) => new Date(milliseconds);

export const first = (list: readonly string[], map: ReadonlyMap<string, string>) => [
  list[0]!,
  map.get('a')!, // no-restricted-syntax: Only an index that is known to be inside
];
export const wrong = () => new TypeError('wrong'); // no-restricted-syntax: What a user can cause is a ToolError
export const bare = () => Error('bare'); // no-restricted-syntax: What a user can cause is a ToolError
export const told = () => new ToolError('error.told');
export const worker = () => new Worker('a.js'); // no-restricted-syntax: Only engine/worker-pool.ts starts workers
export const shared = () => new SharedWorker('a.js'); // no-restricted-syntax: Only engine/worker-pool.ts starts workers
export const segmenter = new Intl.Segmenter('en'); // no-restricted-syntax: Segmenting a whole text takes the square
