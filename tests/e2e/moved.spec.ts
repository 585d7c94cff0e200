import { toolIds } from '../../scripts/tool-ids.mjs';
import { expect, hydrated, keptOffline, open, test } from './own-site.ts';

/* Row F37: the built site, moved two folders down. (The project 'subpath' has more, at /tools/.) */

const BASE = '/a/b/';

test.use({ base: BASE, serviceWorkers: 'allow' });

test('F37: below a folder all pages, old paths, files and the scope of the worker are right', async ({
  page,
  site,
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow.push(/status of 404|ERR_INTERNET_DISCONNECTED/);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  // Every page, and every address in it.
  const addresses = new Set<string>();
  for (const path of ['', 'about', ...toolIds()]) {
    const answer = await page.request.get(`./${path}`);
    expect(answer.status(), path).toBe(200);
    for (const [, address = ''] of (await answer.text()).matchAll(/(?:href|src)="(\/[^"#?]*)/g)) addresses.add(address);
  }
  expect([...addresses].filter((address) => !address.startsWith(BASE))).toEqual([]);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  const redirects = JSON.parse(site.read('redirects.json')) as Record<string, string>;
  expect(Object.keys(redirects).length).toBeGreaterThan(0);
  for (const [from, to] of Object.entries(redirects)) {
    expect([from, to].every((path) => path.startsWith(BASE))).toBe(true);
    expect((await page.request.get(from)).url()).toBe(new URL(to, site.url).href);
  }

  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Hash text' }).first().click();
  await expect(page).toHaveURL(`${site.url}hash-text`);
  await page.locator('[data-example]').first().click();
  await expect(page.locator('main [data-result]').first()).not.toBeEmpty();
  await keptOffline(page);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)),
  ).toEqual([site.url]);
  expect([...asked].filter((path) => !path.startsWith(BASE))).toEqual([]);

  await context.setOffline(true);
  for (const path of ['', 'json-diff', 'about']) {
    await page.goto(`./${path}`);
    await hydrated(page);
  }
  await page.goto('./no/such/page');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});
