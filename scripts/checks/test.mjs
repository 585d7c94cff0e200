// @ts-check
import { ensureChromium } from '../chromium.mjs';
import { runChild, secondsSince } from '../child.mjs';
import { installPackages } from '../install.mjs';
import { lint, types } from './programs.mjs';

/*
 * `npm test`: everything that must be true before a change is accepted. `npm run check` is the same without the
 * browser. Stops at the first failure.
 */

const hasBrowser = !process.argv.includes('--no-e2e');

/** @typedef {{ name: string, program: readonly [string, ...string[]] }} Step */
/** @param {string} name @param {string} file @param {readonly string[]} args @returns {Step} */
const node = (name, file, ...args) => ({ name, program: [process.execPath, file, ...args] });

const reporters = ['--reporter', 'dot', '--reporter', './tests/not-run.ts'];
/** Settings of the search for import cycles, and where it searches. */
const cruising = ['--config', '.dependency-cruiser.json', 'src', 'scripts', 'tests', 'bench'];

/**
 * Two run at a time, one for each of the usual two cores; the long ones first, so that none is left to run alone. Some
 * look at what the build made, which is done long before it is their turn.
 */
const steps = [
  node('build', 'scripts/build/build.mjs'),
  node('unit and conformance', 'node_modules/vitest/vitest.mjs', 'run', ...reporters),
  node('lint', ...lint('.')),
  node('types', ...types('tsconfig.json')),
  node(
    'command line as built',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.built.config.ts',
    ...reporters,
  ),
  node('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
  node('budgets', 'scripts/checks/budgets.mjs'),
  node('commits', 'scripts/checks/commits.mjs'),
  node('types of the logic', ...types('tsconfig.logic.json')),
  node('no import cycles', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...cruising),
  node('no unused code', 'node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors', '--cache'),
];

/** What could not be run on this machine must not look like what passed. @type {string[]} */
const notRun = [];
const start = performance.now();
await installPackages();
// Before the long steps, so that a machine without a browser says so at once.
const chromium = hasBrowser ? await ensureChromium() : undefined;
await runAll();
if (chromium !== undefined) await runBrowser(chromium);
console.log(`\nAll is well (${secondsSince(start)}).`);
if (!hasBrowser) notRun.push('not run: end to end, which `npm test` runs');
for (const line of notRun) console.log(line);

async function runAll() {
  const waiting = [...steps];
  const stop = new AbortController();
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const begun = performance.now();
      const [program, ...args] = step.program;
      const { code, output } = await runChild(program, args, { silent: true, signal: stop.signal });
      if (stop.signal.aborted) return;
      report(step.name, begun, code, output);
      if (code !== 0) stop.abort();
    }
  };
  await Promise.all([work(), work()]);
  if (stop.signal.aborted) process.exit(1);
}

/** @param {string} chromium */
async function runBrowser(chromium) {
  const begun = performance.now();
  const { program } = node('', 'node_modules/@playwright/test/cli.js', 'test');
  const { code } = await runChild(program[0], program.slice(1), { env: { CHROMIUM_PATH: chromium } });
  report('end to end', begun, code);
  if (code !== 0) process.exit(1);
}

/** @param {string} name @param {number} begun @param {number} code @param {string} [output] */
function report(name, begun, code, output = '') {
  console.log(`${code === 0 ? '✓' : `\n${output}\n✗`} ${name} (${secondsSince(begun)})`);
  notRun.push(...output.split('\n').filter((line) => line.startsWith('not run: ')));
}
