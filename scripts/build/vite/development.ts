import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files.ts';

const script = (path: string) => ({
  tag: 'script',
  children: readFileSync(join(root, path), 'utf8'),
  injectTo: 'head' as const,
});

/**
 * The difference of `npm run dev` to the build: errors shown on the page. The boot script is in the page as the build
 * puts it there; as a file of its own Vite would make a module of it.
 */
export const development = (): Plugin => ({
  name: 'handy-development',
  apply: 'serve',
  transformIndexHtml: () => [script('src/shell/start/boot.js'), script('scripts/build/vite/show-errors.js')],
});
