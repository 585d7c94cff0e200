// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runChild, secondsSince } from '../child.mjs';
import { reporters } from './programs.mjs';

/*
 * `npm run test:engines`: every page as built, in Firefox and WebKit (tests/engines). On Debian, root installs them; what is
 * not there is said to be not run.
 */

const LIBRARIES = '/usr/lib';

/** The small browser of WebKitGTK, which comes with the library. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES) || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run'))
    return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((name) => ['4.1', '4.0'].map((version) => join(LIBRARIES, name, `webkit2gtk-${version}/MiniBrowser`)))
    .find((path) => existsSync(path));
}

const engines = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_PATH',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: findMiniBrowser,
  },
];

/** Installs packages of Debian, where that can be done without asking. @param {readonly string[]} packages */
async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${packages.join(', ')} by apt …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await runChild('apt-get', ['update', '-q'], { env, silent: true });
  if (code !== 0) return;
  await runChild('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { env, silent: true });
}

if (!existsSync(join(root, 'dist/site/index.html'))) throw new Error('There is no build to test. Run: npm run build');
const start = performance.now();
const missing = engines.filter(({ find }) => find() === undefined);
if (missing.length > 0) await install(missing.flatMap(({ packages }) => packages));

/** @type {Record<string, string>} */
const env = {};
for (const { name, variable, packages, find } of engines) {
  const path = find();
  if (path === undefined)
    console.log(`${name} not run: it is not installed (Debian: sudo apt-get install ${packages.join(' ')})`);
  else env[variable] = path;
}
if (Object.keys(env).length > 0) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.engines.config.ts', ...reporters];
  const { code } = await runChild(process.execPath, args, { env });
  console.log(`${code === 0 ? '✓' : '✗'} engines (${secondsSince(start)})`);
  process.exitCode = code;
}
