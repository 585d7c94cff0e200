// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { minifySync } from 'vite';
import { PRIVATE_FILES } from '../hosting/headers.mjs';
import { markOf, versioned } from '../hosting/marks.mjs';

/*
 * Writes sw.js: the lists of all files that a visitor may need, a mark of each, and src/shell/offline/service-worker/worker.js. Comes last,
 * because it lists everything else. vite.config.ts puts what is kept when it is used into folders of its own.
 */

const sources = join(import.meta.dirname, '../../src/shell/offline/service-worker');

/** For crawlers and operators, or read in another way: nothing that a page needs offline. */
const NOT_KEPT = ['sw.js', 'config.json', 'robots.txt', 'sitemap.xml', 'og.png', 'redirect.js', ...PRIVATE_FILES];

/**
 * @param {string} site the built site
 * @param {{ killSwitch: boolean }} options `killSwitch`: writes the worker that removes itself instead
 */
export function writeServiceWorker(site, { killSwitch }) {
  const source = readFileSync(join(sources, killSwitch ? 'kill-switch.js' : 'worker.js'), 'utf8');
  const { code, errors } = minifySync('sw.js', source, { compress: true, mangle: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const worker = `${code.trim()}\n`;
  writeFileSync(join(site, 'sw.js'), killSwitch ? worker : versioned(listsOf(site), worker));
}

/** @param {string} site */
function listsOf(site) {
  /** @type {Record<string, string>} */
  const redirects = JSON.parse(readFileSync(join(site, 'redirects.json'), 'utf8'));
  const bare = Object.fromEntries(Object.entries(redirects).map((pair) => pair.map((path) => path.slice(1))));
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isKept)
    .sort();
  /** @type {Record<string, string>} */
  const files = {};
  /** @type {Record<string, { size: number, files: Record<string, string> }>} */
  const later = {};
  for (const name of names) {
    const content = readFileSync(join(site, name));
    const pack = packOf(name);
    if (pack === undefined) {
      files[name] = markOf(content);
      continue;
    }
    const own = (later[pack] ??= { size: 0, files: {} });
    own.size += sentSize(content);
    own.files[name] = markOf(content);
  }
  const lists = { FILES: files, LATER: later, REDIRECTS: bare };
  const definitions = Object.entries(lists).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return `const ${definitions.join(', ')};`;
}

/** The folder of `assets/` that a file is in, if it is in one: a language, or `data`. @param {string} name */
const packOf = (name) => /^assets\/([^/]+)\//.exec(name)?.[1];

/** Bytes over the line, about. @param {Buffer} content */
const sentSize = (content) => brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** @param {string} name */
const isKept = (name) => !name.startsWith('.') && !name.endsWith('index.html') && !NOT_KEPT.includes(name);

/**
 * The file of a page as it is kept, which is the page with linked styles (page-styles.mjs). worker.js knows the rule, too.
 * @param {string} path `/` is home
 */
export const keptPage = (path) => `kept/${path.slice(1) || 'home'}.html`;
