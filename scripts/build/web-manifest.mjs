// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Writes the web app manifest. Its paths are moved by set-base.mjs; in the installed app, too, all is below the base. */

const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** @param {string} site @param {string} source the folder src */
export function writeWebManifest(site, source) {
  /** @param {string} path */
  const read = (path) => JSON.parse(readFileSync(join(source, path), 'utf8'));
  const texts = read('shell/texts/locales/en.json');
  const shortcut = (/** @type {string} */ name, /** @type {string} */ url) => ({ name, url, icons: [ICON] });
  /** @type {string[]} Of the app's icon. */
  const tools = read('showcases.json').shortcuts;
  for (const id of tools) {
    if (!existsSync(join(source, 'tools', id)))
      throw new Error(`src/showcases.json lists the shortcut ${id}, and there is no such tool: choose another.`);
  }
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
