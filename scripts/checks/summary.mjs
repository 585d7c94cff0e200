// @ts-check
import { stripVTControlCharacters } from 'node:util';

/*
 * The end of a test run: which steps failed and why, which tests passed only at another try, and what could not be run.
 * Test runners report their part in lines of the form of `tests/reported.ts`; of another step its first lines are shown.
 */

/** @typedef {{ name: string, code: number, output: string, seconds: string }} Outcome */

const MOST_LINES = 60;
const MOST_NOTES = 12;
const WIDTH = 180;
const NOTE = /^(?:retried|not run): /;

/**
 * The summary of all steps, at most 60 lines. Every failed step is named, whatever the number of its failures.
 * @param {readonly Outcome[]} outcomes
 * @returns {string}
 */
export function summarize(outcomes) {
  const failed = outcomes.filter(({ code }) => code !== 0);
  const notes = shorten(outcomes.flatMap(notesOf), MOST_NOTES);
  let left = MOST_LINES - 1 - notes.length;
  const lines = failed.flatMap((outcome, index) => {
    const part = describe(outcome, Math.floor(left / (failed.length - index)));
    left -= part.length;
    return part;
  });
  const verdict = failed.length === 0 ? 'All is well.' : `Failed: ${failed.map(({ name }) => name).join(', ')}`;
  return [...lines, ...notes, verdict].map((line) => line.slice(0, WIDTH)).join('\n');
}

/** @param {Outcome} outcome */
const linesOf = ({ output }) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** Tests that needed another try, and tests that were not run. @param {Outcome} outcome */
const notesOf = (outcome) => [...new Set(linesOf(outcome).filter((line) => NOTE.test(line)))];

/** A failed step in at most `most` lines. @param {Outcome} outcome @param {number} most */
function describe(outcome, most) {
  const title = `✗ ${outcome.name} (${outcome.seconds})`;
  const lines = linesOf(outcome);
  const tests = failedTests(lines);
  if (tests.length === 0) return [title, ...shorten(lines, most - 1)].slice(0, most);
  // As much of each error as there is room for; the names of the tests matter most.
  for (const details of [3, 1, 0]) {
    const shown = tests.flatMap(([test = '', ...errors]) => [test, ...errors.slice(0, details)]);
    if (shown.length < most) return [title, ...shown];
  }
  return [
    title,
    ...shorten(
      tests.map(([test = '']) => test),
      most - 1,
    ),
  ];
}

/** Each failed test: its name, then the first lines of its error. @param {readonly string[]} lines */
function failedTests(lines) {
  const blocks = lines.join('\n').matchAll(/^failed: (.*)((?:\n {2}\| .*)*)/gm);
  return [...blocks].map(([, test = '', details = '']) => [
    `  ${test}`,
    ...details
      .split('\n')
      .slice(1)
      .map((line) => line.replace('  | ', '      ')),
  ]);
}

/** @param {readonly string[]} lines @param {number} most */
const shorten = (lines, most) =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} more`];
