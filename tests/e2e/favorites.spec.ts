import type { Page } from '@playwright/test';
import { languages } from '#engine/messages';
import { axeFindings, expect, open, test } from './fixture.ts';

/* Favourites are put in order by mouse, by finger and by keyboard. */

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favoriteToolsName'));
const titles = (page: Page) =>
  page.getByRole('main').locator('section').first().getByRole('heading', { level: 3 }).allTextContents();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('favoriteToolsName') === null)
      localStorage.setItem('favoriteToolsName', '["hash-text","json-diff","uuid-generator"]');
  });
  await open(page, '/');
  await page.getByRole('heading', { name: 'Your favorite tools' }).waitFor();
});

async function drag(page: Page, from: string, to: string) {
  const [start, end] = await Promise.all(
    [from, to].map((name) =>
      page.getByRole('main').locator('section').first().getByRole('link', { name }).boundingBox(),
    ),
  );
  if (start === null || start === undefined || end === null || end === undefined) throw new Error('no such card');
  await page.mouse.move(start.x + 5, start.y + 5);
  // What moves cards is fetched when the pointer comes near.
  await page.locator('[data-orderable]').waitFor();
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 5, { steps: 3 });
  await page.mouse.move(end.x + 5, end.y + 5, { steps: 8 });
  await page.mouse.up();
}

test('by mouse, without opening the tool', { tag: '@first' }, async ({ page }) => {
  await drag(page, 'Hash text', 'UUID generator');
  await expect.poll(() => stored(page)).toBe('["json-diff","uuid-generator","hash-text"]');
  expect(await titles(page)).toEqual(['JSON diff', 'UUID generator', 'Hash text']);
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Hash text' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
});

test('by keyboard: Alt and arrows on a card, arrows on its handle, with words for a screen reader', async ({
  page,
}) => {
  const section = page.getByRole('main').locator('section').first();
  await section.getByRole('link', { name: 'Hash text' }).focus();
  await page.locator('[data-orderable]').waitFor();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => stored(page)).toBe('["json-diff","hash-text","uuid-generator"]');
  await expect(section.getByRole('link', { name: 'Hash text' })).toBeFocused();
  await expect(section.getByRole('status')).toHaveText('Hash text: position 2 of 3');

  await section.getByRole('button', { name: 'Reorder' }).click();
  const handle = section.getByRole('button', { name: 'Move: Hash text' });
  await handle.focus();
  await page.keyboard.press('End');
  await expect.poll(() => stored(page)).toBe('["json-diff","uuid-generator","hash-text"]');
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => stored(page)).toBe('["json-diff","hash-text","uuid-generator"]');
  await expect(section.getByRole('status')).toHaveText('Hash text: position 2 of 3');
  expect(await axeFindings(page)).toEqual([]);
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByRole('button', { name: 'Remove from favorites' })).toHaveCount(3);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 1000 } });
  test('by finger, on the handle', async ({ page, context }) => {
    const section = page.getByRole('main').locator('section').first();
    await section.getByRole('button', { name: 'Reorder' }).tap();
    await page.locator('[data-orderable]').waitFor();
    const boxes = await Promise.all(
      ['Move: Hash text', 'Move: UUID generator'].map((name) => section.getByRole('button', { name }).boundingBox()),
    );
    const [from, to] = boxes.map((box) => ({ x: (box?.x ?? 0) + 15, y: (box?.y ?? 0) + 15 }));
    if (from === undefined || to === undefined) throw new Error('no handle');
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
      ]);
    await touch('touchEnd', []);
    await expect.poll(() => stored(page)).toBe('["json-diff","uuid-generator","hash-text"]');
  });
});

for (const [width, columns] of [
  [390, 1],
  [400, 2],
  [1024, 3],
  [1280, 4],
  [1999, 4],
  [2000, 8],
] as const) {
  test(`the grid has ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const grid = page.getByRole('main').locator('section').last().getByRole('list').first();
    const found = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(found).toBe(columns);
  });
}

for (const width of [360, 1280, 2000]) {
  test(`the text of a card has three lines at most and is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languages) {
      await open(page, `/?lang=${language}`);
      const texts = await page.locator('main li p').evaluateAll((all) =>
        all.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = Math.round(
            range.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
          );
          const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
          return { text: text.textContent, lines, isCut };
        }),
      );
      expect(texts.filter(({ text, lines, isCut }) => text === '' || lines > 3 || isCut)).toEqual([]);
    }
  });
}

test('a heart is no part of a link', async ({ page }) => {
  await expect(page.locator('main a button')).toHaveCount(0);
});
