import { join } from 'node:path';
import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { AnyOperation } from '../../src/engine/operation.ts';
import type { OptionSpecs } from '../../src/engine/options.ts';
import { toolIds, toolsFolder } from '../../scripts/build/vite/files.ts';
import { BusyThread } from './busy-thread.ts';
import { expect, open, part, test, unfold } from './fixture.ts';
import { hostileTo, LARGE, SMALL } from './hostile-texts.ts';

/*
 * A small input must not hold up the page: every field of every operation gets hostile texts of its kind, and the longest
 * task of the page's thread is measured, drawing included.
 */

/** Milliseconds of work that are promised. The freezes that this test was written for took from a second up to minutes. */
const LONGEST = 200;
/** The calibration, and the milliseconds it takes on a machine for which the promise is made. */
const CALIBRATION = 'calibration';
const CALIBRATED = 30;
/** Milliseconds by the clock after which a page is given up. */
const HUNG = 30_000;
/** Milliseconds that a result may take. Its work is not the page's; what never comes holds nothing up. */
const PATIENCE = 1000;
/** Milliseconds without a change after which nothing more comes; heavy work begins after 150. */
const QUIET = 200;
const TYPED = ':is(textarea, input:is([type=text], :not([type]))):not([readonly])';
const FIELD = `${TYPED}, [contenteditable=true]`;
/** A field of an option; that of a number takes a few digits. */
const OPTION = `${TYPED}:not([data-input] *, [inputmode=numeric])`;

declare global {
  interface Window {
    /** The text to put into a field next. */
    hostile?: string;
    /** When the page last changed, or was last blocked. */
    lastChange?: number;
  }
}

const operationsOf = async (id: string): Promise<Record<string, AnyOperation>> => {
  const path = join(toolsFolder, id, 'operations.ts');
  return existsSync(path) ? ((await import(path)) as Record<string, AnyOperation>) : {};
};

/** Every switch turned the other way and every number at its largest: what is off at first may cost the most. */
const switched = (specs: OptionSpecs[]): string =>
  new URLSearchParams(
    specs.flatMap((options) =>
      Object.entries(options).flatMap(([name, spec]): [string, string][] => {
        if (spec.kind === 'flag') return [[name, String(!spec.initial)]];
        return spec.kind === 'integer' ? [[name, String(spec.max)]] : [];
      }),
    ),
  ).toString();

const watchChanges = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const changed = (at: number) => (window.lastChange = Math.max(window.lastChange ?? 0, at));
    new MutationObserver(() => changed(performance.now())).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) changed(startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** Pastes a text in the place of a field's. The browser's own typing and selecting are not measured. */
async function put(field: Locator): Promise<void> {
  await field.focus();
  const isEditor = await field.evaluate((element) => !('value' in element));
  if (isEditor) await field.press('ControlOrMeta+a');
  await field.evaluate((element) => {
    const set = (text: string) => {
      const type = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const text = window.hostile ?? '';
    if ('value' in element) set('');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    const isTaken = !element.dispatchEvent(paste);
    if (!isTaken && 'value' in element) set(text);
  });
}

/** Until no result is being made and nothing has changed for a moment. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    async ([patience, quiet]) => {
      const begun = performance.now();
      for (let at = begun; at - begun < patience; at = performance.now()) {
        const isBusy = document.querySelector('main [aria-busy=true]') !== null;
        if (!isBusy && at - Math.max(begun, window.lastChange ?? 0) > quiet) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    [PATIENCE, QUIET] as const,
  );

/** The page as a visitor sees it who opens all that is closed. */
async function showAll(page: Page, section: Locator): Promise<void> {
  const opened = await section.locator('details:not([open])').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
    return all.length;
  });
  if (opened > 0) await settled(page);
  const tabs = await section.getByRole('tab').all();
  // Back to the first, where the field may be.
  for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    await tab.click();
    await settled(page);
  }
}

/** A work that is always the same, by which a slow machine is told from a slow page. */
const calibrate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let turn = 0; turn < 30; turn += 1) {
      const items = Array.from({ length: 2000 }, (_, index) => ({ key: `k${(index * 7919) % 2000}`, index }));
      items.sort((a, b) => a.key.localeCompare(b.key));
      JSON.parse(JSON.stringify(items));
    }
  });

/** A page with its field filled, one after another; what never ends is told, too. */
class Filler {
  private hung: string | undefined;

  constructor(
    private readonly page: Page,
    private readonly busy: BusyThread,
  ) {}

  /** The inputs that the page did not come back from. */
  hungAt(): string | undefined {
    return this.hung;
  }

