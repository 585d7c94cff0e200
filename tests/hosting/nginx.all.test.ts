import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tls } from '../../bench/certificate.mjs';
import { securityHeaders } from '../../scripts/hosting/headers.mjs';
import { writeNginx } from '../../scripts/hosting/host-files.mjs';
import { serve } from '../../scripts/hosting/server.mjs';
import { setBase } from '../../scripts/hosting/set-base.mjs';
import { ask, askRaw, type Question } from './ask.ts';
import { ensureNginx, runFolder, startNginx, type Nginx } from './nginx.ts';
import { needs } from '../needs.ts';

/*
 * The container's configuration and start script with the real build, in the nginx of Debian: no container engine is
 * needed, and its image differs only in the version of nginx and in lacking brotli. All in one file, because compressing
 * the site takes its time.
 */

const built = join(import.meta.dirname, '../../dist/site');
const hasNginx = ensureNginx();
const nginxInstalled = needs(hasNginx, 'there is no nginx (Debian: apt-get install nginx-light)');

const SCRIPT = `export const a = ${JSON.stringify('word '.repeat(500))};`;
const BR = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

let work: string;
let site: string;
let folder: string;

beforeAll(async () => {
  if (!hasNginx) return;
  work = mkdtempSync(join(tmpdir(), 'handy-hosting-'));
  // The user that nginx runs as reads the folder, and only reads it.
  chmodSync(work, 0o755);
  site = join(work, 'site');
  folder = join(work, 'nginx');
  cpSync(built, site, { recursive: true });
  mkdirSync(join(site, '.well-known'), { recursive: true });
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:a@b.c\n');
  writeFileSync(join(site, 'config.json'), '{}');
  writeFileSync(join(site, 'assets/test-1.js'), SCRIPT);
  writeFileSync(join(site, 'assets/test-1.png'), 'PNG'.repeat(1000));
  writeFileSync(join(work, 'secret.txt'), 'secret');
  await writeNginx(site, folder);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Files that the service worker fetches ahead, relative to itself. */
const precached = (script: string) =>
  Object.keys(JSON.parse(/^const FILES = (\{.*?\}),/.exec(script)?.[1] ?? '{}') as object);

describe.each(['/', '/tools/', '/a/b/'])('at %s', nginxInstalled, (base) => {
  let nginx: Nginx;
  let run: string;
  let sample: Awaited<ReturnType<typeof serve>>;
  const get = (path: string, question: Partial<Question> = {}) => ask(nginx.port, { path: base + path, ...question });
  const getAt = (path: string, question: Partial<Question> = {}) => ask(nginx.port, { path, ...question });
  const policy = () =>
    JSON.parse(readFileSync(join(site, 'csp.json'), 'utf8')) as Parameters<typeof securityHeaders>[0];
  const redirects = () => Object.entries(JSON.parse(readFileSync(join(site, 'redirects.json'), 'utf8')) as object);
  const notFoundPage = async () => (await get('404.html')).body.toString();

  beforeAll(async () => {
    const moved = join(work, `moved${base.replaceAll('/', '-')}`);
    cpSync(site, moved, { recursive: true });
    setBase(moved, base);
    sample = await serve({ root: moved, base, port: 0 });
    run = runFolder();
    nginx = await startNginx(folder, run, { BASE_PATH: base });
  });
  afterAll(async () => {
    await sample.close();
    await nginx.stop();
    rmSync(run, { recursive: true });
  });

  test('every page and file that the service worker wants is there, below its own scope', async () => {
    const worker = await get('sw.js');
    expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const names = precached(worker.body.toString());
    const some = ['404.html', 'kept/about.html', 'kept/hash-text.html', 'kept/home.html', 'manifest.webmanifest'];
    expect(names).toEqual(expect.arrayContaining(some));
    for (const name of names) {
      const path = new URL(name, `http://localhost${base}sw.js`).pathname;
      expect(path.startsWith(base), path).toBe(true);
      expect((await getAt(path)).status, path).toBe(200);
    }
  });

  test('every address in every page is there', async () => {
    const kept = precached(readFileSync(join(site, 'sw.js'), 'utf8')).filter((name) => name.endsWith('.html'));
    const served = kept.map((name) => name.replace(/^kept\/(?:home)?(.*)\.html$/, '$1'));
    expect(served).toEqual(expect.arrayContaining(['', '404.html', 'about', 'hash-text']));
    const paths = new Set<string>();
    for (const page of new Set([...kept, ...served])) {
      const html = (await get(page)).body.toString();
      for (const [, path] of html.matchAll(/<[a-z][^<>]*\s(?:href|src)="(\/[^"]*)"/g)) paths.add(path ?? '');
    }
    expect([...paths].filter((path) => !path.startsWith(base))).toEqual([]);
    for (const path of paths) expect((await getAt(path)).status, path).toBe(200);
  });

  test('the manifest says where it is', async () => {
    const { headers, body } = await get('manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body.toString()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ id: base, start_url: base, scope: base });
    expect(manifest.icons[0]?.src).toBe(`${base}icon-192.png`);
  });

  const paths = [
    ...[
      '',
      'hash-text',
      'hash-text?length=5',
      'hash%2Dtext',
      'about',
      'index.html',
      'hash-text/index.html',
      '404.html',
    ],
    ...['sw.js', 'manifest.webmanifest', 'favicon.svg', 'icon-192.png', 'robots.txt', 'config.json'],
    ...['assets/test-1.js', 'assets/test-1.png', '.well-known/security.txt'],
    ...['hash-text/', 'hash-text/?a=%20b', 'about/', 'hash', 'hash/', 'hash?a=1&b=%0d%0a', 'hash/?a=1'],
    ...[
      'nothing',
      'nothing/',
      'nothing?a=1',
      'x/y/z',
      'hash-text/x',
      'Hash-Text',
      'HASH',
      'constructor',
      'a.html',
      'é',
    ],
    ...['assets/none.js', 'assets/none', 'assets/x.html', 'nothing.js', 'x/y.png', 'favicon.ico', 'sw.js.map'],
    ...['csp.json', 'redirects.json', 'base.json', 'vercel.json', '_headers', '_redirects', '.vite/manifest.json'],
    // What is compressed ahead is a coding of its file, and no file.
    ...['index.html.gz', 'index.html.br', 'hash-text/index.html.gz', 'assets/test-1.js.gz', 'assets/test-1.js.br'],
    ...['hash-text//', 'hash-text//index.html', '%0d%0aX-A:b', '%0d%0aX-A:b/'],
    `nothing?${'a'.repeat(10_000)}`,
    'a'.repeat(10_000),
  ].map((path) => base + encodeURI(path).replaceAll('%25', '%'));
  const outside = [
    '/',
    '/tools',
    '/toolsx',
    '/a',
    '/a/',
    '/a/b',
    '/hash-text',
    '/hash',
    '//',
    `/${base}`,
    '/x.js',
    '//example.org/',
  ];

  test.each([...paths, ...outside])('%s is answered as scripts/hosting/server.mjs does', async (path) => {
    const [mine, its] = await Promise.all([getAt(path), ask(sample.port, { path })]);
    expect([mine.status, mine.headers.location]).toEqual([its.status, its.headers.location]);
    expect(mine.headers['cache-control']).toBe(its.headers['cache-control']);
    // What a redirect carries is for nobody to read.
    if (its.headers.location !== undefined) return;
    expect(mine.headers['content-type']).toBe(its.headers['content-type']);
    expect(mine.body.equals(its.body), 'the same body').toBe(true);
  });

  test('old paths lead to the new ones for good, query kept', async () => {
    expect(redirects().length).toBeGreaterThan(0);
    for (const [from, to] of redirects()) {
      for (const path of [from, `${from}/`]) {
        const { status, headers } = await get(`${path.slice(1)}?a=%3D1`);
        expect([status, headers.location], path).toEqual([301, `${base}${String(to).slice(1)}?a=%3D1`]);
      }
    }
  });

  test('the base without its slash leads to it', async () => {
    if (base === '/') return;
    const { status, headers } = await getAt(`${base.slice(0, -1)}?a=1`);
    expect([status, headers.location]).toEqual([308, `${base}?a=1`]);
  });

  test('a missing asset is never a page, and is not kept', async () => {
    const { status, headers, body } = await get('assets/none-1.js', { headers: { accept: 'text/html' } });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-cache',
    ]);
    expect(body.toString()).toBe('Not found\n');
  });

  test('an unknown path is the not-found page with its status', async () => {
    const { status, headers, body } = await get('no/such/page');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toBe(await notFoundPage());
  });

  test('what is wrong in itself gets that page too', async () => {
    const odd = [
      '/%',
      '/%zz',
      '/%00',
      '/hash-text%00.html',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      `/${'a'.repeat(40_000)}`,
    ];
    for (const path of odd) {
      const { status, headers, body } = await getAt(path);
      expect(status, path.slice(0, 30)).toBe(path.length > 40_000 ? 414 : 400);
      expect(headers['content-security-policy']).toBeDefined();
      expect(body.toString()).toBe(await notFoundPage());
    }
  });

  test('what lies outside is out of reach', async () => {
    const ups = [
      '..',
      '../..',
      '%2e%2e',
      '..%2f..',
      '%2e%2e%2f%2e%2e',
      'assets/../..',
      'assets/%2e%2e/%2e%2e/..',
      '..;',
      '..%5c',
    ];
    const names = ['secret.txt', 'nginx/site.conf', 'nginx/nginx/site.conf', 'site.conf', 'entry.sh', 'etc/passwd'];
    for (const path of ups.flatMap((up) => names.map((name) => `${up}/${name}`))) {
      const { status, body } = await get(path);
      expect([400, 404], path).toContain(status);
      expect(body.toString()).not.toMatch(/^secret|server \{|root:|set -eu/);
    }
  });

  test('no answer leads to another host or takes a header from the address', async () => {
    const odd = [
      '//example.org/%2e%2e',
      '//example.org/hash-text/',
      '/%5cexample.org/',
      `/${base}hash/`,
      `${base}/example.org/`,
    ];
    for (const path of [...odd, `${base}hash-text%0d%0aX-A:b/`, `${base}hash%0d%0aX-A:b`]) {
      const { status, headers } = await getAt(path, { headers: { host: 'example.org' } });
      expect([status, headers.location, headers['x-a']], path).toEqual([404, undefined, undefined]);
    }
    const redirect = await get('hash/?%0d%0aX-A:b', { headers: { host: 'example.org' } });
    expect([redirect.headers.location, redirect.headers['x-a']]).toEqual([`${base}hash-text?%0d%0aX-A:b`, undefined]);
  });

  test('the security headers of the build are on every answer, once', async () => {
    const expected = Object.entries(securityHeaders(policy()));
    expect(policy().scripts).toHaveLength(1);
    const answers = [
      ...['', 'hash-text', 'hash-text/', 'hash', 'nothing', 'assets/none.js', 'assets/test-1.js', 'sw.js', '%zz'].map(
        (path) => get(path),
      ),
      getAt('/healthz'),
      get('', { method: 'POST' }),
    ];
    for (const { status, headers } of await Promise.all(answers)) {
      for (const [name, value] of expected) expect(headers[name.toLowerCase()], `${status} ${name}`).toBe(value);
      expect(headers['server']).toBe('nginx');
    }
  });

  test('hashed files are kept for ever, the rest is asked for again', async () => {
    const cached = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await cached('assets/test-1.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['', 'hash-text', 'sw.js', 'manifest.webmanifest', 'config.json', 'favicon.svg']) {
      expect(await cached(path), path).toBe('no-cache');
    }
  });

  test.each(['sw.js', 'hash-text', 'assets/test-1.js'])('%s is 304 for the tag it gave', async (path) => {
    const first = await get(path);
    const again = await get(path, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('gzip for those who take it, else plain', async () => {
    const fetched = (coding: string) => get('assets/test-1.js', { headers: { 'accept-encoding': coding } });
    const gzip = await fetched('gzip');
    expect([gzip.headers['content-encoding'], gzip.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(gzip.body.length).toBeLessThan(200);
    for (const coding of ['identity', 'gzip;q=0', '']) {
      const plain = await fetched(coding);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.toString()).toBe(SCRIPT);
      expect(plain.headers.vary).toBe('Accept-Encoding');
      expect(plain.headers.etag).not.toBe(gzip.headers.etag);
    }
    const page = await get('hash-text', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(page.body)).toEqual((await get('hash-text')).body);
    const picture = await get('assets/test-1.png', { headers: { 'accept-encoding': 'gzip' } });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  const brotliModule = needs(
    existsSync(BR),
    'nginx has no module for brotli (Debian: libnginx-mod-http-brotli-static)',
  );
  test('brotli where the module is there; pages for another base have none', brotliModule, async () => {
    const brotli = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
    const script = await get('assets/test-1.js', brotli);
    expect([script.headers['content-encoding'], script.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(script.body).toString()).toBe(SCRIPT);
    expect((await get('hash-text', brotli)).headers['content-encoding']).toBe(base === '/' ? 'br' : 'gzip');
    const refused = await get('assets/test-1.js', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(refused.headers['content-encoding']).toBe('gzip');
  });

  test('proxies that speak HTTP/1.0 get compressed files too', async () => {
    const answer = await askRaw(
      nginx.port,
      `GET ${base}assets/test-1.js HTTP/1.0\r\nVia: 1.0 proxy\r\nAccept-Encoding: gzip\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('\r\nContent-Encoding: gzip\r\n');
  });

  test.each(['', 'hash-text', 'hash', 'nothing', 'assets/test-1.js', 'assets/none.js'])(
    'HEAD of "%s" has the headers of GET and no body',
    async (path) => {
      const [head, full] = await Promise.all([get(path, { method: 'HEAD' }), get(path)]);
      expect([head.status, head.body.length]).toEqual([full.status, 0]);
      expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
    for (const path of ['', 'hash-text', 'assets/test-1.js', 'nothing', 'hash']) {
      const { status, headers, body } = await get(path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(body.toString()).toBe('Only GET and HEAD\n');
    }
  });

  test('no answer that is fine has an Allow header', async () => expect((await get('')).headers.allow).toBeUndefined());

  test('probes are answered whatever the base', async () => {
    const { status, headers, body } = await getAt('/healthz');
    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/plain; charset=utf-8', 'ok\n']);
  });

  test('IPv6 is served', needs(existsSync('/proc/net/if_inet6'), 'this machine has no IPv6'), async () => {
    expect((await get('', { host: '::1' })).status).toBe(200);
  });

  test('the log holds the path, neither query nor probes, and no complaint', async () => {
    await get('hash-text?secret=1');
    const log = nginx.log();
    expect(log).toMatch(new RegExp(`^\\S+ GET ${base}hash-text 200 \\d+$`, 'm'));
    expect(log).not.toMatch(/\?|healthz|\[(warn|error|crit|alert|emerg)\]/);
  });

  test('what is no request is refused and told nothing', async () => {
    const answers = ['GARBAGE\r\n\r\n', `GET ${base} HTTP/1.1\r\n\r\n`, '\x16\x03\x01\x02\r\n\r\n'].map((message) =>
      askRaw(nginx.port, message),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer.split('\r\n')[0]).toMatch(/ 400 Bad Request$|^<!doctype html>/);
      expect(answer).not.toMatch(/nginx\/\d/);
    }
  });
});

describe('the container', nginxInstalled, () => {
  test('starts again in the folder of its last start, at another base', async () => {
    const run = runFolder();
    for (const base of ['/a/b/', '/tools/', '/']) {
      const nginx = await startNginx(folder, run, { BASE_PATH: base });
      expect((await ask(nginx.port, { path: `${base}hash-text` })).status).toBe(200);
      expect((await ask(nginx.port, { path: '/a/b/hash-text' })).status).toBe(base === '/a/b/' ? 200 : 404);
      expect(await nginx.stop()).toBe(0);
    }
    rmSync(run, { recursive: true });
  });

  test('goes without the brotli module', async () => {
    const run = runFolder();
    const nginx = await startNginx(folder, run, { NGINX_MODULES: run });
    const reply = await ask(nginx.port, { path: '/', headers: { 'accept-encoding': 'br, gzip' } });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(await nginx.stop()).toBe(0);
    rmSync(run, { recursive: true });
  });

  test('speaks HTTP/2 where it has a certificate', async () => {
    const run = runFolder();
    const pem = join(run, 'both.pem');
    writeFileSync(pem, tls.cert, { mode: 0o644 });
    const nginx = await startNginx(folder, run, { TLS_CERTIFICATE: pem, TLS_KEY: pem });
    const session = connect(`https://localhost:${nginx.port}`, { ca: tls.cert });
    const stream = session.request({ ':path': '/hash-text' });
    let headers: Record<string, unknown> = {};
    stream.on('response', (received) => (headers = received));
    const body = Buffer.concat(await stream.toArray());
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    expect(body).toEqual(readFileSync(join(site, 'hash-text/index.html')));
    session.close();
    expect(await nginx.stop()).toBe(0);
    expect(nginx.log()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
    rmSync(run, { recursive: true });
  });

  test('does not start with a base that cannot be', async () => {
    const run = runFolder();
    await expect(startNginx(folder, run, { BASE_PATH: 'tools' })).rejects.toThrow(/BASE_PATH is "tools"/);
    rmSync(run, { recursive: true });
  });
});
