import { expect, hydrated, test } from './own-site.ts';

/* The startup settings, which somebody may have edited in the built pages. */

test.use({ serviceWorkers: 'allow' });

const wrong = [
  { from: '"environment":"production"', to: '"environment":"staging"', key: 'environment', value: '"staging"' },
  { from: '"trackerEnabled":false', to: '"trackerEnabled":"no"', key: 'trackerEnabled', value: '"no"' },
  { from: '"baseUrl":"/"', to: '"baseUrl":"tools"', key: 'baseUrl', value: '"tools"' },
  { from: '"showBanner":false', to: '"showBanners":false', key: 'showBanner', value: 'undefined' },
  { from: '{"appVersion":', to: '{"appVersion":1,"old":', key: 'appVersion', value: '1' },
  { from: '{"appVersion":', to: '{appVersion:', key: 'configuration', value: '"{appVersion:' },
];

for (const { from, to, key, value } of wrong) {
  test(`a page with ${to} does not start, and says why`, async ({ page, site, watch }) => {
    watch.allow.push(/exception: Startup configuration: "/);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    site.edit('index.html', (text) => text.replace(from, to));
    await page.goto('./');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('This site is not set up correctly');
    await expect(alert).toContainText(`“${key}” cannot be ${value}`);
    await expect(page).toHaveTitle('This site is not set up correctly');
    await expect(page.locator('#root')).toHaveCount(0);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`Startup configuration: "${key}" is ${value}`);
    await page.waitForTimeout(2500);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });
}

test('it says so in the language of the visitor, too', async ({ page, site, watch }) => {
  watch.allow.push(/exception: Startup configuration/);
  site.edit('index.html', (text) => text.replace('"environment":"production"', '"environment":"staging"'));
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сайт настроен неправильно');
});

test('a healthy page fetches nothing to check its settings', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // What the page fetches ahead when it is idle is not what it needs, however long the machine takes for that.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto('./');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('guid');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('UUID generator');
  expect(fetched.filter((path) => /schema|startup/.test(path))).toEqual([]);
  // The page, four scripts, two files of icons, config.json and the search, which is two.
  expect(fetched.length, fetched.join(' ')).toBeLessThanOrEqual(10);
});
