// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { serve } from './hosting/server.mjs';
import { root } from './child.mjs';

/* Makes the pictures of README.md from the built site: npm run build && npm run pictures */

const folder = join(root, 'docs/pictures');

/** @type {{ name: string, path: string, width?: number, height?: number, dark?: boolean, locale?: string, act?: (page: import('@playwright/test').Page) => Promise<unknown> }[]} */
const PICTURES = [
  { name: 'home', path: '' },
  {
    name: 'tool',
    path: 'json-prettify',
    dark: true,
    act: (page) => page.locator('[data-example]').first().click(),
  },
  { name: 'iban', path: 'iban-validator-and-parser', act: (page) => page.locator('[data-example]').first().click() },
  { name: 'uuid-phone-ru', path: 'uuid-generator', width: 360, height: 740, locale: 'ru' },
  {
    name: 'palette-dark',
    path: '',
    dark: true,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('json');
    },
  },
];

const path = findChromium();
const site = await serve({ root: join(root, 'dist/site'), base: '/', host: '127.0.0.1', port: 4192 });
const browser = await chromium.launch({
  ...(path !== undefined && { executablePath: path }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(folder, { recursive: true });
for (const { name, path: address, width = 1280, height = 800, dark = false, locale = 'en', act } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
await site.close();
