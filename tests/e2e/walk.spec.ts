import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AnyExample } from '../../src/engine/example.ts';
import { languages } from '../../src/engine/messages.ts';
import type { AnyOperation } from '../../src/engine/operation.ts';
import { toolIds, toolsFolder } from '../../scripts/build/vite/files.ts';
import { loneSurrogate } from '../../src/lib/charset/utf8.ts';
import { isAnswer } from '../../src/kit/text/field-size.ts';
import { examplesOf, firstExamples, isFile, readModule, unsaidPaths } from '../walked-examples.ts';
import { axeFindings, expect, open, sidewaysScroll, test } from './fixture.ts';

/*
 * Every tool is walked the same way; the tools are taken from the folders. What is special about a tool is tested in its
 * own file.
 */

const PRODUCT = 'Handy Tools';
const CANARY = 'CANARY7f3e';
const TYPED_AT_MOST = 1_000_000;
/** Where a text is typed, in `data-input`. */
const FIELD = 'textarea, input, .cm-content';
/** A text that an operation takes on one line. */
const ONE_LINE =
  '[data-input]:not(:has(textarea, .cm-content)) :is(input:not([type]), input[type=text], input[type=search])';
const MARKS = 'docs/tools.md, “What tests look for”, says where data-operation, data-input and data-result stand';

const meta = (id: string, language: string) =>
  (
    JSON.parse(readFileSync(join(toolsFolder, id, 'locales', `${language}.json`), 'utf8')) as {
      meta: { title: string; description: string };
    }
  ).meta;

const operationsOf = async (id: string) =>
  new Map(Object.entries(await readModule(id, 'operations.ts')) as [string, AnyOperation][]);

const sectionOf = (page: Page, operation: string) => page.locator(`[data-operation="${operation}"]`);

/** The tabs of the page; a result may have further ones. */
const tabsOf = (page: Page) =>
  page.getByRole('tablist', { includeHidden: true }).first().getByRole('tab', { includeHidden: true });

/** Opens a tab, by the list that takes the place of many tabs on a phone. */
async function openTab(page: Page, tab: Locator): Promise<void> {
  if (await tab.isVisible()) return tab.click();
  await page
    .locator('[data-tabs] select')
    .first()
    .selectOption({ label: (await tab.textContent()) ?? '' });
}

/** Turns to one after another of all that the page has in tabs, and in the choices that operations share a tab by. */
async function* turnThrough(page: Page): AsyncGenerator<void> {
  const tabs = await tabsOf(page).all();
  if (tabs.length === 0) yield;
  for (const tab of tabs) {
    await openTab(page, tab);
    const ways = await page.locator('[data-ways] input').all();
    if (ways.length === 0) yield;
    for (const way of ways) {
      await way.check();
      yield;
    }
  }
}

/** Turns to the tab that an operation is in; false where the page does not show it. */
async function turnTo(page: Page, operation: string): Promise<boolean> {
  const section = sectionOf(page, operation).first();
  for await (const _ of turnThrough(page)) if (await section.isVisible()) return true;
  return false;
}

/** Fills a section as a visitor would: by the button 'Example', by a file, or by typing. A generator needs nothing. */
async function loadExample(section: Locator, { input }: AnyExample): Promise<void> {
  // Only an empty input offers its example.
  const clear = section.locator('[data-clear]').first();
  if (await clear.isVisible()) await clear.click();
  const button = section.locator('[data-example]').first();
  if (await button.isVisible()) return button.click();
  if (input === undefined) return;
  const field = section.locator('[data-input]').first();
  if (typeof input === 'string') return field.locator(FIELD).first().fill(input);
  const { base64 } = input as { base64: string };
  const picker = field.locator('input[type=file]');
  await picker.setInputFiles({ name: 'example', mimeType: '', buffer: Buffer.from(base64, 'base64') });
}

