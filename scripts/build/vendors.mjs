// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../child.mjs';

/*
 * `virtual:vendors` and its parts, `virtual:data/vendors/…`: who owns which block of MAC addresses, from the npm package
 * oui-data and the registries in third-party. `virtual:vendors/dates`: of which days they are, for pages, which need no
 * more. A part has the blocks that share their first byte, or a range of them where that would be too much to fetch for one
 * address.
 */

/** Compressed bytes of a part at most. A test allows 30,000, as its module has a few more. */
const CUT_AT = 29_000;

/** Registries by the digits of their blocks. */
const BY_SIZE = /** @type {const} */ ({ 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' });

/**
 * @typedef {object} Block
 * @property {string} prefix 6, 7 or 9 hex digits in upper case
 * @property {string} registry
 * @property {string} country ISO 3166-1 alpha-2, or '' where the registry does not say
 * @property {string} name
 */

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

/** Blocks of the package: name, address and country are lines. @returns {Block[]} */
function readPackage() {
  const codes = countryCodes();
  /** @type {Record<string, string>} */
  const data = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('oui-data')), 'utf8'));
  return Object.entries(data).map(([prefix, text]) => {
    const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const registry = BY_SIZE[/** @type {6 | 7 | 9} */ (prefix.length)];
    return { prefix, registry, country: codes.get((lines.at(-1) ?? '').toLowerCase()) ?? '', name: lines[0] ?? '' };
  });
}

/**
 * Blocks of a registry as `scripts/renew-vendors.mjs` wrote it.
 * @param {'cid' | 'iab' | 'shared'} file
 * @param {string} registry
 * @returns {Block[]}
 */
const readRegistry = (file, registry) =>
  readFileSync(join(root, `third-party/ieee-registries/${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [prefix = '', country = ''] = line.split(' ', 2);
      return {
        prefix,
        registry,
        country: country === '--' ? '' : country,
        name: line.slice(prefix.length + country.length + 2),
      };
    });

/** A line for each owner: name, country, registry, prefixes. @param {readonly Block[]} blocks */
function writeBlocks(blocks) {
  /** @type {Map<string, string[]>} */
  const owners = new Map();
  for (const { prefix, registry, country, name } of blocks) {
    const owner = `${name}\t${country}\t${registry}`;
    const prefixes = owners.get(owner) ?? [];
    prefixes.push(prefix);
    owners.set(owner, prefixes);
  }
  return [...owners].map(([owner, prefixes]) => `${owner}\t${prefixes.join(' ')}`).join('\n');
}

/**
 * The blocks in parts, each by the prefix that it begins with. A part also has the larger blocks that its first one lies
 * in, so that one part is enough for each address.
 * @param {readonly Block[]} blocks in the order of their prefixes
 * @returns {Map<string, string>}
 */
function cutIntoParts(blocks) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  const cut = (/** @type {readonly Block[]} */ own) => {
    const first = own[0]?.prefix ?? '';
    const around = blocks.filter(({ prefix }) => prefix.length < first.length && first.startsWith(prefix));
    const text = writeBlocks([...around, ...own]);
    if (gzipSync(text).length <= CUT_AT) return void parts.set(first, text);
    const middle = Math.ceil(own.length / 2);
    cut(own.slice(0, middle));
    cut(own.slice(middle));
  };
  /** @type {Map<string, Block[]>} */
  const byByte = new Map();
  for (const block of blocks) {
    const byte = block.prefix.slice(0, 2);
    const list = byByte.get(byte) ?? [];
    list.push(block);
    byByte.set(byte, list);
  }
  for (const own of byByte.values()) cut(own);
  return parts;
}

/** @type {Map<string, string> | undefined} */
let made;

/** Texts of the parts by the prefixes that they begin with. */
function vendorParts() {
  const read = () => {
    const blocks = [...readPackage(), ...readRegistry('cid', 'CID'), ...readRegistry('iab', 'IAB')];
    const known = new Set(blocks.map(({ prefix, name }) => `${prefix} ${name}`));
    // A block of several holders, of whom the package has one.
    const others = readRegistry('shared', 'MA-L').filter(({ prefix, name }) => !known.has(`${prefix} ${name}`));
    return [...blocks, ...others];
  };
  return (made ??= cutIntoParts(read().sort((a, b) => (a.prefix < b.prefix ? -1 : 1))));
}

const INDEX = 'virtual:vendors';
const DATES = 'virtual:vendors/dates';
const PART = 'virtual:data/vendors/';

/** The day of what a folder of third-party tells about. @param {string} folder */
const dateOf = (folder) => JSON.parse(readFileSync(join(root, 'third-party', folder, 'about.json'), 'utf8')).date;

/** Serves the modules. @returns {import('vite').Plugin} */
export const vendors = () => ({
  name: 'handy-vendors',
  resolveId: (id) => (id === INDEX || id === DATES || id.startsWith(PART) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${INDEX}`) {
      const loaders = [...vendorParts().keys()].map((start) => `  '${start}': () => import('${PART}${start}'),\n`);
      return `export const parts = {\n${loaders.join('')}};`;
    }
    if (id === `\0${DATES}`) {
      const dates = { blockDate: dateOf('oui-data'), companyIdDate: dateOf('ieee-registries') };
      return Object.entries(dates)
        .map(([name, date]) => `export const ${name} = '${date}';`)
        .join('\n');
    }
    if (!id.startsWith(`\0${PART}`)) return;
    return `export default ${JSON.stringify(vendorParts().get(id.slice(PART.length + 1)))};`;
  },
});
