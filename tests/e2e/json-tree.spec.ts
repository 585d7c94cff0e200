import { expect, open, test } from './fixture.ts';

/* The result of JSON prettify as a tree. */

test('the path of a chosen value leads back along it, and the value is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/json-prettify?indent=4');
  await page.locator('[data-input] .cm-content').fill('{"b":[1,{"c":{"d":12345678901234567890}}],"a":2}');
  await page.getByText('Tree', { exact: true }).click();
  const path = page.getByRole('navigation', { name: 'Path' });
  const tree = page.getByRole('group', { name: 'Tree' });
  for (const name of [/^b\b/, /^1\b/, /^c\b/]) await tree.getByRole('button', { name }).click();
  await expect(path.getByRole('listitem')).toHaveText(['Document', 'b', '1', 'c']);
  await path.getByRole('button', { name: 'Copy subtree' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('{\n    "d": 12345678901234567890\n}');

  await path.getByRole('button', { name: 'b', exact: true }).click();
  await expect(path.getByRole('listitem')).toHaveText(['Document', 'b']);
  await expect(tree.getByRole('button', { name: /^b\b/ })).toBeFocused();
});