  async fill(field: Locator, name: string, text: string, then?: () => Promise<void>): Promise<void> {
    if (this.hung !== undefined) return;
    const act = async () => {
      await this.page.evaluate((next) => (window.hostile = next), text);
      await this.busy.begin(name);
      await put(field);
      await settled(this.page);
      await then?.();
      return true;
    };
    const acting = act();
    const isDone = await Promise.race([acting, new Promise<false>((resolve) => setTimeout(resolve, HUNG, false))]);
    if (isDone) return;
    this.hung = name;
    acting.catch(() => undefined);
    await this.page.close();
  }
}

for (const id of toolIds()) {
  test(`no input holds up ${id}`, async ({ page, watch }) => {
    test.setTimeout(180_000);
    // The editor says so of lines that it measures for the first time; it goes on.
    watch.allow.push(/^console: Measure loop restarted/);
    // The preview of Markdown lets no script run, and the one that watches here tries to.
    watch.allow.push(/^console: Blocked script execution in 'about:blank'/);
    // On trees that are thousands deep Lezer's highlighter may give up, and leaves a text without colours.
    watch.allow.push(/^console: CodeMirror plugin crashed: .*'isTop'/);
    const operations = Object.entries(await operationsOf(id));
    await watchChanges(page);
    const busy = await BusyThread.watch(page);
    const filler = new Filler(page, busy);
    const flags = switched(operations.map(([, operation]) => operation.options as OptionSpecs));
    for (const query of flags === '' ? [''] : ['', `?${flags}`]) {
      if (filler.hungAt() !== undefined) break;
      const isFirst = query === '';
      await open(page, `/${id}${query}`);
      await busy.begin(CALIBRATION);
      await calibrate(page);
      for (const [name, { reads, input, workerFrom }] of operations) {
        if (filler.hungAt() !== undefined) break;
        const section = await part(page, name);
        if ((await section.count()) === 0) continue;
        await unfold(page);
        const inputs = section.locator('[data-input]').locator(FIELD);
        const example = section.locator('[data-example]').first();
        // A field in the part of another operation takes that one's text.
        const isOwn = (await section.locator('xpath=ancestor::*[@data-operation]').count()) === 0;
        // An editor is fetched when the page stands.
        if (input === 'text' && isOwn) await expect(inputs.first(), `${name} has no field`).toBeAttached();
        const count = await inputs.count();
        for (
          let index = 0;
          filler.hungAt() === undefined && index < (isFirst ? count : Math.min(count, 1));
          index += 1
        ) {
          // The fields beside it are filled as somebody has them who works with the tool.
          if ((await example.count()) > 0) await example.click();
          const texts = hostileTo(reads, workerFrom, { isFirst: index === 0, isSwitched: !isFirst });
          for (const [at, { kind, size, text }] of texts.entries()) {
            const title = `${name}${isFirst ? '' : ' switched'}, field ${index + 1}, ${kind}, ${size}`;
            await filler.fill(inputs.nth(index), title, text, async () => {
              if (isFirst && at === 0) await showAll(page, section);
            });
          }
        }
        if (!isFirst || filler.hungAt() !== undefined) continue;
        const others = section.locator(OPTION);
        for (let index = 0; index < (await others.count()); index += 1)
          await filler.fill(others.nth(index), `${name}, option field ${index + 1}`, '(a)'.repeat(SMALL / 3));
        const lists = section.locator('button[aria-haspopup=listbox]:enabled:visible');
        for (let index = 0; filler.hungAt() === undefined && index < (await lists.count()); index += 1) {
          await lists.nth(index).click();
          const title = `${name}, list ${index + 1}`;
          await filler.fill(section.locator('input[role=combobox]'), title, '(a)'.repeat(SMALL / 3), () =>
            page.keyboard.press('Escape'),
          );
        }
        const pickers = section.locator('[data-input] input[type=file]');
        if (input !== 'file' || (await pickers.count()) === 0) continue;
        await busy.begin(`${name}, a file`);
        await pickers.first().setInputFiles({ name: 'file', mimeType: '', buffer: Buffer.alloc(LARGE, '0 1\n') });
        await settled(page);
      }
    }
    expect(filler.hungAt(), 'did not come back').toBe(undefined);
    const blocks = await busy.end();
    const slowness = Math.max(1, (blocks.get(CALIBRATION) ?? 0) / CALIBRATED);
    const frozen = [...blocks].filter(([name, block]) => name !== CALIBRATION && block > LONGEST * slowness);
    expect(Object.fromEntries(frozen), `blocks of the page’s thread, ms; slowness ${slowness}`).toEqual({});
  });
}
