// @ts-check
import { launch, openTool } from './browser.mjs';

/*
 * The longest task of the page's thread after a real paste into each tool, in milliseconds of CPU, which a busy machine
 * does not make more of.
 */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** Characters that are pasted. */
const SIZES = { '64 kB': 64_000, '1 MB': 1_000_000 };

const FIELD =
  ':is(textarea:not([readonly]), input:is(:not([type]), [type=text], [type=search], [type=password]), [contenteditable=true])';
/** What a page shows while it works. */
const WORKING = 'main :is([aria-busy=true], [role=progressbar])';
/** Milliseconds without work after which all is done, and those after which the page is left at work. */
const QUIET = 700;
const PATIENCE = 60_000;

/** @param {Page} page @param {string} place */
const fieldIn = (page, place) => page.locator(`${place} ${FIELD}`).locator('visible=true').first();

/** The field of an operation's input, or else the first that takes a text. @param {Page} page */
async function mainField(page) {
  const input = fieldIn(page, 'main [data-input]');
  return (await input.count()) > 0 ? input : fieldIn(page, 'main');
}

/** Three families of text, the last of which is what the page itself gives as an example. @param {Page} page @param {Locator} field */
async function piecesFor(page, field) {
  const example = page.locator('main [data-example]').locator('visible=true').first();
  if ((await example.count()) > 0) await example.click();
  const own = await field.evaluate((element) =>
    'value' in element ? String(element.value) : /** @type {HTMLElement} */ (element).innerText,
  );
  return { 'one line': 'a', 'short lines': 'a\n', 'its example': `${own || 'a b'}\n` };
}

/** @param {Page} page */
async function rest(page) {
  const start = performance.now();
  for (let quiet = 0; quiet < QUIET && performance.now() - start < PATIENCE; quiet += 100) {
    await page.waitForTimeout(100);
    if ((await page.locator(WORKING).count()) > 0) quiet = 0;
  }
}

/** The longest task of a page's thread in a trace, in milliseconds of its CPU. @param {Buffer} trace */
function longestTask(trace) {
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.includes(`${pid} ${tid}`),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * @param {string} ours the address of the site, with a slash at the end
 * @param {readonly string[]} ids tools
 * @returns {Promise<{ name: string, longest: number }[]>} milliseconds for each tool and size; none for a tool without a
 * field
 */
export async function measureBlocks(ours, ids) {
  const found = [];
  const browser = await launch();
  for (const id of ids) {
    const { page, context, close } = await openTool(browser, ours + id);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const field = await mainField(page);
    if ((await field.count()) === 0) console.log(id, 'takes no text');
    else {
      const pieces = await piecesFor(page, field);
      for (const [size, length] of Object.entries(SIZES)) {
        /** @type {Record<string, number>} */
        const longest = {};
        for (const [family, piece] of Object.entries(pieces)) {
          const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
          // An editor may have taken the place of a plain field.
          await (await mainField(page)).focus();
          await page.keyboard.press('Control+a');
          await browser.startTracing(page, { categories: ['toplevel'] });
          await page.keyboard.press('Control+v');
          await rest(page);
          longest[family] = longestTask(await browser.stopTracing());
        }
        console.log(id, size, JSON.stringify(longest));
        found.push({ name: `${id}, ${size}`, longest: Math.max(...Object.values(longest)) });
      }
    }
    await close();
  }
  await browser.close();
  return found;
}
