import type { Page } from '@playwright/test';
import { expect, sidewaysScroll } from './fixture.ts';

/* Every text has its place on every page, in the languages with the longest words and sentences. */

/** The languages with the longest words and sentences. */
export const LONG_LANGUAGES: readonly string[] = ['ru', 'fr'];
const soft = expect.configure({ soft: true });
/** Rows of the buttons of a pane. */
const ROWS = 2;

/** Texts that a visitor would see cut, broken inside a word, or piled up. */
const faults = (page: Page) =>
  page.evaluate((rows) => {
    const CODE = 'pre, code, mark, .n-mono, [data-editor], [inert]';
    const found = new Set<string>();
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
    };
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => isSeen(element) && element.closest(CODE) === null,
      );
    const middles = (boxes: Iterable<DOMRect>) => {
      const different: number[] = [];
      for (const { top, bottom, width } of boxes) {
        const middle = (top + bottom) / 2;
        if (width > 1 && !different.some((other) => Math.abs(other - middle) < 8)) different.push(middle);
      }
      return different.length;
    };

    for (const element of seen('header *, main *')) {
      const { overflowX } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      if (hides && element.textContent.trim() !== '' && element.scrollWidth > element.clientWidth + 1)
        found.add(`cut: ${element.textContent}`);
    }
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const select of seen('select') as HTMLSelectElement[]) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const text = select.selectedOptions[0]?.text ?? '';
      pen.font = font;
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(text).width > room + 1) found.add(`cut: ${text}`);
    }
    for (const element of seen('main :is(h1, h2, th, dt, label, button, [role=tab])')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement === null || !isSeen(text.parentElement)) continue;
        for (const word of (text as Text).data.matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (middles(range.getClientRects()) > 1) found.add(`broken: ${word[0]}`);
        }
      }
    }
    for (const bar of seen('.n-pane-bar')) {
      const parts = [...bar.querySelectorAll(':scope > span, button, label')].filter(isSeen);
      if (middles(parts.map((part) => part.getBoundingClientRect())) > rows)
        found.add(`more than ${rows} rows: ${bar.innerText.replaceAll('\n', ' ')}`);
    }
    return [...found];
  }, ROWS);

/** Opens options and details, all at a time: one by one would double the time of these tests. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    const folded = 'main details:not([open]) > summary, main button[aria-expanded=false]:not([aria-haspopup])';
    for (const opener of document.querySelectorAll<HTMLElement>(folded)) opener.click();
  });

/** Looks at a page that is open, in all its tabs with their example, wide and narrow. `where` names it in a report. */
export async function checkFit(page: Page, where: string): Promise<void> {
  const tabs = page.locator('[data-tab]');
  for (let tab = 0; tab < Math.max(1, await tabs.count()); tab += 1) {
    await page.setViewportSize({ width: 1280, height: 900 });
    if ((await tabs.count()) > 0) await tabs.nth(tab).click();
    const example = page.locator('[data-example]:visible').first();
    if ((await example.count()) > 0) await example.click();
    await unfold(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const which = `${where}, tab ${tab + 1}, ${width} px`;
      // A part that measures itself, such as a grid, follows the window a moment later.
      await soft.poll(() => faults(page), { message: which, timeout: 5000 }).toEqual([]);
      await soft.poll(() => sidewaysScroll(page), { message: which, timeout: 5000 }).toBeLessThanOrEqual(0);
    }
  }
}
