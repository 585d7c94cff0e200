import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toolIds, toolsFolder } from '../../scripts/build/vite/files.ts';
import type { Detector } from '../../src/engine/detector.ts';
import type { AnyExample } from '../../src/engine/example.ts';
import { axeFindings, callPalette, expect, open, test } from './fixture.ts';

/* The command palette: what it offers, how it is worked, and what it does with a pasted text. */

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search tools and commands' });
const box = (page: Page) => palette(page).getByRole('combobox');
const choose = async (page: Page, query: string) => {
  await callPalette(page);
  await box(page).fill(query);
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
};

async function paste(page: Page, selector: string, text: string) {
  await page.locator(selector).evaluate((field, value) => {
    const data = new DataTransfer();
    data.setData('text/plain', value);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    const isTaken = !field.dispatchEvent(event);
    if (isTaken || !(field instanceof HTMLInputElement)) return;
    // As the browser does with a paste that nobody prevents.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

test('groups show at most five, and the rest on demand', async ({ page }) => {
  await open(page, '/');
  await callPalette(page);
  const actions = palette(page).getByRole('group', { name: 'Actions' });
  const options = actions.getByRole('option');
  await expect(options).toHaveCount(6);
  const more = actions.getByRole('option', { name: /Show all \d+ in Actions/ });
  const count = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(options).toHaveCount(count);
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await callPalette(page);
  await expect(options).toHaveCount(6);
});

test('arrows stay within the list, the selection is scrolled to and announced', async ({ page }) => {
  await open(page, '/');
  await callPalette(page);
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', 'palette-0');
  const count = await palette(page).getByRole('option').count();
  for (let step = 0; step < count + 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', `palette-${count - 1}`);
  await expect(palette(page).getByRole('option', { selected: true })).toBeInViewport();
  await expect(palette(page).getByRole('option', { selected: true })).toHaveId(`palette-${count - 1}`);
});

test('Cmd and K open it, too; it is at most 650 px wide and its list 500 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open(page, '/');
  await callPalette(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
  expect((await palette(page).boundingBox())?.width).toBe(650);
  for (const size of [
    { width: 1280, height: 1000 },
    { width: 360, height: 1000 },
  ]) {
    await page.setViewportSize(size);
    expect((await palette(page).getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(500);
    expect((await palette(page).boundingBox())?.width).toBeLessThanOrEqual(size.width);
  }
  await page.keyboard.press('Meta+k');
  await expect(palette(page)).toHaveCount(0);
});

test('the focus stays inside, and closing clears the text', { tag: '@first' }, async ({ page }) => {
  await open(page, '/hash-text');
  const opener = page.getByRole('banner').getByRole('button', { name: /Search tools/ });
  await opener.click();
  await box(page).fill('json');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press(key);
      // After the last field the browser's own controls have their turn.
      const isOnPage = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOnPage, key).toBe(false);
    }
  }
  await box(page).focus();
  // Something else may want it, too.
  await opener.evaluate((element) => element.focus());
  await expect(box(page)).toBeFocused();
  // A press beside it closes it, and does not reach what stands there.
  await page.getByRole('banner').getByRole('link').first().click({ force: true });
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(/hash-text/);
  await expect(opener).toBeFocused();
  await callPalette(page);
  await expect(box(page)).toHaveValue('');
});

test('axe finds nothing: empty, with results, with none, light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await callPalette(page);
  for (const query of ['', 'json', 'zzzzzz']) {
    await box(page).fill(query);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page, 'dialog'), `"${query}", ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  }
});

test('every action does what it says', { tag: '@first' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/base64-string-converter');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();

  await choose(page, 'dark mode');
  expect(await background()).not.toBe(before);
  // So that one sees the difference.
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'follow the system');
  expect(await background()).toBe(before);

  await choose(page, 'french');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Control+k');
  const french = page.getByRole('dialog').getByRole('combobox');
  // Both languages at once.
  await french.fill('outil au hasard');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('Outil au hasard');
  await french.fill('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await choose(page, 'copy link');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/base64-string-converter$/);

  await choose(page, 'keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'clear all my data');
  await expect(page.getByRole('dialog', { name: 'Clear all my data' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Handy Tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await choose(page, 'random tool');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About Handy Tools');

  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url) => {
      opened.push(String(url));
      return null;
    };
  });
  await choose(page, 'source code');
  await choose(page, 'report an issue');
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(opened).toHaveLength(2);
  expect(opened[1]).toContain('issues');
});

test('what is called by the word that was typed goes before tools that mention it', async ({ page }) => {
  await open(page, '/');
  await callPalette(page);
  for (const [query, name] of [
    ['settings', 'Settings'],
    ['shortcuts', 'Keyboard shortcuts'],
    ['language', 'English'],
    ['json', 'JSON prettify and format'],
  ] as const) {
    await box(page).fill(query);
    await expect(palette(page).getByRole('option', { selected: true }), query).toContainText(name);
  }
});

test('? shows the shortcuts, but not while somebody types', async ({ page }) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('search').getByRole('textbox').fill('');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page, 'dialog')).toEqual([]);
});

interface Recognised {
  readonly tool: string;
  readonly operation: string;
  readonly text: string;
}

interface Recognising {
  readonly detectors: Readonly<Record<string, Detector>>;
}

/** A worked example for each operation with a detector, one that its detector is sure of and that gives a result. */
async function recognised(): Promise<Recognised[]> {
  const found: Recognised[] = [];
  for (const tool of toolIds()) {
    const file = (name: string) => join(toolsFolder, tool, name);
    if (!existsSync(file('detect.ts')) || !existsSync(file('examples.ts'))) continue;
    const { detectors } = (await import(file('detect.ts'))) as Recognising;
    const { default: examples } = (await import(file('examples.ts'))) as { default: readonly AnyExample[] };
    for (const [operation, { detect }] of Object.entries(detectors)) {
      const example = examples.find(
        (one) =>
          one.operation === operation &&
          !('error' in one) &&
          typeof one.input === 'string' &&
          (detect?.(one.input) ?? 0) > 0.7,
      );
      if (typeof example?.input === 'string') found.push({ tool, operation, text: example.input });
    }
  }
  return found;
}

test('a pasted text goes to the tool that recognises it', async ({ page }) => {
  test.setTimeout(180_000);
  const texts = await recognised();
  expect(texts.length).toBeGreaterThan(2);
  for (const { tool, operation, text } of texts) {
    await open(page, '/');
    await callPalette(page);
    await paste(page, 'dialog input', text);
    const offers = palette(page).getByRole('group', { name: 'For this text' });
    const icon = offers.locator(`use[href$="#${tool}"]`);
    await expect(icon, `${tool}/${operation} for ${text.slice(0, 60)}`).toHaveCount(1);
    await icon.locator('xpath=ancestor::*[@role="option"]').click();
    await expect(page).toHaveURL(new RegExp(`/${tool}(?:\\?tab=${operation})?$`));
    const input = page.locator(`[data-operation="${operation}"] [data-input]`).first();
    await expect(input, 'its tab is open').toBeVisible();
    const start = text.trim().split('\n')[0]?.slice(0, 20) ?? '';
    await expect
      .poll(
        () =>
          input.evaluate((element) => {
            const fields = [...element.querySelectorAll('textarea, input')] as HTMLInputElement[];
            const shadows = [...element.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.textContent ?? '');
            return [element.textContent, ...fields.map(({ value }) => value), ...shadows].join('\n');
          }),
        { message: `${tool}/${operation} did not get its text` },
      )
      .toContain(start);
    expect(page.url()).not.toContain(encodeURIComponent(start));
  }
});

test('a value is handed over without what surrounds it, into the field that it is for', async ({ page }) => {
  const uuid = '018f2b1c-7d3e-7a4b-9c5d-1e2f3a4b5c6d';
  const digest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
  const cases = [
    [`"token": "${uuid}",`, 'UUID generator', 'UUID, ULID, ObjectId or Snowflake', uuid],
    [`SHA256 (a.txt) = ${digest}`, 'Hash text', 'Compare with an expected hash', digest],
    [String.raw`const year = /(\d{4})-/g;`, 'Regex tester', 'Regular expression', String.raw`(\d{4})-`],
    ['What is 15% of 200?', 'Percentage calculator', 'X (%)', '15'],
  ] as const;
  for (const [pasted, tool, field, value] of cases) {
    await open(page, '/');
    await callPalette(page);
    await paste(page, 'dialog input', pasted);
    await palette(page).getByRole('option', { name: tool }).first().click();
    await expect(page.getByRole('textbox', { name: field }).first()).toHaveValue(value);
  }
});

test('a pasted text that no tool knows is offered to those that take any', async ({ page }) => {
  await open(page, '/');
  await callPalette(page);
  await paste(page, 'dialog input', `nothing in particular\n${'la '.repeat(30)}`);
  await expect(palette(page).getByText('No tool recognizes this text').first()).toBeAttached();
  await expect(palette(page).getByRole('group', { name: 'Works on any text' }).getByRole('option')).toHaveCount(7);
  await palette(page).getByRole('button', { name: 'Clear the text' }).click();
  await expect(palette(page).getByRole('group', { name: 'Actions' })).toBeVisible();
});
