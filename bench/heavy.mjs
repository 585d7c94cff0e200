// @ts-check
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, median, openPage, openTool } from './browser.mjs';

/*
 * Large inputs through the pages: total time beside what the platform needs for the same, the longest time the tab could
 * not react, the time to cancel, and memory.
 */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ total: number, gap: number, heap: number }} Timing */

const GENERATORS = readFileSync(join(import.meta.dirname, 'floor/inputs.mjs'), 'utf8').replaceAll('export ', '');
const FILE_SIZE = 1024 * 1024 * 1024;

/** First field inside a selector, through shadow roots. */
const FIELD = `const field = (selector) => { const box = document.querySelector(selector); const inner = [...box.querySelectorAll('*')].map((e) => e.shadowRoot?.querySelector('.cm-content')).find(Boolean); return inner ?? box.querySelector('textarea, input'); };`;
/** The copy button of a result is enabled when, and only when, the result stands. */
const STANDS = `[...document.querySelectorAll('[data-result]')[0].closest('[role=group]').querySelectorAll('[data-copy]')][0].disabled === false`;

/**
 * Makes an input in the page, pastes it, and waits until `done` holds. A short one is put in, since a paste by script fills no
 * plain field.
 * @param {Page} page @param {{ input: string, selector?: string, done: string, isShort?: boolean }} scenario
 * @returns {Promise<Timing>}
 */
const timePaste = (page, { input, selector = '[data-input]', done, isShort = false }) =>
  page.evaluate(`(async () => {
    ${GENERATORS} ${FIELD}
    const input = ${input};
    // Whoever pastes has clicked into the field before.
    const target = field(${JSON.stringify(selector)});
    target.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    bench.beat();
    await new Promise((resolve) => setTimeout(resolve, 100));
    bench.gap = 0;
    const start = performance.now();
    bench.${isShort ? 'type' : 'paste'}(target, input);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const end = await bench.until(() => ${done});
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { total: end - start, gap: bench.gap, heap: performance.memory.usedJSHeapSize / 1e6 };
  })()`);

/** The median of each number. @param {Timing[]} timings @returns {Timing} */
const medianOf = (timings) => ({
  total: median(timings.map(({ total }) => total)),
  gap: median(timings.map(({ gap }) => gap)),
  heap: median(timings.map(({ heap }) => heap)),
});

/**
 * The median of three fresh pages, as the tools' own times are: nothing is warm for either.
 * @param {Browser} browser @param {string} url @param {string} call
 */
async function limit(browser, url, call) {
  const times = [];
  for (let run = 0; run < 3; run += 1) {
    const { page, close } = await openPage(browser, 'plain');
    await page.goto(url);
    await page.waitForFunction(() => 'limits' in globalThis);
    times.push(Number(await page.evaluate(`limits.${call}`)));
    await close();
  }
  return median(times);
}

