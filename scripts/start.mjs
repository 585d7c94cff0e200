// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runChild, secondsSince } from './child.mjs';
import { installPackages } from './install.mjs';
import { serve } from './hosting/server.mjs';

/*
 * `npm start`: installs what is missing, builds the site if it is missing or older than its sources, and serves it.
 *   npm start -- [--port 4173] [--host 127.0.0.1]
 */

const SOURCES = ['src', 'scripts', 'public', 'package-lock.json', 'package.json', 'vite.config.ts', 'tsconfig.json'];
/** The build writes the service worker last, but for the command line. */
const BUILT = ['dist/site/sw.js', 'dist/cli/facts.json'];

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4173' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`“${values.port}” is not a valid port. Try: npm start -- --port 4173`);
  process.exit(2);
}

await installPackages();
await buildIfStale();
const { url, port } = await serve({ root: join(root, 'dist/site'), host: values.host, port: wanted });
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is busy, so this is the next free one.`);
console.log(`\n  Handy Tools   ${url}\n\n  Ctrl+C stops it.`);

async function buildIfStale() {
  const built = Math.min(...BUILT.map((path) => changedAt(join(root, path))));
  if (built > Math.max(...SOURCES.map((path) => newest(join(root, path))))) return;
  console.log('Building …');
  const start = performance.now();
  const { code } = await runChild(process.execPath, ['scripts/build/build.mjs']);
  if (code !== 0) {
    console.error('\nThe build failed; its message is above.');
    process.exit(1);
  }
  console.log(`Built in ${secondsSince(start)}.`);
}

/** When something in a folder last changed; a folder itself changes when a file in it is deleted. @param {string} path @returns {number} */
function newest(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isDirectory() !== true) return facts?.mtimeMs ?? 0;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
