import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { parts } from 'virtual:vendors';
import { expect, test } from 'vitest';
import about from '../../../third-party/oui-data/about.json';
import vectors from './prefix-vectors.json';
import { findBlock, findOwners, vendorDate } from './vendors.ts';

const load = createRequire(import.meta.url);
const data = load('oui-data') as Readonly<Record<string, string>>;
const prefixes = Object.keys(data);

test('the data is that of the package whose date and licence are named', () => {
  const { devDependencies } = load('../../../package.json') as { devDependencies: Record<string, string> };
  expect(devDependencies['oui-data']).toBe(about.version);
  expect(about.name).toContain(vendorDate);
  expect(prefixes).toHaveLength(53_730);
});

test('500 addresses are in the blocks that Python finds', async () => {
  expect(vectors).toHaveLength(500);
  for (const [mac = '', prefix, name] of vectors) {
    const block = await findBlock(mac);
    expect([mac, block?.prefix ?? '', block?.name ?? '']).toEqual([mac, prefix, name]);
  }
});

test('the first and the last address of each block of the whole table are in their longest prefix', async () => {
  const wrong: string[] = [];
  for (const prefix of prefixes) {
    for (const mac of [prefix.padEnd(12, '0'), prefix.padEnd(12, 'F')]) {
      const expected = [9, 7, 6].map((size) => mac.slice(0, size)).find((start) => Object.hasOwn(data, start));
      const block = await findBlock(mac);
      const name = data[expected ?? '']?.split('\n')[0]?.replace(/\s+/g, ' ').trim();
      if (block?.prefix !== expected || block?.name !== name) wrong.push(mac);
    }
  }
  expect(wrong).toEqual([]);
});

test('a look-up fetches 30 KB at most', async () => {
  const sizes = Object.values(parts).map(async (part) => gzipSync((await part()).default).length);
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThanOrEqual(30_000);
});

test('countries are codes, of all but the blocks without one', async () => {
  expect(await findBlock('B827EB000000')).toMatchObject({ name: 'Raspberry Pi Foundation', country: 'US' });
  const owners = await findOwners('', () => undefined);
  const without = owners.filter(({ country }) => country === '').flatMap((owner) => owner.prefixes);
  expect(without.length).toBeLessThan(300);
});

test('owners are found by words of their names', async () => {
  const [first] = await findOwners('raspberry PI foundation', () => undefined);
  expect(first).toMatchObject({ name: 'Raspberry Pi Foundation' });
  expect(first?.prefixes).toContain('B827EB');
  expect(await findOwners('no such vendor at all', () => undefined)).toEqual([]);
});
