import { expect, open, test } from './fixture.ts';

test('a moment beyond what a Date holds is shown as it is written', async ({ page }) => {
  await open(page, '/date-converter');
  await page.getByRole('textbox', { name: 'Date or timestamp' }).fill('+300000-01-01T00:00:00Z');
  const answer = page.locator('[data-operation=convert] [data-answer]');
  await expect(answer.nth(1)).toHaveText('Sat, 01 Jan 300000 00:00:00 GMT');
  await expect(answer.nth(0)).toContainText('+300000-01-01T');
});
