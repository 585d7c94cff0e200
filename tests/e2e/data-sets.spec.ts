import { expect, open, test } from './fixture.ts';

/* Data that is fetched when it is needed, and may not come. */

// The worker would answer from its store, where nothing is missing.
test.beforeEach(({ page, watch }) => {
  watch.allow.push(/^console: Failed to load resource/);
  return page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
});

const SETS = [
  ['emoji-picker', '', 'The emojis could not be loaded', 'grinning face'],
  ['mac-address-lookup', 'B8:27:EB:00:00:00', 'The vendor data could not be loaded', 'Raspberry Pi Foundation'],
] as const;

for (const [id, typed, message, result] of SETS) {
  test(`the data of ${id} that did not come is fetched by Try again`, async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/data/*.js*', (route) => {
      asked += 1;
      return route.request().url().includes('?again=') ? route.continue() : route.abort();
    });
    await open(page, `/${id}`);
    const main = page.getByRole('main');
    if (typed !== '') await main.getByRole('textbox').first().fill(typed);
    await expect(main.getByText(message).first()).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(message)).toHaveCount(0);
    await expect(
      main
        .getByText(result)
        .or(main.getByRole('button', { name: result }))
        .first(),
    ).toBeVisible();
  });
}
