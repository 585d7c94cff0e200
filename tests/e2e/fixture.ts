import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** What the browser says in tests that do without the service worker. */
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
 * What axe finds wrong on the page, or within a part of it: a line for each rule, with the elements. Our pages have no
 * frames that axe could look into, and without them it is four times faster.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** How far (CSS pixels) the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export { expect };
