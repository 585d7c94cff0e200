// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, secondsSince } from '../child.mjs';
import { ensureChromium } from '../chromium.mjs';
import { installPackages } from '../install.mjs';
import { serve } from '../hosting/server.mjs';
import { toolIds, toolsFolder } from '../tool-ids.mjs';
import { conformance, lint, types } from './programs.mjs';

/*
 * Everything that `npm test` asks of one tool, in less than a minute:
 *   npm run check:tool -- temperature-converter
 * The site is built anew, into a folder of its own, and the walk goes through the tool's page of it: as users get it.
 * All checks run, whichever fails; the exit code is 1 when one did.
 */

/** @typedef {{ name: string, args: readonly string[] }} Check */

const SITE = 'dist/check-tool';
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'dot'];

/** @param {string} id @returns {Check[]} */
function checksOf(id) {
  const folder = `src/tools/${id}`;
  const files = readdirSync(join(toolsFolder, id));
  const tests = files.some((file) => /\.test\.tsx?$/.test(file))
    ? [{ name: 'own tests', args: [...VITEST, `${folder}/`] }]
    : [];
  return [
    { name: 'types', args: types('tsconfig.json') },
    { name: 'lint', args: lint(folder) },
    {
      name: 'conformance',
      args: [...conformance(`(all tools|${id})`), '--reporter', 'dot'],
    },
    ...tests,
    { name: 'types of the logic', args: types('tsconfig.logic.json') },
    { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', folder] },
  ];
}

/** Says how a check ended, with all it said when it failed. @param {Check} check @param {Record<string, string>} [env] */
async function passes({ name, args }, env = {}) {
  const begun = performance.now();
  const { code, output } = await runChild(process.execPath, args, { silent: true, env });
  console.log(`${code === 0 ? '✓' : `\n${output}\n✗`} ${name} (${secondsSince(begun)})`);
  if (code !== 0) failed.push(name);
  return code === 0;
}

/** Takes one check after the other. @param {Check[]} checks */
async function workOff(checks) {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) await passes(check);
}

/** The walk through the tool's page of a site that is built now. @param {string} id */
async function walk(id) {
  const build = { name: 'build', args: ['scripts/build/build.mjs', '--site-only', '--out', SITE] };
  if (!(await passes(build))) return;
  const server = await serve({
    root: join(toolsFolder, '../..', SITE, 'site'),
    host: 'localhost',
    port: 0,
    strict: true,
  });
  const playwright = `node_modules/@playwright/test/cli.js test walk.spec.ts --project root -g`.split(' ');
  await passes({ name: 'walk', args: [...playwright, `walk.spec.ts ${id} `] }, { HANDY_TEST_URL: server.url });
  await server.close();
}

const start = performance.now();
const [id = ''] = process.argv.slice(2);
if (!toolIds().includes(id)) {
  console.error(`“${id}” is no folder of src/tools. Say which tool: npm run check:tool -- ${toolIds()[0]}`);
  process.exit(2);
}
/** @type {string[]} */
const failed = [];
await installPackages();
await ensureChromium({ isHeadless: true });
const checks = checksOf(id);
// Two at a time, one for each of the usual two cores; the walk takes longest.
await Promise.all([walk(id).then(() => workOff(checks)), workOff(checks)]);
console.log(
  failed.length === 0 ? `\n${id}: all is well` : `\n${id} fails: ${failed.join(', ')}`,
  `(${secondsSince(start)}).`,
);
if (failed.length > 0) process.exitCode = 1;
