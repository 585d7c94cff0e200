import puppeteer from 'puppeteer-core';
import { describe } from 'vitest';
import type { Driver } from './driver.ts';
import { needs } from '../needs.ts';
import { walk } from './walk.ts';

const executablePath = process.env['FIREFOX_PATH'] ?? '';

/** Firefox by WebDriver BiDi. */
async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  return {
    open: async (url) => void (await page.goto(url)),
    run: (act, argument) => page.evaluate(act as (argument: unknown) => never, argument),
    tab: async (times) => {
      for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Tab');
    },
    complaints: () => complaints.splice(0),
    close: () => browser.close(),
  };
}

describe('Firefox', needs(executablePath !== '', 'there is no Firefox'), () => walk(firefox));
