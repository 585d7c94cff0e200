import type { Locator, Page } from '@playwright/test';
import { expect, open, part, test } from './fixture.ts';

/* Pages of small tools: the answer comes first, what few need is folded, and what is wrong has no result. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test.describe('crontab', () => {
  test('says the meaning and the next run between expression and picker', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-02T08:00:00Z') });
    await open(page, '/crontab-generator?timeZone=UTC');
    await field(page, 'Cron expression').fill('0 17 * * *');
    const next = page.getByText('Next run: in 9 hours (Mon 17:00)');
    await expect(next).toBeVisible();
    expect(await topOf(page.getByText('At 17:00'))).toBeGreaterThan(await topOf(field(page, 'Cron expression')));
    expect(await topOf(next)).toBeLessThan(await topOf(page.getByRole('group', { name: 'Common schedules' })));
  });

  test('counts down to the next run, and then to the one after it', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-02T08:58:30Z') });
    await open(page, '/crontab-generator?timeZone=UTC');
    await field(page, 'Cron expression').fill('0 * * * *');
    await expect(page.getByText(/^Next run: in (90|8\d) seconds|in 2 minutes/)).toBeVisible();
    await page.clock.runFor(95_000);
    await expect(page.getByText('Next run: in 60 minutes (Mon 10:00)')).toBeVisible();
  });

  test('looks for runs from a picked date, and says no next run then', async ({ page }) => {
    await open(page, '/crontab-generator?timeZone=UTC');
    await field(page, 'Cron expression').fill('0 17 * * *');
    await page.getByLabel('From', { exact: true }).fill('2030-05-01T00:00');
    await expect(page.getByRole('table', { name: 'Next runs' })).toContainText('May 1, 2030');
    await expect(page.getByText(/Next run:/)).toHaveCount(0);
  });

  test('keeps the command of a whole line while fields are picked', async ({ page }) => {
    await open(page, '/crontab-generator');
    await field(page, 'Cron expression').fill('5 4 * * * /bin/x --all');
    await page.getByRole('textbox', { name: /^Hours/ }).fill('6');
    await expect(field(page, 'Cron expression')).toHaveValue('5 6 * * * /bin/x --all');
  });
});

test.describe('date-time', () => {
  test('answers with local time, UTC and distance, the rest folded', async ({ page }) => {
    await open(page, '/date-converter?zone=Europe/Berlin');
    await field(page, 'Date or timestamp').fill('2024-03-01T12:00:00Z');
    const answers = (await part(page, 'convert')).locator('[data-result]').first();
    await expect(answers).toContainText('2024-03-01T13:00:00+01:00');
    await expect(answers).toContainText('2024-03-01T12:00:00Z');
    await expect(field(page, 'Unix seconds')).toHaveValue('1709294400');
    await expect(field(page, 'Windows FILETIME')).toHaveCount(0);
    await page.getByText('More formats').click();
    await expect(field(page, 'Windows FILETIME')).toHaveValue('133537680000000000');
  });

  test('makes a table of several lines that are pasted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/date-converter?zone=UTC');
    await page.evaluate(() => navigator.clipboard.writeText('1709294400\n1700000000\n'));
    await field(page, 'Date or timestamp').focus();
    await page.keyboard.press('Control+v');
    const table = page.getByRole('table', { name: 'Convert many dates' });
    await expect(table.getByRole('row').nth(2)).toContainText('2023-11-14T22:13:20Z');
    await page.getByLabel('Output format').selectOption({ label: 'RFC 7231 (HTTP)' });
    await expect(table.getByRole('row').nth(1)).toContainText('Fri, 01 Mar 2024 12:00:00 GMT');
    await field(page, 'Dates, one per line').fill('1709294400\nnonsense');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(table).toHaveCount(0);
  });
});

test.describe('hash', () => {
  test('marks the row that matches', async ({ page }) => {
    await open(page, '/hash-text');
    await field(page, 'Text to hash').fill('abc');
    // FIPS 180-4, the example of SHA-1.
    await field(page, 'Compare with an expected digest').fill('a9993e364706816aba3e25717850c26c9cd0d89d');
    const marked = page.getByRole('row').filter({ has: page.locator('[data-match]') });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('SHA-1');
    const other = page.getByRole('row', { name: /MD5/ });
    const background = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(marked)).not.toBe(await background(other));
  });

  test('writes the line that sha256sum -c reads', async ({ page }) => {
    await open(page, '/hash-text');
    const file = { name: 'a file.txt', mimeType: '', buffer: Buffer.from('abc') };
    await page.locator('input[type=file][aria-label^="Or drop"]').setInputFiles(file);
    await page.getByText('Lines for sha256sum -c').click();
    await expect(
      page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a file.txt'),
    ).toBeVisible();
  });

  test('shows digests beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/hash-text');
    const [text, table] = [page.getByRole('group', { name: 'Text to hash' }), page.getByRole('table')];
    const [left, right] = [await text.boundingBox(), await table.boundingBox()];
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  });
});

test('color-converter shows the formats that most people want, the rest is folded', async ({ page }) => {
  await open(page, '/color-converter');
  const fields = page.locator('[data-result] input');
  await expect(fields).toHaveCount(6);
  for (const name of ['Hex', 'RGB', 'HSL', 'OKLCH']) await expect(field(page, name)).toBeVisible();
  await page.getByText('More formats').click();
  await expect(fields).toHaveCount(14);
  await field(page, 'CMYK').fill('cmyk(0% 100% 100% 0%)');
  await expect(field(page, 'Hex')).toHaveValue('#ff0000');
  // Typed text stays in a folded field while it is wrong.
  await field(page, 'CMYK').fill('cmyk(');
  await expect(fields).toHaveCount(1);
  await expect(field(page, 'CMYK')).toHaveValue('cmyk(');
});

for (const [id, operation, typed] of [
  ['date-converter', 'convert', 'nonsense'],
  ['color-converter', 'convert', 'nonsense'],
  ['base-converter', 'convert', 'zz'],
  ['roman-numeral-converter', 'toNumber', 'IIII'],
] as const) {
  test(`${id} shows no results of what is wrong`, async ({ page }) => {
    await open(page, `/${id}`);
    const section = await part(page, operation);
    await section.locator('[data-input] :is(input, textarea)').first().fill(typed);
    await expect(section.getByRole('alert').first()).toBeVisible();
    await expect(section.locator('[data-result]').locator('input, dl, output').filter({ visible: true })).toHaveCount(
      0,
    );
  });
}

test('what one visit needs once stands in tabs', async ({ page }) => {
  for (const [id, count] of [
    ['iban-validator-and-parser', 5],
    ['roman-numeral-converter', 2],
    ['chmod-calculator', 2],
  ] as const) {
    await open(page, `/${id}`);
    await expect(page.locator('[data-tab]')).toHaveCount(count);
    await expect(page.locator('[data-operation]')).toHaveCount(1);
  }
});

test('tabs of one template share no state', async ({ page }) => {
  await open(page, '/iban-validator-and-parser');
  await (await part(page, 'checkMany')).locator('[data-example]').click();
  await expect(page.getByRole('table', { name: 'Check many IBANs' })).toBeVisible();
  const bic = await part(page, 'checkBic');
  await expect(bic.locator('[data-input] input')).toHaveValue('');
  await bic.locator('[data-example]').click();
  await expect(bic.getByText('Valid', { exact: true }).first()).toBeVisible();
});
