import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AnyExample } from '../../src/engine/example.ts';
import type { AnyOperation } from '../../src/engine/operation.ts';
import { toolIds, toolsFolder } from '../../scripts/build/vite/files.ts';
import { loneSurrogate } from '../../src/lib/charset/utf8.ts';
import { examplesOf, FIELD, firstExamples, isFile, loadExample, readModule } from './examples.ts';
import { checkFit, LONG_LANGUAGES } from './fits.ts';
import { axeFindings, expect, open, part, sidewaysScroll, test, unfold } from './fixture.ts';
import { checkGlance, watchShifts } from './glance.ts';
import { isItsTurn, NOT_ITS_TURN } from './turns.ts';

/*
 * Every tool is walked the same way; the tools are taken from the folders. The special behavior of a tool is tested in
 * its own file.
 */

const CANARY = 'CANARY7f3e';
const TYPED_AT_MOST = 1_000_000;
const MARKS = 'docs/tools.md, “What tests look for”, says where data-operation, data-input and data-result belong';

const titleOf = (id: string) =>
  (JSON.parse(readFileSync(join(toolsFolder, id, 'locales/en.json'), 'utf8')) as { meta: { title: string } }).meta
    .title;

const operationsOf = async (id: string) =>
  new Map(Object.entries(await readModule(id, 'operations.ts')) as [string, AnyOperation][]);

/** The texts that the page shows now, and those in its other tabs. */
const operationsOn = (page: Page) =>
  page
    .locator('[data-operation], [data-tab]')
    .evaluateAll((all) => [
      ...new Set(
        all.map((element) => element.getAttribute('data-operation') ?? element.getAttribute('data-tab') ?? ''),
      ),
    ]);

/** The texts and numbers inside a value, each with its path: `runs[].local`. */
function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).trim() === '' ? [] : [{ path, text: oneSpace(String(value)) }];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => leaves(member, path === '' ? key : `${path}.${key}`));
}

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Whether a text is in another as a word of its own: `1` is not in `10`. */
function holds(text: string, word: string): boolean {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text);
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
    return [text, ...fields].join('\n').replaceAll(/\s+/g, ' ');
  });

