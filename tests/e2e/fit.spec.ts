import { open, test } from './fixture.ts';
import { checkFit, LONG_LANGUAGES } from './fits.ts';

/* The pages that belong to no tool; those of tools are looked at on the walk. */

for (const path of ['/', '/about', '/no-such-page'])
  test(`the texts of ${path} fit`, async ({ page, watch }) => {
    watch.allow.push(/status of 404/);
    for (const language of LONG_LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, `${path}?lang=${language}`);
      await checkFit(page, language);
    }
  });
