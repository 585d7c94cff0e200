import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toolIds } from '../../scripts/tool-ids.mjs';
import { languages } from '../../src/engine/messages.ts';
import {
  INSTALLED,
  cachedPaths,
  expect,
  hydrated,
  installationEnded,
  keptOffline,
  lookForUpdate,
  open,
  test,
  visit,
  type OwnSite,
} from './own-site.ts';

/* The installed app, use without a network, releases and what may go wrong with them (rows F2 and F20 to F23). */

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

const shows = (page: Page, release: string) =>
  expect(page.locator('body')).toHaveAttribute('data-release', release, INSTALLED);
/**
 * Waits until a page has fetched what it prepares in its idle time. If a worker that is to end for its successor is started
 * anew by a request, Chromium waits until it is idle; and with a debugger such as Playwright attached, it never is.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/service-worker-client-')),
  );
  await page.waitForTimeout(1500);
}
const notice = 'A new version is ready. What you typed stays until you reload.';

test('can be installed, with shortcuts that lead somewhere', async ({ page, site }) => {
  await open(page, '/');
  await keptOffline(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test is always an incognito one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(site.read('manifest.webmanifest')) as { shortcuts: { url: string; name: string }[] };
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(2);
  for (const { url } of manifest.shortcuts) expect((await page.request.get(`.${url}`)).status(), url).toBe(200);
  await open(page, manifest.shortcuts[0]?.url ?? '');
  await expect(page.getByRole('combobox', { name: 'Search tools and commands' })).toBeFocused();
});

const panel = (page: Page) => page.locator('[data-offline]');
const TOOLS_READY = 'Ready: all tools work without a network.';
const ALL_READY = 'Ready: everything works without a network, in all languages.';

/** The languages whose texts are kept as a whole. */
const keptLanguages = (page: Page, site: OwnSite) =>
  page.evaluate(
    async (files) => {
      const has = async (file: string) => (await caches.match(`/${file}`)) !== undefined;
      const found = await Promise.all(files.map(async (file) => ({ file, isKept: await has(file) })));
      const folders = new Set(files.map((file) => file.split('/')[1] ?? ''));
      return [...folders].filter((language) =>
        found.every(({ file, isKept }) => isKept || !file.startsWith(`assets/${language}/`)),
      );
    },
    site.assets().filter((name) => languages.some((code) => name.startsWith(`assets/${code}/`))),
  );

/** One tool in ten stands for all where there is little time. */
const someTools = toolIds().filter((_, index) => index % 10 === 0);
for (const { which, ids, tag } of [
  { which: 'some tools are', ids: someTools, tag: ['@first'] },
  { which: 'every tool is', ids: toolIds(), tag: [] },
]) {
  test(
    `after one visit ${which} there without a network, in English and the spoken language`,
    { tag },
    async ({ page, context, watch, site }) => {
      test.setTimeout(240_000 + 3000 * ids.length);
      watch.allow.push(/ERR_INTERNET_DISCONNECTED|404|ERR_FAILED/);
      const failed: string[] = [];
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_FAILED') failed.push(new URL(request.url()).pathname);
      });
      await open(page, '/?lang=fr');
      await keptOffline(page);
      await expect.poll(() => keptLanguages(page, site), INSTALLED).toEqual(['fr']);
      await context.setOffline(true);
      for (const language of ['en', 'fr']) {
        for (const id of ids) {
          await page.goto(`./${id}?lang=${language}`);
          await hydrated(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('main [data-operation], main h1').first()).toBeVisible();
        }
      }
      // Data sets are kept when they are used.
      expect(failed.filter((path) => !path.startsWith('/assets/data/'))).toEqual([]);
      await open(page, '/json-prettify?lang=en');
      await page.locator('[data-example]').first().click();
      await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeEnabled();
    },
  );
}

test('another language is kept as a whole when it is chosen', async ({ page, context, watch, site }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  await keptOffline(page);
  expect(await keptLanguages(page, site)).toEqual([]);
  await page.getByRole('banner').getByLabel('Language').selectOption('ru');
  await expect.poll(() => keptLanguages(page, site), INSTALLED).toEqual(['ru']);
  await context.setOffline(true);
  await page.goto('./hash-text');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Хеш текста');
});

