// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readItem, storedOptions, writeItem } from '#kit/settings/storage.ts';
import { SWEPT_BY } from './settings.ts';
import { forgetEverything, readSettingsFile, writeSettingsFile } from './settings-file.ts';
import { sweepOptions } from './stored-options.ts';

/** What older versions stored: typed texts, an option that is gone, a tool that is gone, and damage. */
const old = {
  'options:git-memo': { search: { email: 'ada@example.com' } },
  'options:base64-string-converter': { encode: { urlSafe: 'true', gone: 'x' }, decode: { charset: 'no-such' } },
  'options:gone': { run: { secret: 's' } },
};
const kept = { 'options:base64-string-converter': { encode: { urlSafe: 'true' } } };
const stored = () =>
  Object.fromEntries(Object.entries(storedOptions()).map(([key, raw]) => [key, JSON.parse(raw) as unknown]));

beforeEach(() => {
  for (const [key, value] of Object.entries(old)) writeItem(key, JSON.stringify(value));
  writeItem('options:hash-text', '{damaged');
});

test('a new version forgets what may not be stored', () => {
  sweepOptions('2');
  expect(stored()).toEqual(kept);
  expect(readItem(SWEPT_BY)).toBe('2');
});

test('nothing is noted after all data is deleted', () => {
  sweepOptions('2');
  forgetEverything();
  sweepOptions('2');
  expect([stored(), readItem(SWEPT_BY)]).toEqual([{}, null]);
});

test('only what may be stored is exported', async () => {
  const { settings } = JSON.parse(await writeSettingsFile()) as { settings: object };
  expect(settings).toMatchObject(kept);
  expect(Object.keys(settings).filter((key) => key.startsWith('options:'))).toEqual(Object.keys(kept));
});

test('only what may be stored is imported, and the rest is named', async () => {
  forgetEverything();
  const reading = await readSettingsFile(JSON.stringify({ format: 'handy-tools-settings', version: 1, settings: old }));
  expect(reading).toMatchObject({
    ok: true,
    count: 1,
    skipped: [
      'options:git-memo/search.email',
      'options:base64-string-converter/encode.gone',
      'options:base64-string-converter/decode.charset',
      'options:gone',
    ],
  });
  if (reading.ok) reading.apply();
  expect(stored()).toEqual(kept);
});
