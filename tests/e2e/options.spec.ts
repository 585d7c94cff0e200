import { expect, open, test } from './fixture.ts';

/* Options that fold: the pages named here only happen to have many. */

const more = /^More options/;

test('a link opens the options that it sets; that they differ does not', { tag: '@first' }, async ({ page }) => {
  await open(page, '/json-to-yaml-converter?width=40');
  const button = page.getByRole('button', { name: more });
  const field = page.getByRole('spinbutton', { name: /^Wrap lines at/ });
  await expect(button).toHaveText('More options · 1 changed');
  await expect(field).toHaveValue('40');
  await button.click();
  await expect(field).toBeHidden();
  await button.click();
  await field.fill('50');

  // It is remembered, as an example's would be set.
  await open(page, '/json-to-yaml-converter');
  await expect(button).toHaveText('More options · 1 changed');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeHidden();
});

test('an option that is wrong is not hidden', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  const button = page.getByRole('button', { name: more });
  await button.click();
  const field = page.getByRole('spinbutton', { name: /^Wrap lines at/ });
  await field.fill('many');
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await field.fill('60');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field).toBeVisible();
  await button.click();
  await expect(field).toBeHidden();
});

test('a narrow page shows two, and the others when asked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/base64-string-converter?encode.eachLine=true');
  const button = page.getByRole('button', { name: more });
  await expect(button).toHaveText('More options · 1 changed');
  await expect(page.getByRole('switch', { name: 'Wrap' })).toBeVisible();
  await button.click();
  await expect(page.getByRole('switch', { name: 'Wrap' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(page.getByRole('switch', { name: 'Wrap' })).toBeVisible();
  await expect(button).toBeHidden();
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, seen] of [
    [1280, 4],
    [360, 2],
  ] as const)
    test(`${seen} options are seen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('./json-to-yaml-converter');
      await expect(page.locator('[data-options] > :not(button)').locator('visible=true')).toHaveCount(seen);
    });
});
