import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

/* Two directions of a tool: one at a time, in tabs that links and hand-overs turn. */

const PAGE = '/base64-string-converter';

const part = (page: Page, operation: string) => page.locator(`[data-operation=${operation}]`);
const field = (page: Page, operation: string) =>
  part(page, operation).locator('[data-input]').locator('.cm-content, textarea');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function copiedLink(page: Page): Promise<URL> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch').check();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toBeHidden();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

test('a link opens the direction that it names, or whose text it carries', { tag: '@first' }, async ({ page }) => {
  await open(page, `${PAGE}?tab=decode`);
  await expect(tab(page, 'Decode')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'decode')).toBeVisible();
  await expect(field(page, 'encode')).toBeHidden();
  await open(page, `${PAGE}#decode=Zm9v`);
  await expect(part(page, 'decode').locator('[data-result]')).toContainText('foo');
  await open(page, `${PAGE}?decode.eachLine=true`);
  await expect(field(page, 'encode')).toBeVisible();
  await open(page, `${PAGE}?tab=nothing`);
  await expect(field(page, 'encode')).toBeVisible();
});

test('a link that is copied has the open tab and its text alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await field(page, 'encode').fill('to encode');
  let link = await copiedLink(page);
  expect(link.search).toBe('');
  expect(link.hash).toBe('#encode=to+encode');
  await tab(page, 'Decode').click();
  await field(page, 'decode').fill('Zm9v');
  link = await copiedLink(page);
  expect(link.search).toBe('?tab=decode');
  expect(link.hash).toBe('#decode=Zm9v');
  await tab(page, 'Encode').click();
  await expect(field(page, 'encode')).toHaveText('to encode');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('decode');
});

test('the same page followed with another tab turns to it', async ({ page }) => {
  await open(page, PAGE);
  await field(page, 'encode').fill('kept');
  const follow = (to: string) => page.evaluate((path) => history.pushState(null, '', path), to);
  await follow(`.${PAGE}?tab=decode`);
  await expect(field(page, 'decode')).toBeVisible();
  await tab(page, 'Encode').click();
  await expect(field(page, 'encode')).toHaveText('kept');
  await follow(`.${PAGE}?tab=decode`);
  await expect(field(page, 'decode')).toBeVisible();
  await page.reload();
  await expect(field(page, 'decode')).toBeVisible();
});

test('Swap turns without a result too, and the tab has the focus', { tag: '@first' }, async ({ page }) => {
  await open(page, PAGE);
  await part(page, 'encode').getByRole('button', { name: 'Swap' }).click();
  await expect(tab(page, 'Decode')).toBeFocused();
  await expect(field(page, 'decode')).toBeVisible();
  await field(page, 'decode').fill('Zm9v');
  await expect(part(page, 'decode').locator('[data-result]')).toContainText('foo');
  await part(page, 'decode').getByRole('button', { name: 'Swap' }).click();
  await expect(tab(page, 'Encode')).toBeFocused();
  await expect(field(page, 'encode')).toHaveText('foo');
});

test('operations share a tab, which a link to one of them opens', { tag: '@first' }, async ({ page }) => {
  await open(page, '/encryption?tab=encryptSalted');
  const way = page.locator('[data-ways]').getByRole('radio', { name: 'OpenSSL' });
  await expect(tab(page, 'Encrypt')).toHaveAttribute('aria-selected', 'true');
  await expect(way).toBeChecked();
  await field(page, 'encryptSalted').fill('kept');
  await tab(page, 'Decrypt').click();
  await expect(way).toBeChecked();
  await expect(field(page, 'decryptSalted')).toBeVisible();
  await expect(page).toHaveURL(/tab=decryptSalted/);
  await page.getByRole('radio', { name: 'Key' }).check();
  await expect(field(page, 'decryptWithKey')).toBeVisible();
  await tab(page, 'Encrypt').click();
  await page.getByRole('radio', { name: 'OpenSSL' }).check();
  await expect(field(page, 'encryptSalted')).toHaveText('kept');
});

test('Swap turns within a shared tab, which has the focus', async ({ page }) => {
  await open(page, '/ulid-generator?tab=toUuid');
  await part(page, 'toUuid').getByRole('button', { name: 'Swap' }).click();
  await expect(field(page, 'fromUuid')).toBeVisible();
  await expect(tab(page, 'Convert')).toBeFocused();
  await tab(page, 'Generate').click();
  await tab(page, 'Convert').click();
  await expect(field(page, 'fromUuid')).toBeVisible();
});

test('a text for the other direction is offered to it, and stays', async ({ page }) => {
  await open(page, PAGE);
  const offer = part(page, 'encode').getByRole('status').filter({ hasText: 'This looks like: Base64' });
  await field(page, 'encode').fill('environment');
  await expect(part(page, 'encode').locator('[data-result]')).toContainText('ZW52');
  await expect(offer).toHaveCount(0);
  await field(page, 'encode').fill('aGVsbG8sIHdvcmxk');
  await expect(offer).toBeVisible();
  const before = await part(page, 'encode').boundingBox();
  await offer.getByRole('button', { name: 'Decode' }).click();
  await expect(part(page, 'decode').locator('[data-result]')).toContainText('hello, world');
  await expect(tab(page, 'Decode')).toBeFocused();
  await tab(page, 'Encode').click();
  await expect(field(page, 'encode')).toHaveText('aGVsbG8sIHdvcmxk');
  expect(await part(page, 'encode').boundingBox()).toEqual(before);
});

test('an offer brings the options that the text needs', async ({ page }) => {
  await open(page, '/text-to-binary');
  await field(page, 'encode').fill('0x48 0x69');
  await part(page, 'encode').getByRole('status').getByRole('button').click();
  await expect(part(page, 'decode').locator('[data-result]')).toContainText('Hi');
});

test('the words of a search open the direction that they mean', async ({ page }) => {
  for (const [words, operation] of [
    ['base64 decode', 'decode'],
    ['base64', 'encode'],
  ] as const) {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words);
    await page.getByRole('option', { name: 'Base64 string encoder/decoder' }).first().click();
    await expect(field(page, operation)).toBeVisible();
  }
});

test('a list takes the place of tabs that are wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/text-to-nato-alphabet?lang=ru&tab=read');
  const list = page.locator('[data-tabs] select');
  await expect(list).toBeInViewport({ ratio: 0.95 });
  await expect(list).toHaveValue('read');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await list.selectOption('spell');
  await expect(field(page, 'spell')).toBeVisible();
  await expect(page).toHaveURL(/tab=spell/);
});

test('a language in a link is no option of a tool', async ({ page }) => {
  await open(page, '/markdown-to-html?lang=fr&document=true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await field(page, 'convert').fill('# a');
  await expect(page.locator('[data-result]')).toContainText('<html>');
});
