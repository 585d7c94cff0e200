import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLocale, toolIds } from '../../scripts/build/vite/files.ts';
import type { AnyExample } from '../../src/engine/example.ts';
import { firstExamples, isFile, unsaidPaths } from '../walked-examples.ts';
import type { Driver } from './driver.ts';
import { serveSite } from './site.ts';

/* What every page must do in every engine; the rest is tested in Chromium (tests/e2e). */

const LANGUAGE = 'fr';
/** More stops than header and menu have together: a way out if there is no page. */
const MOST_STOPS = 150;

/** Characters of a long text that stand in any editor, which draws only what is in view. */
const SHOWN = 200;

/** Declares the tests of one browser. */
export function walk(launch: () => Promise<Driver>): void {
  let driver: Driver;
  let site: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    site = await serveSite();
    driver = await launch();
  }, 60_000);
  afterAll(async () => {
    await driver.close();
    await site.close();
  });

  /** Waits until the page, header and menu have been taken over by React. */
  const open = async (path: string) => {
    await driver.open(site.url + path);
    // Of the page before: what it was still loading is broken off.
    driver.complaints();
    await expect
      .poll(() => driver.run(isHydrated, undefined), { timeout: 15_000, message: `${path}: hydrated` })
      .toBe(true);
  };
  const expectNoProblem = async () =>
    expect([...driver.complaints(), ...(await driver.run(() => window.problems ?? ['no notes'], undefined))]).toEqual(
      [],
    );

  test.each(['', 'about', ...toolIds()])('/%s', async (path) => {
    await open(path);
    if (toolIds().includes(path)) {
      const { title } = readLocale(path, 'en').meta;
      expect(await driver.run(() => document.querySelector('h1')?.textContent, undefined)).toBe(title);
      for (const example of await firstExamples(path)) await expectExample(driver, example);
      await expectNoProblem();
      await open(path);
    }
    await expectHeaderFirst(driver);
    await expectNoProblem();
  });

  test('language and theme are kept', async () => {
    await open('');
    await driver.run((language) => {
      document.querySelector<HTMLButtonElement>('header button[aria-label="Switch between light and dark"]')?.click();
      const select = document.querySelector<HTMLSelectElement>('header select');
      if (select === null) throw new Error('The header has no select for the language.');
      select.value = language;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, LANGUAGE);
    const look = () =>
      driver.run(() => {
        const { lang, classList } = document.documentElement;
        return [lang, classList.contains('dark'), document.querySelector('h1')?.textContent];
      }, undefined);
    await expect.poll(look).toEqual([LANGUAGE, true, expect.any(String)]);
    for (const id of toolIds()) {
      await open(id);
      await expect.poll(look, { message: id }).toEqual([LANGUAGE, true, readLocale(id, LANGUAGE).meta.title]);
    }
    await expectNoProblem();
  });
}

function isHydrated(): boolean {
  const root = document.getElementById('root');
  const parts = [...document.querySelectorAll('[data-deferred]')];
  for (const part of parts) part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  return root !== null && [root, ...parts].every(isReact) && document.documentElement.dataset['pending'] === undefined;
}

/** The keys meet the link that skips the header, the header, and only then the page. */
async function expectHeaderFirst(driver: Driver): Promise<void> {
  await driver.run(() => {
    const stops: string[] = [];
    Object.assign(window, { stops });
    addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const part = element.closest('main') ?? element.closest('header, nav');
      stops.push(part?.localName ?? element.getAttribute('href') ?? element.localName);
    });
    // Some references focus their search when they open; the keys are to begin with the document.
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.collapse(document.body, 0);
  }, undefined);
  let stops: string[] = [];
  while (!stops.includes('main') && stops.length < MOST_STOPS) {
    await driver.tab(10);
    stops = await driver.run(() => (window as unknown as { stops: string[] }).stops, undefined);
  }
  const [first, second] = stops;
  expect(stops).toContain('main');
  expect([first, second]).toEqual(['#main', 'header']);
  expect(stops.indexOf('main')).toBeGreaterThan(stops.lastIndexOf('header'));
}

