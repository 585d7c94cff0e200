// @ts-check
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { emojis } from './emojis.mjs';
import { readLicencesOf } from './licences.mjs';
import { readResultTypes } from './result-types.mjs';
import { sharedTexts } from './shared-texts.mjs';
import { vendors } from './vendors.mjs';
import { root } from '../child.mjs';

/*
 * Builds the command line (dist/cli/handy.mjs) and the library (dist/lib/index.mjs) with all dependencies inside. Beside
 * them come facts.json, so that `handy list` loads no tool, index.d.ts, both made from the operations themselves, and the
 * licences of all that is inside.
 */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

/** @param {string} [dist] where to: `cli` and `lib` below it are replaced */
export async function buildCli(dist = join(root, 'dist')) {
  for (const folder of ['cli', 'lib']) rmSync(join(dist, folder), { recursive: true, force: true });
  /** @type {Set<string>} */
  const modules = new Set();
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noWorker(), vendors(), emojis(), listModules(modules)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: dist,
      emptyOutDir: false,
      rollupOptions: {
        input: {
          'cli/handy': join(root, 'src/cli/main.ts'),
          'lib/index': join(root, 'src/cli/library.ts'),
          'lib/chunks/limited-worker': join(root, 'src/cli/limited-worker.ts'),
          'cli/describe': join(root, 'src/cli/describe.ts'),
        },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: 'lib/chunks/[name].mjs',
          // Only space and comments go: names stay for stack traces.
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  });
  chmodSync(join(dist, 'cli/handy.mjs'), 0o755);
  await writeFacts(dist);
  writeFileSync(join(dist, 'lib/THIRD-PARTY-LICENSES.txt'), writeLicences(readLicencesOf(modules)));
}

/** These faces run everything where they are. @returns {import('vite').Plugin} */
const noWorker = () => ({
  name: 'handy-no-worker',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:worker-url' ? '\0virtual:worker-url' : undefined),
  load: (id) => (id === '\0virtual:worker-url' ? 'export default "";' : undefined),
});

/** Adds what is in the bundle. @param {Set<string>} modules @returns {import('vite').Plugin} */
const listModules = (modules) => ({
  name: 'handy-list-modules',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') for (const id of Object.keys(chunk.modules)) modules.add(id);
  },
});

/** @param {readonly import('./licences.mjs').Licence[]} licences */
const writeLicences = (licences) =>
  licences.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`).join('\n\n');

/** Asks the built operations about themselves. @param {string} dist */
async function writeFacts(dist) {
  const module = join(dist, 'cli/describe.mjs');
  const { describeTools, declareLibrary } = await import(pathToFileURL(module).href);
  const shell = readJson('src/shell/texts/locales/en.json');
  const tools = await describeTools((/** @type {string} */ tool, /** @type {string} */ category) => {
    const { meta, ui } = readJson(`src/tools/${tool}/locales/en.json`);
    const { title, description, keywords = [], shares = [] } = meta;
    const shared = shares.map((/** @type {string} */ name) => readJson(sharedTexts(name, 'en')));
    const texts = Object.assign({}, ...shared, ui);
    return { title, description, keywords, categoryTitle: shell[`category.${category}`], texts };
  });
  writeFileSync(join(dist, 'cli/facts.json'), JSON.stringify({ version: readJson('package.json').version, tools }));
  writeFileSync(join(dist, 'lib/index.d.ts'), declareLibrary(tools, readResultTypes()));
  rmSync(module);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildCli();
