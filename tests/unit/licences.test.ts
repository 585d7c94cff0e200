import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLicences } from '../../scripts/vite/licences.ts';

/** Permissive licences, which ask for no more than to be named. */
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'MPL-2.0',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
];

const licences = readLicences();

test('every direct dependency of the site is listed', () => {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  expect(licences.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(dependencies), '@tabler/icons']),
  );
  expect(licences.map(({ name }) => name)).not.toContain('vitest');
});

test('every library has a version and a licence that is allowed', () => {
  for (const { name, version, licence } of licences) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    // 'MPL-2.0 OR Apache-2.0' is a choice; 'A AND B' asks for both.
    const isAllowed = licence
      .replace(/[()]/g, '')
      .split(/ or /i)
      .some((choice) => choice.split(/ and /i).every((part) => ALLOWED.includes(part)));
    expect(isAllowed, `${name}: ${licence}`).toBe(true);
  }
});

test('the words of most licences are at hand', () => {
  const react = licences.find(({ name }) => name === 'react');
  expect(react?.text).toContain('Permission is hereby granted');
  const silent = licences.filter(({ text }) => text === '').map(({ name }) => name);
  console.log(`${licences.length} libraries, without a licence file: ${silent.join(', ') || 'none'}`);
  expect(silent.length).toBeLessThan(licences.length / 4);
});
