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

test('the search of an editor counts what it finds, moves and replaces', { tag: '@first' }, async ({ page }) => {
  await open(page, '/json-prettify');
  const pane = page.getByRole('group', { name: 'JSON', exact: true });
  const text = pane.locator('.cm-content');
  await expect(text).toBeFocused();
  await text.fill('["one", "two", "One"]');
  await page.keyboard.press('Control+f');
  const field = pane.getByRole('textbox', { name: 'Find' });
  const count = pane.getByRole('search').getByRole('status');
  await expect(field).toBeFocused();
  await field.fill('one');
  await expect(count).toHaveText('1 of 2');
  await expect(pane.locator('.cm-searchMatch')).toHaveText(['one', 'One']);
  await field.press('Enter');
  await expect(count).toHaveText('2 of 2');
  await field.press('Shift+Enter');
  await expect(count).toHaveText('1 of 2');
  await field.press('F3');
  await expect(count).toHaveText('2 of 2');
  await pane.getByRole('button', { name: 'Match case' }).click();
  await expect(count).toHaveText('1 of 1');
  await pane.getByRole('textbox', { name: 'Replace with' }).fill('three');
  await pane.getByRole('textbox', { name: 'Replace with' }).press('Enter');
  await expect(text).toHaveText('["three", "two", "One"]');
  await expect(count).toHaveText('No results found');
  await text.fill('["one", "one", "One"]');
  await expect(count).toContainText('of 2');
  await pane.getByRole('button', { name: 'Replace all' }).click();
  await expect(text).toHaveText('["three", "three", "One"]');
  await expect(count).toHaveText('No results found');
  await pane.getByRole('button', { name: 'Regular expression' }).click();
  await field.fill('(');
  await expect(pane.getByRole('alert')).toHaveText('This is not a regular expression.');
  await field.fill('t\\w+|O');
  await expect(count).toContainText('of 3');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(text).toBeFocused();
  // The other editor of the page has its own, by the button of its pane.
  const result = page.getByRole('group', { name: 'Formatted JSON' });
  await result.getByRole('button', { name: 'Find' }).click();
  await result.getByRole('textbox', { name: 'Find' }).fill('One');
  await expect(result.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  await expect(result.getByRole('textbox', { name: 'Replace with' })).toHaveCount(0);
});

test('Ctrl+F outside of it opens the search of the only editor', async ({ page }) => {
  await open(page, '/json-minify');
  await page.locator('[data-input] .cm-content').fill('{ "a": 1 }');
  await expect(page.locator('[data-answer]')).toHaveText('{"a":1}');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
});

test('the mistake is marked at its place in a file whose lines end with CR LF', async ({ page }) => {
  await open(page, '/json-prettify');
  const pane = page.getByRole('group', { name: 'JSON', exact: true });
  const lines = ['[', ...Array.from({ length: 30 }, (_, index) => `${index},`), 'wrong,', '1]'];
  await pane
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(pane.locator('.cm-wrong')).toHaveText('wrong');
  await pane.getByRole('button', { name: 'Go to line 32' }).click();
  await page.keyboard.type('!');
  await expect(pane.locator('.cm-content')).toContainText('!wrong');
});
