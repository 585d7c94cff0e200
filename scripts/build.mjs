// @ts-check

/*
 * Builds the whole site into dist/site: the client, a server bundle to render with, every page as HTML, the web
 * manifest, and the service worker, which must come last because it lists all files.
 */

import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { generateSW } from 'workbox-build';
import { buildCli } from './build-cli.mjs';
import { contentSecurityPolicy } from './headers.mjs';
import { writeHosting } from './hosting.mjs';
import { pageOf, readStyles } from './page-styles.mjs';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist/site');
const server = join(root, 'dist/server');

/** @typedef {import('./page-styles.mjs').Chunk} Chunk */
/** @typedef {import('./page-styles.mjs').PageStyles} PageStyles */

async function buildBundles() {
  await rm(join(root, 'dist'), { recursive: true, force: true });
  const shared = { root, logLevel: /** @type {const} */ ('warn') };
  await build({ ...shared, build: { rolldownOptions: { input: join(root, 'src/shell/entry-client.tsx') } } });
  await build({
    ...shared,
    publicDir: false,
    build: {
      ssr: join(root, 'src/shell/entry-server.tsx'),
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
  const source = await readFile(join(root, 'src/shell/boot.js'), 'utf8');
  const { code } = minifySync('boot.js', source, { compress: true, mangle: true });
  return code.trim();
}

/** Bytes up to which the body of an operation is fetched together with its page. */
const SMALL = 24_000;

/**
 * Files that a page needs at once: the entry, the page's own chunk, all that these import, and small bodies of its
 * operations.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
function neededFiles(manifest, keys) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
    if (!key.endsWith('/operations.ts') && !key.startsWith('_operations')) return;
    for (const body of chunk.dynamicImports ?? []) {
      const file = manifest[body]?.file;
      if (file !== undefined && statSync(join(site, file)).size <= SMALL) visit(body);
    }
  };
  keys.forEach(visit);
  return [...seen];
}

/**
 * @param {{ html: string, head: { title: string, description: string, path: string | undefined }, boot: string, styles: PageStyles,
 *   policy: string, files: string[], noScript: string, icon: string }} page
 */
function document({ html, head, boot, styles, policy, files, noScript, icon }) {
  const [entry = '', ...preloads] = files;
  const address = head.path ?? '/';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(head.title)}</title>
<meta name="description" content="${escape(head.description)}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(head.title)}">
<meta property="og:description" content="${escape(head.description)}">
<meta property="og:url" content="${address}">
<meta name="theme-color" content="#f1f5f9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1c1c1c" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icon}">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="expect" href="#title" blocking="render">
<script>${boot}</script>
${styles.texts.map((text) => `<style>${text}</style>`).join('\n')}
${styles.files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('\n')}
<script type="module" src="/${entry}"></script>
${preloads.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
</head>
<body>
<noscript>${escape(noScript)}</noscript>
<div id="root">${html}</div>
</body>
</html>
`;
}

async function writePages() {
  const { render, pagePaths, groupOf, redirectMap, noScript, needs } = await import(
    pathToFileURL(join(server, 'entry-server.mjs')).href
  );
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const entry = 'src/shell/entry-client.tsx';
  const keysOf = (/** @type {string} */ path) => [entry, pageOf(path)].filter((key) => manifest[key] !== undefined);
  const boot = await bootScript();
  const paths = pagePaths();
  const styles = await readStyles(manifest, entry, paths, groupOf);
  const hashes = { scripts: [sha256(boot)], styles: styles.all.map(sha256) };

  // As a data address it costs no request.
  const icon = `data:image/svg+xml,${encodeURIComponent((await readFile(join(root, 'public/favicon.svg'), 'utf8')).trim())}`;

  const write = async (/** @type {string} */ path, /** @type {string} */ file) => {
    const { html, head } = await render(path);
    const own = styles.of(path);
    const policy = contentSecurityPolicy({ ...hashes, styles: own.texts.map(sha256) }, { meta: true });
    const files = neededFiles(manifest, keysOf(path));
    const target = join(site, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, document({ html, head, boot, styles: own, policy, files, noScript, icon }));
  };
  for (const path of paths) await write(path, join(path.slice(1), 'index.html'));
  await write('/404', '404.html');
  await writeFile(join(site, 'redirects.json'), JSON.stringify(redirectMap(), undefined, 2));
  await writeFile(join(site, 'csp.json'), JSON.stringify({ ...hashes, needs: needs() }, undefined, 2));
  await rm(join(site, '.vite'), { recursive: true });
}

async function writeManifest() {
  const manifest = {
    name: 'Handy Tools',
    short_name: 'Handy Tools',
    description: 'Handy tools for developers',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: '#0d7a43',
    background_color: '#f1f5f9',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  await writeFile(join(site, 'manifest.webmanifest'), JSON.stringify(manifest, undefined, 2));
}

/** Pages are cached under the address people use, without `index.html`. */
async function writeServiceWorker() {
  const { warnings } = await generateSW({
    globDirectory: site,
    globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,wasm}'],
    swDest: join(site, 'sw.js'),
    inlineWorkboxRuntime: true,
    sourcemap: false,
    maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
    cleanupOutdatedCaches: true,
    skipWaiting: false,
    clientsClaim: true,
    // Options of a tool stand in the query; they do not make another page.
    ignoreURLParametersMatching: [/./],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: entry.url.replace(/^index\.html$/, './').replace(/\/index\.html$/, ''),
        })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

await buildBundles();
await writePages();
await writeManifest();
writeHosting(site);
await writeServiceWorker();
await buildCli();
