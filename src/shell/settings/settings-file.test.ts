import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  favorites,
  isCollapsed,
  collapsedGroups,
  recentTools,
  remembersRecent,
  setCollapsed,
  theme,
} from './settings.ts';
import { forgetEverything, readSettingsFile, writeSettingsFile } from './settings-file.ts';

const file = (settings: unknown) => JSON.stringify({ format: 'handy-tools-settings', version: 1, settings });
const problemOf = async (text: string) => {
  const reading = await readSettingsFile(text);
  return reading.ok ? undefined : [reading.problem, reading.params['key'], reading.params['value']];
};

beforeEach(forgetEverything);

test('what is written is read again', async () => {
  favorites.set(['hash-text', 'json-diff']);
  theme.set('dark');
  setCollapsed('crypto', 'Crypto', true);
  remembersRecent.set(false);
  const text = await writeSettingsFile();
  forgetEverything();
  expect(favorites.get()).toEqual([]);
  const reading = await readSettingsFile(text);
  expect(reading).toMatchObject({ ok: true, skipped: [] });
  if (reading.ok) reading.apply();
  expect(favorites.get()).toEqual(['hash-text', 'json-diff']);
  expect(theme.get()).toBe('dark');
  expect(collapsedGroups.get()).toEqual({ crypto: true });
  expect(remembersRecent.get()).toBe(false);
  expect(await writeSettingsFile()).toBe(text);
});

test('nothing changes before it is applied, nor when one value is wrong', async () => {
  await readSettingsFile(file({ 'vueuse-color-scheme': 'dark' }));
  expect(theme.get()).toBe('auto');
  expect(await problemOf(file({ 'vueuse-color-scheme': 'dark', isMenuCollapsed: 'perhaps' }))).toEqual([
    'importValue',
    'isMenuCollapsed',
    '"perhaps"',
  ]);
  expect(theme.get()).toBe('auto');
});

test.each([
  ['', ['importNoJson', undefined, undefined]],
  ['{"format":', ['importNoJson', undefined, undefined]],
  ['[]', ['importForeign', undefined, undefined]],
  ['{"name":"x"}', ['importForeign', undefined, undefined]],
  ['{"format":"handy-tools-settings","version":1,"settings":[]}', ['importForeign', undefined, undefined]],
  ['{"format":"handy-tools-settings","version":2,"settings":{}}', ['importValue', 'version', '2']],
  ['{"format":"handy-tools-settings","settings":{}}', ['importValue', 'version', '–']],
  [file({ favoriteToolsName: 5 }), ['importValue', 'favoriteToolsName', '5']],
  [file({ favoriteToolsName: 'x' }), ['importValue', 'favoriteToolsName', '"x"']],
  [file({ locale: 'de' }), ['importValue', 'locale', '"de"']],
  [file({ 'vueuse-color-scheme': null }), ['importValue', 'vueuse-color-scheme', 'null']],
  [
    file({ 'options:hash-text': { digest: { uppercase: true } } }),
    ['importValue', 'options:hash-text', '{"digest":{"uppercase":true}}'],
  ],
])('%s is refused', async (text, problem) => expect(await problemOf(text)).toEqual(problem));

test('what this version does not know is named', async () => {
  const reading = await readSettingsFile(
    file({ favoriteToolsName: ['hash-text', 'not-yet'], 'options:not-yet': {}, somethingElse: 1 }),
  );
  expect(reading).toMatchObject({ ok: true, count: 1, skipped: ['not-yet', 'options:not-yet', 'somethingElse'] });
});

test('any text is read or refused', async () => {
  const read = async (text: string) => void (await readSettingsFile(text));
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), fc.json()), read));
  const anyOf = (value: unknown) => file({ favoriteToolsName: value, 'options:hash-text': value });
  await fc.assert(fc.asyncProperty(fc.jsonValue(), (value) => read(anyOf(value))));
});

test('groups collapsed under an older, translated name stay so until they are touched', () => {
  collapsedGroups.set({ Криптография: true, Web: true });
  expect(isCollapsed(collapsedGroups.get(), 'crypto', 'Криптография')).toBe(true);
  expect(isCollapsed(collapsedGroups.get(), 'web', 'Web')).toBe(true);
  setCollapsed('crypto', 'Криптография', false);
  expect(collapsedGroups.get()).toEqual({ Web: true, crypto: false });
  expect(isCollapsed(collapsedGroups.get(), 'crypto', 'Crypto')).toBe(false);
  expect(isCollapsed(collapsedGroups.get(), 'math', 'Mathematics')).toBe(false);
});

test('switching recent tools off forgets them', async () => {
  const { rememberTool, setRemembersRecent } = await import('./settings.ts');
  rememberTool('hash-text');
  expect(recentTools.get()).toEqual(['hash-text']);
  setRemembersRecent(false);
  rememberTool('json-diff');
  expect(recentTools.get()).toEqual([]);
});
