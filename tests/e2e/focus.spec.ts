import { callPalette, expect, open, test } from './fixture.ts';

/* Where the cursor is when a page has arrived. */

test('the cursor is in the main input, and what is typed goes there', async ({ page }) => {
  await open(page, '/json-prettify');
  await expect(page.locator('[data-input] :focus').first()).toBeVisible();
  await page.keyboard.type('[1,');
  await expect(page.locator('[data-input]').getByText('[1,').or(page.locator('[data-input] textarea'))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('#side-menu').getByRole('link', { name: 'Hash text' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
  await expect(page.locator('[data-input] :focus').first()).toBeVisible();
});

test('a page without an input leaves the focus on its heading', async ({ page }) => {
  await open(page, '/json-prettify');
  await page.locator('#side-menu').getByRole('link', { name: 'Random port generator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing takes the focus from a dialog, or from what is used already', async ({ page }) => {
  await page.route('**/page-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('./json-prettify?search');
  await callPalette(page);
  await expect(page.locator('[data-input]').first()).toBeAttached();
  await page.waitForTimeout(500);
  await expect(page.getByRole('combobox', { name: 'Search tools and commands' })).toBeFocused();
});

test('a link to a place of the page leads there', async ({ page }) => {
  await open(page, '/http-status-codes#404');
  await page.waitForTimeout(500);
  await expect(page.locator('[data-input] :focus')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });
  test('no keyboard covers the page', async ({ page }) => {
    await open(page, '/json-prettify');
    await page.waitForTimeout(500);
    await expect(page.locator('[data-input] :focus')).toHaveCount(0);
  });
});
