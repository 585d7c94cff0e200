import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { parts } from 'virtual:vendors';
import { expect, test } from 'vitest';
import vectors from './prefix-vectors.json';
import { findBlock, findOwners } from './vendors.ts';

const load = createRequire(import.meta.url);
const data = load('oui-data') as Readonly<Record<string, string>>;
const readLines = (file: string) =>
  readFileSync(new URL(`../../../third-party/ieee-registries/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** The name of each block. */
const names = new Map([
  ...Object.entries(data).map(([prefix, text]) => [prefix, text.split('\n')[0]?.replace(/\s+/g, ' ').trim()] as const),
  ...[...readLines('cid.txt'), ...readLines('iab.txt')].map((line) => {
    const [, prefix = '', name] = /^(\S+) \S\S (.*)$/.exec(line) ?? [];
    return [prefix, name] as const;
  }),
]);

test('the package is of the version whose date is shown', () => {
  const { devDependencies } = load('../../../package.json') as { devDependencies: Record<string, string> };
  const { version } = load('../../../third-party/oui-data/about.json') as { version: string };
  expect(devDependencies['oui-data']).toBe(version);
});

test('all registries are there', () => {
  const sizes = [6, 7, 9].map((size) => Object.keys(data).filter((prefix) => prefix.length === size).length);
  expect(sizes.every((count) => count > 6000)).toBe(true);
  expect(readLines('cid.txt').length).toBeGreaterThan(200);
  // Closed in 2014.
  expect(readLines('iab.txt')).toHaveLength(4575);
});

test('400 addresses are in the blocks that Python finds', async () => {
  expect(vectors).toHaveLength(400);
  for (const [mac = '', prefix, name] of vectors) {
    const block = await findBlock(mac);
    expect([mac, block?.prefix ?? '', block?.name ?? '']).toEqual([mac, prefix, name]);
  }
});

test.each([
  ['080030', ['CERN', 'NETWORK RESEARCH CORPORATION', 'ROYAL MELBOURNE INST OF TECH']],
  ['0001C8', ['CONRAD CORP.', 'THOMAS CONRAD CORP.']],
])('%s has all of its holders in the registry of IEEE, each found by name', async (prefix, holders) => {
  const block = await findBlock(`${prefix}123456`);
  expect([block, ...(block?.others ?? [])].map((owner) => owner?.name).sort()).toEqual(holders);
  for (const holder of holders) {
    const found = await findOwners(holder, () => undefined);
    expect(found.find(({ name }) => name === holder)?.prefixes).toContain(prefix);
  }
});

test('the first and the last address of each block of the whole table are in their longest prefix', async () => {
  const wrong: string[] = [];
  for (const prefix of names.keys()) {
    for (const mac of [prefix.padEnd(12, '0'), prefix.padEnd(12, 'F')]) {
      const expected = [9, 7, 6].map((size) => mac.slice(0, size)).find((start) => names.has(start));
      const block = await findBlock(mac);
      if (block?.prefix !== expected || block?.name !== names.get(expected ?? '')) wrong.push(mac);
    }
  }
  expect(wrong).toEqual([]);
});

test('a look-up fetches 30 KB at most', async () => {
  const sizes = Object.values(parts).map(async (part) => gzipSync((await part()).default).length);
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThanOrEqual(30_000);
});

test.each([
  ['B827EB000000', 'Raspberry Pi Foundation', 'US', 'MA-L'],
  ['70B3D5002000', 'Gogo BA', 'US', 'MA-S'],
  ['DAA119000000', 'Google, Inc.', 'US', 'CID'],
  ['0050C27D5000', 'DEUTA-WERKE GmbH', 'DE', 'IAB'],
  ['100000000000', 'Private', '', 'MA-L'],
])('%s is of %s in %j, from %s', async (mac, name, country, registry) => {
  expect(await findBlock(mac)).toMatchObject({ name, country, registry });
});

test('countries are codes, of all but the blocks without one', async () => {
  const owners = await findOwners('', () => undefined);
  const without = owners.filter(({ country }) => country === '').flatMap((owner) => owner.prefixes);
  expect(without.length).toBeLessThan(350);
  expect(owners.every(({ country }) => /^(?:[A-Z]{2})?$/.test(country))).toBe(true);
});

test('owners are found by words of their names, each block once for each owner', async () => {
  const [first] = await findOwners('raspberry PI foundation', () => undefined);
  expect(first).toMatchObject({ name: 'Raspberry Pi Foundation' });
  expect(first?.prefixes).toContain('B827EB');
  expect(await findOwners('no such vendor at all', () => undefined)).toEqual([]);
  const all = (await findOwners('', () => undefined)).flatMap((owner) => owner.prefixes);
  expect(new Set(all).size).toBe(names.size);
  // The package has one holder of each of the two blocks that have five.
  expect(all.length).toBe(names.size + readLines('shared.txt').length - 2);
});
