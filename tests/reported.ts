import { stripVTControlCharacters } from 'node:util';

/*
 * Lines in which the reporters of unit tests and browser tests tell `scripts/checks/summary.mjs` what matters at the end of
 * a run.
 */

const MOST_DETAILS = 3;

/** A failed test with the first lines of its error. */
export function failedLines(test: string, error = ''): string {
  const details = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`failed: ${test}`, ...details.slice(0, MOST_DETAILS).map((line) => `  | ${line.trim()}`)].join('\n');
}

/** A test that passed at another try only. */
export const retriedLine = (test: string): string => `retried: ${test}`;

/** Tests that this machine cannot run, and why. */
export const notRunLine = (count: number, what: string): string => `not run: ${count} of ${what}`;
