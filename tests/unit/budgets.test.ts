import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBudgets, firstScripts } from '../../scripts/checks/budgets.mjs';

const FILES: Readonly<Record<string, string>> = {
  'site/index.html': '<script>boot()</script>\n<script type="module" src="/assets/entry-1.js"></script>',
  'site/tool/index.html':
    '<script type="module" src="/assets/entry-1.js"></script>\n<link rel="modulepreload" href="/assets/page-1.js">',
  'site/assets/entry-1.js': 'import{a as b}from"./react-1.js";import"./style-1.js";const c=()=>import("./lazy-1.js");',
  'site/assets/react-1.js': 'export*from"./core-1.js";export{x}from"../outer-1.js";import d,{e}from"./entry-1.js"',
  'site/assets/core-1.js': 'const s = "a".repeat(9)',
  'site/assets/style-1.js': '',
  'site/outer-1.js': '',
  'site/assets/lazy-1.js': 'import"./never-1.js"',
  'site/assets/page-1.js': 'import{t}from"./core-1.js";',
  'cli/handy.mjs': 'x'.repeat(100),
  'lib/chunks/a.mjs': 'x'.repeat(50),
};
let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'handy-budgets-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

const assets = (...names: string[]) => names.map((name) => `site/assets/${name}-1.js`);

test('the first scripts of a page are its elements and what those import, not what they import later', () => {
  const home = [...assets('entry', 'react', 'core', 'style'), 'site/outer-1.js'];
  expect(firstScripts(dist, 'site/index.html').sort()).toEqual([...home].sort());
  expect(firstScripts(dist, 'site/tool/index.html').sort()).toEqual([...home, ...assets('page')].sort());
});

test('a budget holds or names the largest file', async () => {
  const verdict = async (max: number) =>
    (await checkBudgets([{ name: 'n', each: '{cli,lib}/**', uncompressed: true, max }], dist))[0];
  expect(await verdict(100)).toEqual({ name: 'n', ok: true, text: '100 of 100 bytes (cli/handy.mjs)' });
  expect(await verdict(99)).toEqual({ name: 'n', ok: false, text: '100 of 99 bytes (cli/handy.mjs)' });
});

test('all files together; compressed unless told otherwise', async () => {
  const all = { name: 'n', all: '{cli,lib}/**', max: 149 };
  expect((await checkBudgets([{ ...all, uncompressed: true }], dist))[0]).toMatchObject({
    ok: false,
    text: '150 of 149 bytes (2 files)',
  });
  expect((await checkBudgets([all], dist))[0]?.ok).toBe(true);
});

test('the scripts of every page that matches are measured', async () => {
  const [home, pages] = await checkBudgets(
    [
      { name: 'home', scriptsOf: 'site/index.html', max: 1000 },
      { name: 'pages', scriptsOf: 'site/*/index.html', max: 10 },
    ],
    dist,
  );
  expect(home?.ok).toBe(true);
  expect(pages).toMatchObject({
    ok: false,
    text: expect.stringMatching(/of 10 bytes \(site\/tool\/index\.html\)$/) as string,
  });
});

test('shared leaves out what only one page fetches', async () => {
  const own = 'site/other/index.html';
  mkdirSync(dirname(join(dist, own)));
  writeFileSync(join(dist, own), '<script type="module" src="/assets/entry-1.js"></script>');
  const measure = async (shared: boolean) =>
    Number.parseInt(
      (await checkBudgets([{ name: 'n', scriptsOf: 'site/*/index.html', shared, max: 1 }], dist))[0]?.text ?? '',
    );
  const page = brotliCompressSync(FILES['site/assets/page-1.js'] ?? '').length;
  expect((await measure(false)) - (await measure(true))).toBe(page);
});

test('a budget that matches nothing fails', async () => {
  for (const budget of [{ each: 'site/*.wasm' }, { all: 'none/**' }, { scriptsOf: 'site/index.htm' }]) {
    expect(await checkBudgets([{ name: 'n', max: 1, ...budget }], dist)).toEqual([
      { name: 'n', ok: false, text: 'matches no built file' },
    ]);
  }
});

test('what the service worker fetches is counted, and nothing else', async () => {
  const worker = (names: readonly string[]) =>
    `self.addEventListener('install', (event) => event.waitUntil(Promise.all(${JSON.stringify(names)}
      .map((name) => fetch(self.registration.scope + name)))));`;
  const measure = (names: readonly string[]) => {
    writeFileSync(join(dist, 'site/sw.js'), worker(names));
    const budget = { name: 'n', installedBy: 'site', uncompressed: true, max: 4000, forEachTool: 3000 };
    return checkBudgets([budget], dist, 2);
  };
  const sizes = ['site/index.html', 'site/tool/index.html', 'site/outer-1.js'].map(
    (name) => FILES[name]?.length ?? NaN,
  );
  const sum = sizes.reduce((total, size) => total + size);
  expect(await measure(['', 'tool', 'outer-1.js', 'config.json'])).toEqual([
    { name: 'n', ok: true, text: `${sum} of 10000 bytes (3 files)` },
  ]);
  expect(await measure([])).toEqual([{ name: 'n', ok: false, text: 'matches no built file' }]);
});
