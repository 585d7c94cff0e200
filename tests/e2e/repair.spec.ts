import { expect, open, test } from './fixture.ts';

/* A text that is nearly right is repaired on the page, by the operation of another tool. */

test('JSON with curly quotes is repaired by one click, and the text before comes back by another', async ({ page }) => {
  await open(page, '/json-minify');
  const input = page.locator('[data-input]');
  const broken = '{ “name”: “Ada”, "born": 1815 }';
  const field = input.locator('.cm-content');
  await field.fill(broken);
  await input.locator('..').getByRole('button', { name: 'Repair' }).click();
  await expect(field).toHaveText('{ "name": "Ada", "born": 1815 }');
  await expect(page.locator('[data-result]')).toContainText('{"name":"Ada","born":1815}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveText(broken);
});
