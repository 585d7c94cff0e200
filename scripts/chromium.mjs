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
/** Debian's Chromium without its windows. It draws the same pages with a third less work. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of an installed Chromium: CHROMIUM_PATH, the system's, or Playwright's own; undefined without one. Tests take
 * the one without windows first, measurements and pictures the one that visitors have.
 */
export function findChromium({ forTests = false } = {}) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH names “${chosen}”, which is not a program that can be run.`);
    return chosen;
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(forTests ? [SHELL] : []), ...PLACES, ...onPath, playwrightPath()].find(isProgram);
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

/** Installs a Chromium if there is none. Ends the process with advice when that fails. */
export async function ensureChromium() {
  if (findChromium({ forTests: true }) !== undefined) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium by apt …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runChild('apt-get', ['update', '-q'], { env });
    // One after the other: older systems do not have the second. The fonts are as wide as those that most visitors have.
    for (const name of ['chromium', 'chromium-headless-shell', 'fonts-liberation'])
      await runChild('apt-get', ['install', '-yq', '--no-install-recommends', name], { env });
  }
  if (findChromium() === undefined) {
    console.log('Downloading Chromium by Playwright …');
    await runChild('npx', ['playwright', 'install', 'chromium']);
  }
  if (findChromium({ forTests: true }) !== undefined) return;
  console.error(`
There is no Chromium, and it could not be installed. Do one of these, then run the same command again:
- Debian:         sudo apt-get install chromium
- others:         npx playwright install --with-deps chromium
- own browser:    CHROMIUM_PATH=/path/to/chrome npm test
Without a browser, all other checks run by: npm run check`);
  process.exit(1);
}
