import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTENT_TYPES } from '../../scripts/headers.mjs';
import { expect, test as base } from './fixture.ts';
import { built } from './own-site.ts';

/* Pages on a slow line: their HTML comes in a hundred pieces, and their scripts are empty. */

const PIECES = 100;
/** Milliseconds between two of them: longer than a frame. */
const PAUSE = 20;

const test = base.extend<object>({
  baseURL: async ({}, use) => {
    const server = createServer((request, response) => {
      void (async () => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const type = CONTENT_TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
        response.setHeader('Content-Type', type);
        if (type.startsWith('text/javascript')) return response.end();
        if (!type.startsWith('text/html')) return response.end(await readFile(join(built, pathname)));
        const html = await readFile(join(built, pathname, 'index.html'), 'utf8');
        const size = Math.ceil(html.length / PIECES);
        for (let at = 0; at < html.length; at += size) {
          response.write(html.slice(at, at + size));
          await wait(PAUSE);
        }
        return response.end();
      })().catch(() => response.destroy());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
  },
});

for (const width of [1280, 360]) {
  for (const path of ['', 'base64-string-converter', 'json-diff', 'http-status-codes']) {
    test(`/${path} shows its title first and never moves, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        const name = ({ node }: { node: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '?');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            moved.push(...(entry as unknown as { sources: { node: Node | null }[] }).sources.map(name));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`./${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Not all at the end: the title does not wait for the rest.
      await expect(page.getByRole('banner')).toBeHidden();
      await page.waitForLoadState();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').locator('button, input, textarea').first()).toBeVisible();
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  }
}