/** The texts that may be an operation's result: what its editor copies, or else the fields and lines of it. */
async function readResults(page: Page, section: Locator): Promise<string[]> {
  const result = section.locator('[data-result]').first();
  if ((await result.getAttribute('data-editor')) === null)
    return result.evaluate((element) => {
      const fields = [...element.querySelectorAll<HTMLInputElement>('textarea, input')].map(({ value }) => value);
      const text = (element as HTMLElement).innerText.trim();
      return [...fields, ...text.split('\n'), text];
    });
  const pane = result.locator('xpath=ancestor::*[@role="group"][1]');
  await pane.getByRole('button', { name: 'Copy' }).click({ timeout: 5000 });
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

/** Words of a page that no file of texts has: in the language `zz` those of a file are in brackets. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
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
        // An example of code, such as a path, is not text.
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

/** Shows each first example in the page's parts, and compares what it shows. */
async function showExamples(page: Page, id: string): Promise<void> {
  const operations = await operationsOf(id);
  const names = await operationsOn(page);
  expect(names.length > 0, `the page marks no operation: ${MARKS}`).toBe(operations.size > 0);
  const examples = firstExamples(await examplesOf(id));
  for (const name of names) {
    expect([...operations.keys()], `data-operation="${name}": ${MARKS}`).toContain(name);
    const section = await part(page, name);
    if (['text', 'bytes', 'file'].includes(String(operations.get(name)?.input)))
      await expect(section.locator('[data-input]').first(), `no data-input in ${name}: ${MARKS}`).toBeAttached();
    if (!examples.some(({ operation }) => operation === name))
      await expect(section.locator('[data-result]').first(), `no data-result in ${name}: ${MARKS}`).toBeAttached();
  }
  for (const example of examples) {
    // Some operations are another's mode or help; the conformance suite runs their examples.
    const section = (await part(page, example.operation)).first();
    if ((await section.count()) === 0) continue;
    await loadExample(section, example);
    await expect(section.locator('[data-result]').first(), MARKS).toBeVisible();
    // A file has no text that could be compared.
    if (isFile(example)) continue;
    await expect(async () => {
      // Folded parts that few visits need belong to the result all the same.
      const folded = section.locator(
        ':is([data-result] ~ details, [data-result] details):not([open]) > summary:visible',
      );
      for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
      if ('matches' in example) {
        expect(await readResults(page, section)).toContainEqual(expect.stringMatching(example.matches));
      } else if ('output' in example && typeof example.output === 'string') {
        expect(await readResults(page, section)).toContain(example.output);
      } else if ('output' in example) {
        const outcome = await readOutcome(section);
        const missing = leaves(example.output).filter(({ text }) => !holds(outcome, text));
        expect(new Set(missing.map(({ path }) => path))).toEqual(new Set(example.reworded));
      }
    }).toPass({ timeout: 90_000 });
  }
}

/** Types each example of what is refused, as far as it can be typed. */
async function typeRefused(page: Page, id: string): Promise<void> {
  for (const example of (await examplesOf(id)).filter(canBeTyped)) {
    const section = await part(page, example.operation);
    if ((await section.count()) === 0) continue;
    // A reference has no example and shows all it has while nothing is asked.
    if (example.input.trim() === '' && (await section.locator('[data-example]').count()) === 0) continue;
    const field = section.locator('[data-input]').first().locator(FIELD).first();
    await field.fill(example.input);
    // A reference in which nothing matches says that; it is not a mistake.
    const message = section.getByRole('alert').or(section.getByText('No results found')).first();
    await expect(message, JSON.stringify(example.input)).toBeVisible();
    await expect(message).not.toContainText(/undefined|NaN|\[object|\{\w+\}|error\./);
    // In one step: the field may become an editor in between.
    const kept = await field.evaluate((element) => ('value' in element ? element.value : undefined));
    if (kept !== undefined) expect(kept).toBe(example.input);
    await expect(section.locator('[data-result] textarea, [data-result] dl')).toHaveCount(0);
  }
}

const TYPED =
  'input:not([type]), input[type=text], input[type=password], input[type=search], textarea:not([readonly]), [contenteditable=true]';
const SOON = { timeout: 3000 };

/** Types the canary into every field in sight that does not hold it yet. */
async function fillFields(page: Page): Promise<void> {
  const fields = page.locator('main').locator(TYPED);
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    const fill = async () => {
      // Numbers are remembered.
      const isNumber = (await field.getAttribute('role', SOON)) === 'spinbutton';
      const isFilled = (await field.evaluate((element) => ('value' in element ? element.value : ''))) === CANARY;
      if (!isNumber && !isFilled && (await field.isVisible()) && (await field.isEditable(SOON)))
        await field.fill(CANARY, SOON);
    };
    // A text typed into one field may take another off the page, and an editor takes the place of a textarea.
    await fill().catch(async (error: unknown) => {
      if (await field.isVisible()) throw error;
    });
  }
}

/** Types the canary into every field of every tab, and into those that come with other choices. */
async function fillEverything(page: Page): Promise<void> {
  for (const name of await operationsOn(page)) {
    await part(page, name);
    // Folded fields are there to be typed into, too.
    await unfold(page);
    await fillFields(page);
    const choices = page.locator('main [data-options] :is(select, input[type=radio]:not(:checked))');
    for (let index = 0; index < (await choices.count()); index += 1) {
      // As a visitor would, but at once: which field comes with a choice matters here, not how it is chosen.
      await choices.nth(index).evaluate((element) => {
        if (element instanceof HTMLSelectElement) {
          element.selectedIndex = element.options.length - 1;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        } else (element as HTMLInputElement).click();
      });
      await fillFields(page);
    }
  }
}

/** All that the page and its origin hold now. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await Promise.all(
      (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map((request) => request.url)),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      document.cookie,
      location.href,
      history.state,
      document.title,
    ]);
  });

async function storesNothing(page: Page, sent: readonly string[]): Promise<void> {
  await fillEverything(page);
  await page.waitForTimeout(400);
  expect(await readStored(page)).not.toContain(CANARY);
  expect(sent.join('\n')).not.toContain(CANARY);
  expect(await page.context().cookies()).toEqual([]);
}

/** Addresses and bodies of all that a page asks for from now on. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  return sent;
}

for (const id of toolIds()) {
  test.describe(id, () => {
    test('leaves no text untranslated, and all of it fits', async ({ page }) => {
      test.skip(!isItsTurn(id), NOT_ITS_TURN);
      // In all six it is looked at by languages.spec.ts.
      for (const language of LONG_LANGUAGES) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, `/${id}?lang=${language}`);
        await checkFit(page, language);
      }
      await open(page, `/${id}?lang=zz`);
      expect(await untranslated(page)).toEqual([]);
    });

    test('at one glance', async ({ page, watch }) => {
      test.skip(!isItsTurn(id), NOT_ITS_TURN);
      // Axe and the watch of shifts try to look into a preview, in which no script runs.
      watch.allow.push(/^console: Blocked script execution in 'about:blank'/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 412, height: 823 });
      await watchShifts(page);
      await open(page, `/${id}`);
      await test.step('keeps its place while it loads and is understood at one glance', async () => {
        await checkGlance(page);
      });
      await test.step('has nothing for axe to find, and does not scroll sideways', async () => {
        await page.waitForTimeout(300);
        // Header and menu are the same on all pages; those of home are looked at in every way. On a phone the menu is away.
        let looked = 'html';
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            // The dark page is the light one in other colors.
            const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
            expect.soft(await axeFindings(page, looked, rules), `${colorScheme}, ${width} px`).toEqual([]);
            looked = 'main';
          }
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sidewaysScroll(page), 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
      });
    });

    test('at work', async ({ page, context }) => {
      test.skip(!isItsTurn(id), NOT_ITS_TURN);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sent = watchRequests(page);
      await test.step('opens from home, marks its parts and shows its first examples', async () => {
        await open(page, '/');
        await page
          .getByRole('main')
          .getByRole('link', { name: titleOf(id), exact: true })
          // A new one is among the newest and among all.
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(id));
        // The title comes first, the tool itself a moment later.
        await page.waitForFunction(() => document.querySelectorAll('main :is(button, input)').length > 3);
        await showExamples(page, id);
      });
      await test.step('says what is wrong, keeps what was typed and shows no result', async () => {
        // Anew: an example may have set options.
        await open(page, `/${id}`);
        await typeRefused(page, id);
      });
      await test.step('stores nothing that is typed', async () => {
        await storesNothing(page, sent);
      });
    });
  });
}

test.describe('with the service worker', () => {
  // It keeps what the build lists, whatever the page; on every page it would fetch the whole site again.
  test.use({ serviceWorkers: 'allow' });

  for (const id of ['json-prettify', 'hash-text', 'mac-address-lookup', 'emoji-picker'])
    test(`${id} stores nothing that is typed`, async ({ page }) => {
      const sent = watchRequests(page);
      await open(page, `/${id}`);
      await storesNothing(page, sent);
    });
});

/** Whether an example says what is refused by its text alone, and one that people type: no half of a surrogate pair. */
const canBeTyped = (example: AnyExample): example is AnyExample & { readonly input: string } =>
  'error' in example &&
  typeof example.input === 'string' &&
  Object.keys(example.options ?? {}).length === 0 &&
  loneSurrogate(example.input) < 0 &&
  example.input.length <= TYPED_AT_MOST;
