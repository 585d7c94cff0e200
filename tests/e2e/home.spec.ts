import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { toolsFolder } from '../../scripts/build/vite/files.ts';
import type { Detector } from '../../src/engine/detector.ts';
import { axeFindings, expect, open, test } from './fixture.ts';

/* Home: the field that it begins with, what a pasted text may be for, and the tools below. */

interface Kind {
  readonly kind: string;
  readonly offers: readonly string[];
  readonly shows?: string;
  readonly texts: readonly string[];
}
const { kinds, anyText } = JSON.parse(readFileSync(join(import.meta.dirname, '../unit/pastes.json'), 'utf8')) as {
  readonly kinds: readonly Kind[];
  readonly anyText: { readonly text: string };
};

const search = (page: Page) => page.getByRole('search');
const field = (page: Page) => search(page).locator('input');
const rows = (page: Page) => search(page).getByRole('option');

/** Puts a text on the clipboard and presses the keys, where the focus is. */
async function pasteByKeys(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Whether the code for the result may be fetched. */
async function isSmall(name: string): Promise<boolean> {
  const [tool = '', operation = ''] = name.split('/');
  const { detectors } = (await import(join(toolsFolder, tool, 'detect.ts'))) as {
    readonly detectors: Readonly<Record<string, Detector>>;
  };
  return detectors[operation]?.large !== true;
}

test.use({ timezoneId: 'UTC' });
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('one text of each kind is pasted and its answer copied by the keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: { readonly url: string; readonly bytes: number }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const count = (body: Buffer) => {
      const { length } = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      fetched.push({ url: response.url(), bytes: length });
    };
    // A page that has gone has nothing to tell.
    response.body().then(count, () => undefined);
  });
  await open(page, '/');
  await expect(field(page)).toBeFocused();
  for (const { kind, offers, shows, texts } of kinds) {
    const [text = ''] = texts;
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(0);
    fetched.length = 0;
    await pasteByKeys(page, text);
    await expect(rows(page).first(), `${kind}: ${text}`).toBeVisible();
    const first = search(page).getByRole('option', { selected: true });
    if (shows === undefined || !(await isSmall(offers[0] ?? ''))) continue;
    // On a busy machine its code may take longer than an offer waits. The second time it is there.
    await expect(async () => {
      if (!((await first.textContent()) ?? '').includes(shows.slice(0, 40))) {
        await page.keyboard.press('Escape');
        await pasteByKeys(page, text);
      }
      await expect(first, `${kind}: ${text}`).toContainText(shows.slice(0, 40), { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => clipboard(page), { message: kind }).not.toBe('');
    const copied = await clipboard(page);
    const answer = (await first.textContent()) ?? '';
    expect(answer.replace(/\s+/g, ' '), kind).toContain(copied.trim().replace(/\s+/g, ' ').slice(0, 40));
    await expect(page, 'it stays').toHaveURL(/\/$/);
    expect(
      fetched.filter(({ bytes }) => bytes > 100_000),
      kind,
    ).toEqual([]);
  }
});

test(
  'samples show what the field is for, and Enter opens an offer with its text',
  { tag: '@first' },
  async ({ page }) => {
    await open(page, '/');
    await expect(field(page)).toBeFocused();
    const samples = search(page).getByRole('button');
    await expect(samples).toHaveCount(5);
    await search(page).getByRole('button', { name: '1718000000000' }).click();
    await expect(field(page)).toBeFocused();
    await expect(search(page)).toContainText('1 line · 13 bytes');
    const first = search(page).getByRole('option', { selected: true });
    await expect(first).toContainText('2024-06-10T06:13:20Z');
    await expect(first).toContainText('Ctrl Enter copy');
    const label = (await first.textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(first).not.toHaveText(label);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/date-converter/);
    await expect(page.locator('[data-input] input').first()).toHaveValue('1718000000000');
  },
);

test('a text that nobody recognises has offers that take any text', { tag: '@first' }, async ({ page }) => {
  await open(page, '/');
  await expect(field(page)).toBeFocused();
  await pasteByKeys(page, anyText.text);
  const any = search(page).getByRole('group', { name: 'Works on any text' });
  await expect(any.getByRole('option')).toHaveCount(7);
  await expect(any).toContainText('SGVsbG8gV29ybGQuClR3bwo=');
  await expect(any).toContainText('3 words · 17 characters · 2 lines');
  await expect(page.getByText('Try a shorter word')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(rows(page)).toHaveCount(0);
  await expect(search(page).getByRole('button')).toHaveCount(5);
});

test('a result is that of the options that somebody has set', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('options:base64-string-converter', '{"encode":{"urlSafe":"true"}}'),
  );
  await open(page, '/');
  await expect(field(page)).toBeFocused();
  await pasteByKeys(page, '??>>\n??>>');
  await expect(rows(page).filter({ hasText: 'Base64' }).first()).toContainText('Pz8-Pgo_Pz4-');
});

