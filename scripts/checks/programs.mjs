// @ts-check

/*
 * Arguments of Node for the checks of `npm test` and `check:tool`.
 */

/** Of Vitest: what happens, shortly, and the report that the summary of `npm test` is made of. */
export const reporters = ['--reporter', 'dot', '--reporter', './tests/reporter.ts'];

/** @param {string} project a tsconfig @returns {readonly [string, ...string[]]} */
export const types = (project) => [
  'node_modules/typescript/bin/tsc',
  ...['-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${project}.tsbuildinfo`],
];

/**
 * Not cached: the cache knows a file by its text, but rules that use types also depend on the files that it imports.
 * @param {readonly string[]} paths
 * @returns {readonly [string, ...string[]]}
 */
export const lint = (...paths) => ['node_modules/eslint/bin/eslint.js', ...paths, '--max-warnings', '0'];

/** @param {readonly string[]} paths @returns {readonly [string, ...string[]]} */
export const format = (...paths) => [
  'node_modules/prettier/bin/prettier.cjs',
  ...['--check', '--cache', '--log-level', 'warn', ...paths],
];

/** Not cached: the cache keeps the matches of `import.meta.glob`, and newer files are then reported as unused. */
export const unusedCode = /** @type {const} */ (['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors']);

/** Import cycles. */
export const cycles = /** @type {const} */ ([
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', '.dependency-cruiser.json', 'src', 'scripts', 'tests', 'bench'],
]);

export const vitest = /** @type {const} */ (['node_modules/vitest/vitest.mjs', 'run']);

/**
 * What is asked of every tool, of some of them.
 * @param {string} which the beginning of the tests' names, as a regular expression
 * @returns {readonly string[]}
 */
export const conformance = (which) => [
  ...vitest,
  ...['src/tools.test.ts', 'src/meaning.test.ts', 'src/needs.test.ts', 'src/cli/faces.test.ts', '-t', which],
];
