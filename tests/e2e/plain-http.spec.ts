import { toolIds } from '../../scripts/build/vite/files.ts';
import { examplesOf, firstExamples, loadExample } from './examples.ts';
import { expect, open, part, test } from './fixture.ts';
import { isItsTurn, NOT_ITS_TURN } from './turns.ts';

/*
 * On plain http that is not localhost there is no WebCrypto but its random numbers, no clipboard and no service worker.
 * All tools work there all the same, or say that they need https.
 */

test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', 'plain.test')),
});

for (const id of toolIds())
  test(`${id} shows its first examples on plain http`, async ({ page, watch }) => {
    test.skip(!isItsTurn(id), NOT_ITS_TURN);
    watch.allow.push(/Cross-Origin-Opener-Policy header has been ignored/);
    await open(page, `/${id}`);
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
    for (const example of firstExamples(await examplesOf(id))) {
      const section = (await part(page, example.operation)).first();
      if ((await section.count()) === 0) continue;
      await loadExample(section, example);
      const needsHttps = section.getByText(/https/i);
      await expect(section.locator('[data-result]').or(needsHttps).first()).toBeVisible();
      if ((await needsHttps.count()) === 0) await expect(section.getByRole('alert')).toHaveCount(0);
    }
  });
