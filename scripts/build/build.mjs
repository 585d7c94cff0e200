// @ts-check

/*
 * Builds the whole site into dist/site: the client, a server bundle to render with, every page as HTML, the web
 * manifest, and the service worker, which must come last because it lists all files.
 *   node scripts/build/build.mjs [--out dist] [--site-only] [--kill-switch]
 * Settings come from the environment (docs/hosting.md). `--kill-switch` puts a worker that removes itself in the place of
 * the service worker; `--site-only` leaves command line and library out.
 */

import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, minifySync } from 'vite';
import { buildCli } from './cli.mjs';
import { contentSecurityPolicy } from '../hosting/headers.mjs';
import { writeHosting } from '../hosting/host-files.mjs';
import { writeRedirectPages } from './redirect-pages.mjs';
import { Styles } from './page-styles.mjs';
import { keptPage, writeServiceWorker } from './service-worker.mjs';
import { setBase } from '../hosting/set-base.mjs';
import { pictureTags, readOrigin, writeFaultScript, writeSiteFiles } from './site-files.mjs';
import { writeWebManifest } from './web-manifest.mjs';
import { root } from '../child.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist') },
    'site-only': { type: 'boolean', default: false },
    'kill-switch': { type: 'boolean', default: false },
  },
});
const out = resolve(options.out);
const site = join(out, 'site');
const server = join(out, 'server');
/** Of the first script, in the manifest. */
const ENTRY = 'src/shell/start/entry-client.tsx';
const origin = readOrigin(process.env['HANDY_ORIGIN']);

/** @typedef {import('./page-styles.mjs').Elements} Elements */
/** @typedef {{ name?: string, file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk of Vite's manifest */

const shared = { root, logLevel: /** @type {const} */ ('warn') };

async function buildBundles() {
  await rm(out, { recursive: true, force: true });
  await build({
    ...shared,
    build: { outDir: site, emptyOutDir: true, rolldownOptions: { input: join(root, ENTRY) } },
  });
  await build({
    ...shared,
    publicDir: false,
    build: {
      ssr: join(root, 'src/shell/start/entry-server.tsx'),
      outDir: server,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'entry-server.mjs' } },
    },
  });
}

const sha256 = (/** @type {string} */ text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const escape = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The boot script as it stands in every page. */
async function bootScript() {
  const source = await readFile(join(root, 'src/shell/start/boot.js'), 'utf8');
  const { code } = minifySync('boot.js', source, { compress: true, mangle: true });
  return code.trim();
}

/** What a page is made of: keys of the manifest. @param {string} path @returns {string[]} */
function chunksOf(path) {
  if (path === '/') return [ENTRY, 'src/shell/home/home.tsx'];
  if (path === '/about') return [ENTRY, 'src/shell/about/about.tsx'];
  return [ENTRY, ...(existsSync(join(root, 'src/tools', path, 'page.tsx')) ? [toolKey(path)] : [])];
}

/** Key in the manifest of a tool's page. @param {string} path */
const toolKey = (path) => `src/tools${path}/page.tsx?tool`;

/**
 * Some chunks and all that these import, what is imported first, as the cascade of styles expects.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
function withImports(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Chunk[]} */
  const chunks = [];
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no chunk ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunks.push(chunk);
  };
  keys.forEach(visit);
  return chunks;
}

/**
 * Style sheets of some chunks and of all that these import.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
const sheetsOf = (manifest, keys) => [...new Set(withImports(manifest, keys).flatMap(({ css = [] }) => css))];

/**
 * Bytes up to which the body of an operation, with all it imports, is fetched together with its page: asked for by what was
 * typed it would come one round trip later, 150 ms, for which typing has no room (1.56 times the floor's time, budget 1.6).
 */
const SMALL = 24_000;

/**
 * Scripts that a page needs at once, the entry first: of some chunks, of all that these import, and small bodies of operations.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
function neededScripts(manifest, keys) {
  const chunks = withImports(manifest, keys);
  const needed = new Set(chunks);
  const bodies = chunks
    .filter(({ name }) => name === 'operations')
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  for (const body of bodies) {
    const added = withImports(manifest, [body]).filter((chunk) => !needed.has(chunk));
    const size = added.reduce((sum, { file }) => sum + statSync(join(site, file)).size, 0);
    if (size <= SMALL) for (const chunk of added) needed.add(chunk);
  }
  const entry = manifest[ENTRY]?.file ?? '';
  return [...new Set([entry, ...[...needed].map(({ file }) => file)])];
}

/**
 * @param {{ html: string, head: { title: string, description: string, path: string | undefined }, boot: string,
 *   styles: Elements, policy: string, scripts: string[], toolFile: string | undefined, noScript: string, settings: string }} page
 *   Of `scripts` the first is run, the others are what it will ask for, `toolFile` among them, which the tool loader finds by
 *   its `data-tool`
 */
