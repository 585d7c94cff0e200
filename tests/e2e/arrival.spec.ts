import { expect, open, test } from './fixture.ts';

/* Stored choices change a page when it arrives, and nothing moves. */

for (const language of ['en', 'ru']) {
  for (const path of ['/', '/hash-text']) {
    test(`nothing moves while ${path} arrives, in ${language}`, async ({ page }) => {
      await page.addInitScript((code) => {
        localStorage.setItem('locale', code);
        localStorage.setItem('favoriteToolsName', '["json-diff","uuid-generator"]');
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as unknown as { sources: { node: Element | null }[] };
            moved.push(...sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? '?'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }, language);
      await open(page, path);
      const menu = page.getByRole('navigation', { name: language === 'en' ? 'Menu' : 'Меню' });
      await expect(menu.getByRole('link', { name: /JSON/ }).first()).toBeVisible();
      if (path === '/') await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  }
}
