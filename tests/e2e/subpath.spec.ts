import { expect, hydrated, keptOffline, open, test } from './fixture.ts';

/* The same build, moved below /tools/. */

test.use({ serviceWorkers: 'allow' });

test('home, a tool and an old path work under a sub-path', async ({ page, baseURL, watch }) => {
  watch.allow.push(/404 \(Not Found\)/);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Base64 string encoder/decoder' }).click();
  await expect(page).toHaveURL(`${baseURL}base64-string-converter`);
  await page.locator('[data-example]').first().click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeEnabled();
  await page.goto('./base64-converter');
  await hydrated(page);
  await expect(page).toHaveURL(`${baseURL}base64-string-converter`);
  await page.goto('./no-such-page');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});

test('works offline under a sub-path', async ({ page, context }) => {
  await open(page, '/');
  await keptOffline(page);
  await context.setOffline(true);
  await page.goto('./base64-string-converter');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 string encoder/decoder');
});
