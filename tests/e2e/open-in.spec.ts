import type { Page } from '@playwright/test';
import { axeFindings, expect, open, sidewaysScroll, test } from './fixture.ts';

/* A result goes on to another tool, by hand and by keyboard, and the way back is one key. */

const TEXT = '{"name": "Ada", "born": 1815}';
const menu = (page: Page) => page.getByRole('menu', { name: 'Open in…' });
const input = (page: Page) => page.locator('[data-input] textarea, [data-input] [contenteditable]').first();
const result = (page: Page) => page.locator('[data-result]').first();

test('two clicks take a result to another tool, and Back finds everything as it was', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await open(page, '/json-prettify');
    await input(page).fill(TEXT);
    await expect(result(page)).toContainText('"born": 1815');
    await page.getByRole('button', { name: 'Open in…' }).click();
    // Formatted JSON may be minified, and what reads JSON comes before what takes any text.
    await expect(menu(page).getByRole('menuitem').first()).toHaveText('JSON minify');
    await expect(menu(page)).not.toContainText('JSON prettify');
    expect(await sidewaysScroll(page)).toBe(0);
    await menu(page).getByRole('menuitem', { name: 'JSON to YAML' }).click();
    await expect(page).toHaveURL(/json-to-yaml-converter$/);
    await expect(result(page)).toContainText('born: 1815');
    await page.goBack();
    await expect(page).toHaveURL(/json-prettify$/);
    await expect(input(page)).toContainText('Ada');
    await expect(result(page)).toContainText('"born": 1815');
  }
});

test('Alt and Enter open the menu, arrows and letters move in it, Escape leads back', async ({ page }) => {
  // The page listens when it is idle.
  const loaded = page.waitForResponse(/take-anywhere.*\.js/);
  await open(page, '/json-prettify');
  await input(page).fill(TEXT);
  await loaded;
  await page.waitForTimeout(300);
  await expect(page.getByRole('button', { name: 'Open in…' })).toBeEnabled();
  await page.keyboard.press('Alt+Enter');
  await expect(menu(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const active = () =>
    menu(page).evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  expect(await active()).toBe('JSON minify');
  await page.keyboard.press('ArrowDown');
  expect(await active()).not.toBe('JSON minify');
  await page.keyboard.press('h');
  expect(await active()).toBe('Hash text');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open in…' })).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/json-minify$/);
  await expect(result(page)).toContainText('{"name":"Ada","born":1815}');
});