function document({ html, head, boot, styles, policy, scripts, toolFile, noScript, settings }) {
  const [entry = '', ...preloads] = scripts;
  const preload = (/** @type {string} */ file) =>
    `<link rel="modulepreload" fetchpriority="low"${file === toolFile ? ` data-tool="${head.path?.slice(1)}"` : ''} href="/${file}">`;
  const address = origin + (head.path ?? '/');
  // Files before the policy: of what comes after one, Chromium asks for nothing before it has read it, 40 ms later. (It is in
  // force when they run.) Without both, this and the low priority of scripts, typing yields a result in 1.76 times the floor's
  // time, with both in 1.56 (1.6).
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${styles.first}<script>${boot}</script>
<script type="module" fetchpriority="low" src="/${entry}"></script>
${preloads.map(preload).join('\n')}
${styles.rest}
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(head.title)}</title>
<meta name="description" content="${escape(head.description)}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(head.title)}">
<meta property="og:description" content="${escape(head.description)}">
<meta property="og:url" content="${address}">
${pictureTags(origin)}
<meta name="theme-color" content="#f1f5f9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1c1c1c" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${settings}
</head>
<body>
<noscript>${escape(noScript)}</noscript>
<div id="root">${html}</div>
</body>
</html>
`;
}

/** The server bundle, once it is built. */
const importServer = () => import(pathToFileURL(join(server, 'entry-server.mjs')).href);

/**
 * What the policy must let through for the tracker: one host, or nothing.
 * @param {{ trackerEnabled: boolean, analyticsApiHost: string }} configuration
 */
const analyticsHosts = ({ trackerEnabled, analyticsApiHost }) =>
  trackerEnabled && analyticsApiHost !== '' ? [analyticsApiHost] : [];

async function writePages() {
  const { render, pagePaths, redirectMap, noScript, needs, configuration, settings } = await importServer();
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const boot = await bootScript();
  const paths = pagePaths();
  const connect = analyticsHosts(configuration);
  const styles = new Styles(
    site,
    new Map([...paths, '/404'].map((path) => [path, sheetsOf(manifest, chunksOf(path))])),
  );
  const sources = { scripts: [sha256(boot)], styles: styles.shared.map(sha256), connect };

  const write = async (/** @type {string} */ path, /** @type {Record<string, Elements>} */ files) => {
    const { html, head } = await render(path);
    const policy = contentSecurityPolicy({ ...sources, styles: [sha256(styles.sharedBy(path))] }, { meta: true });
    const scripts = neededScripts(manifest, chunksOf(path));
    const toolFile = manifest[toolKey(path)]?.file;
    for (const [file, elements] of Object.entries(files)) {
      const target = join(site, file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(
        target,
        document({ html, head, boot, styles: elements, policy, scripts, toolFile, noScript, settings }),
      );
    }
  };
  for (const path of paths) {
    await write(path, {
      [join(path.slice(1), 'index.html')]: styles.inside(path),
      [keptPage(path)]: styles.linked(path),
    });
  }
  await write('/404', { '404.html': styles.inside('/404') });
  await writeFile(join(site, 'redirects.json'), JSON.stringify(redirectMap(), undefined, 2));
  await writeFile(join(site, 'csp.json'), JSON.stringify({ ...sources, needs: needs() }, undefined, 2));
  await rm(join(site, '.vite'), { recursive: true });
}

await buildBundles();
await writePages();
const { configuration, links, pagePaths, redirectMap, builtAt } = await importServer();
writeWebManifest(site, join(root, 'src'));
writeRedirectPages(site, redirectMap());
writeFaultScript(site, join(root, 'src/shell'));
writeSiteFiles({ folder: site, origin, paths: pagePaths(), links, builtAt });
writeHosting(site);
writeServiceWorker(site, { killSwitch: options['kill-switch'] });
setBase(site, configuration.baseUrl, origin);
if (!options['site-only']) await buildCli();
