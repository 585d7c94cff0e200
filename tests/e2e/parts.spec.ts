import { expect, open, part, test, unfold } from './fixture.ts';

/* The behavior of the kit's parts on the pages of tools: folded options, tabs, texts that stay. */

test.describe('options beyond the first', () => {
  test('are folded, and say how many of them are changed', async ({ page }) => {
    await open(page, '/sql-prettify');
    const more = page.getByRole('button', { name: /^More options/ });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Function')).toHaveCount(0);
    await more.press('Enter');
    await page.getByRole('switch', { name: 'No spaces around operators' }).check();
    await more.press('Enter');
    await expect(more).toHaveText('More options · 1 changed');
    await page.reload();
    await expect(more).toHaveText('More options · 1 changed');
  });

  test('open by themselves for a link that sets one', async ({ page }) => {
    await open(page, '/sql-prettify?denseOperators=true');
    await expect(page.getByRole('switch', { name: 'No spaces around operators' })).toBeChecked();
    await page.getByRole('button', { name: /^More options/ }).click();
    await expect(page.getByRole('switch', { name: 'No spaces around operators' })).toHaveCount(0);
  });

  test('stay open while one of them is wrong', async ({ page }) => {
    await open(page, '/sql-prettify');
    await unfold(page);
    await page.getByRole('spinbutton', { name: 'Expression width' }).fill('x');
    await page.getByRole('button', { name: /^More options/ }).click();
    await expect(page.getByRole('spinbutton', { name: 'Expression width' })).toBeVisible();
  });

  test('are all but two on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/sql-prettify');
    await expect(page.getByRole('combobox', { name: 'Keywords' })).toBeHidden();
    await page.getByRole('button', { name: /^More options/ }).click();
    await expect(page.getByRole('combobox', { name: 'Keywords' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'No spaces around operators' })).toBeVisible();
  });
});

test.describe('two directions', () => {
  test('are tabs, and a link leads to the open one', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/base64-string-converter');
    await expect(page.locator('[data-operation]')).toHaveCount(1);
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-operation=decode]')).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\?tab=decode$/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator('[data-operation=decode]')).toBeVisible();
  });

  test('a text that is plainly of the other direction is taken there', async ({ page }) => {
    await open(page, '/base64-string-converter');
    const encode = await part(page, 'encode');
    await encode.locator('[data-input] textarea').fill('SGVsbG8gd29ybGQsIGhvdyBhcmUgeW91Pw==');
    const offer = encode.getByRole('status').filter({ hasText: 'This looks like: Base64' });
    await offer.getByRole('button').click();
    const decode = page.locator('[data-operation=decode]');
    await expect(decode.locator('[data-result]')).toContainText('Hello world, how are you?');
  });
});

test('what was typed is there again after a walk, and gone after a reload', async ({ page }) => {
  await open(page, '/json-diff');
  await page.goBack();
  await open(page, '/list-converter');
  await unfold(page);
  await page.locator('[data-input]').first().locator('textarea').fill('b\na');
  await page.getByRole('textbox', { name: 'Separator', exact: true }).fill(' + ');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handy tools for developers');
  await page.goBack();
  await expect(page.locator('[data-input]').first().locator('textarea')).toHaveValue('b\na');
  await expect(page.locator('[data-result]').first()).toContainText('b + a');
  await page.reload();
  await expect(page.locator('[data-input]').first().locator('textarea')).toHaveValue('');
});
