import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

/* The chronometer's state outlives the page, and its time is that of two clocks: here they are those of a test. */

const HOUR = 3_600_000;
const timer = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Milliseconds that are shown. */
async function shown(page: Page): Promise<number> {
  const [seconds = '', minutes = '', hours = '0'] = (await timer(page).innerText()).split(':').reverse();
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}

test('keys start, stop, take laps and reset, but not while somebody types', async ({ page }) => {
  await open(page, '/chronometer');
  await page.keyboard.press('Space');
  await expect(button(page, 'Stop')).toBeVisible();
  await expect(page).toHaveTitle(/^00:0\d - Chronometer/);
  await page.keyboard.press('l');
  await page.keyboard.press('L');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(page).toHaveTitle(/^Chronometer/);
  const stopped = await shown(page);
  expect(stopped).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('lr l');
  await expect(timer(page)).not.toHaveText('00:00.000');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('r');
  await expect(timer(page)).toHaveText('00:00.000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await shown(page)).toBe(stopped);
});

test('it goes on through a look at another tool and through a reload', async ({ page }) => {
  await page.clock.install();
  await open(page, '/chronometer');
  await button(page, 'Start').click();
  await page.clock.fastForward(HOUR);
  expect(await shown(page)).toBeGreaterThanOrEqual(HOUR);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(timer(page)).toHaveCount(0);
  await page.clock.fastForward(HOUR);
  await page.goBack();
  await expect(button(page, 'Stop')).toBeVisible();
  expect(await shown(page)).toBeGreaterThanOrEqual(2 * HOUR);
  await page.reload();
  await expect(button(page, 'Stop')).toBeVisible();
  const after = await shown(page);
  expect(after).toBeGreaterThanOrEqual(2 * HOUR);
  expect(after).toBeLessThan(2 * HOUR + 120_000);
});

test('a clock that is set changes nothing, unless somebody says so', async ({ page }) => {
  await page.clock.install();
  await open(page, '/chronometer');
  await button(page, 'Start').click();
  await page.waitForTimeout(500);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 2 * HOUR);
  await expect(page.getByText('The clock of this device was moved forward by', { exact: false })).toBeVisible();
  expect(await shown(page)).toBeLessThan(60_000);
  await page.reload();
  await expect(button(page, 'Stop')).toBeVisible();
  expect(await shown(page)).toBeLessThan(60_000);
  await page.clock.setSystemTime(now - 2 * HOUR);
  await page.waitForTimeout(300);
  expect(await shown(page)).toBeLessThan(60_000);
});

/** How many tones have sounded on a page that is opened after this. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { tones: number };
    counter.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      // Those that are planned for later do not count.
      if ((when ?? 0) < this.context.currentTime + 2) counter.tones += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}

test('a countdown ends at zero, says so and rings', async ({ page }) => {
  await page.clock.install();
  const tones = await countTones(page);
  await open(page, '/chronometer');
  await page.getByText('Countdown', { exact: true }).click();
  await expect(timer(page)).toHaveText('05:00.000');
  await button(page, 'Start').click();
  await page.clock.fastForward(4 * 60_000);
  expect(await shown(page)).toBeLessThanOrEqual(60_000);
  expect(await tones()).toBe(0);
  await page.clock.fastForward(61_000);
  await expect(timer(page)).toHaveText('00:00.000');
  await expect(page.getByText('Time is up')).toBeVisible();
  await expect.poll(tones).toBe(3);
  await expect(button(page, 'Start')).toBeVisible();
});

test('of two tabs one rings, and the other once that is closed', async ({ page, context }) => {
  const other = await context.newPage();
  const pages = [page, other];
  for (const tab of pages) await tab.clock.install();
  const [first, second] = [await countTones(page), await countTones(other)];
  await open(page, '/chronometer');
  await page.getByText('Countdown', { exact: true }).click();
  await button(page, 'Start').click();
  await open(other, '/chronometer');
  await other.getByRole('heading', { level: 1 }).click();
  for (const tab of pages) await tab.clock.fastForward(60_000);
  for (const tab of pages) await tab.clock.fastForward(4 * 60_000);
  await expect(other.getByText('Time is up')).toBeVisible();
  await expect.poll(first).toBe(3);
  expect(await second()).toBe(0);
  await page.close();
  await button(other, 'Reset').click();
  await button(other, 'Start').click();
  await other.clock.fastForward(60_000);
  await other.clock.fastForward(4 * 60_000);
  await expect.poll(second).toBe(3);
});

test('damaged chronometers are reset, and that is said', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('options:chronometer', '{"remembered":{"state":"{"}}'));
  await open(page, '/chronometer');
  await expect(page.getByText('The stored chronometers were damaged', { exact: false })).toBeVisible();
  await expect(timer(page)).toHaveText('00:00.000');
});

test('several run side by side, and one that is removed comes back', async ({ page }) => {
  await open(page, '/chronometer');
  await button(page, 'Start').click();
  await button(page, 'Add a chronometer').click();
  await expect(button(page, 'Start')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tea');
  await button(page, 'Remove Tea').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Remove Tea')).toBeVisible();
});

test('the screen stays on while it runs and that is wanted', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const request = () => {
      locks.held += 1;
      return Promise.resolve({
        release: () => {
          locks.held -= 1;
          return Promise.resolve();
        },
      });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
  await open(page, '/chronometer');
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  await page.getByRole('switch', { name: 'Keep the screen on' }).click();
  expect(await held()).toBe(0);
  await button(page, 'Start').click();
  await expect.poll(held).toBe(1);
  await button(page, 'Stop').click();
  await expect.poll(held).toBe(0);
});

test('what was cleared in another tab is not written again', async ({ page, context }) => {
  await open(page, '/chronometer');
  await button(page, 'Start').click();
  const other = await context.newPage();
  await open(other, '/about');
  const stored = () => other.evaluate(() => localStorage.getItem('options:chronometer'));
  expect(await stored()).not.toBe(null);
  await other.evaluate(() => localStorage.clear());
  await page.goto('./about');
  expect(await stored()).toBe(null);
});
