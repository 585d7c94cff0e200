// @ts-check
import { ensureChromium } from '../chromium.mjs';
import { runChild, secondsSince } from '../child.mjs';
import { installPackages } from '../install.mjs';
import { lint, reporters, types } from './programs.mjs';
import { summarize } from './summary.mjs';

/*
 * `npm test`: everything that must be true before a change is accepted. `npm run check` is the same without the browser
 * (`--no-e2e`); `.ci/run` adds the other engines (`--engines`). A failed step stops none of the others: the summary at
 * the end names all that failed.
 */

const hasBrowser = !process.argv.includes('--no-e2e');
const hasEngines = process.argv.includes('--engines');

/** @typedef {{ name: string, program: readonly [string, ...string[]], needsBuild: boolean }} Step */
/** @param {string} name @param {string} file @param {readonly string[]} args @returns {Step} */
const node = (name, file, ...args) => ({ name, program: [process.execPath, file, ...args], needsBuild: false });
/** @param {Step} step @returns {Step} */
const afterBuild = (step) => ({ ...step, needsBuild: true });

/** Settings of the search for import cycles, and where it searches. */
const cruising = ['--config', '.dependency-cruiser.json', 'src', 'scripts', 'tests', 'bench'];

/**
 * Two run at a time, one for each of the usual two cores; the long ones first, so that none is left to run alone. Those
 * that look at what the build made have their turn long after it.
 */
const steps = [
  node('build', 'scripts/build/build.mjs'),
  node('unit and conformance', 'node_modules/vitest/vitest.mjs', 'run', ...reporters),
  node('lint', ...lint('.')),
  node('types', ...types('tsconfig.json')),
  afterBuild(
    node(
      'command line as built',
      'node_modules/vitest/vitest.mjs',
      ...['run', '--config', 'vitest.built.config.ts', ...reporters],
    ),
  ),
  node('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
  afterBuild(node('budgets', 'scripts/checks/budgets.mjs')),
  node('commits', 'scripts/checks/commits.mjs'),
  node('types of the logic', ...types('tsconfig.logic.json')),
  node('no import cycles', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...cruising),
  node('no unused code', 'node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors', '--cache'),
];
/** Each takes both cores for itself. */
const browserSteps = [
  ...(hasBrowser ? [afterBuild(node('end to end', 'node_modules/@playwright/test/cli.js', 'test'))] : []),
  ...(hasEngines ? [afterBuild(node('engines', 'scripts/checks/engines.mjs'))] : []),
];

/** @type {import('./summary.mjs').Outcome[]} */
const outcomes = [];
const start = performance.now();
await installPackages();
// Before the long steps, so that a machine without a browser says so at once.
if (hasBrowser) await ensureChromium();
const waiting = [...steps];
await Promise.all([workOff(waiting, { silent: true }), workOff(waiting, { silent: true })]);
await workOff(browserSteps, { echo: true });
if (!hasBrowser)
  outcomes.push({ name: 'end to end', code: 0, output: 'not run: end to end, which `npm test` runs', seconds: '0 s' });
console.log(`\n${summarize(outcomes)} (${secondsSince(start)})`);
if (outcomes.some(({ code }) => code !== 0)) process.exitCode = 1;

/** Runs one step after the other. @param {Step[]} queue @param {{ silent?: boolean, echo?: boolean }} how */
async function workOff(queue, how) {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const begun = performance.now();
    const isWithoutBuild = step.needsBuild && outcomes.some(({ name, code }) => name === 'build' && code !== 0);
    const [program, ...args] = step.program;
    const { code, output } = isWithoutBuild
      ? { code: 1, output: 'not run: there is no build to test' }
      : await runChild(program, args, how);
    const seconds = secondsSince(begun);
    outcomes.push({ name: step.name, code, output, seconds });
    console.log(`${code === 0 ? '✓' : `${how.silent ? `\n${output}\n` : ''}✗`} ${step.name} (${seconds})`);
  }
}