/** All that an operation's part of the page says, but for what was put in. */
const readOutcome = (section: Locator) =>
  section.evaluate((element) => {
    const inputs = [...element.querySelectorAll<HTMLElement>('[data-input]')];
    const own = [...element.querySelectorAll('*')].filter((child) => !inputs.some((input) => input.contains(child)));
    const fields = own.flatMap((child) =>
      child instanceof HTMLInputElement || child instanceof HTMLTextAreaElement ? [child.value] : [],
    );
    for (const input of inputs) input.style.display = 'none';
    const text = (element as HTMLElement).innerText;
    for (const input of inputs) input.style.display = '';
    return [text, ...fields].join('\n');
  });

/** The texts that may be an operation's result: what its editor copies, or else its fields, lines and drawings. */
async function readResults(page: Page, section: Locator): Promise<string[]> {
  const result = section.locator('[data-result]').first();
  if ((await result.getAttribute('data-editor')) === null)
    return result.evaluate((element) => {
      const fields = [...element.querySelectorAll<HTMLInputElement>('textarea, input')].map(({ value }) => value);
      const answers = Array.from(element.querySelectorAll('[data-answer]'), ({ textContent }) => textContent);
      const text = (element as HTMLElement).innerText.trim();
      const drawings = Array.from(
        element.querySelectorAll<HTMLImageElement>('img[src^="data:image/svg+xml,"]'),
        ({ src }) => decodeURIComponent(src.slice(src.indexOf(',') + 1)),
      );
      return [...fields, ...answers, ...text.split('\n'), text, ...drawings];
    });
  const pane = result.locator('xpath=ancestor::*[@role="group"][1]');
  const copy = pane.getByRole('button', { name: 'Copy' });
  // An empty result leaves nothing to copy.
  if ((await result.getAttribute('aria-busy')) === 'false' && (await copy.isDisabled())) {
    expect(await result.locator('.cm-line, textarea').allInnerTexts()).not.toContainEqual(expect.stringMatching(/./));
    return [''];
  }
  await copy.click({ timeout: 5000 });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const plain = result.locator('textarea');
  if ((await plain.count()) > 0) await expect(plain).toHaveValue(copied);
  else {
    // An editor draws the lines in sight, which are the first ones.
    const lines = await result.locator('.cm-line').allTextContents();
    expect(lines).not.toEqual([]);
    expect(copied.split('\n').slice(0, lines.length)).toEqual(lines);
  }
  return [copied];
}

/** The page marks its operations, their inputs and their results, as other tests need. */
async function expectMarks(page: Page, id: string): Promise<void> {
  const operations = await operationsOf(id);
  const names = await page
    .locator('[data-operation]')
    .locator('visible=true')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-operation') ?? ''));
  expect(names.length > 0, `the page marks no operation: ${MARKS}`).toBe(operations.size > 0);
  const examples = await firstExamples(id);
  for (const name of names) {
    expect([...operations.keys()], `data-operation="${name}": ${MARKS}`).toContain(name);
    const section = sectionOf(page, name);
    if (['text', 'bytes', 'file'].includes(String(operations.get(name)?.input)))
      await expect(section.locator('[data-input]').first(), `no data-input in ${name}: ${MARKS}`).toBeAttached();
    if (operations.get(name)?.input === 'text' && operations.get(name)?.maxLength === undefined)
      await expect(section.locator(ONE_LINE), `${name} takes one line and declares no maxLength`).toHaveCount(0);
    const example = examples.find(({ operation }) => operation === name);
    if (example !== undefined) await loadExample(section, example);
    await expect(section.locator('[data-result]').first(), `no data-result in ${name}: ${MARKS}`).toBeAttached();
  }
}

/** Of the options of an operation few are in sight at first; *More options* has the others. */
async function expectFewOptions(page: Page, most: number): Promise<void> {
  const groups = await page
    .locator('[data-options]')
    .evaluateAll((all) =>
      all.map(
        (group) =>
          [...group.children].filter((child) => child.matches(':not(button)') && child.checkVisibility()).length,
      ),
    );
  expect(Math.max(0, ...groups), `options in sight, of each ${groups.join(', ')}`).toBeLessThanOrEqual(most);
}

/** A window, a phone and a large window. */
const WINDOWS = [
  [1280, 860],
  [390, 800],
  [1920, 1080],
] as const;

