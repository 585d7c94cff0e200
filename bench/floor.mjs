// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/* Builds the floor pages into dist/floor, with the same policy headers as the site. */

const here = import.meta.dirname;
const out = join(here, '../dist/floor');

export async function buildFloor() {
  await rm(out, { recursive: true, force: true });
  const shared = {
    root: join(here, 'floor'),
    configFile: /** @type {const} */ (false),
    logLevel: /** @type {const} */ ('error'),
    publicDir: /** @type {const} */ (false),
  };
  const server = join(out, 'server');
  await build({
    ...shared,
    build: {
      ssr: join(here, 'floor/pages.tsx'),
      outDir: server,
      rolldownOptions: { output: { entryFileNames: 'pages.mjs' } },
    },
  });
  const site = join(out, 'site');
  const client = { outDir: site, emptyOutDir: false, manifest: true, modulePreload: { polyfill: false } };
  // Before the pages, whose list of files stays, and apart from them: with it they would fetch one more file, last.
  await build({
    ...shared,
    base: './',
    build: { ...client, rolldownOptions: { input: { limits: join(here, 'floor/limits.html') } } },
  });
  await build({
    ...shared,
    base: './',
    build: {
      ...client,
      rolldownOptions: { input: { home: join(here, 'floor/home.tsx'), tool: join(here, 'floor/tool.tsx') } },
    },
  });
  const { renderToString } = await import('react-dom/server');
  const { createElement } = await import('react');
  const pages = await import(pathToFileURL(join(server, 'pages.mjs')).href);
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const style = (await readFile(join(here, 'floor/style.css'), 'utf8')).trim();
  for (const [entry, page, file] of [
    ['home.tsx', pages.Home, 'index.html'],
    ['tool.tsx', pages.Tool, 'tool/index.html'],
  ]) {
    const chunk = manifest[entry];
    const preloads = (chunk.imports ?? [])
      .map((/** @type {string} */ key) => `<link rel="modulepreload" href="/${manifest[key].file}">`)
      .join('');
    await mkdir(join(site, file, '..'), { recursive: true });
    await writeFile(
      join(site, file),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="Floor"><link rel="icon" href="data:,"><title>Floor</title><style>${style}</style><script type="module" src="/${chunk.file}"></script>${preloads}</head><body><div id="root">${renderToString(createElement(page))}</div></body></html>`,
    );
  }
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  await writeFile(join(site, 'csp.json'), JSON.stringify({ scripts: [], styles: [hash], needs: [] }));
  return site;
}
