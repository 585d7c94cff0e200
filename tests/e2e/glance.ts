import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/* The parts of a page that a visitor sees at one glance, without scrolling. */

/** Controls of options that are seen before any are asked for; a slider belongs to its number. */
const OPTIONS = 4;
/** Pixels of an input or a result that show what it is. */
const BEGINNING = 64;

/** Where the first element that matches is, in the window. */
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

const mostOptions = (page: Page) =>
  page.locator('[data-options]').evaluateAll((all) =>
    Math.max(
      0,
      ...all.map((options) => {
        const controls = [
          ...options.querySelectorAll(
            'input:not([type=range]), select, textarea, fieldset, [role=combobox], [data-control]',
          ),
        ];
        const seen = controls.filter(
          (control) => control.checkVisibility() && control.parentElement?.closest('fieldset') === null,
        );
        return seen.length;
      }),
    ),
  );

declare global {
  interface Window {
    /** Sum of all layout shifts that no input caused. */
    moved?: number;
  }
}

/** Before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) window.moved = (window.moved ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Looks at a page that has just been opened on a phone of 412 by 823, and leaves its example loaded, at 1920 by 1080. */
export async function checkGlance(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A line of a small part may still grow; a reader loses the place from 0.1 on (web.dev/cls).
  expect.soft(await page.evaluate(() => window.moved), 'layout shift').toBeLessThan(0.02);

  await page.setViewportSize({ width: 360, height: 780 });
  const hasInput = (await page.locator('[data-input]').count()) > 0;
  if (hasInput) {
    const { top } = await box(page, '[data-input]');
    expect.soft(top + BEGINNING, 'the input begins on the first screen of a phone').toBeLessThanOrEqual(780);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  expect.soft(await mostOptions(page), 'options that are seen at first').toBeLessThanOrEqual(OPTIONS);
  const example = page.locator('[data-example]').first();
  if ((await example.count()) > 0) await example.click();
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of ['[data-input]', '[data-result]']) {
    const parts = page.locator(part);
    if ((await parts.count()) === 0) continue;
    await expect(parts.first()).toBeVisible();
    const { top } = await box(page, part);
    expect.soft(top + BEGINNING, `${part} is seen without scrolling`).toBeLessThanOrEqual(900);
  }

  await page.setViewportSize({ width: 1920, height: 1080 });
  const panes = page.locator('[data-panes]:has([data-input])');
  if ((await panes.count()) > 0) {
    const { bottom } = await box(page, '[data-panes]:has([data-input])');
    expect.soft(bottom, 'panes fill the window').toBeGreaterThanOrEqual(1080 - 64);
  }
}
