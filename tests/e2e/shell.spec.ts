import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from './chunks.ts';
import { axeFindings, expect, hydrated, open, test } from './fixture.ts';
import { built } from './own-site.ts';

/* The frame around the tools: first paint, theme, language, palette, favourites, paths. */

test('pages are complete without JavaScript', { tag: '@first' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handy tools for developers');
  await page.goto('./base64-string-converter');
  await expect(page).toHaveTitle('Base64 string encoder/decoder - Handy Tools');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /base64-string-converter$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Base64/);
  await expect(page.getByText('Nothing', { exact: false }).or(page.locator('noscript')).first()).toBeAttached();
  await context.close();
});

test('a stored theme and language never flash', { tag: '@first' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('vueuse-color-scheme', 'dark');
    localStorage.setItem('locale', 'ru');
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const body = document.querySelector('body');
      const heading = document.querySelector('h1');
      if (body !== null && heading !== null && getComputedStyle(body).visibility === 'visible')
        seen.push(`${getComputedStyle(body).backgroundColor} ${heading.textContent}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/');
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen).toEqual(['rgb(28, 28, 28) Полезные инструменты для разработчиков']);
});

test('the theme follows the system until it is chosen, and then stays', { tag: '@first' }, async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await background()).toBe('rgb(28, 28, 28)');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await background()).toBe('rgb(241, 245, 249)');
  await page.reload();
  await hydrated(page);
  expect(await background()).toBe('rgb(241, 245, 249)');
  expect(await page.evaluate(() => localStorage.getItem('vueuse-color-scheme'))).toBe('light');
});

test('a chosen language is remembered and reaches the tool page', { tag: '@first' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByLabel('Language').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des outils pratiques pour les développeurs');
  await page.goto('./base64-string-converter');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('fr');
});

test.describe('with a browser in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('the first language is the browser’s', { tag: '@first' }, async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('开发者的实用工具');
  });
});

test(
  'the palette finds, moves and opens by keyboard, and gives the focus back',
  { tag: '@first' },
  async ({ page }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: /Search tools/ });
    await opener.focus();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search tools and commands' });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('placeholder', 'Type to search a tool or a command...');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await box.fill('guid');
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('UUID generator');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UUID generator');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('zzzzzz');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing matches “zzzzzz”').first()).toBeVisible();
  },
);

test('the search on home answers names, keywords and misspelt words', { tag: '@first' }, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  const box = page.getByRole('search').getByRole('textbox');
  await expect(box).toBeFocused();
  for (const [query, title] of [
    ['base64 string', 'Base64 string encoder/decoder'],
    ['guid', 'UUID generator'],
    ['jsn prettfy', 'JSON prettify and format'],
  ] as const) {
    await box.fill(query);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(title);
  }
});

test('a page has the description of its tool and cards their short texts, after a navigation too', async ({ page }) => {
  const metaOf = (id: string) => {
    const file = join(import.meta.dirname, '../../src/tools', id, 'locales/en.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { meta: { card: string; description: string } }).meta;
  };
  const describe = (id: string) => metaOf(id).description;
  await open(page, '/hash-text');
  const main = page.getByRole('main');
  await expect(main.getByText(describe('hash-text'))).toBeVisible();
  await page.locator('#side-menu').getByRole('link', { name: 'JSON diff' }).click();
  await expect(main.getByText(describe('json-diff'))).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', describe('json-diff'));
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(main.locator('[data-id=uuid-generator] p').first()).toHaveText(metaOf('uuid-generator').card);
  await expect(main.locator('[data-id] p').filter({ hasNotText: /./ })).toHaveCount(0);
});

test('favorites are kept, from older values too', { tag: '@first' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('favoriteToolsName') === null)
      localStorage.setItem('favoriteToolsName', '["/hash-text","JSON diff","no-such-tool",7]');
  });
  await open(page, '/');
  const section = page.getByRole('main').locator('section').filter({ hasText: 'Your favorite tools' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Hash text', 'JSON diff']);
  await section.getByRole('button', { name: 'Remove from favorites' }).first().click();
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['JSON diff']);
  expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toBe('["json-diff"]');
});

test(
  'old paths lead on, unknown ones to the not-found page with status 404',
  { tag: '@first' },
  async ({ page, watch }) => {
    watch.allow.push(/404 \(Not Found\)/);
    await open(page, '/hash?encoding=Base64');
    await expect(page).toHaveURL(/\/hash-text\?encoding=Base64$/);
    const answer = await page.goto('./no/such/page');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.getByText('Sorry, this page does not seem to exist', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Maybe the cache is doing tricky things, try force-refreshing?', { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handy tools for developers');
    expect((await page.request.get('./assets/missing.js')).status()).toBe(404);
  },
);

test('the menu folds, filters, and is an overlay on a phone', { tag: '@first' }, async ({ page }) => {
  await open(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('button', { name: /Crypto/ }).click();
  await expect(menu.getByRole('link', { name: 'Hash text' })).toBeHidden();
  await menu.getByLabel('Filter the list').fill('hash');
  await expect(menu.getByRole('link', { name: 'Hash text' })).toBeVisible();
  await page.getByRole('button', { name: 'Show or hide the menu' }).click();
  await expect(menu).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Show or hide the menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'JSON diff' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON diff');
  await expect(menu).toBeHidden();
});

test('the menu shows the open tool without being brought to life before somebody turns to it', async ({ page }) => {
  const isAlive = (selector: string) => () =>
    page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await page.goto('./text-statistics');
  await expect.poll(isAlive('header')).toBe(true);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Text statistics' })).toBeInViewport();
  expect(await isAlive('#side-menu')()).toBe(false);
  await menu.hover();
  await expect.poll(isAlive('#side-menu')).toBe(true);
  await menu.getByRole('button', { name: 'Data' }).click();
  await expect(menu.getByRole('button', { name: 'Data' })).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that nobody turned to follows the history', async ({ page }) => {
  await page.goto('./');
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);
  await page.evaluate(() => {
    history.pushState(null, '', './text-statistics');
  });
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Text statistics' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toBeInViewport();
});

test('the header has its parts in order, six languages among them', { tag: '@first' }, async ({ page }) => {
  await open(page, '/');
  const names = await page
    .getByRole('banner')
    .locator('button, a, select')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? part.textContent));
  expect(names).toEqual([
    'Show or hide the menu',
    'Home',
    expect.stringContaining('Search tools'),
    'Language',
    'Source code',
    'Follow us',
    'About',
    'Switch between light and dark',
    'Support',
  ]);
  await expect(page.getByRole('banner').locator('option')).toHaveText([
    'English',
    'Español',
    'Français',
    'Português',
    'Русский',
    '中文',
  ]);
});

test('the keys meet the header before the page, though it stands behind it in the document', async ({ page }) => {
  // The page of a tool would begin in its input.
  await open(page, '/about');
  const order: string[] = [];
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement?.closest('header, main, nav')?.localName ?? 'skip'));
  }
  expect([...new Set(order)]).toEqual(['skip', 'header', 'main']);
  expect(order.lastIndexOf('header')).toBeLessThan(order.indexOf('main'));
});

test('the menu is 240 px wide and its items 32 px high, also as an overlay from 700 px down', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect((await menu.boundingBox())?.width).toBe(240);
  expect((await menu.getByRole('link', { name: 'Hash text' }).boundingBox())?.height).toBe(32);
  await page.setViewportSize({ width: 701, height: 800 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(menu).toBeHidden();
  const place = async () => (await page.getByRole('main').boundingBox())?.x;
  expect(await place()).toBe(0);
  await page.getByRole('button', { name: 'Show or hide the menu' }).click();
  expect(await menu.boundingBox()).toMatchObject({ x: 0, width: 240 });
  expect(await place()).toBe(0);
});

test('the heart of a tool page makes it a favourite, in the menu, too', { tag: '@first' }, async ({ page }) => {
  await open(page, '/json-diff');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to favorites' }).click();
  const heart = main.getByRole('button', { name: 'Remove from favorites' });
  await expect(heart).toHaveAttribute('title', 'Remove from favorites');
  const groups = page.getByRole('navigation', { name: 'Menu' }).locator('button[aria-expanded]');
  await expect(groups.first()).toHaveText(/^Favorite tools/);
  await heart.click();
  await expect(groups.first()).toHaveText(/^Crypto/);
  // Other tools of the category.
  const related = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Related tools' }) });
  await related.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('JSON diff');
});

test('home shows favorites, newest and all, and a tool is new for two weeks', { tag: '@first' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["hash-text"]'));
  const day = Date.parse('2023-06-23');
  await page.clock.setFixedTime(day + 14 * 24 * 60 * 60 * 1000 - 1);
  await open(page, '/');
  const main = page.getByRole('main');
  const sections = main.getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([/^Your favorite tools/, /^Newest tools/, /^All the tools/]);
  const newest = main.locator('section').filter({ hasText: 'Newest tools' }).getByRole('listitem');
  await expect(newest.filter({ hasText: 'YAML to TOML' })).toBeVisible();
  await expect(
    main.locator('[data-id]').filter({ hasText: 'YAML to TOML' }).getByText('New', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('#side-menu').getByRole('link', { name: 'YAML to TOML New' })).toBeVisible();
  await page.clock.setFixedTime(day + 14 * 24 * 60 * 60 * 1000);
  await page.reload();
  await hydrated(page);
  await expect(newest.filter({ hasText: 'YAML to TOML' })).toHaveCount(0);
  // The next tool came a day later.
  await page.clock.setFixedTime(day + 15 * 24 * 60 * 60 * 1000);
  await page.reload();
  await hydrated(page);
  await expect(sections).toHaveText([/^Your favorite tools/, /^All the tools/]);
  await expect(main.getByText('New', { exact: true })).toHaveCount(0);
});

test('about tells of technologies, of bugs and wishes, and of sponsorship', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Technologies',
    'Bugs and feature requests',
    'Sponsorship',
    'Without a network',
    'Your data',
    'See for yourself',
    'Licenses',
  ]);
  for (const [name, path] of [
    ['Report an issue', '/issues'],
    ['Source code', '/handy-tools'],
    ['Support', '/support'],
  ] as const)
    expect(await main.getByRole('link', { name }).getAttribute('href')).toMatch(new RegExp(`^https://.*${path}$`));
});

test('the component demo is no part of what is shipped', async ({ page, watch }) => {
  watch.allow.push(/404 \(Not Found\)/);
  for (const path of ['c-lib', 'c-lib/button']) {
    expect((await page.goto(`./${path}`))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  }
  const assets = join(built, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes('c-lib components'))).toEqual([]);
});

test('code and texts of a tool are fetched when somebody comes to it', { tag: '@first' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  const file = await pageFile(page, 'token-generator');
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain(`/${file}`);
  await page.getByRole('main').getByRole('link', { name: 'Token generator' }).first().click();
  await page.locator('main [data-result]').first().waitFor();
  expect(fetched).toContain(`/${file}`);
  const before = fetched.length;
  await page.getByRole('banner').getByLabel('Language').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Générateur de jetons');
  expect(fetched.slice(before).filter((path) => /\/fr-[\w-]+\.js$/.test(path)).length).toBeGreaterThanOrEqual(2);
});

test('class names begin with n-, and the text has 14 px', async ({ page }) => {
  for (const path of ['/', '/about', '/json-prettify']) {
    await open(page, path);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]),
    );
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)].filter((name) => !name.startsWith('n-'))).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('14px');
  }
});

