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

test('the colors mean the same in both themes, and their text can be read', async ({ page }) => {
  await open(page, '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const channels = (name: string) => {
        probe.style.color = `var(--color-${name})`;
        return (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      };
      const names = ['surface', 'text', 'text-muted', 'accent-text', 'warning', 'success', 'error', 'accent'];
      const found = Object.fromEntries(names.map((name) => [name, channels(name)]));
      probe.remove();
      return found;
    });
    const of = (name: string) => colors[name] ?? [];
    for (const name of ['text', 'text-muted', 'accent-text', 'warning', 'success', 'error'])
      expect(contrast(of(name), of('surface')), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    // #18a058 is at 148 degrees.
    for (const name of ['accent', 'accent-text', 'success']) expect(Math.abs(hue(of(name)) - 148)).toBeLessThan(8);
    expect(Math.abs(hue(of('warning')) - 37)).toBeLessThan(8);
    expect(Math.min(hue(of('error')), 360 - hue(of('error')))).toBeLessThan(15);
  }
});

/** Hue of a colour (red, green, blue from 0 to 255) in degrees. */
function hue([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}

/** Contrast of two colours (WCAG 2.2, 'contrast ratio'). */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) =>
      value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('forced colors: what is chosen and focused can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/hash-text');
  const current = page.getByRole('navigation', { name: 'Menu' }).locator('[aria-current=page]').first();
  expect(await current.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe('solid');
  // From the field, whose frame has the outline, to a button.
  await page.keyboard.press('Shift+Tab');
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
  await expect(page.locator('[data-input]').first().locator('textarea, .cm-content')).toBeFocused();
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
      ['Running text as code', 'Good'],
      ['Server headers', 'Good'],
      ['Without a network', 'Good'],
    ] as const)
      await expect(findings.filter({ hasText: name })).toContainText(verdict);
    await expect(findings.last()).toContainText(/[\d.]+ ?(kB|MB|byte)/);
    await page.getByRole('button', { name: 'Show the libraries and their licenses' }).click();
    const react = page
      .getByRole('main')
      .locator('li')
      .filter({ hasText: /^react / });
    await react.getByRole('button').click();
    await expect(react).toContainText('Permission is hereby granted');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
  });
});
