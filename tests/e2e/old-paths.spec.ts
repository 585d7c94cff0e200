import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { CONTENT_TYPES } from '../../scripts/hosting/headers.mjs';
import { toolIds } from '../../scripts/tool-ids.mjs';
import { expect, hydrated, test as base } from './fixture.ts';
import { built } from './own-site.ts';

/* Old paths on a host that knows nothing: no redirects, no headers, only files. */

const test = base.extend<{ plain: string }>({
  plain: async ({ page: _page }, use) => {
    const server = createServer((request, response) => {
      const path = decodeURIComponent((request.url ?? '').replace(/[?#].*$/, '')).slice(1);
      const name = [path, join(path, 'index.html')].find(
        (file) => extname(file) !== '' && existsSync(join(built, file)),
      );
      const type = CONTENT_TYPES[extname(name ?? '.html')] ?? 'application/octet-stream';
      response.writeHead(name === undefined ? 404 : 200, { 'Content-Type': type });
      response.end(readFileSync(join(built, name ?? '404.html')));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
    server.closeAllConnections();
  },
});

const redirects = Object.entries(
  JSON.parse(readFileSync(join(built, 'redirects.json'), 'utf8')) as Record<string, string>,
);

/** The old paths that were promised, and their tools. */
const PROMISED: Readonly<Record<string, string>> = {
  '/file-to-base64': 'base64-string-converter',
  '/base64-converter': 'base64-string-converter',
  '/color-picker-converter': 'color-converter',
  '/cypher': 'encryption',
  '/hash': 'hash-text',
  '/json-viewer': 'json-prettify',
  '/text-stats': 'text-statistics',
};

test('the seven promised old paths are there, each as soon as its tool is', () => {
  const ready = Object.entries(PROMISED).filter(([, id]) => toolIds().includes(id));
  expect(ready.length).toBeGreaterThan(4);
  expect(Object.fromEntries(redirects)).toMatchObject(Object.fromEntries(ready.map(([from, id]) => [from, `/${id}`])));
});

test('every old path leads on, with query and fragment', async ({ page, plain, watch }) => {
  watch.allow.push(/^request: http:\/\/localhost/);
  for (const [from, to] of redirects) {
    for (const slash of ['', '/']) {
      await page.goto(`${plain}${from.slice(1)}${slash}?a=%3D1#b`);
      await page.waitForURL(`${plain}${to.slice(1)}?a=%3D1#b`);
    }
  }
  await hydrated(page);
  await page.goBack();
  // The old path is not left behind in the history.
  expect(page.url()).not.toMatch(new RegExp(`${redirects.at(-1)?.[0]}/?[?]`));
  await page.goto('about:blank');
});

test('also without JavaScript', async ({ browser, plain }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [[from, to] = ['', '']] = redirects;
  await page.goto(`${plain}${from.slice(1)}?a=1`);
  await page.waitForURL(plain + to.slice(1));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