/** Turns to the tab that an operation is in, if it is in one. */
async function turnTo(driver: Driver, operation: string): Promise<void> {
  const tabs = await driver.run(() => document.querySelector('main [role=tablist]')?.children.length ?? 0, undefined);
  for (let index = 0; index < tabs; index += 1) {
    await driver.run(
      (at) =>
        document
          .querySelector('main [role=tablist]')
          ?.children[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      index,
    );
    const isShown = await driver.run((name) => {
      const section = document.querySelector(`[data-operation="${name}"]`);
      return section !== null && section.closest('[hidden]') === null;
    }, operation);
    if (isShown) return;
  }
}

/** Loads an example as a visitor would, by its button, a file or by typing, and waits for its result. */
async function expectExample(driver: Driver, example: AnyExample): Promise<void> {
  const { operation, input } = example;
  await turnTo(driver, operation);
  const isThere = await driver.run(
    ({ operation, input }) => {
      const section = document.querySelector(`[data-operation="${operation}"]`);
      const button = section?.querySelector<HTMLButtonElement>('[data-example]');
      if (section === null) return false;
      if (button) button.click();
      else if (typeof input === 'string') {
        const selector = '[data-input] :is(textarea, input)';
        const field = section.querySelector<HTMLTextAreaElement | HTMLInputElement>(selector);
        if (field === null) throw new Error(`${operation} has neither an example nor a field.`);
        const prototype = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, input);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (input !== undefined) {
        const picker = section.querySelector<HTMLInputElement>('input[type=file]');
        if (picker === null) throw new Error(`${operation} has neither an example nor a choice of files.`);
        const bytes = Uint8Array.from(atob((input as { base64: string }).base64), (unit) => unit.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'example'));
        picker.files = data.files;
        picker.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return true;
    },
    { operation, input },
  );
  // Some operations are another's mode or help.
  if (!isThere) return;
  const section = `[data-operation="${operation}"]`;
  const show = () => driver.run(readShown, `${section} [data-result]`);
  if ('matches' in example) {
    const isMatch = async () => {
      const shown = await show();
      const texts = [...shown, ...shown.flatMap((text) => text.split('\n')), shown.join('\n').trim()];
      return texts.some((text) => example.matches.test(text)) || shown.join('\n');
    };
    await expect.poll(isMatch, { timeout: 10_000, message: operation }).toBe(true);
  } else if (isFile(example)) {
    await expect.poll(() => driver.run(hasResult, operation), { timeout: 10_000, message: operation }).toBe(true);
  } else if ('output' in example && typeof example.output === 'string') {
    const wanted = compact(example.output).slice(0, SHOWN);
    const isShown = async () => {
      const shown = compact((await show()).join(''));
      return shown.includes(wanted) || shown;
    };
    await expect.poll(isShown, { timeout: 10_000, message: `${operation}: ${wanted}` }).toBe(true);
  } else if ('output' in example) {
    const unsaid = async () => unsaidPaths(example.output, (await driver.run(readShown, section)).join('\n'));
    await expect.poll(unsaid, { timeout: 10_000, message: operation }).toEqual(new Set(example.reworded));
  }
}

const hasResult = (operation: string) =>
  document.querySelector(`[data-operation="${operation}"] [data-result]`) !== null;

/** What a part of the page says, but for what was put in: its text, its fields, the lines of its editors and its drawings. */
function readShown(selector: string): string[] {
  const part = document.querySelector<HTMLElement>(selector);
  if (part === null) return [];
  const inputs = [...part.querySelectorAll<HTMLElement>('[data-input]')];
  const own = [...part.querySelectorAll('*')].filter((element) => !inputs.some((input) => input.contains(element)));
  const found = own.flatMap((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return [element.value];
    if (element instanceof HTMLImageElement && element.src.startsWith('data:image/svg+xml,'))
      return [decodeURIComponent(element.src.slice(element.src.indexOf(',') + 1))];
    return Array.from(element.shadowRoot?.querySelectorAll('.cm-line') ?? [], ({ textContent }) => textContent);
  });
  for (const input of inputs) input.style.display = 'none';
  const text = part.innerText;
  for (const input of inputs) input.style.display = '';
  return [text.trim(), ...found];
}

const compact = (text: string) => text.replaceAll(/\s+/g, '');
