// @ts-check
import lighthouse from 'lighthouse';
import { launch as launchChrome } from 'chrome-launcher';
import { findChromium } from '../scripts/chromium.mjs';
import { median } from './browser.mjs';
import { TRUST } from './certificate.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs whose median counts, where the first is not perfect: a busy machine costs a point or two. */
const RUNS = 3;

/**
 * Lighthouse's mobile scores.
 * @param {string[]} urls
 * @returns {Promise<Record<string, Record<string, number>>>}
 */
export async function measureLighthouse(urls) {
  const chrome = await launchChrome({
    chromePath: findChromium() ?? '',
    chromeFlags: [TRUST, '--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  /** @type {Record<string, Record<string, number>>} */
  const scores = {};
  for (const url of urls) {
    const first = await score(url, chrome.port);
    const runs = [first];
    while (!isPerfect(first) && runs.length < RUNS) runs.push(await score(url, chrome.port));
    scores[new URL(url).pathname] = Object.fromEntries(
      CATEGORIES.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
    );
  }
  chrome.kill();
  return scores;
}

const isPerfect = (/** @type {Record<string, number>} */ scores) =>
  Object.values(scores).every((value) => value === 100);

/** @param {string} url @param {number} port @returns {Promise<Record<string, number>>} */
async function score(url, port, tries = 3) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  const { categories = {}, audits = {}, runtimeError } = result?.lhr ?? {};
  // The browser painted nothing, as it does now and then when its tab is in the background.
  if (runtimeError !== undefined && tries > 1) return score(url, port, tries - 1);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const failed = Object.values(audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  );
  console.log(url, JSON.stringify(scores), failed.map((audit) => audit.id).join(' '));
  return scores;
}