test('a result with a secret keeps it', async ({ page }) => {
  await open(page, '/');
  for (const [text, secret, shown] of [
    ['WIFI:S:home;T:WPA;P:swordfish;;', 'swordfish', 'home · WPA · ••••••••'],
    ['Authorization: Basic YWRhOnN3b3JkZmlzaA==', 'swordfish', 'ada · ••••••••'],
    ['otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP&issuer=Example', 'JBSWY3DPEHPK3PXP', 'Example: ada'],
  ] as const) {
    await page.keyboard.press('Escape');
    await pasteByKeys(page, text);
    const first = search(page).getByRole('option', { selected: true });
    await expect(first).toContainText(shown);
    await expect(first).not.toContainText(secret);
  }
});

test(
  'words find tools, the first of which Enter opens; a short pasted word is a query',
  { tag: '@first' },
  async ({ page }) => {
    await open(page, '/');
    await expect(field(page)).toBeFocused();
    await pasteByKeys(page, 'hash');
    await expect(field(page)).toHaveValue('hash');
    await expect(page.getByRole('heading', { name: /^Search results/ })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.keyboard.type(' text');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/hash-text/);
  },
);

test(
  'Ctrl and V anywhere: offers on home, the input of a tool, the palette elsewhere',
  { tag: '@first' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(async () => {
      await pasteByKeys(page, '2024-05-31T14:30:00Z');
      await expect(rows(page).first()).toContainText('1717165800', { timeout: 1000 });
    }).toPass();
    await expect(field(page)).toBeFocused();

    await open(page, '/base64-string-converter');
    const input = page.locator('[data-input] textarea').first();
    await input.fill('before');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(async () => {
      await pasteByKeys(page, 'pasted');
      await expect(input).toHaveValue('pasted', { timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(input).toHaveValue('before');
    // In a field the browser does it.
    await input.fill('');
    await input.focus();
    await pasteByKeys(page, 'own');
    await expect(input).toHaveValue('own');

    await open(page, '/about');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(async () => {
      await pasteByKeys(page, '{"name": "Ada"}');
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('JSON', { timeout: 1000 });
    }).toPass();
  },
);

test('the palette copies an answer, too, and stays open', { tag: '@first' }, async ({ page }) => {
  await open(page, '/hash-text');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await pasteByKeys(page, '0xff');
  await expect(palette.getByRole('option', { selected: true })).toContainText('255');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => clipboard(page)).toBe('255');
  await expect(palette).toBeVisible();
  await expect(page.getByText('Copied')).toBeVisible();
});

test('chips choose a category', { tag: '@first' }, async ({ page }) => {
  await open(page, '/');
  const all = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^All the tools/ }) });
  const categories = all.getByRole('heading', { level: 3 });
  await expect(categories).toHaveCount(10);
  await expect(categories.first()).toHaveText('Converters');
  const chip = all.getByRole('button', { name: /^Text \d/ });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(categories).toHaveText(['Text']);
  await all.getByRole('button', { name: 'All' }).click();
  await expect(categories).toHaveCount(10);
});

test('recent tools that are no favorites, at most four', { tag: '@first' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('favoriteToolsName', '["hash-text"]');
    localStorage.setItem(
      'recentTools',
      '["json-diff","hash-text","uuid-generator","token-generator","git-memo","text-diff"]',
    );
  });
  await open(page, '/');
  const recent = page.getByRole('main').locator('section').filter({ hasText: 'Recent tools' }).getByRole('link');
  await expect(recent).toHaveText(['JSON diff', 'UUID generator', 'Token generator', 'Git cheatsheet']);
});

test('one field: no filter beside it on a wide screen, and a button that calls the palette', async ({ page }) => {
  await open(page, '/');
  const filter = page.locator('#side-menu').getByLabel('Filter the list');
  await expect(filter).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Search tools/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('#side-menu').getByRole('link', { name: 'Hash text' }).click();
  await expect(filter).toBeVisible();
});

test('the proof is one link away', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'How that is proved' }).click();
  await expect(page.getByRole('heading', { name: 'See for yourself' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'See for yourself' })).toBeInViewport();
});

test('axe finds nothing with offers: light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await search(page).getByRole('button', { name: '1718000000000' }).click();
  await expect(rows(page).first()).toContainText('2024');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
});
