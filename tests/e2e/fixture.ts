import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** The browser's messages in tests that do without the service worker. */
const WITHOUT_WORKER = /^console: Service Worker registration blocked by Playwright/;

/** Failures of loading that a test provokes on purpose. */
export interface Watch {
  /** Console messages that this test expects. */
  readonly allow: RegExp[];
}

/**
 * Every test runs under watch: no console error or warning (hydration mismatches are errors), no violation of the
 * policy, no request to another origin.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const watch: Watch = { allow: [WITHOUT_WORKER] };
      const origin = new URL(baseURL ?? '').origin;
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin)
          problems.push(`request: ${url.href}`);
      });
      await page.addInitScript(() => {
        window.policyViolations = [];
        document.addEventListener('securitypolicyviolation', (event) => {
          window.policyViolations?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(watch);
      // A request that is on its way when a test ends must not fail the run.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (!page.isClosed()) {
        const violations = await page.evaluate(() => window.policyViolations ?? []).catch(() => []);
        problems.push(...violations.map((violation) => `policy: ${violation}`));
      }
      expect(problems.filter((problem) => !watch.allow.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The part of a page for an operation; its tab is opened where it has one, and the view of its result. */
export async function part(page: Page, operation: string): Promise<Locator> {
  const tab = page.locator(`[data-tab="${operation}"][aria-selected=false]`);
  if ((await tab.count()) > 0) await tab.click();
  const view = page.locator(`[data-views] input[value="${operation}"]:not(:checked)`);
  if ((await view.count()) > 0) await view.click();
  return page.locator(`[data-operation="${operation}"]`);
}

/** Opens what is folded away on a page: options and details. A list to choose from would cover the rest. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator(
    'main details:not([open]) > summary:visible, main button[aria-expanded=false]:not([aria-haspopup=listbox]):visible',
  );
  for (let left = 20; left > 0 && (await folded.count()) > 0; left -= 1) await folded.first().click();
}

/** Opens a page (path below the base) and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/^\//, './'));
  await hydrated(page);
}

/** Header and menu, which wait until somebody turns to them, included. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const parts = [...document.querySelectorAll('[data-deferred]')];
    for (const part of parts) part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return (
      root !== null && [root, ...parts].every(isReact) && document.documentElement.dataset['pending'] === undefined
    );
  });
}

/** Opens the palette by its keys; pressed again if the page was not listening yet. */
export async function callPalette(page: Page): Promise<void> {
  const palette = page.getByRole('combobox', { name: 'Search tools and commands' });
  await expect(async () => {
    if ((await palette.count()) === 0) await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Waits until the service worker keeps the whole site and answers for this page. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * The findings of axe on the page, or within a part of it, by all rules or by some: a line for each rule, with the
 * elements. Our pages have no frames that axe could look into. It is read once a page: that takes as long as a look.
 */
export async function axeFindings(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules !== undefined && { runOnly: { type: 'rule', values: rules } }),
  };
  const run = ([context, how]: readonly [string, RunOptions]): Promise<AxeResults> =>
    (window as unknown as { axe: typeof axe }).axe.run(context, how);
  const { violations } = await page.evaluate(run, [part, options] as const);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** How far (CSS pixels) the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export { expect };
