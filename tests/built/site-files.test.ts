import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/engine/messages.ts';
import { HOST_FILES, PRIVATE_FILES } from '../../scripts/hosting/headers.mjs';
import { markOf } from '../../scripts/hosting/marks.mjs';
import { setBase } from '../../scripts/hosting/set-base.mjs';
import { pictureTags, readOrigin, writeSiteFiles } from '../../scripts/build/site-files.mjs';

/* What the build leaves beside the pages, and what happens to it when the site moves. */

const site = join(import.meta.dirname, '../../dist/site');
const read = (name: string, folder = site) => readFileSync(join(folder, name), 'utf8');
const redirects = () => Object.entries(JSON.parse(read('redirects.json')) as Record<string, string>);
const listFiles = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)));
/** Pages as they are served. */
const pages = () => {
  const isRedirect = (name: string) => redirects().some(([from]) => name === `${from.slice(1)}/index.html`);
  return listFiles().filter((name) => name.endsWith('index.html') && !isRedirect(name));
};
const keptPageOf = (name: string) => `kept/${name === 'index.html' ? 'home' : dirname(name)}.html`;

test('the service worker keeps every file that a visitor may need, some of them when they are used', () => {
  const [, files = '', later = ''] = /^const FILES = (\{.*?\}), LATER = (\{.*?\}), REDIRECTS/.exec(read('sw.js')) ?? [];
  const packs = JSON.parse(later) as Record<string, { files: object }>;
  expect(Object.keys(packs).sort()).toEqual(['data', ...languages.filter((code) => code !== 'en')].sort());
  const kept = [
    ...Object.keys(JSON.parse(files) as object),
    ...Object.values(packs).flatMap((pack) => Object.keys(pack.files)),
  ];
  const others = ['sw.js', 'config.json', 'robots.txt', 'sitemap.xml', 'og.png', 'redirect.js'];
  const isOther = (name: string) =>
    [...others, ...PRIVATE_FILES].includes(name) || name.startsWith('.well-known/') || name.endsWith('index.html');
  expect(kept.sort()).toEqual(
    listFiles()
      .filter((name) => !isOther(name))
      .sort(),
  );
  expect(pages().length).toBeGreaterThan(80);
  expect(kept).toEqual(expect.arrayContaining(pages().map(keptPageOf)));
});

test('home names all scripts that it needs before it is interactive', () => {
  const named = read('index.html').match(/(?<=(?:src|href)="\/assets\/)[\w-]+(?=-[\w-]{8}\.js")/g) ?? [];
  expect(named.sort()).toEqual(['base', 'cards', 'entry-client', 'home', 'rolldown-runtime']);
});

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each page carries its styles, which the policy names, and asks for no sheet', () => {
  const headers = read('_headers');
  expect(pages().length).toBeGreaterThan(80);
  for (const name of pages()) {
    const page = read(name);
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(styles.length, name).toBeGreaterThan(0);
    for (const text of styles) for (const where of [policy, headers]) expect(where, name).toContain(sha256(text));
    expect(policy, name).not.toContain('unsafe-inline');
    const sheets = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(
      sheets.filter((link) => !link.endsWith(' disabled>')),
      name,
    ).toEqual([]);
    // All that the sheets say, and nothing else.
    const files = sheets.map((link) => /href="\/([^"]*)"/.exec(link)?.[1] ?? '');
    const [, own = ''] = /<script type="text\/plain" id="own-styles">(.*?)<\/script>/s.exec(page) ?? [];
    expect([...styles, own].join('').length, name).toBe(files.map((file) => read(file).trim()).join('').length);
    const kept = read(keptPageOf(name));
    expect(kept.match(/<link rel="stylesheet" href="\/[^"]*">/g)?.length, name).toBe(files.length);
    expect(kept, name).not.toContain('<style>');
  }
});