/** What the open tab, whose examples are loaded, does not show at a glance. */
async function missedAtAGlance(page: Page, id: string): Promise<string[]> {
  const shown = page.locator('[data-operation]').locator('visible=true').first();
  const name = (await shown.count()) > 0 ? await shown.getAttribute('data-operation') : undefined;
  const example = (await firstExamples(id)).find(({ operation }) => operation === name);
  const isOneLine = example !== undefined && 'output' in example && example.output !== '' && isAnswer(example.output);
  const missed: string[] = [];
  // What a page shows before its result stands is not what is looked at.
  await page.waitForTimeout(500);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const look = () => page.evaluate(findMissing, isOneLine);
    const isWhole = async () => expect(await look()).toEqual([]);
    await expect(isWhole)
      .toPass({ timeout: 3000 })
      .catch(() => undefined);
    missed.push(...(await look()).map((problem) => `${name ?? id} at ${width} x ${height}: ${problem}`));
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  return missed;
}

/** In the browser: what is missing from the first screen. `isOneLine`: the result is a text of one line. */
function findMissing(isOneLine: boolean): string[] {
  const missing: string[] = [];
  /** Pixels of a field or a result that must be in sight. */
  const ENOUGH = 24;
  const main = document.querySelector('main') as HTMLElement;
  const find = (selector: string, within: Element = main) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  scrollTo(0, 0);
  const [section = main] = find('[data-operation]');
  // The text of several operations may stand before them.
  const [[input], [result]] = [find('[data-input]'), find('[data-result]', section)];
  const [answer] = result === undefined ? [] : find('[data-answer]', result);
  const expectInSight = (what: string, element: Element | undefined) => {
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (top + Math.min(ENOUGH, height) > innerHeight) missing.push(`${what} begins at ${Math.round(top)}`);
  };
  expectInSight('the input', input);
  if (innerWidth >= 1024 || answer !== undefined || input === undefined) {
    expectInSight('the result', answer ?? result);
    const card = (answer ?? result)?.closest('[role=group], [data-result]') ?? section;
    expectInSight('Copy', find('[data-copy]', card)[0]);
  }
  const panes = find(
    '.n-pane-panes:not(.n-pane-generator):has(> .n-pane:not(.n-pane-small, .n-pane-short, .n-pane-auto))',
  );
  const bottom = panes[0]?.getBoundingClientRect().bottom;
  if (innerWidth >= 1920 && bottom !== undefined && Math.abs(innerHeight - bottom) > 120)
    missing.push(`the panes end at ${Math.round(bottom)}`);
  for (const tab of find('[role=tab]')) {
    const { left, right } = tab.getBoundingClientRect();
    if (left < 0 || right > innerWidth) missing.push(`the tab “${tab.innerText}” is out of sight`);
  }
  if (isOneLine) {
    const texts = find('*').filter(
      (element) =>
        element.closest('h1') === null &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const [largest] = texts.sort((one, other) => sizeOf(other) - sizeOf(one));
    if (largest && largest.closest('[data-result]') === null)
      missing.push(`the largest text is “${largest.innerText.slice(0, 40)}”`);
  }
  const probe = document.createElement('i');
  probe.className = 'n-button-primary';
  main.append(probe);
  const solid = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const buttons = find('button').filter((button) => getComputedStyle(button).backgroundColor === solid);
  if (buttons.length > 1) missing.push(`solid buttons: ${buttons.map(({ innerText }) => innerText).join(', ')}`);
  return missing;
}

/** Opens what is folded away. */
async function unfold(within: Page | Locator): Promise<void> {
  const folded = within.locator(':is(details:not([open]) > summary, button[aria-expanded=false]):visible');
  for (let left = 20; left > 0 && (await folded.count()) > 0; left -= 1) await folded.first().click();
}

/** The first example of each operation gives its result. */
async function expectFirstExamples(page: Page, id: string): Promise<void> {
  for (const example of await firstExamples(id)) {
    // Some operations are another's mode or help; the conformance suite runs their examples.
    if (!(await turnTo(page, example.operation))) continue;
    const section = sectionOf(page, example.operation).first();
    await loadExample(section, example);
    await expect(section.locator('[data-result]').first(), MARKS).toBeVisible();
    // A file has no text that could be compared.
    if (isFile(example)) continue;
    if ('output' in example && typeof example.output !== 'string') await unfold(section);
    await expect(async () => {
      if ('matches' in example) {
        expect(await readResults(page, section)).toContainEqual(expect.stringMatching(example.matches));
      } else if ('output' in example && typeof example.output === 'string') {
        expect(await readResults(page, section)).toContain(example.output);
      } else if ('output' in example) {
        expect(unsaidPaths(example.output, await readOutcome(section))).toEqual(new Set(example.reworded));
      }
    }).toPass({ timeout: 30_000 });
  }
}

for (const id of toolIds()) {
  test.describe(id, () => {
    test('speaks six languages', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const language of languages) {
        const { title, description } = meta(id, language);
        await open(page, `/${id}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(`${title} - ${PRODUCT}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
        expect(await sidewaysScroll(page), `sideways scroll at 360 px in ${language}`).toBeLessThanOrEqual(0);
      }
    });

    test('opens by its address, marked, and shows its first example', { tag: '@first' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta(id, 'en').title);
      const missed: string[] = [];
      for await (const _ of turnThrough(page)) {
        await expectFewOptions(page, 4);
        await expectMarks(page, id);
        missed.push(...(await missedAtAGlance(page, id)));
      }
      expect(missed).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      for await (const _ of turnThrough(page)) {
        await expectFewOptions(page, 2);
        expect(await sidewaysScroll(page), 'sideways scroll at 360 px').toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectFirstExamples(page, id);
    });

    test('opens from home and shows its first example', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/');
      await page
        .getByRole('main')
        .getByRole('link', { name: meta(id, 'en').title, exact: true })
        // A new one stands among the newest and among all.
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta(id, 'en').title);
      // The title comes first, the tool itself a moment later.
      await page.waitForFunction(() => document.querySelectorAll('main :is(button, input)').length > 3);
      await expectFirstExamples(page, id);
    });

    test('says what is wrong, keeps what was typed and shows no result', async ({ page }) => {
      const refused = (await examplesOf(id)).filter(canBeTyped);
      test.skip(refused.length === 0, 'no example of what is refused can be typed');
      await open(page, `/${id}`);
      let typed = 0;
      for (const example of refused) {
        const section = sectionOf(page, example.operation);
        if (!(await turnTo(page, example.operation))) continue;
        // A reference has no example and shows all it has while nothing is asked.
        if (example.input.trim() === '' && (await section.locator('[data-example]').count()) === 0) continue;
        const field = section.locator('[data-input]').first().locator(FIELD).first();
        // A field of one line would join several.
        if (example.input.includes('\n') && (await field.evaluate((element) => element.localName)) === 'input')
          continue;
        typed += 1;
        await field.fill(example.input);
        // A reference in which nothing matches says that; it is no mistake.
        const message = section.getByRole('alert').or(section.getByText('No results found')).first();
        await expect(message, JSON.stringify(example.input)).toBeVisible();
        await expect(message).not.toContainText(/undefined|NaN|\[object|\{\w+\}|error\./);
        if (await field.evaluate((element) => 'value' in element)) await expect(field).toHaveValue(example.input);
        await expect(section.locator('[data-result] :is(textarea, dl, [data-answer])')).toHaveCount(0);
      }
      test.skip(typed === 0, 'the page has no field for what is refused');
    });

    test('has nothing for axe to find, and does not scroll sideways', async ({ page, watch }) => {
      // Axe runs four times in each tab.
      test.slow();
      // A preview keeps scripts out, those of axe too.
      watch.allow.push(/Blocked script execution in 'about:blank'/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `/${id}`);
      for await (const _ of turnThrough(page)) {
        const example = page.locator('[data-example]').locator('visible=true').first();
        if ((await example.count()) > 0) await example.click();
        await page.waitForTimeout(300);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await axeFindings(page), `${colorScheme}, ${width} px`).toEqual([]);
          }
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sidewaysScroll(page), 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
      }
    });

    test('keeps everything in its place while it loads', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, `/${id}`);
      await page.waitForLoadState('networkidle');
      // A line of a small part may still grow; a reader loses the place from 0.1 on (web.dev/cls).
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
    });

    test('leaves no text untranslated', async ({ page }) => {
      await open(page, `/${id}?lang=zz`);
      for await (const _ of turnThrough(page)) {
        const literals = await page.evaluate(() => {
          const found: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const text = (node.textContent ?? '').trim();
            const parent = node.parentElement;
            if (
              !/\p{L}{3}/u.test(text) ||
              // Formats and the like have one name everywhere: JSON, CRLF.
              /^\p{Lu}+$/u.test(text) ||
              parent === null ||
              parent.closest(
                'script, style, noscript, textarea, [data-result], [data-literal], .n-mono, code, kbd, option[lang], footer',
              ) !== null
            )
              continue;
            if (!/^[\s\p{P}\p{S}\p{N}]*(⟦[^⟧]*⟧[\s\p{P}\p{S}\p{N}]*)+$/u.test(text)) found.push(text);
          }
          for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
            for (const name of ['aria-label', 'title', 'placeholder']) {
              const value = element.getAttribute(name) ?? '';
              // An example of code, such as a path, is no text.
              if (name === 'placeholder' && /^\S*[^\p{L}\s]\S*$/u.test(value)) continue;
              if (
                /\p{L}{3}/u.test(value) &&
                !value.includes('⟦') &&
                element.closest('[data-result], [data-literal]') === null
              )
                found.push(`${name}=${value}`);
            }
          }
          return found;
        });
        expect(literals).toEqual([]);
      }
    });

    test.describe('with the service worker', () => {
      test.use({ serviceWorkers: 'allow' });

      test('stores nothing that is typed', async ({ page, context }) => {
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
        await open(page, `/${id}`);
        const fields = page
          .locator('main')
          .locator(
            'input:not([type]), input[type=text], input[type=password], input[type=search], textarea:not([readonly]), [contenteditable=true]',
          );
        const soon = { timeout: 3000 };
        const fill = async (field: Locator) => {
          // Numbers are remembered.
          const isNumber = (await field.getAttribute('role', soon)) === 'spinbutton';
          if (!isNumber && (await field.isVisible()) && (await field.isEditable(soon))) await field.fill(CANARY, soon);
        };
        for await (const _ of turnThrough(page)) {
          // What is folded away is there to be typed into, too.
          await unfold(page.locator('main'));
          for (let index = 0; index < (await fields.count()); index += 1) {
            const field = fields.nth(index);
            // What is typed into one field may take another off the page, and an editor takes the place of a textarea.
            await fill(field).catch(async (error: unknown) => {
              if (await field.isVisible()) throw error;
            });
          }
        }
        // What is there again after a look at another page is kept in memory.
        await page.evaluate(() => history.pushState(undefined, '', new URL('about', document.baseURI)));
        await expect(page.locator('#check')).toBeVisible();
        await page.goBack();
        await expect(page.locator('#check')).toBeHidden();
        await page.waitForTimeout(400);
        const kept = await page.evaluate(async () => {
          const databases = await indexedDB.databases();
          const caches_ = await Promise.all(
            (await caches.keys()).map(async (key) =>
              (await (await caches.open(key)).keys()).map((request) => request.url),
            ),
          );
          return JSON.stringify([
            { ...localStorage },
            { ...sessionStorage },
            databases,
            caches_,
            document.cookie,
            location.href,
            history.state,
            document.title,
          ]);
        });
        expect(kept).not.toContain(CANARY);
        expect(sent.join('\n')).not.toContain(CANARY);
        expect(await context.cookies()).toEqual([]);
      });
    });
  });
}

/** Whether an example says what is refused by its text alone, and one that people type: no half of a surrogate pair. */
const canBeTyped = (example: AnyExample): example is AnyExample & { readonly input: string } =>
  'error' in example &&
  typeof example.input === 'string' &&
  Object.keys(example.options ?? {}).length === 0 &&
  loneSurrogate(example.input) < 0 &&
  example.input.length <= TYPED_AT_MOST;
