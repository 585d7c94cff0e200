// @ts-check

/*
 * Arguments of Node for checks that keep what they know of files that did not change, for `npm test` and `check:tool` alike.
 */

/** Of Vitest: what happens, shortly, and the report that the summary of `npm test` is made of. */
export const reporters = ['--reporter', 'dot', '--reporter', './tests/reporter.ts'];

const CACHE = 'node_modules/.cache';

/** @param {string} project a tsconfig @returns {readonly [string, ...string[]]} */
export const types = (project) => [
  'node_modules/typescript/bin/tsc',
  ...['-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${project}.tsbuildinfo`],
];

/**
 * Files that did not change are not looked at again, although what they import may have other types now: a clean clone, as
 * in CI, knows nothing and looks at all.
 * @param {string} path
 * @returns {readonly [string, ...string[]]}
 */
export const lint = (path) => [
  'node_modules/eslint/bin/eslint.js',
  ...[path, '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`],
];

/**
 * What is asked of every tool, of some of them.
 * @param {string} who the beginning of the tests' names, as a regular expression
 * @returns {readonly [string, ...string[]]}
 */
export const conformance = (who) => [
  'node_modules/vitest/vitest.mjs',
  ...[
    'run',
    'src/tools.test.ts',
    'src/meaning.test.ts',
    'src/needs.test.ts',
    'src/cli/faces.test.ts',
    '-t',
    `^${who}[ /]`,
  ],
];
