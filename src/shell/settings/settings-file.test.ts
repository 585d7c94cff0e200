// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import '#kit/settings/language.ts';
import { readItem, writeItem } from '#kit/settings/storage.ts';
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
import { cleanStored } from './stored-options.ts';

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
  await fc.assert(fc.asyncProperty(fc.jsonValue(), (value) => read(file({ favoriteToolsName: value }))));
});

describe('nothing that is typed', () => {
  // Version 0.3 stored it; a file may hold it.
  const typed = { search: { email: 'CANARY' }, commands: { email: 'CANARY' } };
  const mixed = { encode: { urlSafe: 'true', typed: 'CANARY' }, none: { urlSafe: 'true' } };

  test('is written to a file', async () => {
    writeItem('options:git-memo', JSON.stringify(typed));
    writeItem('options:base64-string-converter', JSON.stringify(mixed));
    writeItem('options:not-there', JSON.stringify(typed));
    writeItem('options:chronometer', JSON.stringify({ remembered: { state: '{}', other: 'CANARY' } }));
    const text = await writeSettingsFile();
    expect(text).not.toContain('CANARY');
    expect(JSON.parse(text)).toMatchObject({
      settings: {
        'options:base64-string-converter': { encode: { urlSafe: 'true' } },
        'options:chronometer': { remembered: { state: '{}' } },
      },
    });
  });

  test('is read from a file, and is named', async () => {
    const reading = await readSettingsFile(
      file({ 'options:git-memo': typed, 'options:base64-string-converter': mixed }),
    );
    if (!reading.ok) throw new Error(reading.problem);
    reading.apply();
    expect(readItem('options:git-memo')).toBeNull();
    expect(readItem('options:base64-string-converter')).toBe('{"encode":{"urlSafe":"true"}}');
    expect(reading).toMatchObject({
      count: 1,
      skipped: [
        'options:git-memo/search/email',
        'options:git-memo/commands/email',
        'options:base64-string-converter/encode/typed',
        'options:base64-string-converter/none/urlSafe',
      ],
    });
  });

  test('outlives the first page of a new version, once', async () => {
    writeItem('options:git-memo', JSON.stringify(typed));
    writeItem('options:base64-string-converter', JSON.stringify(mixed));
    writeItem('options:hash-text', '{"digest":');
    await cleanStored('2');
    expect(readItem('options:git-memo')).toBeNull();
    expect(readItem('options:hash-text')).toBeNull();
    expect(readItem('options:base64-string-converter')).toBe('{"encode":{"urlSafe":"true"}}');
    writeItem('options:hash-text', 'by this version');
    await cleanStored('2');
    expect(readItem('options:hash-text')).toBe('by this version');
  });
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
