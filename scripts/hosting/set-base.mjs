// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renewMarks } from './marks.mjs';

/*
 * Moves a built site to another base path, without a new build: `node scripts/hosting/set-base.mjs <folder> /tools/`.
 * Scripts and styles address each other relatively; what holds the base are attributes in pages, the web manifest, the
 * redirects and what hosts read. The base that a folder is made for is noted in its base.json. The service worker's list is
 * told of all changes, also of those that somebody made by hand before.
 */

/** Attributes whose value may be a path of the site. `content` is that of `<meta>`. */
const ATTRIBUTE = /(?<=<[a-z][^<>]*\s(?:href|src|content)="(?:0; url=)?)\/(?!\/)[^"]*(?=")/g;

/** The base among the startup settings of a page. */
const SETTING = /(?<=<script type="application\/json" id="configuration">[^<]*"baseUrl":")[^"]*(?=")/g;

/** Paths in `_headers` and `_redirects`: they begin a line, follow another path, or are the target of a Link. */
const HOST_PATH = /(?<=^|^\/\S* )\/(?!\/)\S*/gm;

/** @param {string} base */
export function checkBase(base) {
  if (!/^\/([\w~-][\w.~-]*\/)*$/.test(base)) {
    throw new Error(`The base "${base}" must begin and end with "/", such as "/tools/".`);
  }
}

/**
 * Rewrites the site in `folder` in place. Doing it again changes nothing.
 * @param {string} folder
 * @param {string} base begins and ends with `/`
 * @param {string} [builtOrigin] of the whole addresses in the site, to be noted at the first time
 */
export function setBase(folder, base, builtOrigin = '') {
  checkBase(base);
  const note = join(folder, 'base.json');
  const { base: before, origin = builtOrigin } = existsSync(note)
    ? JSON.parse(readFileSync(note, 'utf8'))
    : { base: '/' };
  /** @type {Move} */
  const move = (path) => (path.startsWith(before) ? base + path.slice(before.length) : path);
  /** @param {string} text */
  const moveWhole = (text) => (origin === '' ? text : text.replaceAll(origin + before, origin + base));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const rewrite = rewriterOf(entry.name);
    if (rewrite === undefined) continue;
    const source = readFileSync(path, 'utf8');
    const target = moveWhole(rewrite(source, move));
    if (target === source) continue;
    writeFileSync(path, target);
    for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true });
  }
  renewMarks(folder);
  writeFileSync(note, `${JSON.stringify({ base, origin })}\n`);
}

/** @typedef {(path: string) => string} Move */
/** @param {string} name @returns {((source: string, move: Move) => string) | undefined} */
function rewriterOf(name) {
  if (extname(name) === '.html') return (source, move) => source.replace(ATTRIBUTE, move).replace(SETTING, move);
  if (['robots.txt', 'sitemap.xml', 'security.txt'].includes(name)) return (source) => source;
  if (name === '_headers' || name === '_redirects') return (source, move) => source.replace(HOST_PATH, move);
  if (extname(name) === '.webmanifest' || name === 'redirects.json' || name === 'vercel.json') {
    return (source, move) => JSON.stringify(moveStrings(JSON.parse(source), move));
  }
  return undefined;
}

/**
 * Moves each string, keys of objects included, that is a path.
 * @param {unknown} value @param {Move} move @returns {unknown}
 */
function moveStrings(value, move) {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? move(value) : value;
  if (Array.isArray(value)) return value.map((item) => moveStrings(item, move));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [moveStrings(key, move), moveStrings(item, move)]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, base] = process.argv.slice(2);
  if (folder === undefined || base === undefined) {
    console.error('Usage: node scripts/hosting/set-base.mjs <folder> </base/>');
    process.exit(2);
  }
  setBase(folder, base);
}
