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
 * Everything that `npm test` asks of one tool, in less than a minute, or of several with one build:
 *   npm run check:tool -- length-converter weight-converter
 * The site is built anew, into a folder of its own, and the walk goes through the tools' pages of it: as users get them.
 * All checks run, whichever fails; the exit code is 1 when one did.
 */

/** @typedef {{ name: string, args: readonly string[] }} Check */

const SITE = 'dist/check-tool';
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'dot'];

/** @param {readonly string[]} ids @returns {Check[]} */
function checksOf(ids) {
  const folders = ids.map((id) => `src/tools/${id}`);
  const hasTests = (/** @type {string} */ id) =>
    readdirSync(join(toolsFolder, id)).some((file) => /\.test\.tsx?$/.test(file));
  const tested = ids.filter(hasTests).map((id) => `src/tools/${id}/`);
  return [
    { name: 'types', args: types('tsconfig.json') },
    { name: 'lint', args: lint(...folders) },
    {
      name: 'conformance',
      args: [...conformance(`(${['all tools', ...ids].join('|')})`), '--reporter', 'dot'],
    },
    ...(tested.length === 0 ? [] : [{ name: 'own tests', args: [...VITEST, ...tested] }]),
    { name: 'types of the logic', args: types('tsconfig.logic.json') },
    { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...folders] },
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

/** The walk through the tools' pages of a site that is built now. @param {readonly string[]} ids */
async function walk(ids) {
  const build = { name: 'build', args: ['scripts/build/build.mjs', '--site-only', '--out', SITE] };
  if (!(await passes(build))) return;
  const server = await serve({
    root: join(toolsFolder, '../..', SITE, 'site'),
    host: 'localhost',
    port: 0,
    strict: true,
  });
  const playwright = `node_modules/@playwright/test/cli.js test walk --project root -g`.split(' ');
  const args = [...playwright, `walk.spec.ts (${ids.join('|')}) `];
  await passes({ name: 'walk', args }, { HANDY_TEST_URL: server.url });
  await server.close();
}

const start = performance.now();
const ids = process.argv.slice(2);
const unknown = ids.length === 0 ? '' : ids.find((id) => !toolIds().includes(id));
if (unknown !== undefined) {
  console.error(`“${unknown}” is not a folder of src/tools. Say which tools: npm run check:tool -- ${toolIds()[0]}`);
  process.exit(2);
}
/** @type {string[]} */
const failed = [];
await installPackages();
await ensureChromium();
const checks = checksOf(ids);
// Two at a time, one for each of the usual two cores; the walk takes longest.
await Promise.all([walk(ids).then(() => workOff(checks)), workOff(checks)]);
console.log(
  failed.length === 0 ? `\n${ids.join(', ')}: all is well` : `\n${ids.join(', ')} fails: ${failed.join(', ')}`,
  `(${secondsSince(start)}).`,
);
if (failed.length > 0) process.exitCode = 1;
