// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Which styles a page carries in its HTML, so that its first paint waits for no request: the shell's sheet, the kit's
 * on tool pages, and one sheet for all tools of a category. A sheet for each tool would need a hash for each in the
 * policy that hosts send with every answer; with one for all, every page would carry what it never uses.
 */

/** @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk of Vite's manifest */
/** Key in the manifest of a page that is a chunk of its own; the shell has no such chunk for home. */
export const pageOf = (/** @type {string} */ path) =>
  path === '/about' ? 'src/shell/about.tsx' : `src/tools${path}/page.tsx?tool`;

/**
 * @param {string} site folder of the built site
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @param {string} entry
 * @param {readonly string[]} paths
 * @param {(path: string) => string | undefined} groupOf
 * @returns {Promise<{ all: string[], of: (path: string) => string[] }>} texts, in order
 */
export async function readStyles(site, manifest, entry, paths, groupOf) {
  const read = async (/** @type {readonly string[]} */ files) =>
    (await Promise.all(files.map(async (file) => (await readFile(join(site, file), 'utf8')).trim()))).join('\n');
  const shellFiles = stylesheets(manifest, entry);
  const shell = await read(shellFiles);

  /** @type {Set<string>} */
  const shared = new Set();
  /** @type {Map<string, Set<string>>} */
  const own = new Map();
  /** Of pages with styles of their own: a tool without any does not carry those of the others. @type {Map<string, string>} */
  const groupOfPage = new Map();
  for (const path of paths) {
    const ofPage = new Set(manifest[pageOf(path)]?.css);
    const group = groupOf(path) ?? '';
    if (ofPage.size > 0) groupOfPage.set(path, group);
    for (const file of stylesheets(manifest, pageOf(path))) {
      if (!ofPage.has(file)) shared.add(file);
      else remember(own, group).add(file);
    }
  }
  shellFiles.forEach((file) => shared.delete(file));
  const sharedText = await read([...shared]);
  /** @type {Map<string, string>} */
  const groups = new Map();
  for (const [group, files] of own) groups.set(group, await read([...files]));

  const isText = (/** @type {string} */ text) => text !== '';
  return {
    all: [shell, sharedText, ...groups.values()].filter(isText),
    of(path) {
      if (manifest[pageOf(path)] === undefined) return [shell];
      const group = groupOfPage.get(path);
      return [shell, sharedText, group === undefined ? '' : (groups.get(group) ?? '')].filter(isText);
    },
  };
}

/** @param {Map<string, Set<string>>} map @param {string} key */
function remember(map, key) {
  const known = map.get(key) ?? new Set();
  map.set(key, known);
  return known;
}

/**
 * Sheets that a chunk needs, those of its imports first, as the cascade expects.
 * @param {Readonly<Record<string, Chunk>>} manifest @param {string} key
 */
function stylesheets(manifest, key) {
  /** @type {Set<string>} */
  const found = new Set();
  const seen = new Set();
  const visit = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    for (const next of chunk?.imports ?? []) visit(next);
    for (const file of chunk?.css ?? []) found.add(file);
  };
  visit(key);
  return [...found];
}
