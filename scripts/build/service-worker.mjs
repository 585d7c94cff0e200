// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { minifySync } from 'vite';
import { HASHED_FOLDER, PRIVATE_FILES } from '../hosting/headers.mjs';

/*
 * Writes sw.js: the lists of all files that a visitor may need, and src/shell/offline/service-worker/worker.js. Comes last,
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
  const constants = killSwitch ? '' : constantsOf(site);
  const { code, errors } = minifySync('sw.js', source, { compress: true, mangle: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  writeFileSync(join(site, 'sw.js'), `${constants}${code.trim()}\n`);
}

/** @param {string} site */
function constantsOf(site) {
  /** @type {Record<string, string>} */
  const redirects = JSON.parse(readFileSync(join(site, 'redirects.json'), 'utf8'));
  const bare = Object.fromEntries(Object.entries(redirects).map((pair) => pair.map((path) => path.slice(1))));
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => isKept(name, bare))
    .sort();
  const files = Object.fromEntries(
    names.filter((name) => packOf(name) === undefined).map((name) => [addressOf(name), markOf(site, name)]),
  );
  /** @type {Record<string, { size: number, files: string[] }>} */
  const later = {};
  for (const name of names) {
    const pack = packOf(name);
    if (pack === undefined) continue;
    const { size, files: others } = (later[pack] ??= { size: 0, files: [] });
    later[pack] = { size: size + sentSize(join(site, name)), files: [...others, name] };
  }
  const version = hash(JSON.stringify([files, later, bare, readFileSync(join(sources, 'worker.js'), 'utf8')]));
  const constants = { FILES: files, LATER: later, REDIRECTS: bare, VERSION: version };
  const definitions = Object.entries(constants).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return `const ${definitions.join(', ')};\n`;
}

/** The folder of `assets/` that a file is in, if it is in one: a language, or `data`. @param {string} name */
const packOf = (name) => /^assets\/([^/]+)\//.exec(name)?.[1];

/** Bytes over the line, about. @param {string} path */
const sentSize = (path) =>
  brotliCompressSync(readFileSync(path), { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** @param {string} name @param {Record<string, string>} redirects */
const isKept = (name, redirects) =>
  !name.startsWith('.') && !NOT_KEPT.includes(name) && !Object.hasOwn(redirects, name.replace(/\/index\.html$/, ''));

/** Pages are kept under the address people use. @param {string} name */
const addressOf = (name) => name.replace(/(^|\/)index\.html$/, '');

/** @param {string | Buffer} content */
const hash = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Empty where the name says what the file holds. @param {string} site @param {string} name */
const markOf = (site, name) => (name.startsWith(HASHED_FOLDER) ? '' : hash(readFileSync(join(site, name))));
