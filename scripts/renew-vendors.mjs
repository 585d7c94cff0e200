// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runChild } from './child.mjs';

/*
 * Renews what mac-address-lookup knows: the newest npm package oui-data, and IEEE's registries that it lacks.
 *   node scripts/renew-vendors.mjs            from npm and from IEEE
 *   node scripts/renew-vendors.mjs <folder>   IEEE's cid.txt, iab.txt and oui.txt from a folder, without the package
 */

const PACKAGE = 'oui-data';
const REGISTRIES = 'https://standards-oui.ieee.org';

const today = new Date().toISOString().slice(0, 10);

/**
 * An entry: `00-50-C2 (hex) Name`, then `7D5000-7D5FFF (base 16) Name` or, without a range, the digits again; the address,
 * and at last the country (ISO 3166-1 alpha-2), which private ones lack.
 */
const START = /^([\dA-F]{2})-([\dA-F]{2})-([\dA-F]{2})\s+\(hex\)\s+(.*)$/m;
const RANGE = /^([\dA-F]{3})000-\1FFF\s+\(base 16\)/m;
const COUNTRY = /^[A-Z]{2}$/;

/** A line for each entry: assignment, country or `--`, name. @param {string} text a registry as IEEE publishes it */
const readRegistry = (text) =>
  text
    .replaceAll('\r', '')
    .split(/\n(?=[\dA-F]{2}(?:-[\dA-F]{2}){2}\s+\(hex\))/)
    .flatMap((entry) => {
      const [, first = '', second = '', third = '', name = ''] = START.exec(entry) ?? [];
      const country = COUNTRY.exec(entry.trim().split('\n').at(-1)?.trim() ?? '')?.[0] ?? '--';
      const rest = RANGE.exec(entry)?.[1] ?? '';
      return first === '' ? [] : [`${first}${second}${third}${rest} ${country} ${name.replace(/\s+/g, ' ').trim()}\n`];
    })
    .sort()
    .join('');

/** @param {string} folder of third-party @param {{ readonly version: string, readonly date: string }} facts */
function writeFacts(folder, facts) {
  const path = join(root, 'third-party', folder, 'about.json');
  const about = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ ...about, ...facts }, null, 2)}\n`);
}

/** @param {string} name */
async function fetchRegistry(name) {
  const response = await fetch(`${REGISTRIES}/${name}/${name}.txt`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

async function renewPackage() {
  const { code } = await runChild('npm', ['install', '--save-dev', '--save-exact', `${PACKAGE}@latest`]);
  if (code !== 0) throw new Error(`npm install ended with ${code}.`);
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', PACKAGE, 'package.json'), 'utf8'));
  writeFacts(PACKAGE, { version, date: today });
}

/** The entries of blocks that several companies hold, of which the package has one. @param {string} lines sorted */
function onlyShared(lines) {
  const all = lines.trimEnd().split('\n');
  const prefixes = all.map((line) => line.split(' ', 1)[0]);
  return all
    .filter((_, at) => prefixes[at] === prefixes[at - 1] || prefixes[at] === prefixes[at + 1])
    .map((line) => `${line}\n`)
    .join('');
}

const [folder] = process.argv.slice(2);
/** @param {string} name */
const read = async (name) =>
  readRegistry(folder === undefined ? await fetchRegistry(name) : readFileSync(join(folder, `${name}.txt`), 'utf8'));
/** @param {string} name @param {string} lines */
const write = (name, lines) => writeFileSync(join(root, `third-party/ieee-registries/${name}.txt`), lines);
for (const name of ['cid', 'iab']) write(name, await read(name));
write('shared', onlyShared(await read('oui')));
writeFacts('ieee-registries', { version: today.replaceAll('-', '.'), date: today });
if (folder === undefined) await renewPackage();
