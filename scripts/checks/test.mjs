// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { runChild, secondsSince } from '../child.mjs';
import { installPackages } from '../install.mjs';
import { cycles, format, lint, reporters, types, unusedCode, vitest } from './programs.mjs';
import { readReport, summarize } from './summary.mjs';

/*
 * `npm test`: what must be true before a change is accepted, in about ten minutes. `npm run check` is the same without the
 * browser (`--no-e2e`), `npm run test:all` takes every test that there is (`--all`). A failed step stops no other one: the
 * summary, which is printed last, names all that failed.
 */

const hasBrowser = !process.argv.includes('--no-e2e');
const isWhole = process.argv.includes('--all');
/** Milliseconds after which a step is ended: something in it hangs. */
const LIMIT = (isWhole ? 180 : 20) * 60_000;
/** For each step. CI: tests that a busy machine let fail may try again. */
const env = { CI: 'true', ...(isWhole && { HANDY_TEST_ALL: '1' }) };

/** @typedef {{ name: string, args: readonly string[], needsBuild: boolean }} Step `args` are those of Node.js */
/** @param {string} name @param {string} file @param {readonly string[]} args @returns {Step} */
const node = (name, file, ...args) => ({ name, args: [file, ...args], needsBuild: false });
/** @param {Step} step @returns {Step} */
const afterBuild = (step) => ({ ...step, needsBuild: true });
/** @param {string} name @param {readonly string[]} args */
const tests = (name, ...args) => node(name, ...vitest, ...args, ...reporters);

/**
 * Two run at a time, one for each of the usual two cores; the long ones first, so that none is left to run alone. Those
 * that look at what the build made have their turn long after it.
 */
const steps = [
  node('build', 'scripts/build/build.mjs'),
  tests('unit and conformance'),
  tests('growth', '--config', 'vitest.growth.config.ts'),
  node('lint', ...lint('.')),
  node('types', ...types('tsconfig.json')),
  afterBuild(tests('command line as built', '--config', 'vitest.built.config.ts')),
  node('format', ...format('.')),
  afterBuild(node('budgets', 'scripts/checks/budgets.mjs')),
  node('types of the logic', ...types('tsconfig.logic.json')),
  node('no import cycles', ...cycles),
  node('no unused code', ...unusedCode),
];
/** Each takes both cores for itself. */
const browserSteps = [
  afterBuild(
    node('end to end', 'node_modules/@playwright/test/cli.js', 'test', ...(isWhole ? [] : ['--grep', '@first'])),
  ),
  ...(isWhole ? [afterBuild(node('engines', 'scripts/checks/engines.mjs'))] : []),
];

/** @type {import('./summary.mjs').Outcome[]} */
const outcomes = [];
const start = performance.now();
// Steps have process groups of their own, which only an orderly end takes along.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
await installPackages();
// Before the long steps, so that a machine without a browser says so at once.
if (hasBrowser) await ensureChromium({ isHeadless: true });
// A few tests need a browser with windows.
if (isWhole) await ensureChromium();
console.log(`✓ packages (${secondsSince(start)})`);
const reports = mkdtempSync(join(tmpdir(), 'handy-reports-'));
const waiting = [...steps];
await Promise.all([workOff(waiting), workOff(waiting)]);
if (hasBrowser) await workOff(browserSteps);
else for (const { name } of browserSteps) leaveOut(name, 'which `npm test` runs');
rmSync(reports, { recursive: true });
console.log(`\nIn all: ${secondsSince(start)}\n${summarize(outcomes)}`);
process.exitCode = outcomes.some(({ code }) => code !== 0) ? 1 : 0;

/** Runs one step after the other. @param {Step[]} queue */
async function workOff(queue) {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const hasBuild = !outcomes.some(({ name, code }) => name === 'build' && code !== 0);
    if (step.needsBuild && !hasBuild) leaveOut(step.name, 'as there is no build');
    else await run(step);
  }
}

/** @param {Step} step */
async function run({ name, args }) {
  const begun = performance.now();
  const path = join(reports, `${name}.json`);
  const ended = await runChild(process.execPath, args, {
    silent: true,
    env: { ...env, HANDY_TEST_REPORT: path },
    limit: LIMIT,
  });
  const seconds = secondsSince(begun);
  outcomes.push({ name, seconds, ...ended, report: readReport(path) });
  console.log(`${ended.code === 0 ? '✓' : `\n${ended.output}\n✗`} ${name} (${seconds})`);
}

/** A step that is not run neither passes nor fails. @param {string} name @param {string} reason */
function leaveOut(name, reason) {
  const output = `not run: ${name}, ${reason}`;
  const report = { passed: 0, failed: [], retried: [], notRun: [], unfinished: [] };
  outcomes.push({ name, code: 0, output, seconds: '0 s', report });
  console.log(`– ${name} (not run)`);
}
