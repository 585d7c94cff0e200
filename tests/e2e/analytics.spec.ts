import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { links } from '../../src/shell/routes/links.ts';
import { axeFindings, sidewaysScroll } from './fixture.ts';
import { expect, hydrated, test as base, type OwnSite } from './own-site.ts';

/*
 * The tracker, against a server that records what arrives: a build with the setting on, and the shipped one. The same
 * build has the banner, and a version and commit that are known.
 */

interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: Record<string, unknown>;
}

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist/analytics');
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** One recording server for all tests of a worker, because the build and its policy name its port. */
const test = base.extend<object, { recorder: { arrivals: Arrival[]; origin: string } }>({
  recorder: [
    async ({}, use) => {
      const arrivals: Arrival[] = [];
      const server: Server = createServer((request, response) => {
        let text = '';
        request.on('data', (chunk: Buffer) => (text += chunk.toString()));
        request.on('end', () => {
          arrivals.push({
            method: request.method ?? '',
            path: request.url ?? '',
            type: request.headers['content-type'] ?? '',
            body: JSON.parse(text || '{}') as Record<string, unknown>,
          });
          response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end('ok');
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const env = {
        ...process.env,
        HANDY_TRACKER_ENABLED: 'true',
        HANDY_ANALYTICS_DOMAIN: 'tools.example',
        HANDY_ANALYTICS_API_HOST: origin,
        HANDY_TRACK_LOCALHOST: 'true',
        HANDY_SHOW_BANNER: 'true',
        HANDY_APP_VERSION: '1.2.3',
        HANDY_LAST_COMMIT: COMMIT,
      };
      await promisify(execFile)(process.execPath, ['scripts/build/build.mjs', '--site-only', '--out', out], {
        cwd: root,
        env,
      });
      await use({ arrivals, origin });
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const names = (arrivals: Arrival[]) => arrivals.map(({ body }) => body['n']);
const settle = (page: Page) => page.waitForTimeout(400);

/** Changes a setting in every page, as an operator's script might. */
const setInPages = (site: OwnSite, from: string, to: string) => {
  for (const name of ['index.html', 'hash-text/index.html']) site.edit(name, (text) => text.replace(from, to));
};

test.describe('switched on', () => {
  test.use({ source: join(out, 'site') });

  test.beforeEach(async ({ recorder, watch, page }) => {
    recorder.arrivals.length = 0;
    watch.allow.push(new RegExp(`^request: ${recorder.origin}/api/event$`));
    // Without an icon of its own a page asks for /favicon.ico, which no route catches.
    const outside = { contentType: 'text/html', body: '<link rel="icon" href="data:,">outside' };
    await page.route('https://example.org/**', (route) => route.fulfill(outside));
    watch.allow.push(/^request: https:\/\/example\.org/);
  });

  test('page views: on load and on navigation, without query and fragment', async ({ page, recorder, site }) => {
    await page.goto('./?a=secret#b');
    await hydrated(page);
    await expect.poll(() => names(recorder.arrivals)).toEqual(['pageview']);
    await page.getByRole('main').getByRole('link', { name: 'Hash text' }).first().click();
    await expect.poll(() => names(recorder.arrivals)).toEqual(['pageview', 'pageview']);
    await page.getByRole('textbox').nth(1).fill('typed');
    await page.goBack();
    await expect.poll(() => recorder.arrivals.length).toBe(3);
    await settle(page);
    const width = page.viewportSize()?.width;
    const view = (path: string) => ({
      method: 'POST',
      path: '/api/event',
      type: 'text/plain',
      body: { n: 'pageview', u: `${site.url}${path}`, d: 'tools.example', r: null, w: width, h: 0 },
    });
    expect(recorder.arrivals).toEqual([view(''), view('hash-text'), view('')]);
  });

  test('the support button, and links that lead outside', async ({ page, recorder, context }) => {
    await page.goto('./about');
    await hydrated(page);
    await expect.poll(() => recorder.arrivals.length).toBe(1);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('banner').getByRole('link', { name: 'Support' }).click(),
    ]);
    await tab.close();
    await expect
      .poll(() => names(recorder.arrivals).slice(1))
      .toEqual(['Support button clicked', 'Outbound Link: Click']);
    expect(recorder.arrivals[2]?.body['p']).toBe('{"url":"https://example.org/handy-tools/support"}');
  });

  test('a link in the same tab waits 150 ms, a modified click does not', async ({ page, recorder }) => {
    await page.goto('./about');
    await hydrated(page);
    await expect.poll(() => recorder.arrivals.length).toBe(1);
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^v\d/ });
    await page.evaluate(() => {
      Object.assign(window, { prevented: [] });
      addEventListener('click', (event) => {
        (window as unknown as { prevented: boolean[] }).prevented.push(event.defaultPrevented);
        event.preventDefault();
      });
    });
    await link.click({ modifiers: ['Control'] });
    await expect.poll(() => recorder.arrivals.length).toBe(2);
    const start = Date.now();
    const left = page.waitForURL('https://example.org/**').then(() => Date.now() - start);
    await link.click();
    const seen = await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented);
    expect(seen).toEqual([false, true]);
    expect(await left).toBeGreaterThanOrEqual(150);
    expect(names(recorder.arrivals).slice(1)).toEqual(['Outbound Link: Click', 'Outbound Link: Click']);
  });

  test('a link that a tool made says nothing', async ({ page, recorder }) => {
    await page.goto('./hash-text');
    await hydrated(page);
    await expect.poll(() => recorder.arrivals.length).toBe(1);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://example.org/typed-secret';
      link.target = '_blank';
      link.textContent = 'made';
      document.querySelector('[data-operation]')?.prepend(link);
    });
    await page.getByRole('link', { name: 'made' }).click();
    await settle(page);
    expect(names(recorder.arrivals)).toEqual(['pageview']);
  });

  test('nothing for those who want to be ignored', async ({ page, recorder }) => {
    await page.addInitScript(() => localStorage.setItem('plausible_ignore', 'true'));
    await page.goto('./');
    await hydrated(page);
    await settle(page);
    expect(recorder.arrivals).toEqual([]);
  });

  test('nothing from localhost, unless that is wanted', async ({ page, recorder, site }) => {
    setInPages(site, '"trackLocalhost":true', '"trackLocalhost":false');
    await page.goto('./');
    await hydrated(page);
    await settle(page);
    expect(recorder.arrivals).toEqual([]);
  });

  test('the policy names the one host, wherever it stands', async ({ page, recorder, site }) => {
    const wanted = `connect-src 'self' ${recorder.origin};`;
    expect((await page.request.get('./')).headers()['content-security-policy']).toContain(wanted);
    for (const name of ['index.html', '404.html', 'hash-text/index.html', '_headers', 'vercel.json']) {
      expect(site.read(name), name).toContain(wanted);
    }
    for (const name of ['_headers', 'index.html'])
      expect(readFileSync(join(root, 'dist/site', name), 'utf8')).toContain("connect-src 'self';");
  });
});

test.describe('the same build', () => {
  test.use({ source: join(out, 'site') });
  test.beforeEach(({ recorder, watch }) => {
    watch.allow.push(new RegExp(`^request: ${recorder.origin}/api/event$`));
  });

  test('the banner is on home, and nowhere else', async ({ page }) => {
    await page.goto('./');
    await hydrated(page);
    const banner = page.getByRole('main').getByRole('complementary');
    await expect(banner).toContainText('Do you like Handy Tools?');
    expect(
      await banner.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
    ).toEqual([links.repository, links.social]);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.goto('./hash-text');
    await hydrated(page);
    await expect(banner).toHaveCount(0);
  });

  test('the footer has version and seven characters of the commit', async ({ page }) => {
    await page.goto('./');
    await hydrated(page);
    const foot = page.getByRole('navigation', { name: 'Menu' }).locator('footer');
    await expect(foot).toContainText(/Handy Tools v1\.2\.3 · 0123456©/);
    await expect(foot.getByRole('link', { name: '0123456' })).toHaveAttribute(
      'href',
      `${links.repository}/tree/${COMMIT}`,
    );
  });
});

test('switched off, as shipped, there is no banner', async ({ page }) => {
  await page.goto('./');
  await hydrated(page);
  await expect(page.getByText('Do you like Handy Tools?')).toHaveCount(0);
});

test('switched off, as shipped, nothing is fetched for it and nothing sent', async ({ page, recorder, site }) => {
  recorder.arrivals.length = 0;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Hash text' }).first().click();
  await settle(page);
  expect(recorder.arrivals).toEqual([]);
  expect(fetched.filter((url) => url.includes('observe'))).toEqual([]);
  expect(site.assets().some((name) => name.includes('observe'))).toBe(true);
});
