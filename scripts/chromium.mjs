// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runChild } from './child.mjs';

/* The real browser of the end-to-end tests. */

/** Where packages of the operating systems put it. On Ubuntu, `chromium-browser` may be a stub that asks for snap. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '/', 'Google/Chrome/Application/chrome.exe'),
  ),
];
const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable'];
/**
 * Debian's Chromium without windows, which runs tests in a third of the time. It lacks permission dialogs, extensions and the
 * memory of visited pages.
 */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Path of an installed Chromium: CHROMIUM_PATH, the system's, or Playwright's own; undefined without one. With
 * `isHeadless`, one without windows comes before the system's.
 */
export function findChromium({ isHeadless = false } = {}) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH names “${chosen}”, which is no program that can be run.`);
    return chosen;
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(isHeadless ? [HEADLESS] : []), ...PLACES, ...onPath, playwrightPath()].find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

/** Where Playwright's own download lies, if there is one. */
function playwrightPath() {
  const require = createRequire(import.meta.url);
  return String(require('@playwright/test').chromium.executablePath());
}

/**
 * Path of a Chromium as `findChromium` finds it, installed now if there is none. Ends the process with advice when that
 * fails.
 */
export async function ensureChromium({ isHeadless = false } = {}) {
  const found = findChromium({ isHeadless });
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium by apt …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await runChild('apt-get', ['update', '-q'], { env });
    // Older systems have no package of the one without windows.
    for (const name of [...(isHeadless ? ['chromium-headless-shell'] : []), 'chromium']) {
      if (updated.code !== 0) break;
      const { code } = await runChild('apt-get', ['install', '-yq', '--no-install-recommends', name], { env });
      if (code === 0) break;
    }
  }
  if (findChromium({ isHeadless }) === undefined) {
    console.log('Downloading Chromium by Playwright …');
    await runChild('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findChromium({ isHeadless });
  if (installed !== undefined) return installed;
  console.error(`
There is no Chromium, and it could not be installed. Do one of these, then run the same command again:
- Debian:         sudo apt-get install chromium
- others:         npx playwright install --with-deps chromium
- own browser:    CHROMIUM_PATH=/path/to/chrome npm test
Without a browser, all other checks run by: npm run check`);
  process.exit(1);
}
