import { mkdtempSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../../scripts/languages.mjs';
import { joinFiles, joinTexts, splitFiles, splitTexts } from '../../scripts/locales.mjs';
import { readLocale, toolIds } from '../../scripts/build/vite/files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handy-locales-'));
  mkdirSync(join(folder, 'locales'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inAll = <T>(text: T) => Object.fromEntries(languages.map((language) => [language, text]));
const write = (texts: unknown) => writeFileSync(join(folder, 'locales.json'), JSON.stringify(texts));
const read = (language: string) =>
  JSON.parse(readFileSync(join(folder, 'locales', `${language}.json`), 'utf8')) as unknown;

test('the texts of every tool come back as they were', () => {
  for (const id of toolIds()) {
    const files = Object.fromEntries(languages.map((language) => [language, readLocale(id, language)]));
    expect(splitTexts(joinTexts(files as never))).toEqual({ files, missing: [] });
  }
});

test('English stands in for what is missing, which is named', async () => {
  write({
    meta: { title: { ...inAll('Slugs'), ru: '' }, shares: ['json'] },
    ui: { slug: { en: 'Slug', es: 'Slug', fr: 'Slug', pt: 'Slug', zh: 'Slug' } },
  });
  expect(await splitFiles(folder)).toEqual(['ru meta.title', 'ru ui.slug']);
  expect(read('ru')).toEqual({ meta: { title: 'Slugs' }, ui: { slug: 'Slug' } });
  expect(read('en')).toEqual({ meta: { title: 'Slugs', shares: ['json'] }, ui: { slug: 'Slug' } });
});

test('plural forms and search words are texts like others', async () => {
  const lines = { one: '{count} line', other: '{count} lines' };
  write({ meta: { keywords: inAll(['a', 'b']) }, ui: { lines: inAll(lines) } });
  expect(await splitFiles(folder)).toEqual([]);
  expect(read('zh')).toEqual({ meta: { keywords: ['a', 'b'] }, ui: { lines } });
});

test.each([
  [{ es: 'Texto' }, 'ui.text has no text in English'],
  [{ en: 'Text', de: 'Text' }, 'ui.text has texts in de, which the site does not speak'],
])('%j is refused and nothing written', async (text, message) => {
  write({ meta: {}, ui: { text } });
  await expect(splitFiles(folder)).rejects.toThrow(message);
  expect(() => read('en')).toThrow('ENOENT');
});

test('an edit of one of the six files is not overwritten', async () => {
  write({ meta: {}, ui: { text: inAll('Text') } });
  await splitFiles(folder);
  await splitFiles(folder);
  const later = new Date(Date.now() + 60_000);
  writeFileSync(join(folder, 'locales/es.json'), '{"meta":{},"ui":{"text":"Texto"}}');
  utimesSync(join(folder, 'locales/es.json'), later, later);
  await expect(splitFiles(folder)).rejects.toThrow('locales/es.json changed after locales.json');
  await joinFiles(folder);
  utimesSync(join(folder, 'locales.json'), later, later);
  await splitFiles(folder);
  expect(read('es')).toEqual({ meta: {}, ui: { text: 'Texto' } });
});
