import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

/* Texts and files that are pasted outside a field, or dropped anywhere on the page. */

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search tools and commands' });
const input = (page: Page) => page.locator('[data-input]').first();
const sign = (page: Page) => page.locator('[data-drop]');

/** Opens a page and waits until it listens, which it does when it is idle. */
async function openListening(page: Page, path: string) {
  const loaded = page.waitForResponse(/take-anywhere.*\.js/);
  await open(page, path);
  await loaded;
  await page.waitForTimeout(300);
}

async function copy(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
}

/** Drags a file, or a text where there is no name, over an element. */
const drag = (page: Page, selector: string, type: 'dragover' | 'drop', name: string | undefined, text: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, given) => {
        const dataTransfer = new DataTransfer();
        if (given.name === undefined) dataTransfer.setData('text/plain', given.text);
        else dataTransfer.items.add(new File([given.text], given.name));
        element.dispatchEvent(new DragEvent(given.type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { type, name, text },
    );

test('Ctrl and V outside a field fill the main input, and what was there can be brought back', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await openListening(page, '/json-prettify');
    await copy(page, '{"a":[1,2]}');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+v');
    await expect(input(page)).toContainText('{"a":[1,2]}');
    await expect(page.locator('[data-result]').first()).toContainText('"a"');
    await copy(page, '[3]');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+v');
    await expect(input(page)).toContainText('[3]');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(input(page)).toContainText('{"a":[1,2]}');
  }
});

test('in a field Ctrl and V do what they do everywhere', async ({ page }) => {
  await openListening(page, '/json-diff');
  await copy(page, '[7]');
  const right = page.locator('[data-operation=diff] [data-input]').nth(1);
  await right.locator('textarea, [contenteditable]').first().focus();
  await page.keyboard.press('Control+v');
  await expect(right).toContainText('[7]');
  await expect(input(page)).not.toContainText('[7]');
});

test('a reference is searched for what is pasted, a generator leaves it to the palette', async ({ page }) => {
  await openListening(page, '/http-status-codes');
  await copy(page, 'teapot');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+v');
  await expect(input(page).getByRole('textbox')).toHaveValue('teapot');
  await openListening(page, '/token-generator');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+v');
  await expect(palette(page)).toBeVisible();
});

test('on home Ctrl and V open the palette with the offers', async ({ page }) => {
  await openListening(page, '/');
  await copy(page, '1700000000');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+v');
  const offers = palette(page).getByRole('group', { name: 'For the text you pasted' });
  await expect(offers.getByRole('option').first()).toContainText('Date');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date-converter$/);
});

test('the whole page takes a file or a text, and says where it goes', async ({ page }) => {
  await openListening(page, '/json-prettify');
  await drag(page, 'h1', 'dragover', 'a.json', '{"b":2}');
  await expect(sign(page)).toHaveText('Drop to open in JSON prettify and format');
  await drag(page, 'h1', 'drop', 'a.json', '{"b":2}');
  await expect(sign(page)).toHaveCount(0);
  await expect(input(page)).toContainText('{"b":2}');
  await drag(page, 'h1', 'drop', undefined, '[4]');
  await expect(input(page)).toContainText('[4]');
  // A pane goes first.
  await drag(page, '[data-input]', 'dragover', 'a.json', '[5]');
  await expect(sign(page)).toHaveCount(0);
});

test('a page for files takes a file as it is', async ({ page }) => {
  await openListening(page, '/base64-file-converter?tab=encode');
  await drag(page, 'h1', 'drop', 'a.txt', 'hello');
  await expect(page.locator('[data-operation=encode]')).toContainText('a.txt');
});

test('on home a dropped text opens the offers, and what is no text is told', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openListening(page, '/');
  await drag(page, 'h1', 'dragover', 'a.json', '{"b":2}');
  await expect(sign(page)).toHaveText('Drop to find a tool for it');
  await drag(page, 'h1', 'drop', 'a.json', '{"b": 2}');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('JSON prettify');
  await page.keyboard.press('Escape');
  await page.locator('h1').evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array([0xff, 0xfe, 0x00, 0xff])], 'a.bin'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('“a.bin” could not be read.')).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
});
