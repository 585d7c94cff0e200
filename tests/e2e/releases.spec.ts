import type { BrowserContext, Page } from '@playwright/test';
import {
  INSTALLED,
  cachedPaths,
  expect,
  hydrated,
  keptOffline,
  lookForUpdate,
  open,
  test,
  visit,
  type OwnSite,
} from './own-site.ts';

/* What is kept for use without a network, while operators, proxies, clocks and browsers do what they should not. */

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

const shows = (page: Page, release: string) =>
  expect(page.locator('body')).toHaveAttribute('data-release', release, INSTALLED);

/** Asks for a new version that cannot go to work yet, and waits until it is installed or has failed. */
async function update(page: Page): Promise<void> {
  await lookForUpdate(page);
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing instanceof ServiceWorker);
  await expect.poll(isInstalling, INSTALLED).toBe(false);
}

const waitingState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

/** A tab in which somebody has typed, so that it does not reload by itself. */
async function busyTab(context: BrowserContext, site: OwnSite): Promise<Page> {
  const tab = await visit(context, `${site.url}base64-string-converter`);
  await tab.locator('[data-operation=encode] [data-input] textarea').fill('precious');
  // What it prepares in its idle time (see `settled` in pwa.spec.ts).
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/service-worker-client-')),
  );
  await tab.waitForTimeout(1500);
  return tab;
}

