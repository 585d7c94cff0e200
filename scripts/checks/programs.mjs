// @ts-check

/*
 * Arguments of Node for checks that keep what they know of files that did not change, for `npm test` and `check:tool` alike.
 */

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
