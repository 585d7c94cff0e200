import { expect, open, test } from './fixture.ts';

/* Data that is fetched when it is needed, and may not come. */

// The worker would answer from its store, where nothing is missing.
test.beforeEach(({ page, watch }) => {
  watch.allow.push(/^console: Failed to load resource/);
  return page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
});

test('data that did not come is fetched by Try again', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/data/*.js*', (route) => {
    asked += 1;
    return route.request().url().includes('?again=') ? route.continue() : route.abort();
  });
  await open(page, '/mac-address-lookup');
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill('B8:27:EB:00:00:00');
  const message = main.getByText('The data could not be loaded').first();
  await expect(message).toBeVisible();
  expect(asked).toBe(1);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toBeHidden();
  await expect(main.getByText('Raspberry Pi Foundation').first()).toBeVisible();
});
