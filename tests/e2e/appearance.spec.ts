import { axeFindings, callPalette, expect, hydrated, open, sidewaysScroll, test } from './fixture.ts';

/* Themes, what the system asks for, and the frame on a narrow screen. */

const DARK = 'rgb(28, 28, 28)';
const LIGHT = 'rgb(241, 245, 249)';

for (const system of ['light', 'dark'] as const) {
  for (const chosen of ['auto', 'light', 'dark', null] as const) {
    test(`no flash: the system is ${system}, stored is ${chosen ?? 'nothing'}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((theme) => {
        if (theme !== null) localStorage.setItem('vueuse-color-scheme', theme);
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const look = () => {
          if (document.querySelector('h1') !== null) seen.add(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, chosen);
      await open(page, '/hash-text');
      await page.waitForTimeout(200);
      const isDark = chosen === 'dark' || (chosen !== 'light' && system === 'dark');
      expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
        isDark ? DARK : LIGHT,
      ]);
    });
  }
}

test('a theme that follows the system changes with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(DARK);
});

test('forced colours: what is chosen and focused can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/hash-text');
  const current = page.getByRole('navigation', { name: 'Menu' }).locator('[aria-current=page]').first();
  expect(await current.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe('solid');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle),
  ).toBe('solid');
  await callPalette(page);
  const option = page.getByRole('dialog').getByRole('option', { selected: true });
  expect(await option.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe('solid');
});

test('reduced motion: nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/hash-text');
  await callPalette(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const durations = [
        ...transitionDuration.split(','),
        ...(animationName === 'none' ? [] : animationDuration.split(',')),
      ];
      return durations.some((duration) => parseFloat(duration) > 0) ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving).toEqual([]);
});

test('the menu on a phone takes the focus, gives it back and closes on Escape, outside and after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Show or hide the menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(350, 400);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'JSON diff' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // What was chosen on a wide screen is not touched by it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeVisible();
});

test('groups stay collapsed, also those that an older version stored by their translated names', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('menu-tool-option:collapsed-categories') === null)
      localStorage.setItem('menu-tool-option:collapsed-categories', '{"Crypto":true,"Réseau":true}');
  });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const crypto = menu.getByRole('button', { name: /^Crypto/ });
  await expect(crypto).toHaveAttribute('aria-expanded', 'false');
  await crypto.click();
  await expect(menu.getByRole('link', { name: 'Hash text' })).toBeVisible();
  await menu.getByRole('button', { name: /^Web/ }).click();
  await page.reload();
  await hydrated(page);
  await expect(crypto).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('button', { name: /^Web/ })).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => localStorage.getItem('menu-tool-option:collapsed-categories'))).toBe(
    '{"Réseau":true,"crypto":false,"web":true}',
  );
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the about page names every library, and its self-check tells what it finds', async ({ page, watch }) => {
    test.setTimeout(120_000);
    // The check provokes the browser, which says so.
    watch.allow.push(/self-check\.invalid|TrustedScript|policy: (connect-src|require-trusted-types-for)/);
    await open(page, '/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'Run the check' }).click();
    const findings = page.getByRole('main').locator('[role=status] dl > div');
    await expect(findings).toHaveCount(6);
    for (const [name, verdict] of [
      ['Connection', 'Good'],
      ['Other sites', 'Good'],
      ['Text as code', 'Good'],
      ['Headers of the server', 'Good'],
      ['Without a network', 'Good'],
    ] as const)
      await expect(findings.filter({ hasText: name })).toContainText(verdict);
    await expect(findings.last()).toContainText(/[\d.]+ ?(kB|MB|byte)/);
    await page.getByRole('button', { name: 'Show the libraries and their licences' }).click();
    const react = page
      .getByRole('main')
      .locator('li')
      .filter({ hasText: /^react / });
    await react.locator('summary').click();
    await expect(react).toContainText('Permission is hereby granted');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
  });
});
