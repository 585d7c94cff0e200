// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Writes the web app manifest. Its paths are moved by set-base.mjs; in the installed app, too, all is below the base. */

/** Shortcuts of the app's icon, those tools that exist. */
const TOOLS = ['json-prettify', 'base64-string-converter', 'uuid-generator'];

const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** @param {string} site @param {string} source folder of the English texts */
export function writeWebManifest(site, source) {
  /** @param {string} path */
  const read = (path) => JSON.parse(readFileSync(join(source, path), 'utf8'));
  const texts = read('shell/texts/locales/en.json');
  const shortcut = (/** @type {string} */ name, /** @type {string} */ url) => ({ name, url, icons: [ICON] });
  const tools = TOOLS.filter((id) => existsSync(join(site, id, 'index.html')));
  const manifest = {
    name: texts.product,
    short_name: texts.product,
    description: texts.homeDescription,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    categories: ['developer', 'productivity', 'utilities'],
    theme_color: '#0d7a43',
    background_color: '#f1f5f9',
    icons: [
      { ...ICON, purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      shortcut(texts.searchTools, '/?search'),
      ...tools.map((id) => shortcut(read(`tools/${id}/locales/en.json`).meta.title, `/${id}`)),
    ],
  };
  writeFileSync(join(site, 'manifest.webmanifest'), JSON.stringify(manifest, undefined, 2));
}
