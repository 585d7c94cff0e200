import type { Page } from '@playwright/test';
import { expect, open, test } from './own-site.ts';

/* A page arrives in pieces, and what a visitor has stored changes it: nothing moves. */

/** Notes what is moved from now on, in every page that is opened. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Element | null }[] };
        moved.push(...sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? '?'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

for (const path of ['/', '/base64-string-converter', '/hash-text']) {
  test(`nothing moves while ${path} comes in pieces`, async ({ page, context }) => {
    await watchMoves(page);
    // Scripts would share the line; the page comes uncompressed from its own site, and so in many pieces.
    await page.route(/\.js$/, () => new Promise(() => undefined));
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: 40_000, uploadThroughput: 40_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.goto(path.replace('/', './'), { waitUntil: 'commit' });
    await expect(page.locator('#side-menu > footer')).toBeVisible();
    await expect(page.getByRole('main').locator('section').last()).toBeAttached();
    await page.waitForTimeout(500);
    expect(await movesOf(page)).toEqual([]);
  });
}

for (const language of ['en', 'ru']) {
  for (const path of ['/', '/hash-text']) {
    test(`nothing moves while ${path} arrives, in ${language}`, async ({ page }) => {
      await watchMoves(page);
      await page.addInitScript((code) => {
        localStorage.setItem('locale', code);
        localStorage.setItem('favoriteToolsName', '["json-diff","uuid-generator"]');
      }, language);
      await open(page, path);
      const menu = page.getByRole('navigation', { name: language === 'en' ? 'Menu' : 'Меню' });
      await expect(menu.getByRole('link', { name: /JSON/ }).first()).toBeVisible();
      if (path === '/') await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await page.waitForTimeout(500);
      expect(await movesOf(page)).toEqual([]);
    });
  }
}
