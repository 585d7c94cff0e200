import { callPalette, expect, open, test } from './fixture.ts';

/* How soon a pasted text has its offers. It measures time, so it is part of `npm run test:freeze` (playwright.freeze.config.ts). */

test('on a throttled machine the offers for a pasted text are there within 150 ms', async ({ page }) => {
  test.setTimeout(120_000);
  const client = await page.context().newCDPSession(page);
  const times: number[] = [];
  // The machine may be busy, so that the quickest of three visits counts.
  for (let visit = 0; visit < 3; visit += 1) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, '/');
    await callPalette(page);
    await page.waitForTimeout(1500);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const took = await page.getByRole('combobox').evaluate(async (field) => {
      const data = new DataTransfer();
      data.setData('text/plain', `{"name": "Ada",\n "born": 1815, "rows": [${'1, '.repeat(800)}1]}`);
      const start = performance.now();
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      const isThere = () => document.getElementById('palette-0')?.textContent.includes('JSON prettify') === true;
      while (!isThere()) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    times.push(took);
  }
  expect(Math.min(...times)).toBeLessThan(150);
});
