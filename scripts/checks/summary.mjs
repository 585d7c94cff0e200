// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/*
 * The end of a test run: which steps failed and why, what passed only at a later try, what was not run, and three numbers.
 */

/**
 * What a test runner leaves behind (`tests/reporter.ts`, `tests/e2e/reporter.ts`).
 * @typedef {object} Report
 * @property {number} passed
 * @property {readonly { readonly test: string, readonly error: string }[]} failed
 * @property {readonly string[]} retried tests that passed only at a later try
 * @property {readonly { readonly count: number, readonly what: string }[]} notRun with the reason
 * @property {readonly string[]} unfinished what was running when the run was cut off
 */

/** @param {string} path @returns {Report | undefined} nothing from a step that runs no tests */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * A step that has ended. Without a report it counts as one test.
 * @typedef {{ name: string, code: number, output: string, seconds: string, isLate?: boolean, report?: Report | undefined }} Outcome
 */

const MOST_LINES = 60;
const MOST_NOTES = 12;
const MOST_DETAILS = 3;
const WIDTH = 180;
const NOT_RUN = 'not run: ';

/**
 * The summary of all steps, at most 60 lines. Every failed step is named, whatever the number of its failures.
 * @param {readonly Outcome[]} outcomes
 * @returns {string}
 */
export function summarize(outcomes) {
  const failed = outcomes.filter(({ code }) => code !== 0);
  const notes = [
    ...shorten(
      outcomes.flatMap(({ report }) => (report?.retried ?? []).map((test) => `retried: ${test}`)),
      MOST_NOTES,
    ),
    ...shorten(outcomes.flatMap(notRunLines), MOST_NOTES),
  ];
  let left = MOST_LINES - 1 - notes.length;
  const lines = failed.flatMap((outcome, index) => {
    const part = describe(outcome, Math.floor(left / (failed.length - index)));
    left -= part.length;
    return part;
  });
  return [...lines, ...notes, countAll(outcomes)].map((line) => line.slice(0, WIDTH)).join('\n');
}

/** @param {readonly Outcome[]} outcomes */
function countAll(outcomes) {
  const counts = outcomes.map((outcome) => {
    const { code, report } = outcome;
    const hasFailed = code !== 0;
    return {
      passed: report?.passed ?? Number(!hasFailed),
      // A step may fail although none of its tests did.
      failed: Math.max(report?.failed.length ?? 0, Number(hasFailed)),
      skipped: (report?.notRun ?? []).reduce((sum, { count }) => sum + count, plainNotRun(outcome).length),
    };
  });
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

/** @param {Outcome} outcome */
const linesOf = ({ output }) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** What a step without a report says that it did not do. @param {Outcome} outcome */
const plainNotRun = (outcome) => [...new Set(linesOf(outcome).filter((line) => line.startsWith(NOT_RUN)))];

/** @param {Outcome} outcome */
const notRunLines = (outcome) => [
  ...plainNotRun(outcome),
  ...(outcome.report?.notRun ?? []).map(({ count, what }) => `${NOT_RUN}${count} of ${what}`),
];

/** A failed step in at most `most` lines. @param {Outcome} outcome @param {number} most */
function describe(outcome, most) {
  const { name, seconds, isLate = false, report } = outcome;
  const title = `✗ ${name} (${isLate ? `ended after ${seconds}` : seconds})`;
  const unfinished = isLate ? (report?.unfinished ?? []).map((test) => `  while running: ${test}`) : [];
  const failed = report?.failed ?? [];
  if (failed.length === 0) {
    const said = unfinished.length > 0 ? unfinished : linesOf(outcome);
    return [title, ...shorten(said, most - 1)].slice(0, most);
  }
  // As much of each error as there is room for; the names of the tests matter most.
  for (const details of [MOST_DETAILS, 1, 0]) {
    const tests = failed.flatMap(({ test, error }) => [`  ${test}`, ...detailsOf(error).slice(0, details)]);
    if (unfinished.length + tests.length < most) return [title, ...unfinished, ...tests];
  }
  return [title, ...shorten([...unfinished, ...failed.map(({ test }) => `  ${test}`)], most - 1)];
}

/** The lines of an error, to stand under the name of its test. @param {string} error */
export const detailsOf = (error) =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `      ${line.trim()}`);

/** @param {readonly string[]} lines @param {number} most */
export const shorten = (lines, most) =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} more`];
