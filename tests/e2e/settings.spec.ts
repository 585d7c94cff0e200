import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { languages } from '../../src/engine/messages.ts';
import { callPalette, expect, hydrated, open, test } from './fixture.ts';

/* What the browser keeps: five settings and a little more, repaired, exported, imported and forgotten. */

const KEYS = [
  'favoriteToolsName',
  'locale',
  'menu-tool-option:collapsed-categories',
  'isMenuCollapsed',
  'vueuse-color-scheme',
] as const;
const DAMAGED = [
  '{bad',
  '5',
  'null',
  '{"a":1}',
  '[null]',
  '"x"',
  '[]',
  '',
  '[1]',
  '{"length":1e9}',
  'zz',
  'x'.repeat(1_000_000),
];

/** Values that the app itself writes. */
const SOUND: Readonly<Record<(typeof KEYS)[number], RegExp>> = {
  favoriteToolsName: /^\[("[a-z0-9-]+"(,"[a-z0-9-]+")*)?\]$/,
  locale: new RegExp(`^(${languages.join('|')})$`),
  'menu-tool-option:collapsed-categories': /^\{("[^"]+":(true|false),?)*\}$/,
  isMenuCollapsed: /^(true|false)$/,
  'vueuse-color-scheme': /^(auto|light|dark)$/,
};

test('F12: five settings with twelve damaged values each: the full page, and the value repaired', async ({ page }) => {
  test.setTimeout(120_000);
  const look = () =>
    page.evaluate(() => [
      document.getElementById('root')?.innerText,
      document.querySelectorAll('#root *').length,
      document.documentElement.className,
      document.documentElement.lang,
      document.documentElement.dataset['menu'],
    ]);
  await open(page, '/');
  const baseline = await look();
  for (const key of KEYS) {
    for (const value of DAMAGED) {
      await page.evaluate(([name, raw]) => localStorage.setItem(name, raw), [key, value] as const);
      await page.reload();
      await hydrated(page);
      expect(await look(), `${key} = ${value.slice(0, 20)}`).toEqual(baseline);
      const after = await page.evaluate((name) => localStorage.getItem(name), key);
      if (after !== null) expect(after, `${key} = ${value.slice(0, 20)}`).toMatch(SOUND[key]);
    }
  }
});

test('a list of favorites is repaired in part', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') === null)
      localStorage.setItem('favoriteToolsName', '["/hash-text",7,"no-such-tool","JSON diff","hash-text"]');
    sessionStorage.setItem('once', '');
  });
  await open(page, '/');
  expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toBe('["hash-text","json-diff"]');
});

async function openSettings(page: Page) {
  await callPalette(page);
  await page.getByRole('dialog').getByRole('combobox').fill('settings');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('settings go into a file and come back from it', { tag: '@first' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click();
  await page.evaluate(() => localStorage.setItem('options:base64-string-converter', '{"encode":{"urlSafe":"true"}}'));
  const dialog = await openSettings(page);
  await dialog.getByText('Dark', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('handy-tools-settings.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'handy-tools-settings',
    settings: { 'vueuse-color-scheme': 'dark', 'options:base64-string-converter': { encode: { urlSafe: 'true' } } },
  });

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  const again = await openSettings(page);
  await again.locator('input[type=file]').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText(/\d+ settings imported/)).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('Your favorite tools')).toBeVisible();
  await page.goto('./base64-string-converter');
  await hydrated(page);
  await expect(page.locator('[data-operation=encode]').getByLabel('URL-safe')).toBeChecked();
});

test('what an older version stored and this one may not goes at the first page', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') !== null) return;
    sessionStorage.setItem('once', '');
    localStorage.setItem('options:git-memo', '{"search":{"email":"ada@example.com"}}');
    localStorage.setItem('options:hash-text', '{"digest":{"uppercase":"true"}}');
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('options:git-memo'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('options:hash-text'))).toBe('{"digest":{"uppercase":"true"}}');
});

test('a file that is not one of ours changes nothing and says why', async ({ page }) => {
  await open(page, '/about');
  const choose = (text: string) =>
    page.locator('main input[type=file]').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose('{"a":');
  await expect(page.getByText('“mine.json” is not valid JSON. Nothing was changed.')).toBeVisible();
  await choose('{"name":"other"}');
  await expect(page.getByText('“mine.json” is not a settings file of Handy Tools.')).toBeVisible();
  await choose('{"format":"handy-tools-settings","version":1,"settings":{"vueuse-color-scheme":"dark","locale":"de"}}');
  await expect(page.getByText('The value of “locale” in “mine.json” is not valid: "de".')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vueuse-color-scheme'))).toBeNull();
});

test('recent tools are remembered until that is switched off', async ({ page }) => {
  await open(page, '/hash-text');
  await page.goto('./json-diff');
  await hydrated(page);
  await callPalette(page);
  const recent = page.getByRole('dialog').getByRole('group', { name: 'Recent tools' });
  await expect(recent.getByRole('option')).toHaveText([/JSON diff/, /Hash text/]);
  await page.keyboard.press('Escape');
  const dialog = await openSettings(page);
  await dialog.getByRole('switch', { name: 'Remember recent tools' }).uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('./uuid-generator');
  await hydrated(page);
  await callPalette(page);
  await expect(recent).toHaveCount(0);
});

for (const from of ['palette', 'about'] as const) {
  test(`all data is forgotten after a question, from the ${from}`, async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('once') !== null) return;
      sessionStorage.setItem('once', '');
      localStorage.setItem('favoriteToolsName', '["hash-text"]');
      localStorage.setItem('vueuse-color-scheme', 'dark');
      localStorage.setItem('locale', 'fr');
      localStorage.setItem('options:hash-text', '{"digest":{"uppercase":"true"}}');
      localStorage.setItem('of-another-application', 'stays');
    });
    await open(page, from === 'about' ? '/about' : '/hash-text');
    if (from === 'about')
      await page.getByRole('main').getByRole('button', { name: 'Effacer toutes mes données' }).click();
    else {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('clear all my data');
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog', { name: 'Effacer toutes mes données' });
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toBe('["hash-text"]');

    if (from === 'about')
      await page.getByRole('main').getByRole('button', { name: 'Effacer toutes mes données' }).click();
    else {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('clear all my data');
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: 'Tout supprimer' }).click();
    await expect(page.getByText('All your data is deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handy tools for developers');
    await expect(page.locator('html')).not.toHaveClass('dark');
    const kept = await page.evaluate(() => Object.keys({ ...localStorage }));
    expect(kept).toEqual(['of-another-application']);
  });
}
