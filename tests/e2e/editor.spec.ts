import { expect, open, test } from './fixture.ts';

/* The field of a text, when it becomes an editor. */

test('focus, caret and text go over to the editor when it arrives', { tag: '@first' }, async ({ page }) => {
  let release: (() => void) | undefined;
  await page.route(/code-mirror/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await open(page, '/json-prettify');
  const input = page.locator('[data-input]').first();
  await input.locator('textarea').focus();
  await page.keyboard.type('[1,3]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => release).toBeDefined();
  release?.();
  await expect(input.locator('.cm-content')).toHaveText('[1,3]');
  await page.keyboard.type('2,');
  await expect(input.locator('.cm-content')).toHaveText('[1,2,3]');
});

test('what is typed while the editor of a long text is on its way does not take the place of the text', async ({
  page,
}) => {
  await open(page, '/list-converter');
  const input = page.locator('[data-input]').first();
  await input.locator('textarea').focus();
  await page.route(/code-mirror/, async (route) => {
    await page.keyboard.type('typed');
    await route.continue();
  });
  await input.locator('textarea').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'item\n'.repeat(40_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(input.locator('.cm-content')).toContainText('item');
  await expect(input.locator('..')).toContainText('40,001 lines · 200 kB');
  await page.keyboard.type('typed');
  await expect(input.locator('..')).toContainText('40,001 lines · 200 kB');
  await expect(page.locator('[data-result]').first()).toContainText('item, typed');
});
