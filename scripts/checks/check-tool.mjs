// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runChild, secondsSince } from '../child.mjs';
import { ensureChromium } from '../chromium.mjs';
import { installPackages } from '../install.mjs';
import { serve } from '../hosting/server.mjs';
import { nameUnknown, toolIds } from '../tool-ids.mjs';
import { conformance, cycles, format, lint, reporters, types, unusedCode, vitest } from './programs.mjs';
import { detailsOf, readReport, shorten } from './summary.mjs';

/*
 * What `npm test` asks of some tools, and the whole walk through their pages:
 *   npm run check:tool -- my-tool my-other-tool
 * The checks that fail most often come first; `--quick` stops after them. One build, into dist/, serves all tools. A
 * failure stops no other check; the last line names what failed, and the exit code is 1.
 */

/** @typedef {{ name: string, args: readonly string[] }} Check */

/** @param {string} name @param {readonly string[]} args @returns {Check} */
const check = (name, args) => ({ name, args });
/** Lines shown of each failed test. */
const MOST_LINES = 15;

const { values: options, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const fault = ids.length === 0 ? 'Name one tool or more.' : nameUnknown(ids);
if (fault !== undefined) {
  console.error(`${fault} For example: npm run check:tool -- ${toolIds().slice(0, 2).join(' ')}`);
  process.exit(2);
}
const start = performance.now();
const folders = ids.map((id) => `src/tools/${id}`);
const anyOf = ids.join('|');

/** The checks that fail most often, in less than 15 seconds. */
const quickChecks = [
  check('lint', lint(...folders)),
  check('format', format(...folders)),
  // The detectors of all tools, since one may claim a new example or text.
  check('conformance', [...conformance(`(all tools|${anyOf})[ /]|detectors are silent|no text for one`), ...reporters]),
  // The slash excludes folders whose names start the same.
  check('own tests', [...vitest, '--passWithNoTests', ...folders.map((folder) => `${folder}/`), ...reporters]),
];
const sourceChecks = [
  check('types', types('tsconfig.json')),
  check('types of the logic', types('tsconfig.logic.json')),
  check('no unused code', unusedCode),
  check('no import cycles', cycles),
];
/** Further tests of `npm test` that a tool can break. */
const otherChecks = [
  check('command line as built', [...vitest, '--config', 'vitest.built.config.ts', ...reporters]),
  check('tests of the whole', [
    ...vitest,
    'tests/unit/',
    'src/engine/',
    'src/cli/',
    'src/shell/',
    'src/meaning',
    ...reporters,
  ]),
];

/** @type {string[]} */
const failed = [];
const reports = mkdtempSync(join(tmpdir(), 'handy-reports-'));

/** Runs a check and reports how it ended, with its findings if it failed. @param {Check} check @param {Record<string, string>} [env] */
async function passes({ name, args }, env = {}) {
  const begun = performance.now();
  const report = join(reports, `${name}.json`);
  const { code, output } = await runChild(process.execPath, args, {
    silent: true,
    env: { ...env, HANDY_TEST_REPORT: report },
  });
  const seconds = secondsSince(begun);
  if (code === 0) console.log(`✓ ${name} (${seconds})`);
  else console.log(`\n✗ ${name} (${seconds})\n${describe(report) || output}\n`);
  if (code !== 0) failed.push(name);
  return code === 0;
}

/** The failed tests of a report and their errors; empty without a report and for a run that failed as a whole. @param {string} path */
const describe = (path) =>
  (readReport(path)?.failed ?? [])
    .flatMap(({ test, error }) => [`  ${test}`, ...shorten(detailsOf(error), MOST_LINES)])
    .join('\n');

/** Runs one check after the other. @param {Check[]} checks */
async function workOff(checks) {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) await passes(next);
}

/** The whole site, as `npm test` builds it. */
async function build() {
  const isBuilt = await passes(check('build', ['scripts/build/build.mjs']));
  if (isBuilt) await passes(check('budgets', ['scripts/checks/budgets.mjs']));
  return isBuilt;
}

/** The checks that need the built site, first the walk through the pages of these tools. */
async function checkBuilt() {
  const server = await serve({ root: join(root, 'dist/site'), host: 'localhost', port: 0, strict: true });
  const env = { HANDY_TEST_URL: server.url };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=root'];
  await passes(check('walk', [...playwright, 'walk.spec.ts', '-g', `walk.spec.ts (${anyOf}) `]), env);
  await Promise.all([workOff(otherChecks), workOff(otherChecks)]);
  const ofGrowth = [...vitest, '--config', 'vitest.growth.config.ts', 'operations', '-t', `^(${anyOf})/`, ...reporters];
  await passes(check('growth', ofGrowth), { HANDY_TEST_ALL: '1' });
  const ofShell = [...playwright, '-g', '@first', '--grep-invert', 'walk.spec.ts'];
  await passes(check('browser tests of the shell', ofShell), env);
  await server.close();
}

await installPackages();
// Two at a time, for the usual two cores.
await Promise.all([workOff(quickChecks), workOff(quickChecks)]);
if (!options.quick) {
  await ensureChromium({ isHeadless: true });
  const [isBuilt] = await Promise.all([build(), workOff(sourceChecks)]);
  if (isBuilt) await checkBuilt();
}
rmSync(reports, { recursive: true });
const verdict = failed.length === 0 ? 'all is well' : `failed: ${failed.join(', ')}`;
console.log(`\n${ids.join(', ')}: ${verdict} (${secondsSince(start)}).`);
if (failed.length > 0) process.exitCode = 1;