test('everything is kept when that is asked for, and by later versions', async ({ page, context, watch, site }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/about');
  await keptOffline(page);
  await expect(panel(page).getByText(TOOLS_READY)).toBeVisible(INSTALLED);
  await panel(page)
    .getByRole('button', { name: /^Keep everything for offline use \(\d/ })
    .click();
  await expect(panel(page).getByText(ALL_READY)).toBeVisible(INSTALLED);
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  expect(await keptLanguages(page, site)).toHaveLength(5);
  site.release('B');
  await lookForUpdate(page);
  await open(page, '/');
  await shows(page, 'B');
  await open(page, '/about');
  await expect(panel(page).getByText(ALL_READY)).toBeVisible(INSTALLED);
  await context.setOffline(true);
  await open(page, '/hash-text?lang=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('what cannot be had of everything changes nothing', async ({ page, context, watch, site }) => {
  watch.allow.push(/500|Failed/);
  await open(page, '/about');
  await keptOffline(page);
  await context.route('**/assets/zh/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await panel(page)
    .getByRole('button', { name: /^Keep everything/ })
    .click();
  await expect(panel(page).getByRole('alert')).toHaveText(/What was kept before is still there/, INSTALLED);
  await expect(panel(page).getByText(TOOLS_READY)).toBeVisible();
  expect(await keptLanguages(page, site)).not.toContain('zh');
});

test('a data set is kept when it is first used', async ({ page, context, site }) => {
  const file = 'assets/data/sample-12345678.js';
  site.write(file, 'export default 42;');
  site.edit('sw.js', (text) =>
    text.replace(/"data":\{"size":\d+,"files":\{/, (pack) => `${pack}"${file}":"00000000",`),
  );
  site.publish();
  await open(page, '/');
  await keptOffline(page);
  const use = () => page.evaluate(async (path) => (await fetch(path)).text(), `/${file}`);
  const isKept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/${file}`);
  expect(await isKept()).toBe(false);
  expect(await use()).toBe('export default 42;');
  expect(await isKept()).toBe(true);
  await context.setOffline(true);
  expect(await use()).toBe('export default 42;');
});

test('without a network: a mark, old paths, and the not-found page', async ({ page, context, watch }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED|404/);
  await open(page, '/');
  await keptOffline(page);
  await expect(page.getByRole('banner').getByText('Offline')).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
  await page.goto('./hash?encoding=Base64#a=1');
  await hydrated(page);
  await expect(page).toHaveURL(/\/hash-text\?encoding=Base64#a=1$/);
  const answer = await page.goto('./no/such/page?x=1');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText('Offline')).toBeHidden();
});

test('the about page tells and drives what is kept', async ({ page, watch }) => {
  watch.allow.push(/500|Failed to load|ServiceWorker/);
  let isBroken = true;
  await page
    .context()
    .route('**/assets/worker-*.js', (route) =>
      isBroken ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
    );
  await open(page, '/about');
  await expect(panel(page).getByText('Not all files could be fetched')).toBeVisible(INSTALLED);
  isBroken = false;
  await panel(page).getByRole('button', { name: 'Make available offline' }).click();
  await expect(panel(page).getByText(TOOLS_READY)).toBeVisible(INSTALLED);
  await expect(panel(page).getByRole('button', { name: 'Make available offline' })).toHaveCount(0);
  await page.reload();
  await expect(panel(page).getByText(TOOLS_READY)).toBeVisible(INSTALLED);
});

test('a page in which nothing was typed takes a new version by itself', async ({ page, site }) => {
  await open(page, '/');
  await keptOffline(page);
  site.release('B');
  await lookForUpdate(page);
  await shows(page, 'B');
  await hydrated(page);
});

test('F20: what was typed stays, and two tabs do not fight', { tag: '@first' }, async ({ page, context, site }) => {
  await open(page, '/');
  await keptOffline(page);
  const busy = await visit(context, `${site.url}base64-string-converter`);
  const field = busy.locator('[data-operation=encode] [data-input] textarea');
  await field.fill('precious');
  await settled(busy);
  let loads = 0;
  for (const tab of [page, busy]) tab.on('load', () => (loads += 1));
  site.release('B');
  await lookForUpdate(busy);
  await expect(busy.getByText(notice)).toBeVisible(INSTALLED);
  // The other tab had nothing to lose.
  await shows(page, 'B');
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  await expect(field).toHaveValue('precious');
  await expect(busy.getByText(notice)).toHaveCount(1);
  // Parts of the old version that were not fetched so far are still there, even if the server has them no more.
  const part = site.assets().find((name) => /\/palette-.*\.js$/.test(name)) ?? '';
  site.remove(part);
  expect(await busy.evaluate(async (path) => (await fetch(path)).status, `/${part}`)).toBe(200);
  await Promise.all([busy.waitForEvent('load'), busy.getByRole('button', { name: 'Reload', exact: true }).click()]);
  await hydrated(busy);
  await expect(field).toHaveValue('');
  await expect(busy.getByText(notice)).toBeHidden();
});

test(
  'F21: the kill switch removes worker and caches, and loses no text',
  { tag: '@windows' },
  async ({ page, context, site }) => {
    await open(page, '/');
    await keptOffline(page);
    await open(page, '/base64-string-converter');
    const field = page.locator('[data-operation=encode] [data-input] textarea');
    await field.fill('precious');
    site.write('sw.js', readFileSync('src/shell/offline/service-worker/kill-switch.js', 'utf8'));
    await lookForUpdate(page);
    await expect.poll(() => page.evaluate(() => caches.keys()), INSTALLED).toEqual([]);
    await expect(field).toHaveValue('precious');
    site.mark('index.html', 'network');
    await page.goto('./');
    await hydrated(page);
    await shows(page, 'network');
    // Nothing loops while the page registers it again.
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.waitForTimeout(4000);
    expect([loads, await cachedPaths(page)]).toEqual([0, {}]);
    // Once no page holds it, it is gone.
    await page.close();
    const text = await context.newPage();
    await text.goto(`${site.url}robots.txt`);
    const left = () => text.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(left).toBe(0);
  },
);

const broken = [
  { name: 'F22: 500', answer: { status: 500, body: 'no' } },
  { name: 'a page in place of a script', answer: { status: 200, contentType: 'text/html', body: '<!doctype html>' } },
];
for (const { name, answer } of broken) {
  test(`an installation that fails half-way leaves the old version whole (${name})`, async ({
    page,
    context,
    site,
    watch,
  }) => {
    watch.allow.push(/500|ServiceWorker|Failed/);
    await open(page, '/');
    await keptOffline(page);
    const before = await cachedPaths(page);
    site.write('assets/new-1.js', 'export {};');
    site.edit('sw.js', (text) => text.replace('"404.html":', '"assets/new-1.js":"00000000","404.html":'));
    site.release('B');
    await context.route('**/assets/new-1.js', (route) => route.fulfill(answer));
    const isRefused = context.waitForEvent('response', (response) => response.url().endsWith('/assets/new-1.js'));
    await lookForUpdate(page);
    await isRefused;
    await installationEnded(page);
    expect(await cachedPaths(page)).toEqual(before);
    await context.setOffline(true);
    await page.goto('./hash-text');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
  });
}

test('F1: a first installation that fails leaves nothing', async ({ page, context, watch }) => {
  watch.allow.push(/500|ServiceWorker|Failed/);
  await context.route('**/icon-512.png', (route) => route.fulfill({ status: 500, body: 'no' }));
  await open(page, '/about');
  await expect(page.locator('[data-offline=failed]')).toBeVisible(INSTALLED);
  expect(Object.keys(await cachedPaths(page)).filter((name) => !name.endsWith('instance'))).toEqual([]);
});

test('F23: an old page whose scripts are gone reloads once, then says so', async ({ page, site, watch }) => {
  watch.allow.push(/404|Failed to load/);
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  const entry = site.entry();
  const script = site.read(entry);
  site.remove(entry);
  await page.goto('./hash-text?lang=ru');
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be fetched');
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  site.write(entry, script);
  const reload = page.getByRole('alert').getByRole('button', { name: 'Reload the page' });
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});

for (const path of ['/', '/hash-text']) {
  test(`a page that is kept looks like the one that was served: ${path}`, async ({ page }) => {
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll('body *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, x, y, width, height, getComputedStyle(element).color].join(' ');
        });
      });
    await open(page, path);
    await keptOffline(page);
    await expect(page.locator('head style')).toHaveCount(1);
    await page.waitForTimeout(1000);
    const served = await places();
    await page.reload();
    await hydrated(page);
    await expect(page.locator('head style')).toHaveCount(0);
    await expect.poll(places).toEqual(served);
  });
}

test('F23: kept files that miss a script are forgotten, and the network helps', async ({ page, site, watch }) => {
  watch.allow.push(/404|Failed to load/);
  await open(page, '/');
  await keptOffline(page);
  const entry = site.entry();
  const script = site.read(entry);
  const moved = entry.replace('entry-client-', 'entry-client-next-');
  // The browser lost a kept file, and the server is a release ahead.
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(new URL(path, location.href));
  }, `/${entry}`);
  site.remove(entry);
  site.write(moved, script);
  site.edit('index.html', (text) => text.replaceAll(entry, moved));
  await page.goto('./');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handy tools for developers');
});
