import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

const LONG = '<p>a <b>b</b></p>\n'.repeat(5000);

const paste = (field: Locator, type: string, text: string) =>
  field.evaluate(
    (element, [kind = '', value = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, value);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, text],
  );

test('what is too large for the editor of HTML stays whole as source', async ({ page }) => {
  await open(page, '/html-wysiwyg-editor');
  const show = (view: string) => page.getByRole('radio', { name: view }).check();
  await show('HTML source');
  const source = page.getByRole('textbox', { name: 'HTML source' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from(LONG) });
  await show('Editor');
  await expect(page.getByText('too large for the editor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeDisabled();
  await show('HTML source');
  await expect(source).toContainText('<p>a <b>b</b></p>');
  await page.getByRole('button', { name: 'Clear' }).click();
  await source.fill('<p>short</p>');
  await show('Editor');
  await expect(page.getByRole('textbox', { name: 'Editor' })).toHaveText('short');
});

test('the editor of HTML takes nothing of a paste that it cannot hold', async ({ page }) => {
  await open(page, '/html-wysiwyg-editor');
  const editor = page.getByRole('textbox', { name: 'Editor' });
  await editor.pressSequentially('kept');
  for (const [type, text] of [
    ['text/html', LONG],
    ['text/plain', 'line\n'.repeat(5000)],
  ] as const) {
    await paste(editor, type, text);
    await expect(page.getByText('Nothing was inserted')).toBeVisible();
    await expect(editor).toHaveText('kept');
    await paste(editor, 'text/plain', '!');
    await expect(page.getByText('Nothing was inserted')).toBeHidden();
    await editor.fill('kept');
  }
});

test('tasks are made, done and left by keys and clicks, and are Markdown', async ({ page }) => {
  await open(page, '/html-wysiwyg-editor');
  const editor = page.getByRole('textbox', { name: 'Editor' });
  const task = page.getByRole('button', { name: 'Task list' });
  const result = page.locator('[data-result]');
  await editor.click();
  await task.click();
  await expect(task).toHaveAttribute('aria-pressed', 'true');
  await editor.pressSequentially('one');
  await editor.press('Enter');
  await editor.pressSequentially('two');
  await editor.getByRole('checkbox', { name: 'Task done' }).first().check();
  await page.getByRole('radio', { name: 'Markdown' }).check();
  await expect(result).toContainText('- [x] one');
  await expect(result).toContainText('- [ ] two');
  await expect(page.getByText('2 words · 6 characters')).toBeVisible();
  await editor.getByText('two').click();
  await task.click();
  await expect(task).toHaveAttribute('aria-pressed', 'false');
  await expect(result).toContainText('- two');
});
