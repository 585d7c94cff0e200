import { expect, open, test } from './fixture.ts';

/* Two texts, their differences, and a text whose secrets come back. */

test('lines that differ are marked in both texts, also after a key', async ({ page }) => {
  await open(page, '/text-diff');
  await page.locator('[data-example]').first().click();
  const [left, right] = [page.locator('[data-input]').first(), page.locator('[data-input]').nth(1)];
  await expect(left.locator('.cm-removed')).toHaveText('brown');
  await expect(right.locator('.cm-added')).toHaveText('red');
  await right.locator('.cm-line').nth(1).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' all of');
  await expect(left.locator('.cm-line-removed')).toHaveText(['The quick brown fox', 'jumps over']);
  await expect(right.locator('.cm-added')).toHaveText(['red', ' all of']);
});

test('N and P go to the next and the previous difference, on any page of rows', async ({ page }) => {
  await open(page, '/text-diff');
  const lines = Array.from({ length: 1200 }, (_, index) => `line ${index}`);
  const drop = async (at: number, name: string, text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file' }).nth(at).click();
    await (await chosen).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await drop(0, 'old.txt', lines.join('\n'));
  await drop(1, 'new.txt', lines.map((line, index) => (index === 10 || index > 600 ? `${line}!` : line)).join('\n'));
  const rows = page.getByRole('region', { name: 'Differences' });
  await expect(rows).toContainText('line 10!');
  await rows.focus();
  await page.keyboard.press('n');
  await expect(page.locator('tr:focus')).toContainText('line 10!');
  await page.keyboard.press('n');
  await expect(page.locator('tr:focus')).toContainText('line 601!');
  await page.keyboard.press('p');
  await expect(page.locator('tr:focus')).toContainText('line 10!');
  await rows
    .getByRole('button', { name: /unchanged lines/ })
    .first()
    .click();
  await expect(rows).toContainText('line 0');
});

test('secrets come back into an answer, and a reload forgets them', async ({ page }) => {
  await open(page, '/string-obfuscator?tab=redact');
  const [text, answer] = [page.locator('[data-operation="redact"]'), page.locator('[data-operation="restore"]')];
  await text.locator('[data-input] textarea').fill('Write to ada@example.com.');
  await expect(text.locator('[data-result]')).toContainText('Write to <EMAIL_1>.');
  await page.getByRole('tab', { name: 'Restore' }).click();
  await answer.getByRole('textbox', { name: 'Reply with placeholders' }).fill('Dear <EMAIL_1>!');
  await expect(answer.locator('[data-result]')).toContainText('Dear ada@example.com!');
  await page.getByRole('tab', { name: 'Redact' }).click();
  await page.getByRole('table').getByText('<EMAIL_1>').click();
  await expect(text.locator('[data-result]')).toContainText('Write to ada@example.com.');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('ada@');
  expect(page.url()).not.toContain('ada');
  await page.reload();
  await expect(text.locator('[data-input] textarea')).toHaveValue('');
});