/** A file of 1 GB with all kinds of bytes; kept for the next run. */
async function bigFile() {
  const path = join(tmpdir(), 'handy-tools-bench-1gb.bin');
  if (existsSync(path) && statSync(path).size === FILE_SIZE) return path;
  rmSync(path, { force: true });
  const block = Buffer.alloc(16 * 1024 * 1024);
  for (let at = 0; at < block.length; at += 4) block.writeUInt32LE((at * 2654435761) >>> 0, at);
  const stream = createWriteStream(path);
  for (let written = 0; written < FILE_SIZE; written += block.length) {
    if (!stream.write(block)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return path;
}

/** @param {Browser} browser @param {string} ours @param {string} limits */
async function hashFile(browser, ours, limits) {
  const path = await bigFile();
  const reference = await openPage(browser, 'plain');
  await reference.page.goto(limits);
  await reference.page.waitForFunction(() => 'limits' in globalThis);
  await reference.page.setInputFiles('input', path);
  const bare = Number(await reference.page.evaluate('limits.sha256()'));
  await reference.close();
  const { page, close } = await openTool(browser, `${ours}hash-text?algorithms=SHA-256`);
  await page.evaluate('bench.beat()');
  const read = () => page.evaluate('({ gap: bench.gap, heap: performance.memory.usedJSHeapSize / 1e6 })');
  const start = Date.now();
  await page.locator('main input[type=file]').last().setInputFiles(path);
  await page.getByRole('progressbar').first().waitFor();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached', timeout: 300_000 });
  const total = Date.now() - start;
  const { gap, heap } = /** @type {Timing} */ (await read());
  await page.locator('main input[type=file]').last().setInputFiles([]);
  await page.locator('main input[type=file]').last().setInputFiles(path);
  await page.getByRole('progressbar').first().waitFor();
  await page.waitForTimeout(500);
  const cancelled = Date.now();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
  const cancel = Date.now() - cancelled;
  await close();
  return { total, gap, heap, limit: bare, cancel };
}

/**
 * Milliseconds from a click on 'Cancel' until the work is given up; undefined when the result stood first.
 * @param {Browser} browser @param {string} url @param {string} input
 */
async function cancelPaste(browser, url, input) {
  const { page, close } = await openTool(browser, url);
  try {
    await page.evaluate(
      `(() => { ${GENERATORS} ${FIELD} const target = field('[data-input]'); target.focus(); bench.paste(target, ${input}); })()`,
    );
    const button = page.getByRole('button', { name: 'Cancel' });
    const isButton = `[...document.querySelectorAll('button')].some((button) => button.textContent.trim() === 'Cancel')`;
    await page.evaluate(`bench.until(() => ${STANDS} || ${isButton})`);
    if (await page.evaluate(STANDS)) return undefined;
    const start = Date.now();
    const isClicked = await button.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    await button.waitFor({ state: 'detached' });
    const time = Date.now() - start;
    if (await page.evaluate(STANDS)) return undefined;
    if (!isClicked) throw new Error(`Cancel could not be pressed on ${url}.`);
    return time;
  } finally {
    await close();
  }
}

/**
 * Converters and formatters, each with what its library needs for the same, and how many times that the page may take.
 * `cancel` is an input that is at work for seconds, as 'Cancel' comes after 300 ms, and is doubled where the machine is too
 * fast; without one the work is done before anybody could press it.
 * @type {{ name: string, path: string, input: string, call: string, most: number, cancel?: { name: string, make: string, bytes: number } }[]}
 */
export const converters = [
  {
    name: 'json-to-csv 10 MB',
    path: 'json-to-csv',
    input: 'json(10e6)',
    call: 'rewriteJson(10e6)',
    most: 4,
    cancel: { name: 'json-to-csv 60 MB', make: 'json', bytes: 60e6 },
  },
  {
    name: 'yaml-to-json 5 MB',
    path: 'yaml-to-json-converter',
    input: 'yaml(5e6)',
    call: 'yamlToJson(5e6)',
    most: 2,
    cancel: { name: 'yaml-to-json 5 MB', make: 'yaml', bytes: 5e6 },
  },
  {
    name: 'xml-formatter 5 MB',
    path: 'xml-formatter',
    input: 'xml(5e6)',
    call: 'formatXml(5e6)',
    most: 2,
    cancel: { name: 'xml-formatter 20 MB', make: 'xml', bytes: 20e6 },
  },
  {
    name: 'sql-prettify 1 MB',
    path: 'sql-prettify',
    input: 'sql(1e6)',
    call: 'formatSql(1e6)',
    most: 2,
    cancel: { name: 'sql-prettify 1 MB', make: 'sql', bytes: 1e6 },
  },
  {
    name: 'list-converter 100,000 lines',
    path: 'list-converter',
    input: 'list(1e5)',
    call: 'joinLines(1e5)',
    most: 2,
  },
];

/** Texts of which eight times as much may cost so many times as long: a reader may take the square of such marks. */
export const growths = [
  { name: 'markdown-to-html, eight times the emphasis', path: 'markdown-to-html', piece: '*a_b* c_ ', most: 12 },
];

/** What is cancelled, by the name its time is found under. */
export const cancelled = [
  ...converters.flatMap(({ path, cancel }) => (cancel === undefined ? [] : [{ path, ...cancel }])),
  { name: 'json-prettify 50 MB', path: 'json-prettify', make: 'json', bytes: 50e6 },
];

/**
 * @param {{ ours: string, floor: string }} addresses with a slash at the end
 * @returns {Promise<Record<string, number>>} milliseconds, and megabytes for `heap`; no `cancel` where there was nothing to cancel
 */
export async function measureHeavy({ ours, floor }) {
  const limits = `${floor}limits.html`;
  /** @type {Record<string, number>} */
  const found = {};
  const keep = (/** @type {string} */ name, /** @type {Record<string, number>} */ values) => {
    for (const [what, value] of Object.entries(values)) found[`${name}.${what}`] = value;
    console.log(name, JSON.stringify(values));
  };
  const scenarios = [
    ...[1, 10, 50].map((size) => ({
      name: `json-prettify ${size} MB`,
      path: 'json-prettify',
      input: `json(${size}e6)`,
      call: `formatJson(${size}e6)`,
    })),
    { name: 'base64 10 MB', path: 'base64-string-converter', input: 'text(10e6)', call: 'base64(10e6)' },
    ...converters,
  ];
  for (const { name, path, input, call } of scenarios) {
    const browser = await launch();
    const bare = await limit(browser, limits, call);
    const timings = [];
    for (let run = 0; run < 3; run += 1) {
      const { page, close } = await openTool(browser, ours + path);
      timings.push(await timePaste(page, { input, done: STANDS }));
      await close();
    }
    keep(name, { ...medianOf(timings), limit: bare });
    await browser.close();
  }
  const browser = await launch();
  for (const { name, path, piece } of growths) {
    const totals = [];
    for (const count of [1000, 8000]) {
      const timings = [];
      for (let run = 0; run < 3; run += 1) {
        const { page, close } = await openTool(browser, ours + path);
        const input = `${JSON.stringify(piece)}.repeat(${count})`;
        timings.push(await timePaste(page, { input, done: STANDS, isShort: true }));
        await close();
      }
      totals.push(medianOf(timings).total);
    }
    const [few = NaN, many = NaN] = totals;
    keep(name, { total: many, limit: few });
  }
  for (const { name, path, make, bytes } of cancelled) {
    let cancel;
    for (let size = bytes; cancel === undefined && size <= bytes * 8; size *= 2)
      cancel = await cancelPaste(browser, ours + path, `${make}(${size})`);
    if (cancel === undefined) console.log(name, 'nothing to cancel: the result always stood before the button');
    else keep(name, { cancel });
  }
  keep('hash-text 1 GB', await hashFile(browser, ours, limits));
  await browser.close();
  return found;
}