/** A tab that stays what it is, and does nothing. */
async function plainTab(context: BrowserContext, site: OwnSite): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${site.url}robots.txt`);
  return tab;
}

/** Opens a page without a network. */
async function opens(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

const HOME = 'Handy tools for developers';

/** The texts of all entries of a path, in whatever cache. */
const keptTexts = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(async (path) => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).match(new URL(path, location.origin))),
    );
    return Promise.all(caught.filter((entry) => entry !== undefined).map((entry) => entry.text()));
  }, path);

/** Has the browser lose kept files whose paths match. */
const lose = (page: Page, pattern: RegExp): Promise<number> =>
  page.evaluate(async (source) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
        await cache.delete(request);
        count += 1;
      }
    }
    return count;
  }, pattern.source);

test('a rollback of which a page is missing takes nothing from the version at work', async ({
  page,
  context,
  watch,
  site,
}) => {
  watch.allow.push(/404|ServiceWorker|Failed|ERR_INTERNET_DISCONNECTED/);
  site.release('A');
  await open(page, '/');
  await keptOffline(page);
  await page.close();
  const tab = await plainTab(context, site);
  const before = site.read('sw.js');
  site.release('B');
  await update(tab);
  expect(await waitingState(tab)).toBe('installed');
  site.write('sw.js', before);
  site.remove('kept/home.html');
  await update(tab);
  await context.setOffline(true);
  await opens(tab, site.url, HOME);
  await shows(tab, 'A');
  await opens(tab, `${site.url}hash-text`, 'Hash text');
});

test('an installation that fails leaves the cache of its version, if that is at work', async ({
  page,
  context,
  watch,
  site,
}) => {
  watch.allow.push(/404|ServiceWorker|Failed|ERR_INTERNET_DISCONNECTED/);
  site.release('A');
  await open(page, '/');
  await keptOffline(page);
  await page.close();
  const tab = await plainTab(context, site);
  const before = site.read('sw.js');
  site.release('B');
  await update(tab);
  await lose(tab, /^\/kept\/home\.html$/);
  site.write('sw.js', before);
  site.remove('kept/home.html');
  await update(tab);
  await context.setOffline(true);
  await opens(tab, `${site.url}hash-text`, 'Hash text');
});

test('a clock that was ahead does not cost the newest version', async ({ page, context, watch, site }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  site.release('A');
  const ahead = (year: number) => site.edit('sw.js', (text) => `${text}Date.now = () => Date.UTC(${year});\n`);
  ahead(2098);
  await open(page, '/');
  await keptOffline(page);
  site.release('B');
  ahead(2099);
  await lookForUpdate(page);
  await shows(page, 'B');
  // The clock is right again.
  site.release('C');
  site.edit('sw.js', (text) => text.replaceAll(/Date\.now = .*\n/g, ''));
  await lookForUpdate(page);
  await shows(page, 'C');
  await page.waitForTimeout(1000);
  await context.setOffline(true);
  await opens(page, './', HOME);
  await shows(page, 'C');
  await opens(page, './hash-text', 'Hash text');
});

test('an upload that is not finished poisons no version', async ({ page, context, watch, site }) => {
  watch.allow.push(/ServiceWorker|Failed|ERR_INTERNET_DISCONNECTED/);
  site.release('A');
  const old = site.read('kept/home.html');
  await open(page, '/');
  await keptOffline(page);
  // The worker is new, the page is not yet.
  site.release('B');
  const fresh = site.read('kept/home.html');
  site.write('kept/home.html', old);
  await update(page);
  await shows(page, 'A');
  expect(Object.keys(await cachedPaths(page)).filter((name) => !name.endsWith('instance'))).toHaveLength(1);
  site.write('kept/home.html', fresh);
  await lookForUpdate(page);
  await shows(page, 'B');
  // A later version takes the page from the one before.
  site.mark('kept/about.html', 'C');
  site.publish();
  await lookForUpdate(page);
  await page.waitForEvent('load', INSTALLED);
  await open(page, '/about');
  await shows(page, 'C');
  await context.setOffline(true);
  await opens(page, './', HOME);
  await shows(page, 'B');
});

test('what is answered in place of a file that is kept when it is used is not kept', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/');
  await keptOffline(page);
  const file = site.assets().find((name) => /^assets\/pt\/.*\.js$/.test(name)) ?? '';
  const use = () => page.evaluate(async (path) => (await fetch(path)).text(), `/${file}`);
  const portal = { contentType: 'text/javascript', body: 'portal' };
  await context.route(`**/${file}`, (route) => route.fulfill(portal));
  expect(await use()).toBe('portal');
  expect(await keptTexts(page, `/${file}`)).toEqual([]);
  await context.unrouteAll();
  expect(await use()).toBe(site.read(file));
  expect(await keptTexts(page, `/${file}`)).toEqual([site.read(file)]);
});

test('emptied caches are filled again while a page is idle', async ({ page, context, watch, site }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/about?lang=fr');
  await keptOffline(page);
  const paths = async () =>
    Object.values(await cachedPaths(page))
      .flat()
      .filter((path) => path !== '/config.json');
  const french = site.assets().filter((name) => name.startsWith('assets/fr/')).length;
  const isFrenchKept = async () => (await paths()).filter((path) => path.includes('/fr/')).length === french;
  await expect.poll(isFrenchKept, INSTALLED).toBe(true);
  const before = (await paths()).sort();
  expect(before.length).toBeGreaterThan(300);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(async () => (await paths()).sort(), INSTALLED).toEqual(expect.arrayContaining(before));
  await expect(page.locator('[data-offline=ready]')).toBeVisible(INSTALLED);
  await context.setOffline(true);
  await opens(page, './hash-text?lang=en', 'Hash text');
  await opens(page, './hash-text?lang=fr', 'Hachage de texte');
});

test('single files that the browser has lost are fetched again', async ({ page, context, watch, site }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/?lang=fr');
  await keptOffline(page);
  const lost = /^\/kept\/hash-text\.html$|\/assets\/worker-|\/assets\/fr\//;
  const missing = async () => {
    const paths = Object.values(await cachedPaths(page)).flat();
    const wanted = site.assets().map((name) => `/${name}`);
    return ['/kept/hash-text.html', ...wanted].filter((path) => lost.test(path) && !paths.includes(path));
  };
  await expect.poll(missing, INSTALLED).toEqual([]);
  expect(await lose(page, lost)).toBeGreaterThan(20);
  await open(page, '/about?lang=fr');
  await expect.poll(missing, INSTALLED).toEqual([]);
  await context.setOffline(true);
  await opens(page, './hash-text?lang=en', 'Hash text');
  await page.locator('[data-example]').first().click();
  await expect(page.locator('main [data-result]').first()).not.toBeEmpty();
});

test('files that cannot be had again do not keep page and worker talking', async ({ page, watch, site }) => {
  watch.allow.push(/404|Failed/);
  await open(page, '/about');
  await keptOffline(page);
  site.remove('kept/hash-text.html');
  await lose(page, /^\/kept\/hash-text\.html$/);
  await page.reload();
  await expect(page.locator('[data-offline=failed]')).toBeVisible(INSTALLED);
  let told = 0;
  await page.exposeFunction('count', () => (told += 1));
  await page.evaluate("navigator.serviceWorker.addEventListener('message', () => void count())");
  await page.waitForTimeout(1000);
  expect(told).toBe(0);
});

test('a tab on the version before has its parts, whatever was only waiting in between', async ({
  context,
  watch,
  site,
}) => {
  watch.allow.push(/404/);
  const part = 'assets/part-12345678.js';
  site.write(part, 'export default 1;');
  const list = (text: string) => text.replace('"404.html":', `"${part}":"00000000","404.html":`);
  site.edit('sw.js', list);
  site.release('A');
  const busy = await busyTab(context, site);
  await keptOffline(busy);
  // Later versions do not have the part any more.
  site.edit('sw.js', (text) => text.replace(new RegExp(`"${part}":"\\w+",`), ''));
  site.remove(part);
  site.release('B');
  await update(busy);
  expect(await waitingState(busy)).toBe('installed');
  site.release('C');
  await update(busy);
  expect(await waitingState(busy)).toBe('installed');
  const other = await visit(context, site.url);
  await shows(other, 'C');
  // The browser's own cache would have it, too.
  await (await context.newCDPSession(busy)).send('Network.clearBrowserCache');
  const use = () => busy.evaluate(async (path) => (await fetch(path)).text(), `/${part}`);
  await context.setOffline(true);
  expect(await use()).toBe('export default 1;');
  await opens(other, site.url, HOME);
  await shows(other, 'C');
});

test('a language stays whole in a version that has more of it', async ({ page, context, watch, site }) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/?lang=fr');
  await keptOffline(page);
  const french = site.assets().find((name) => name.startsWith('assets/fr/')) ?? '';
  const isWhole = () =>
    page.evaluate(async () => {
      const state = (await (await caches.match('/?state'))?.json()) as { packs: string[] } | undefined;
      return state?.packs.includes('fr');
    });
  await expect.poll(isWhole, INSTALLED).toBe(true);
  const added = 'assets/fr/added-12345678.js';
  site.write(added, 'export default 1;');
  site.edit('sw.js', (text) => text.replace(`"${french}":`, `"${added}":"00000000","${french}":`));
  site.release('B');
  await lookForUpdate(page);
  await shows(page, 'B');
  await context.setOffline(true);
  expect(await keptTexts(page, `/${added}`)).toEqual(['export default 1;']);
  await opens(page, './hash-text?lang=fr', 'Hachage de texte');
});
