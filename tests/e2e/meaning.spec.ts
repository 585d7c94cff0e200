import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

/* What operations say of themselves, as pages show it: the way back, downloads and related tools. */

/** The part of a page for an operation. */
const part = (page: Page, operation: string) => page.locator(`[data-operation=${operation}]`);
const fill = (page: Page, operation: string, text: string) =>
  part(page, operation).locator('[data-input]').locator('.cm-content, textarea').fill(text);

test('Swap takes the result back, with the options that it needs', { tag: '@first' }, async ({ page }) => {
  await open(page, '/base64-string-converter');
  const [encode, decode] = [part(page, 'encode'), part(page, 'decode')];
  await encode.getByRole('combobox').selectOption('utf-16le');
  await fill(page, 'encode', 'é');
  await expect(encode.locator('[data-result]')).toContainText('6QA=');
  await encode.getByRole('button', { name: 'Swap' }).click();
  await expect(decode.locator('[data-input]')).toContainText('6QA=');
  await expect(decode.getByRole('combobox')).toHaveValue('utf-16le');
  await expect(decode.locator('[data-result]')).toContainText('é');
});

test('Swap leads to another tool, whose stored options stay', async ({ page }) => {
  await open(page, '/yaml-to-json-converter');
  await page.getByRole('spinbutton', { name: 'Indent size' }).fill('1');
  await open(page, '/json-to-yaml-converter');
  await fill(page, 'convert', '{"a":[1,2]}');
  await expect(page.locator('[data-result]')).toContainText('- 1');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YAML to JSON converter');
  await expect(page.locator('[data-input]')).toContainText('a:');
  await expect(page.locator('[data-result]')).toContainText('"a": [');
  await expect(page.getByRole('spinbutton', { name: 'Indent size' })).toHaveValue('1');
});

test('without a way back Swap is disabled, and says why to eyes and screen readers', async ({ page }) => {
  await open(page, '/toml-to-yaml');
  await fill(page, 'convert', 'a = 1');
  const swap = page.getByRole('button', { name: 'Swap' });
  await expect(swap).toBeEnabled();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('switch', { name: 'Safe for YAML 1.1' }).uncheck();
  await expect(swap).toBeDisabled();
  await expect(swap).toHaveAccessibleDescription('With these options the result cannot be turned back.');
  await swap.focus();
  await expect(page.getByRole('tooltip').filter({ hasText: 'With these options' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TOML to YAML');
});

test.describe('a download has the name and the media type of what is in it', () => {
  const downloads = [
    {
      path: '/json-to-yaml-converter',
      operation: 'convert',
      text: '{"a":1}',
      name: 'data.yaml',
      type: 'application/yaml',
    },
    { path: '/json-to-csv', operation: 'convert', text: '[{"a":1}]', name: 'table.csv', type: 'text/csv' },
    {
      path: '/json-to-csv?separator=tab',
      operation: 'convert',
      text: '[{"a":1}]',
      name: 'table.tsv',
      type: 'text/tab-separated-values',
    },
    { path: '/list-converter', operation: 'convert', text: 'a', name: 'lines.txt', type: 'text/plain' },
  ];
  for (const { path, operation, text, name, type } of downloads) {
    test(`${path}: ${name}`, async ({ page }) => {
      await page.addInitScript(() => {
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob: Blob) => {
          document.documentElement.dataset['type'] = blob.type;
          return create(blob);
        };
      });
      await open(page, path);
      await fill(page, operation, text);
      const button = part(page, operation).getByRole('button', { name: 'Download' });
      await expect(button).toBeEnabled();
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe(name);
      expect(await page.evaluate(() => document.documentElement.dataset['type'])).toBe(`${type};charset=utf-8`);
      expect(readFileSync(await download.path(), 'utf8')).not.toBe('');
    });
  }
});

test('related tools are those that lead on, and none where there are none', async ({ page }) => {
  const names = () =>
    page.getByRole('main').getByRole('heading', { name: 'Related tools' }).locator('..').getByRole('link');
  await open(page, '/yaml-to-json-converter');
  await expect(names()).toHaveCount(4);
  await expect(names().filter({ hasText: 'JSON to YAML converter' })).toHaveCount(1);
  await open(page, '/camera-recorder');
  await expect(names()).toHaveCount(0);
});
