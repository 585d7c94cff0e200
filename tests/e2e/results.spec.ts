import type { Page } from '@playwright/test';
import { axeFindings, callPalette, expect, open, test } from './fixture.ts';

/* From a result it is one step to the next tool, and one back. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search tools and commands' });
const offers = (page: Page) => palette(page).getByRole('group', { name: 'For this text' }).getByRole('option');
const visible = (page: Page, selector: string) => page.locator(selector).locator('visible=true').first();
const field = (page: Page) => visible(page, '[data-input] :is(textarea, .cm-content)');
const JSON_TEXT = '{"id":1,"name":"Ada"}';
const ENCODED = 'eyJpZCI6MSwibmFtZSI6IkFkYSJ9';

async function decode(page: Page) {
  await open(page, '/base64-string-converter?tab=decode');
  await field(page).fill(ENCODED);
  await expect(visible(page, '[data-result]')).toContainText('Ada');
}

test('two clicks from a result to that of another tool, and one step back', { tag: '@first' }, async ({ page }) => {
  await decode(page);
  // On a busy machine its code may take longer than an offer waits. The second time it is there.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await visible(page, '[data-open-in]').click();
    await expect(offers(page).first()).toContainText('JSON prettify');
    await expect(offers(page).first()).toContainText('{ "id": 1, "name": "Ada" }', { timeout: 1000 });
  }).toPass();
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await offers(page).first().click();
  await expect(heading(page)).toHaveText('JSON prettify and format');
  await expect(visible(page, '[data-result]')).toContainText('"name": "Ada"');
  expect(page.url()).not.toContain('Ada');
  await page.goBack();
  await expect(heading(page)).toHaveText('Base64 string encoder/decoder');
  await expect(field(page)).toHaveValue(ENCODED);
  await expect(visible(page, '[data-result]')).toContainText('Ada');
});

test('the same by keys alone', async ({ page }) => {
  await decode(page);
  // What listens to it is there when there is a palette.
  await callPalette(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+o');
  await expect(offers(page).first()).toContainText('JSON prettify');
  await page.keyboard.press('Enter');
  await expect(visible(page, '[data-result]')).toContainText('"name": "Ada"');
  // Alt+← is the browser's own.
  await page.goBack();
  await expect(field(page)).toHaveValue(ENCODED);
});

test('what would leave it as it is is not offered', async ({ page }) => {
  await open(page, '/json-prettify');
  await field(page).fill(JSON_TEXT);
  await expect(visible(page, '[data-result]')).toContainText('"id": 1');
  await visible(page, '[data-open-in]').click();
  await expect(offers(page).filter({ hasText: 'JSON minify' })).toBeVisible();
  await expect(offers(page).filter({ hasText: 'JSON prettify' })).toHaveCount(0);
});

test('any other tool is found by its name, and gets the text', async ({ page }) => {
  await decode(page);
  await visible(page, '[data-open-in]').click();
  await expect(offers(page).first()).toBeVisible();
  await palette(page).getByRole('combobox').fill('text statistics');
  await palette(page).getByRole('option', { name: 'Text statistics' }).first().click();
  await expect(heading(page)).toHaveText('Text statistics');
  await expect(field(page)).toHaveValue(JSON_TEXT);
});

test('the palette has it among its actions while there is a result', async ({ page }) => {
  await open(page, '/json-prettify');
  await callPalette(page);
  await palette(page).getByRole('combobox').fill('open the result');
  const action = palette(page).getByRole('option', { name: 'Open the result in…' });
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await expect(action).toHaveCount(0);
  await page.keyboard.press('Escape');
  await field(page).fill(JSON_TEXT);
  await expect(visible(page, '[data-result]')).toContainText('"id": 1');
  await callPalette(page);
  await palette(page).getByRole('combobox').fill('open the result');
  await action.click();
  await expect(offers(page).filter({ hasText: 'JSON minify' })).toBeVisible();
  await expect(palette(page).getByRole('combobox')).toHaveValue('');
});

test('an answer leads on, too', async ({ page }) => {
  await open(page, '/color-converter');
  await page.getByRole('button', { name: 'Open in…' }).first().click();
  await expect(palette(page).getByRole('option').first()).toBeVisible();
});
