// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../child.mjs';

/*
 * `virtual:vendors` and its parts: who owns which beginning of MAC addresses, from the npm package oui-data. A part has the
 * beginnings that share their first byte, or a range of them where that would be too much to fetch for one address.
 */

/** When this version came out. `third-party/oui-data` says both, too. */
const DATA = { version: '2.1.9', date: '2026-08-26' };

/** Bytes of a part over the line (gzip) at most; a test looks at the parts themselves. */
const PART_SIZE = 30_000;
/** The size that counts while parts are cut, as a module has a few bytes more. */
const CUT_AT = PART_SIZE - 1000;

/** @typedef {readonly [prefix: string, name: string, country: string]} Block `country`: ISO 3166-1 alpha-2 or '' */

/** Codes of countries by their English names, in lower case. */
function countryCodes() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  /** @type {Map<string, string>} */
  const codes = new Map();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code)?.toLowerCase();
    if (name !== undefined && !codes.has(name)) codes.set(name, code);
  }
  return codes;
}

/** All assigned blocks, in the order of their prefixes (6, 7 or 9 hex digits, in upper case). @returns {Block[]} */
function readBlocks() {
  const codes = countryCodes();
  const path = createRequire(join(root, 'package.json')).resolve('oui-data');
  /** @type {Record<string, string>} */
  const data = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(data)
    .map(([prefix, text]) => {
      const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
      return /** @type {const} */ ([prefix, lines[0] ?? '', codes.get((lines.at(-1) ?? '').toLowerCase()) ?? '']);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A line for each owner: name, country, prefixes. @param {readonly Block[]} blocks */
function writeBlocks(blocks) {
  /** @type {Map<string, string[]>} */
  const owners = new Map();
  for (const [prefix, name, country] of blocks) {
    const key = `${name}\t${country}`;
    owners.set(key, [...(owners.get(key) ?? []), prefix]);
  }
  return [...owners].map(([owner, prefixes]) => `${owner}\t${prefixes.join(' ')}`).join('\n');
}

/**
 * The blocks in parts, each by the prefix that it begins with. A part also has the larger blocks that its first one lies
 * in, so that one part is enough for each address.
 * @param {readonly Block[]} blocks in order
 * @returns {Map<string, readonly Block[]>}
 */
function cutIntoParts(blocks) {
  /** @type {Map<string, readonly Block[]>} */
  const parts = new Map();
  const cut = (/** @type {readonly Block[]} */ own) => {
    const [first = ''] = own[0] ?? [];
    const around = blocks.filter(([prefix]) => prefix.length < first.length && first.startsWith(prefix));
    const part = [...around, ...own];
    if (gzipSync(writeBlocks(part)).length <= CUT_AT) return void parts.set(first, part);
    const middle = Math.ceil(own.length / 2);
    cut(own.slice(0, middle));
    cut(own.slice(middle));
  };
  /** @type {Map<string, Block[]>} */
  const byByte = new Map();
  for (const block of blocks) {
    const byte = block[0].slice(0, 2);
    const list = byByte.get(byte) ?? [];
    list.push(block);
    byByte.set(byte, list);
  }
  for (const own of byByte.values()) cut(own);
  return parts;
}

/** @type {Map<string, string> | undefined} */
let made;

/** Modules by what follows `virtual:vendors`. */
function modules() {
  if (made !== undefined) return made;
  const blocks = readBlocks();
  const parts = cutIntoParts(blocks);
  const text = (/** @type {readonly Block[]} */ list) => `export default ${JSON.stringify(writeBlocks(list))};`;
  const starts = [...parts.keys()];
  const loaders = starts.map((start) => `  '${start}': () => import('virtual:vendors/${start.toLowerCase()}'),`);
  made = new Map([
    [
      '',
      [`export const data = ${JSON.stringify(DATA)};`, `export const parts = {\n${loaders.join('\n')}\n};`].join('\n'),
    ],
    ...[...parts].map(([start, list]) => /** @type {[string, string]} */ ([`/${start.toLowerCase()}`, text(list)])),
  ]);
  return made;
}

const NAME = 'virtual:vendors';

/** Serves the modules. @returns {import('vite').Plugin} */
export const vendors = () => ({
  name: 'handy-vendors',
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${NAME}`) ? modules().get(id.slice(NAME.length + 1)) : undefined),
});
