import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHint } from './scripts/build/vite/compile-hint.ts';
import { configurationFrom, configurationPlugin } from './scripts/build/vite/configuration.ts';
import { plugins } from './scripts/build/vite/plugins.ts';
import { toolFacts } from './scripts/build/vite/tool-facts.ts';
import { languages } from './src/engine/messages.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

/** What git says of the commit that is built, or nothing outside a repository. */
function askGit(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The commit's time and not the clock's, so that the same source gives the same files. Milliseconds. */
const buildTime = Number(askGit('log', '-1', '--format=%ct')) * 1000 || Date.now();

export default defineConfig(({ command }) => {
  const configuration = configurationFrom(process.env, {
    appVersion: version,
    lastCommit: askGit('rev-parse', 'HEAD'),
    environment: command === 'build' ? 'production' : 'development',
  });
  return {
    define: {
      __CONFIGURATION__: JSON.stringify(configuration),
      __DEMO__: String(configuration.environment === 'development'),
      __BUILD_TIME__: String(buildTime),
    },
    base: './',
    appType: 'spa',
    plugins: [configurationPlugin(configuration), plugins(), toolFacts(), compileHint(), react()],
    resolve: {
      // wouter brings a stand-in for old React versions; React 19 has the hook itself.
      alias: {
        'use-sync-external-store/shim/index.js': 'react',
        // Its build for browsers sets innerHTML, which the policy refuses, and a worker has no document.
        'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
    },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target: 'es2022',
      // light-dark() is native in these; its polyfill doubles the sheet and slows every colour down.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      outDir: 'dist/site',
      manifest: true,
      assetsInlineLimit: 0,
      // The worker shares chunks with the page and has no document to preload with; pages are preloaded by their HTML.
      modulePreload: false,
      rolldownOptions: {
        // A page that takes one part from the kit's barrel gets that part and not all of them.
        treeshake: { moduleSideEffects: [{ test: /src\/kit\/.*\.tsx?$/, sideEffects: false }] },
        output: {
          // Of data, only the module that is asked for counts: what it is made of may come from a package.
          chunkFileNames: ({ facadeModuleId: id, moduleIds }) =>
            `assets/${keptLater(id !== null && DATA.test(id) ? [id] : moduleIds)}[name]-[hash].js`,
          assetFileNames: ({ originalFileNames }) => `assets/${keptLater(originalFileNames)}[name]-[hash][extname]`,
          codeSplitting: {
            groups: [
              // What every page and the worker share, in one chunk instead of one per module.
              {
                name: 'base',
                test: /preload-helper|src\/engine\/(large-text|tool|error|execute|messages|run|worker-pool|worker-protocol|operation|options|utf8)\.ts|src\/lib\/(mask|sources|place|charset\/utf8)\.ts/,
              },
              // What every page needs at once, whatever is shared with parts that are fetched later.
              { name: 'shell', tags: ['$initial'], test: (id) => !/engine\/(worker|answer|registry)/.test(id) },
              // What many tools' pages are made of; the rest comes with the pages that use it.
              { name: 'kit', test: /src\/kit\/(?!editor\/(code-mirror|languages)|locales)/, minShareCount: 16 },
              // What several tools share, in one chunk for each folder instead of one for each module.
              {
                name: 'lib',
                test: /src\/lib\/(bytes|charset|data-uri|gregorian|random|show-character)|src\/formats\/bytes\/(?!options)/,
                minShareCount: 2,
              },
              // The English texts that tools share, in one chunk instead of one for each topic; few pages draw pictures.
              { name: 'texts', test: /src\/texts\/(?!pictures)[\w-]+\/en\.json$/, minShareCount: 2 },
              // What doorways and pages take from formats, apart from readers and writers, which are large.
              { name: 'format-options', test: /src\/formats\/[\w-]+\/options\.ts$/, minShareCount: 2 },
              // What detectors share, which no page needs at once.
              { name: 'detect', test: /src\/formats\/[\w-]+\/detect\.ts$/, minShareCount: 2 },
              {
                name: (id) => /src\/(?:lib|formats)\/([\w-]+)/.exec(id)?.[1] ?? null,
                debugName: 'lib/*',
                test: /src\/(?:lib|formats)\/.*\.ts$/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  };
});

const others = languages.filter((code) => code !== 'en');

const DATA = /(?:src\/tools\/[\w-]+\/|^\0virtual:)data\/|\/figlet\/importable-fonts\//;

/**
 * The folder of what the service worker keeps only when it is used: texts of a language other than English, what stands in a
 * tool's folder `data`, the modules `virtual:data/…`, and fonts of FIGlet.
 */
function keptLater(modules: readonly string[]): string {
  const folderOf = (id: string) =>
    others.find((code) => id.endsWith(`/${code}.json`) || /^\0virtual:\w+\/(\w+)$/.exec(id)?.[1] === code) ??
    (DATA.test(id) ? 'data' : undefined);
  const folders = new Set(modules.map(folderOf));
  const [folder] = folders;
  return folders.size === 1 && folder !== undefined ? `${folder}/` : '';
}

/** `n-<part>-<name>`, as the specification asks: the part is the module's file name. */
function scopedName(name: string, file: string): string {
  const part = /([^/]+)\.module\.css/.exec(file)?.[1] ?? 'page';
  const scope = /\/tools\/([^/]+)\//.exec(file)?.[1];
  return `n-${scope === undefined ? part : scope}${name === 'root' ? '' : `-${name}`}`;
}
