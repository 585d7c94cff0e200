import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCommon, toolIds, toolsFolder } from '../../scripts/build/vite/files.ts';
import { languages } from '../../src/engine/messages.ts';
import { expect, hydrated, open, test } from './fixture.ts';

/* Six languages and one of test: nothing is left in English, nothing is wider than its place. */

/** Words on the page that do not come from a locale file; in the test language each of those is written ⟦key⟧. */
const literals = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const KEPT =
      'mark, :has(> mark), script, style, noscript, [data-result], [data-literal], .n-mono, code, kbd, option[lang], footer';
    const own = new Set(['English', 'Español', 'Français', 'Português', 'Русский']);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      if (!/\p{L}{3}/u.test(text) || node.parentElement?.closest(KEPT) !== null || own.has(text)) continue;
      if (!/^[\s\p{P}\p{S}\p{N}]*(⟦[^⟧]*⟧[\s\p{P}\p{S}\p{N}]*)+$/u.test(text)) found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const value = element.getAttribute(name) ?? '';
        if (/\p{L}{3}/u.test(value) && !value.includes('⟦') && element.closest('[data-literal]') === null)
          found.push(`${name}=${value}`);
      }
    }
    if (!document.title.includes('⟦')) found.push(`title: ${document.title}`);
    return found;
  });

for (const path of ['/', '/about', '/no-such-page']) {
  test(`no text of ${path} is left untranslated`, async ({ page, watch }) => {
    watch.allow.push(/status of 404/);
    await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["hash-text","json-diff"]'));
    await open(page, `${path}?lang=zz`);
    expect(await literals(page)).toEqual([]);
    if (path === '/') {
      await page.getByRole('button', { name: '⟦reorder⟧' }).click();
      await page.getByRole('search').getByRole('textbox').fill('zzzzzz');
      expect(await literals(page)).toEqual([]);
    }
  });
}

test('no text of palette and dialogs is left untranslated', async ({ page }) => {
  await open(page, '/?lang=zz');
  for (const query of ['', 'json', 'zzzzzz']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(query);
    expect(await literals(page), query).toEqual([]);
    await page.keyboard.press('Escape');
  }
  for (const name of ['settings', 'shortcuts', 'clear data']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    expect(await literals(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

/** Controls and labels whose text is wider or higher than they are, and anything beyond the edge of the page. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const CONTROLS = 'button, a[class*=button], label, legend, th, dt, summary, h1, h2, h3, [role=tab], select';
    const isScrolled = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.documentElement) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || getComputedStyle(element).clipPath !== 'none') continue;
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || (node.textContent ?? '').trim() === '') continue;
        const style = getComputedStyle(parent);
        if (style.clipPath !== 'none' || style.fontSize === '0px' || parent.tagName === 'OPTION') continue;
        if (style.textOverflow === 'ellipsis' && style.overflow !== 'visible') continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const isOut = text.left < box.left - 1.5 || text.right > box.right + 1.5;
        const isBeyond = text.right > innerWidth + 1 && !isScrolled(element);
        if (text.width > 0 && (isOut || isBeyond)) found.push(`${element.tagName} ${(node.textContent ?? '').trim()}`);
      }
    }
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) found.push(`the page is ${beyond} px too wide`);
    return found;
  });

const titleOf = (id: string, language: string) =>
  (
    JSON.parse(readFileSync(join(toolsFolder, id, 'locales', `${language}.json`), 'utf8')) as {
      meta: { title: string };
    }
  ).meta.title;

for (const language of languages) {
  test(`no text overflows its control at 360 px in ${language}, on any page`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((code) => localStorage.setItem('locale', code), language);
    await open(page, '/');
    const common = readCommon(language) as Record<string, string>;
    const problems: Record<string, string[]> = {};
    const look = async (name: string) => {
      const found = await overflowing(page);
      if (found.length > 0) problems[name] = found;
    };
    await look('home');
    // Inside the site, which takes a tenth of the time of loading each page.
    const go = async (path: string, title: string) => {
      await page.evaluate((to) => document.querySelector<HTMLElement>(`#side-menu a[href$="/${to}"]`)?.click(), path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.waitForFunction(() => document.querySelector('main [role=status] [class*=skeleton]') === null);
      await page.waitForFunction(() => document.querySelectorAll('main :is(button, input, a, table)').length > 1);
    };
    await go('about', common['aboutTitle'] ?? '');
    await look('about');
    for (const id of toolIds()) {
      await go(id, titleOf(id, language));
      await look(id);
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('palette');
    await page.keyboard.press('Escape');
    await page.locator('[aria-controls=side-menu]').click();
    await look('menu');
    expect(problems).toEqual({});
  });
}

test(
  'title, metas, canonical address and language of the page follow language and page',
  { tag: '@first' },
  async ({ page }) => {
    await open(page, '/hash-text');
    const head = () =>
      page.evaluate(() => {
        const get = (selector: string, attribute: string) =>
          document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
        return {
          title: document.title,
          lang: document.documentElement.lang,
          description: get('meta[name=description]', 'content'),
          ogTitle: get('meta[property="og:title"]', 'content'),
          ogDescription: get('meta[property="og:description"]', 'content'),
          ogUrl: new URL(get('meta[property="og:url"]', 'content'), location.origin).pathname,
          canonical: new URL(get('link[rel=canonical]', 'href'), location.origin).pathname,
        };
      });
    for (const language of ['fr', 'ru', 'en'] as const) {
      await page
        .getByRole('banner')
        .getByLabel(/Language|Langue|Язык/)
        .selectOption(language);
      const { title, description } = (
        JSON.parse(readFileSync(join(toolsFolder, 'hash-text/locales', `${language}.json`), 'utf8')) as {
          meta: { title: string; description: string };
        }
      ).meta;
      await expect(page).toHaveTitle(`${title} - Handy Tools`);
      expect(await head()).toEqual({
        title: `${title} - Handy Tools`,
        lang: language,
        description,
        ogTitle: `${title} - Handy Tools`,
        ogDescription: description,
        ogUrl: '/hash-text',
        canonical: '/hash-text',
      });
    }
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About - Handy Tools');
    expect(await head()).toMatchObject({ canonical: '/about', ogUrl: '/about' });
    await page.goBack();
    await hydrated(page);
    expect(await head()).toMatchObject({ canonical: '/hash-text' });
  },
);