test('a refused clipboard never says “Copied”', { tag: '@first' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the fallback that must fail too
    document.execCommand = () => false;
  });
  await open(page, '/base64-string-converter');
  await page.locator('[data-example]').first().click();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Copy manually' })).toBeVisible();
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test(
  'a link carries options, and inputs only when they are asked for',
  { tag: '@first' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/base64-string-converter');
    const encode = page.locator('[data-operation=encode]');
    await encode.getByLabel('URL-safe').check();
    await encode.getByRole('textbox', { name: 'Text' }).fill('??>>');
    const copied = async (withInput: boolean) => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      const dialog = page.getByRole('dialog');
      if (withInput) await dialog.getByRole('switch').check();
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await expect(dialog).toBeHidden();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied(false)).toMatch(/\/base64-string-converter\?urlSafe=true$/);
    const link = await copied(true);
    expect(link).toMatch(/\?urlSafe=true#encode=/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await hydrated(page);
    await expect(encode.locator('[data-result] [data-answer]')).toHaveText('Pz8-Pg');
    expect(await page.evaluate(() => localStorage.getItem('options:base64-string-converter'))).toBeNull();
  },
);

for (const path of ['/', '/about', '/no-such-page']) {
  for (const width of [1280, 360]) {
    const tag = path === '/' && width === 360 ? ['@first'] : [];
    test(`axe finds nothing on ${path} at ${width} px`, { tag }, async ({ page, watch }) => {
      watch.allow.push(/404 \(Not Found\)/);
      await page.setViewportSize({ width, height: 800 });
      // A colour on its way to the other theme has neither theme's contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  }
}
