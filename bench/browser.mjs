// @ts-check
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { TRUST } from './certificate.mjs';

/* Chromium with a probe in every page, and the profiles to measure under. */

const PROFILES = {
  /** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, CPU four times slower. */
  throttled: { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8, cpu: 4 },
  plain: undefined,
};

export const launch = () => {
  const path = findChromium();
  return chromium.launch({
    ...(path !== undefined && { executablePath: path }),
    args: [
      TRUST,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  });
};

/** Injected before any script of the page: paints, shifts, long tasks, and helpers to act and to wait. */
function probe() {
  /** @type {any} */
  const bench = { lcp: 0, cls: 0, longest: 0, gap: 0 };
  Object.assign(globalThis, { bench });
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', (entry) => (bench.longest = Math.max(bench.longest, entry.duration)));
  observe('largest-contentful-paint', (entry) => (bench.lcp = entry.startTime));
  observe('layout-shift', (entry) => (bench.cls += entry.hadRecentInput ? 0 : entry.value));
  bench.type = (/** @type {HTMLInputElement | HTMLTextAreaElement} */ field, /** @type {string} */ text) => {
    const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  bench.paste = (/** @type {Element} */ field, /** @type {string} */ text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true, composed: true }),
    );
  };
  /** Time after the frame in which the condition first held. */
  bench.until = (/** @type {() => unknown} */ condition, timeout = 120_000) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const look = () => {
        let holds = false;
        try {
          holds = Boolean(condition());
        } catch {
          // Not there yet.
        }
        if (holds) {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now());
          channel.port2.postMessage(0);
        } else if (performance.now() - start > timeout) reject(new Error('timeout'));
        else requestAnimationFrame(look);
      };
      look();
    });
  /** From now on, the longest time that the page could not react. */
  bench.beat = () => {
    bench.gap = 0;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      bench.gap = Math.max(bench.gap, now - last);
      last = now;
      setTimeout(tick, 5);
    };
    tick();
  };
}

/**
 * A page with a cold cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {keyof typeof PROFILES} profile
 * @param {{ stored?: Readonly<Record<string, string>>, serviceWorkers?: 'allow' | 'block' }} [options] `stored`: what localStorage holds
 */
export async function openPage(browser, profile, { stored = {}, serviceWorkers = 'block' } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const requests = { count: 0, script: 0, all: 0 };
  /** @type {Map<string, string>} */
  const types = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/^(data|blob):/.test(response.url)) return;
    types.set(requestId, response.mimeType);
    requests.count += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests.all += encodedDataLength;
    if (types.get(requestId)?.includes('javascript')) requests.script += encodedDataLength;
  });
  const limits = PROFILES[profile];
  if (limits !== undefined) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: limits.latency,
      downloadThroughput: limits.down,
      uploadThroughput: limits.up,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: limits.cpu });
  }
  await page.addInitScript(probe);
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return { page, context, session, requests, close: () => context.close() };
}

/** The page of a tool that has prepared what it prepares when it is idle. @param {import('@playwright/test').Browser} browser @param {string} url */
export async function openTool(browser, url) {
  const { page, context, close } = await openPage(browser, 'plain');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  return { page, context, close };
}

export const median = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
