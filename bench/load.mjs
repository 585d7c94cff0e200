// @ts-check
import { launch, median, openPage } from './browser.mjs';

/* Loading, first use, navigation and palette, on the throttled profile, beside the floor; candidates take turns. */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ path: string, act: string }} Place `act` is tried until it is true: it types, and looks whether that had its effect */
/** @typedef {{ home: Place, tool: Place }} Places */

/** @type {Places} */
const OURS = {
  home: {
    path: '',
    act: `(() => { const i = document.querySelector('[data-home-search] input'); if (!i) return false; if (i.value && document.querySelectorAll('main li h3').length < 60 && document.querySelector('main h2').textContent.startsWith('Search')) return true; bench.type(i, i.value === 'bas' ? 'base' : 'bas'); return false; })()`,
  },
  tool: {
    path: 'base64-string-converter',
    act: `(() => { const i = document.querySelector('[data-input] textarea'); if (!i) return false; const o = document.querySelector('[data-result] [data-answer]'); if (o && o.textContent === btoa(i.value) && i.value) return true; if (!i.value) bench.type(i, 'hello'); else if (!o) bench.type(i, i.value + '!'); return false; })()`,
  },
};
/** @type {Places} */
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

/** What a visitor may have kept from earlier visits: what stands on home, and what makes a page speak another language. */
const FAVOURITES = { favoriteToolsName: '["hash-text","json-diff","base64-string-converter"]' };
const RUSSIAN = { locale: 'ru' };

/** @param {Browser} browser @param {string} url @param {Readonly<Record<string, string>>} [stored] */
async function load(browser, url, stored = {}) {
  const { page, session, requests, close } = await openPage(browser, 'throttled', { stored });
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
    bytes: requests.all / 1000,
    requests: requests.count,
  };
}

/**
 * Time until an action works that is tried again every 50 ms from the start; a prerendered page gets no credit early.
 * @param {Browser} browser @param {string} url @param {string} act
 */
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

/** From the click on a card to the tool's title. @param {Browser} browser @param {string} url */
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

const PALETTE_OPEN = `document.activeElement?.getAttribute('role') === 'combobox'`;

/**
 * Time from the last key of a shortcut or a word until a condition holds.
 * @param {import('@playwright/test').Page} page @param {string} key @param {string} condition
 */
async function timeKey(page, key, condition) {
  await page.evaluate(
    `bench.answer = undefined; addEventListener('keydown', function listen(event) { if (event.key.toLowerCase() !== ${JSON.stringify(key.split('+').at(-1))}) return; removeEventListener('keydown', listen, true); bench.until(() => ${condition}).then((time) => { bench.answer = time - event.timeStamp; }); }, true)`,
  );
  await page.keyboard.press(key);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).bench.answer, undefined, { polling: 50 });
  return Number(await page.evaluate('bench.answer'));
}

/** From the keys to the open palette, and from the last key to its answer. @param {Browser} browser @param {string} url */
async function palette(browser, url) {
  const { page, close } = await openPage(browser, 'throttled');
  await page.goto(url, { waitUntil: 'networkidle' });
  // Until the page has fetched the palette in its idle time.
  await page.waitForTimeout(4000);
  const open = await timeKey(page, 'Control+k', PALETTE_OPEN);
  await page.waitForTimeout(1500);
  await page.keyboard.type('uui', { delay: 300 });
  const answer = await timeKey(
    page,
    'd',
    `document.querySelector('[role=option][aria-selected=true]')?.textContent.includes('UUID') && document.querySelector('[role=combobox]').value === 'uuid'`,
  );
  await close();
  return { open, answer };
}

/** The palette as the first act, 1.5 s after the load event. @param {Browser} browser @param {string} url */
async function paletteFirst(browser, url) {
  const { page, close } = await openPage(browser, 'throttled');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const time = await timeKey(page, 'Control+k', PALETTE_OPEN);
  await close();
  return time;
}

/**
 * What the service worker fetches for offline use after one visit of home, in bytes and files that came over the line; what
 * the page itself has fetched before comes from the browser's cache.
 * @param {Browser} browser @param {string} url
 */
async function background(browser, url) {
  const { page, context, close } = await openPage(browser, 'plain', { serviceWorkers: 'allow' });
  /** @type {Promise<{ responseBodySize: number, responseHeadersSize: number }>[]} */
  const sizes = [];
  let last = Date.now();
  context.on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    last = Date.now();
    sizes.push(request.sizes());
  });
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  while (Date.now() - last < 3000) await page.waitForTimeout(500);
  // Playwright takes the length of the headers as text for their size, and the rest for the body's.
  const lengths = (await Promise.all(sizes)).map((size) => size.responseBodySize + size.responseHeadersSize);
  const fetched = lengths.filter((length) => length > 0);
  await close();
  return { bytes: fetched.reduce((sum, length) => sum + length, 0) / 1e6, files: fetched.length };
}

/** A page must never shift; all else is the median of the runs. @param {string} name @param {number[]} values */
const summary = (name, values) => (name.endsWith('.cls') ? Math.max(...values) : median(values));

/**
 * All sites by name, and the floor as `floor`, take turns: forwards in one run, backwards in the next.
 * @param {{ addresses: Readonly<Record<string, { http2: string, http1?: string }>>, runs: number }} settings addresses with a slash at the end
 * @returns {Promise<Record<string, number>>} by `site.protocol.what`; with HTTP/1.1 only what a page loads is measured
 */
export async function measureLoad({ addresses, runs }) {
  const browser = await launch();
  /** @type {Record<string, number[]>} */
  const found = {};
  const keep = (/** @type {string} */ name, /** @type {Record<string, number>} */ values) => {
    for (const [what, value] of Object.entries(values)) (found[`${name}.${what}`] ??= []).push(value);
  };
  const sites = Object.entries(addresses);
  const places = (/** @type {string} */ name) => Object.entries(name === 'floor' ? FLOOR : OURS);
  // Each file is compressed when it is first asked for: that is not to be measured.
  for (const [name, of] of sites) {
    if (name !== 'floor') keep(`${name}.http2.background`, await background(browser, of.http2));
    for (const url of Object.values(of)) for (const [, { path }] of places(name)) await load(browser, url + path);
  }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, of] of run % 2 === 0 ? sites : sites.toReversed()) {
      for (const [protocol, url] of Object.entries(of)) {
        for (const [place, { path, act }] of places(name)) {
          keep(`${name}.${protocol}.${place}`, await load(browser, url + path));
          keep(`${name}.${protocol}.${place}`, { used: await firstUse(browser, url + path, act) });
        }
      }
      if (name === 'floor') continue;
      const url = of.http2;
      const shift = async (/** @type {string} */ path, /** @type {Record<string, string>} */ stored) => ({
        cls: (await load(browser, url + path, stored)).cls,
      });
      keep(`${name}.http2.home.favourites`, await shift('', FAVOURITES));
      keep(`${name}.http2.home.russian`, await shift('', { ...FAVOURITES, ...RUSSIAN }));
      keep(`${name}.http2.tool.russian`, await shift(OURS.tool.path, { ...FAVOURITES, ...RUSSIAN }));
      keep(`${name}.http2.navigate`, await navigate(browser, url));
      keep(`${name}.http2.palette`, await palette(browser, url));
      keep(`${name}.http2.palette`, { first: await paletteFirst(browser, url) });
    }
    console.log(`load: run ${run + 1} of ${runs}`);
  }
  await browser.close();
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, summary(name, values)]));
}
