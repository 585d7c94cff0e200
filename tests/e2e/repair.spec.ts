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

test('what was repaired is listed under the text until the text changes', async ({ page }) => {
  await open(page, '/json-prettify');
  const pane = page.getByRole('group', { name: 'JSON', exact: true });
  const field = pane.locator('.cm-content');
  await field.fill('{"a": True}');
  await pane.getByRole('button', { name: 'Repair' }).click();
  await expect(field).toHaveText('{"a": true}');
  const changes = pane.getByRole('listitem');
  await expect(changes.filter({ hasText: '“True” replaced by “true”' })).toBeVisible();
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await expect(changes).toHaveCount(0);
});
