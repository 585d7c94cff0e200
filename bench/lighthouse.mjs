// @ts-check
import lighthouse from 'lighthouse';
import { launch as launchChrome } from 'chrome-launcher';
import { findChromium } from '../scripts/chromium.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's mobile scores.
 * @param {string[]} urls
 * @returns {Promise<Record<string, Record<string, number>>>}
 */
export async function measureLighthouse(urls) {
  const chrome = await launchChrome({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  /** @type {Record<string, Record<string, number>>} */
  const scores = {};
  for (const url of urls) {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const categories = result?.lhr.categories ?? {};
    scores[new URL(url).pathname] = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    );
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
    );
    console.log(url, JSON.stringify(scores[new URL(url).pathname]), failed.map((audit) => audit.id).join(' '));
  }
  chrome.kill();
  return scores;
}
