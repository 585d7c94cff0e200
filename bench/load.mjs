// @ts-check
import { launch, median, openPage } from './browser.mjs';

/* Loading, first use, navigation and palette, on the throttled profile, beside the floor; candidates take turns. */

/** @typedef {{ url: string, home: { path: string, act: string }, tool: { path: string, act: string } }} Candidate */

const OURS = {
  home: {
    path: '',
    act: `(() => { const i = document.querySelector('[data-home-search] input'); if (!i) return false; if (i.value && document.querySelectorAll('main li h3').length < 60 && document.querySelector('main h2').textContent.startsWith('Search')) return true; bench.type(i, i.value === 'bas' ? 'base' : 'bas'); return false; })()`,
  },
  tool: {
    path: 'base64-string-converter',
    act: `(() => { const i = document.querySelector('[data-input] textarea'); if (!i) return false; const o = document.querySelector('[data-result] textarea'); if (o && o.value === btoa(i.value) && i.value) return true; if (!i.value) bench.type(i, 'hello'); else if (!o) bench.type(i, i.value + '!'); return false; })()`,
  },
};
const FLOOR = {
  home: {
    path: '',
    act: `(() => { const i = document.querySelector('#q'); if (!i) return false; if (i.value && document.querySelector('#r').textContent === 'typed ' + i.value) return true; bench.type(i, i.value === 'ba' ? 'bas' : 'ba'); return false; })()`,
  },
  tool: {
    path: 'tool',
    act: `(() => { const i = document.querySelector('#in'); if (!i) return false; if (i.value && document.querySelector('#out').value === btoa(i.value)) return true; bench.type(i, i.value === 'hello' ? 'hello!' : 'hello'); return false; })()`,
  },
};

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function load(browser, url) {
  const { page, session, requests, close } = await openPage(browser, 'throttled');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (/** @type {string} */ name) => metrics.find((item) => item.name === name)?.value ?? NaN;
  await session.send('HeapProfiler.collectGarbage');
  const after =
    (await session.send('Performance.getMetrics')).metrics.find((item) => item.name === 'JSHeapUsedSize')?.value ?? NaN;
  const shown = await page.evaluate(() => ({
    lcp: /** @type {any} */ (globalThis).bench.lcp,
    cls: /** @type {any} */ (globalThis).bench.cls,
    elements: document.querySelectorAll('*').length,
  }));
  await close();
  return {
    ...shown,
    cpu: metric('TaskDuration') * 1000,
    heap: after / 1e6,
    script: requests.script / 1000,
    requests: requests.count,
  };
}

/** Time until an action works that is tried again every 50 ms from the start; a prerendered page gets no credit early. */
/** @param {import('@playwright/test').Browser} browser @param {string} url @param {string} act */
async function firstUse(browser, url, act) {
  const { page, close } = await openPage(browser, 'throttled');
  await page.addInitScript(
    `(() => { const timer = setInterval(() => { let done = false; try { done = ${act}; } catch {} if (done) { clearInterval(timer); bench.until(() => true).then((time) => { bench.used = time; }); } }, 50); })()`,
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (globalThis).bench.used, undefined, {
    polling: 50,
    timeout: 60_000,
  });
  const used = await page.evaluate(() => /** @type {any} */ (globalThis).bench.used);
  await close();
  return used;
}

/** From the click on a card to the tool's title. @param {import('@playwright/test').Browser} browser @param {string} url */
async function navigate(browser, url) {
  const { page, close } = await openPage(browser, 'throttled');
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const link = page.locator('main a[href$="/hash-text"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const bench = /** @type {any} */ (globalThis).bench;
      bench.title = undefined;
      addEventListener(
        'click',
        (event) =>
          void bench
            .until(() => document.querySelector('h1')?.textContent === 'Hash text')
            .then((/** @type {number} */ time) => (bench.title = time - event.timeStamp)),
        { capture: true, once: true },
      );
    });
    // As long as a hand presses: otherwise the press is still being handled when the click is already counted.
    await link.click({ delay: 60 });
    await page.waitForFunction(() => /** @type {any} */ (globalThis).bench.title, undefined, { polling: 50 });
    times.push(await page.evaluate(() => /** @type {any} */ (globalThis).bench.title));
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForTimeout(500);
  }
  await close();
  return { first: times[0] ?? NaN, again: times[1] ?? NaN };
}

/** From the keys to the open palette, and from the last key to its answer. @param {import('@playwright/test').Browser} browser @param {string} url */
async function palette(browser, url) {
  const { page, close } = await openPage(browser, 'throttled');
  await page.goto(url, { waitUntil: 'networkidle' });
  // Until the page has fetched the palette in its idle time.
  await page.waitForTimeout(4000);
  const timed = async (/** @type {string} */ key, /** @type {string} */ condition) => {
    await page.evaluate(
      `bench.answer = undefined; addEventListener('keydown', function listen(event) { if (event.key.toLowerCase() !== ${JSON.stringify(key.split('+').at(-1))}) return; removeEventListener('keydown', listen, true); bench.until(() => ${condition}).then((time) => { bench.answer = time - event.timeStamp; }); }, true)`,
    );
    await page.keyboard.press(key);
    await page.waitForFunction(() => /** @type {any} */ (globalThis).bench.answer, undefined, { polling: 50 });
    return page.evaluate(() => /** @type {any} */ (globalThis).bench.answer);
  };
  const open = await timed('Control+k', `document.activeElement?.getAttribute('role') === 'combobox'`);
  await page.waitForTimeout(1500);
  await page.keyboard.type('uui', { delay: 300 });
  const answer = await timed(
    'd',
    `document.querySelector('[role=option][aria-selected=true]')?.textContent.includes('UUID') && document.querySelector('[role=combobox]').value === 'uuid'`,
  );
  await close();
  return { open, answer };
}

/**
 * @param {{ ours: string, floor: string, runs: number }} settings addresses with a slash at the end
 * @returns {Promise<Record<string, number>>} medians
 */
export async function measureLoad({ ours, floor, runs }) {
  const browser = await launch();
  /** @type {Record<string, number[]>} */
  const rows = {};
  const keep = (/** @type {string} */ name, /** @type {number} */ value) => (rows[name] ??= []).push(value);
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address, { home, tool }] of /** @type {const} */ ([
      ['ours', ours, OURS],
      ['floor', floor, FLOOR],
    ])) {
      for (const [place, { path, act }] of Object.entries({ home, tool })) {
        for (const [what, value] of Object.entries(await load(browser, address + path)))
          keep(`${name}.${place}.${what}`, value);
        keep(`${name}.${place}.used`, await firstUse(browser, address + path, act));
      }
    }
    const { first, again } = await navigate(browser, ours);
    keep('ours.navigate.first', first);
    keep('ours.navigate.again', again);
    const { open, answer } = await palette(browser, ours);
    keep('ours.palette.open', open);
    keep('ours.palette.answer', answer);
  }
  await browser.close();
  return Object.fromEntries(Object.entries(rows).map(([name, values]) => [name, median(values)]));
}
