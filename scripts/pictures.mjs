// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { serve } from './hosting/server.mjs';
import { nameUnknown } from './tool-ids.mjs';

/*
 * Pictures of the built site: npm run build, then
 *   npm run pictures -- uuid-generator   each tab of its page with its example: light at 1280 and 1920 px, dark at 360 px in
 *                                        Russian, as first seen and whole; into dist/pictures
 *   npm run pictures                     those of README.md, into docs/pictures
 */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ path: string, width?: number, height?: number, dark?: boolean, locale?: string }} View */

/** @type {readonly (View & { name: string, act?: (page: Page) => Promise<unknown> })[]} */
const OF_README = [
  { name: 'home', path: '' },
  { name: 'tool', path: 'json-prettify', dark: true, act: loadExample },
  { name: 'iban', path: 'iban-validator-and-parser', act: loadExample },
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
const OF_TOOL = [
  { name: '1280', width: 1280, height: 900 },
  { name: '1920', width: 1920, height: 1080 },
  { name: '360-ru', width: 360, height: 780, dark: true, locale: 'ru' },
];
/** Milliseconds in which what moves comes to rest. */
const REST = 800;

const ids = process.argv.slice(2);
const built = join(root, 'dist/site');
const fault = nameUnknown(ids) ?? (existsSync(built) ? undefined : 'There is no build: npm run build');
if (fault !== undefined) {
  console.error(fault);
  process.exit(2);
}
const executablePath = findChromium({ isHeadless: true });
const site = await serve({ root: built, base: '/', host: 'localhost', port: 0 });
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
if (ids.length === 0) await takeThoseOfReadme();
for (const id of ids) await takeThoseOfTool(id);
await browser.close();
await site.close();

/** @param {View} view @returns {Promise<Page>} */
async function open({ path, width = 1280, height = 800, dark = false, locale = 'en' }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

/** @param {Page} page @param {string} file @param {boolean} [fullPage] */
async function take(page, file, fullPage = false) {
  await page.waitForTimeout(REST);
  await page.screenshot({ path: file, fullPage });
  console.log(relative(root, file));
}

/** Loads the first example in sight, where the page has one. @param {Page} page */
async function loadExample(page) {
  const button = page.locator('main [data-example]').locator('visible=true').first();
  if ((await button.count()) > 0) await button.click();
}

async function takeThoseOfReadme() {
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  for (const { name, act, ...view } of OF_README) {
    const page = await open(view);
    await act?.(page);
    await take(page, join(folder, `${name}.png`));
    await page.context().close();
  }
}

/** @param {string} id */
async function takeThoseOfTool(id) {
  const folder = join(root, 'dist/pictures', id);
  mkdirSync(folder, { recursive: true });
  for (const { name, ...view } of OF_TOOL) {
    const page = await open({ ...view, path: id });
    const tabs = await page.getByRole('tablist').first().getByRole('tab').all();
    for (let number = 0; number < Math.max(1, tabs.length); number += 1) {
      await tabs[number]?.click();
      await loadExample(page);
      const file = join(folder, tabs.length > 1 ? `${name}-tab${number + 1}` : name);
      await take(page, `${file}.png`);
      const isLonger = await page.locator('html').evaluate((html) => html.scrollHeight > html.clientHeight);
      if (view.width === 360 && isLonger) await take(page, `${file}-whole.png`, true);
    }
    await page.context().close();
  }
}