test('nothing that the worker may import asks for a style sheet, which a worker has no document for', () => {
  const worker = listFiles().find((name) => /^assets\/worker-[\w-]+\.js$/.test(name)) ?? '';
  const importer = new Map([[worker, '']]);
  for (const name of importer.keys()) {
    const source = read(name);
    const sheets = source.match(/[\w-]+\.css(?=["'`])/g) ?? [];
    expect(sheets, `${name}, imported by ${importer.get(name)}`).toEqual([]);
    for (const [, path = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*\(?["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) {
      const imported = join(dirname(name), path);
      if (!importer.has(imported)) importer.set(imported, name);
    }
  }
  // Every tool's operations are among them.
  const found = [...importer.keys()].filter((name) => /\/operations-[\w-]+\.js$/.test(name));
  expect(found.length).toBeGreaterThan(40);
});

test('each old path has a page that leads on, with a policy and without a script of its own', () => {
  expect(redirects().length).toBeGreaterThan(0);
  for (const [from, to] of redirects()) {
    const page = read(`${from.slice(1)}/index.html`);
    expect(page).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`);
    expect(page).toContain(`<link rel="canonical" href="${to}">`);
    expect(page).toContain(`<a href="${to}">`);
    expect(page).toContain('http-equiv="Content-Security-Policy"');
    expect(page.match(/<script/g)).toHaveLength(1);
  }
});

const YEAR = 365 * 24 * 60 * 60 * 1000;
const expiryIn = (text: string) => Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');

test('security.txt says whom to tell, and for how long that holds', () => {
  const text = read('.well-known/security.txt');
  expect(text).toMatch(/^Contact: https:\/\/.+$/m);
  expect(expiryIn(text)).toBeGreaterThan(0);
});

test('every page has a picture to show with a link', () => {
  expect(read('index.html')).toContain(pictureTags(''));
  expect(existsSync(join(site, 'og.png'))).toBe(true);
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(read('config.json')).toBe('{}\n');
});

describe('a moved site', () => {
  let moved: string;
  beforeAll(() => {
    moved = mkdtempSync(join(tmpdir(), 'handy-moved-'));
    cpSync(site, moved, { recursive: true });
    const links = { security: 'https://example.org/s', securityPolicy: 'https://example.org/p' };
    const paths = ['/', '/hash-text'];
    writeSiteFiles({ folder: moved, origin: 'https://t.example', paths, links, builtAt: 0 });
    writeFileSync(
      join(moved, 'index.html'),
      read('index.html').replace(pictureTags(''), pictureTags('https://t.example')),
    );
    rmSync(join(moved, 'base.json'));
    setBase(moved, '/tools/', 'https://t.example');
  });
  afterAll(() => rmSync(moved, { recursive: true }));

  test('takes settings, old paths and manifest along', () => {
    expect(read('index.html', moved)).toContain('"baseUrl":"/tools/"');
    const [[from, to] = ['', '']] = redirects();
    const page = read(`${from.slice(1)}/index.html`, moved);
    expect(page).toContain(`content="0; url=/tools${to}"`);
    expect(page).toContain('src="/tools/redirect.js"');
    const manifest = JSON.parse(read('manifest.webmanifest', moved)) as {
      shortcuts: { url: string; icons: object[] }[];
    };
    expect(manifest).toMatchObject({ id: '/tools/', scope: '/tools/', start_url: '/tools/' });
    expect(manifest.shortcuts[0]).toMatchObject({ url: '/tools/?search', icons: [{ src: '/tools/icon-192.png' }] });
  });

  test('and the marks in the list of the service worker, with a version of their own', () => {
    const markIn = (folder: string) => /"kept\/hash-text\.html":"(\w{8})"/.exec(read('sw.js', folder))?.[1];
    const versionIn = (folder: string) => /^const VERSION = "(\w{8})";$/m.exec(read('sw.js', folder))?.[1];
    for (const folder of [site, moved]) expect(markIn(folder)).toBe(markOf(read('kept/hash-text.html', folder)));
    expect(markIn(moved)).not.toBe(markIn(site));
    expect(versionIn(moved)).toMatch(/^\w{8}$/);
    expect(versionIn(moved)).not.toBe(versionIn(site));
  });

  test('and whole addresses, there and back', () => {
    expect(read('sitemap.xml', moved)).toContain('<loc>https://t.example/tools/hash-text</loc>');
    expect(read('robots.txt', moved)).toContain('Sitemap: https://t.example/tools/sitemap.xml');
    const security = read('.well-known/security.txt', moved);
    expect(security).toContain('https://t.example/tools/.well-known/security.txt');
    // RFC 9116, 2.5.5: less than a year away. It counts from the commit that is built, here from 1970.
    expect(expiryIn(security)).toBeGreaterThan(YEAR / 2);
    expect(expiryIn(security)).toBeLessThan(YEAR);
    expect(read('index.html', moved)).toContain('content="https://t.example/tools/og.png"');
    setBase(moved, '/');
    expect(read('sitemap.xml', moved)).toContain('<loc>https://t.example/hash-text</loc>');
    expect(read('index.html', moved)).toContain('"baseUrl":"/"');
    for (const name of HOST_FILES.slice(0, 2)) expect(read(name, moved)).toBe(read(name));
  });
});

test.each(['tools.example', 'https://tools.example/path', 'ftp://tools.example', 'https://a.example;b'])(
  'HANDY_ORIGIN=%s is refused, by name',
  (text) => expect(() => readOrigin(text)).toThrow(`HANDY_ORIGIN is "${text}"`),
);
