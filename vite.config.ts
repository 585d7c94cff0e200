import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plugins } from './scripts/vite/plugins.ts';

export default defineConfig({
  base: './',
  appType: 'spa',
  plugins: [plugins(), react()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The worker shares chunks with the page and has no document, so only pages may preload what they import.
      resolveDependencies: (file, dependencies) => (/\/page-|^page-|\/page\./.test(file) ? dependencies : []),
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
});

/** `n-<part>-<name>`, as the specification asks: the part is the module's file name. */
function scopedName(name: string, file: string): string {
  const part = /([^/]+)\.module\.css/.exec(file)?.[1] ?? 'page';
  const scope = /\/tools\/([^/]+)\//.exec(file)?.[1];
  return `n-${scope === undefined ? part : scope}${name === 'root' ? '' : `-${name}`}`;
}
