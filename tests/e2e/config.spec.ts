import { expect, hydrated, keptOffline, open, test } from './own-site.ts';

/* The operator's file config.json beside the site. */

test.use({ serviceWorkers: 'allow' });

const set = (site: { write: (name: string, text: string) => void }, file: unknown) =>
  site.write('config.json', JSON.stringify(file));

test('hidden tools and categories are nowhere', async ({ page, site }) => {
  set(site, { hide: { tools: ['hash-text'], categories: ['images'] } });
  await page.addInitScript(() => {
    localStorage.setItem('favoriteToolsName', '["hash-text","json-diff"]');
    localStorage.setItem('recentTools', '["camera-recorder","json-prettify"]');
  });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: /Images/ })).toHaveCount(0);
  await expect(page.getByText(/^\d+ tools\. They work/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hash text' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Camera recorder' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'JSON diff' }).first()).toBeVisible();
  await page.getByRole('search').getByRole('textbox').fill('hash');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Hash text' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search tools and commands' });
  await expect(
    page
      .getByRole('dialog')
      .getByRole('option', { name: /JSON prettify/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('option', { name: /Hash text|Camera/ })).toHaveCount(0);
  await box.fill('hash text');
  await expect(page.getByRole('dialog').getByRole('option', { name: /Hash text/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await open(page, '/token-generator');
  await expect(page.getByRole('main').getByRole('link', { name: 'Hash text' })).toHaveCount(0);
  // Their favourites are still remembered, for the day they come back.
  expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toContain('hash-text');
});

test('a hidden tool that is visited is not found, and without a network, too', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow.push(/ERR_INTERNET_DISCONNECTED/);
  set(site, { hide: { tools: ['hash-text'] } });
  await open(page, '/hash-text');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await keptOffline(page);
  await context.setOffline(true);
  await open(page, '/hash-text');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});

test('the default language counts more than the browser’s, less than the user’s', async ({ page, site }) => {
  set(site, { language: 'fr' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  await page.getByRole('banner').getByRole('combobox').selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(500);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('default options count less than stored and linked ones', async ({ page, site }) => {
  set(site, { options: { 'uuid-generator': { generate: { version: 'v7', count: 3 } } } });
  const result = page.locator('[data-operation=generate] [data-result]');
  // One is an answer, several are a list.
  const lines = async () => {
    const items = await result.getByRole('listitem').allInnerTexts();
    return items.length > 0 ? items : [await result.locator('[data-answer]').innerText()];
  };
  await open(page, '/uuid-generator');
  await expect.poll(async () => (await lines()).length).toBe(3);
  expect((await lines())[0]?.[14]).toBe('7');
  expect(await page.evaluate(() => localStorage.getItem('options:uuid-generator'))).toBeNull();
  await open(page, '/uuid-generator?count=2');
  await expect.poll(async () => (await lines()).length).toBe(2);
  await open(page, '/uuid-generator');
  const count = page.getByRole('spinbutton').first();
  // The initial value of the tool is a choice like any other, here.
  await count.fill('1');
  await expect.poll(async () => (await lines()).length).toBe(1);
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(await lines()).toHaveLength(1);
});

test('a text for home, as text', async ({ page, site }) => {
  set(site, { homeText: { en: 'Welcome to <b>ACME</b>', fr: 'Bienvenue' } });
  await open(page, '/');
  await expect(page.getByText('Welcome to <b>ACME</b>')).toBeVisible();
  await open(page, '/?lang=fr');
  await expect(page.getByText('Bienvenue')).toBeVisible();
});

const broken = [
  { text: '{"hide":{"tools":["nope"]}}', message: '“hide.tools.0” cannot be "nope"' },
  { text: '{"language":"de"}', message: '“language” cannot be "de"' },
  { text: '{language: fr}', message: '“config.json” cannot be "{language: fr}"' },
  {
    text: '{"hide":{"tools":["hash-text"]},"options":{"uuid-generator":{"generate":{"count":0}}}}',
    message: '“options.uuid-generator.generate.count” cannot be 0',
  },
];
for (const { text, message } of broken) {
  test(`a broken file is told about and not used: ${text}`, async ({ page, site, watch }) => {
    watch.allow.push(/console: config\.json: "/);
    site.write('config.json', text);
    await open(page, '/');
    await expect(page.getByText(`The file config.json is not used: ${message}.`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Hash text' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('without the file, or with a page in its place, the site is as built', async ({ page, site, watch }) => {
  watch.allow.push(/404/);
  site.remove('config.json');
  await open(page, '/');
  await expect(page.getByRole('status').filter({ hasText: 'config' })).toHaveCount(0);
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(500);
  await expect(page.getByText('config.json')).toHaveCount(0);
});

test('the page does not wait for it', async ({ page }) => {
  await page.route('**/config.json', () => undefined);
  await open(page, '/');
  await page.getByRole('search').getByRole('textbox').fill('guid');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('UUID generator');
});
