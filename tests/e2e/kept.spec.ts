import type { Page } from '@playwright/test';
import { callPalette, expect, hydrated, open, test } from './fixture.ts';

/* What was typed and chosen on a tool's page is there again after a look at another page, while the tab lives. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const input = (page: Page, operation: string) =>
  page.locator(`[data-operation=${operation}] [data-input] :is(textarea, .cm-content)`).first();
/** What stands in the input of JSON prettify, which may be an editor. */
const expectJson = (page: Page, text: string) =>
  expect
    .poll(() =>
      input(page, 'prettify').evaluate((element) =>
        element instanceof HTMLTextAreaElement ? element.value : element.textContent.trim(),
      ),
    )
    .toBe(text);
const result = (page: Page) => page.locator('main [data-result]').first();

async function goByMenu(page: Page, tool: string) {
  await menu(page).getByRole('link', { name: tool, exact: true }).click();
  await expect(heading(page)).toHaveText(tool);
}
async function goByPalette(page: Page, tool: string) {
  await callPalette(page);
  await page.getByRole('dialog').getByRole('combobox').fill(tool);
  await page.getByRole('dialog').getByRole('option', { name: tool }).first().click();
  await expect(heading(page)).toHaveText(tool);
}

test('a text is there again, by Back, menu and palette', { tag: '@first' }, async ({ page }) => {
  await open(page, '/json-prettify');
  await input(page, 'prettify').fill('{"a":1}');
  await expect(result(page)).toContainText('"a": 1');
  for (const goBack of [
    () => page.goBack(),
    () => goByMenu(page, 'JSON prettify and format'),
    () => goByPalette(page, 'JSON prettify and format'),
  ]) {
    await goByMenu(page, 'JSON diff');
    await goBack();
    await expectJson(page, '{"a":1}');
    await expect(result(page)).toContainText('"a": 1');
  }
});

test('so is the tab', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await page.getByRole('tab').nth(1).click();
  const name = await page.getByRole('tab', { selected: true }).textContent();
  const fields = page.locator('[data-input] textarea').locator('visible=true');
  await fields.first().fill('aGVsbG8=');
  await goByMenu(page, 'Hash text');
  await goByMenu(page, 'Base64 string encoder/decoder');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name ?? '');
  await expect(fields.first()).toHaveValue('aGVsbG8=');
});

test('so are options that nothing stores', async ({ page }) => {
  await open(page, '/regex-tester');
  const pattern = page.getByRole('textbox', { name: 'Regular expression' });
  await pattern.fill('a+');
  await page.locator('[data-operation=match] [data-input] textarea').locator('visible=true').last().fill('caat');
  await goByMenu(page, 'Hash text');
  await page.goBack();
  await expect(pattern).toHaveValue('a+');
  await expect(result(page)).toContainText('aa');
});

test('so is where it was scrolled to', async ({ page }) => {
  await open(page, '/git-memo');
  // It has loaded when there is a palette.
  await callPalette(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await goByMenu(page, 'Hash text');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Git cheatsheet');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('what is cleared stays so, and a reload starts anew', async ({ page }) => {
  await open(page, '/json-prettify');
  await input(page, 'prettify').fill('{"a":1}');
  await page.locator('[data-operation=prettify] [data-clear]').first().click();
  await goByMenu(page, 'JSON diff');
  await page.goBack();
  await expectJson(page, '');
  await input(page, 'prettify').fill('{"b":1}');
  await page.reload();
  await hydrated(page);
  await expectJson(page, '');
});

test('a link with an input of its own wins, also against what was typed before', async ({ page }) => {
  await open(page, '/json-prettify');
  await input(page, 'prettify').fill('{"a":1}');
  await goByMenu(page, 'JSON diff');
  await page.evaluate(() => {
    history.pushState(undefined, '', new URL('json-prettify#prettify=[2]', document.baseURI));
  });
  await expect(heading(page)).toHaveText('JSON prettify and format');
  await expectJson(page, '[2]');
  await input(page, 'prettify').fill('[3]');
  await goByMenu(page, 'JSON diff');
  await page.goBack();
  await expectJson(page, '[3]');
});

test('secrets are not kept, and nothing typed reaches a storage or an address', async ({ page }) => {
  await open(page, '/encryption');
  const password = page.locator('input[type=password]').locator('visible=true').first();
  const text = page.locator('[data-input] textarea').locator('visible=true').first();
  await text.fill('canary-text');
  await password.fill('canary-password');
  await goByMenu(page, 'JSON prettify and format');
  await input(page, 'prettify').fill('"canary-json"');
  await page.goBack();
  await expect(text).toHaveValue('');
  await expect(password).toHaveValue('');
  await page.goForward();
  await expectJson(page, '"canary-json"');
  const all = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      document.cookie,
      location.href,
      history.state,
      document.title,
    ]),
  );
  expect(all).not.toContain('canary');
});

test('a line of the settings switches it off', async ({ page }) => {
  await open(page, '/json-prettify');
  await input(page, 'prettify').fill('{"a":1}');
  await callPalette(page);
  await page.getByRole('dialog').getByRole('combobox').fill('settings');
  await page.getByRole('dialog').getByRole('option', { name: 'Settings' }).first().click();
  await page.getByRole('switch', { name: 'Keep typed text while this tab is open' }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await goByMenu(page, 'JSON diff');
  await page.goBack();
  await expectJson(page, '');
});
