import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings } from './fixture.ts';

/* The component demo area, served by the development server. Every page is found by itself. */

const names = readdirSync(join(import.meta.dirname, '../../src/shell/demo/pages')).map((file) =>
  file.replace('.tsx', ''),
);
const REQUIRED = [
  'alert',
  'button',
  'buttons-select',
  'card',
  'input-text',
  'link',
  'modal',
  'select',
  'table',
  'text-copyable',
  'tooltip',
];

test('the index names all parts, those of the specification among them', async ({ page }) => {
  expect(names).toEqual(expect.arrayContaining(REQUIRED));
  await page.goto('/c-lib');
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

for (const name of names) {
  test(`${name} has nothing for axe to find, light and dark`, async ({ page }) => {
    await page.goto(`/c-lib/${name}`);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}
