import { expect, open, part, test } from './fixture.ts';

/* The search in an editor. */

test('finds, counts, goes through the matches and gives the focus back', async ({ page }) => {
  await open(page, '/json-prettify');
  const text = JSON.stringify({ cat: 'Cat', dog: 'cat', list: ['cat'] });
  const input = page.locator('[data-input]').first();
  await input.locator('.cm-content, textarea').fill(text);
  await input.locator('.cm-content').focus();
  await page.keyboard.press('Control+f');
  const bar = input.getByRole('search');
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cat');
  await expect(bar.getByRole('status')).toHaveText('– of 4');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('1 of 4');
  await page.keyboard.press('F3');
  await expect(bar.getByRole('status')).toHaveText('2 of 4');
  await page.keyboard.press('Shift+Enter');
  await expect(bar.getByRole('status')).toHaveText('1 of 4');
  await bar.getByRole('button', { name: 'Match case' }).click();
  await expect(bar.getByRole('status')).toHaveText('1 of 3');
  await bar.getByRole('searchbox').fill('bird');
  await expect(bar.getByRole('status')).toHaveText('No matches');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(input.locator('.cm-content')).toBeFocused();
});

test('replaces in an input, and only finds in a result', async ({ page }) => {
  await open(page, '/base64-string-converter');
  const encode = await part(page, 'encode');
  await expect(page.getByRole('button', { name: 'Find in: Text' })).toBeDisabled();
  await encode.locator('[data-input] textarea').fill('one two one');
  await page.getByRole('button', { name: 'Find in: Text' }).click();
  const bar = encode.locator('[data-input]').getByRole('search');
  await bar.getByRole('searchbox').fill('one');
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('three');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(encode.locator('[data-input] .cm-content')).toHaveText('three two three');
  await expect(encode.locator('[data-result]')).toContainText('dGhyZWUgdHdvIHRocmVl');
  await page.getByRole('button', { name: 'Find in: Base64' }).click();
  await expect(encode.locator('[data-result]').getByRole('search')).toBeVisible();
  await expect(encode.locator('[data-result]').getByRole('textbox', { name: 'Replace with' })).toHaveCount(0);
});
