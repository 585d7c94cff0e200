import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tls } from '../../bench/certificate.mjs';
import { contentSecurityPolicy, securityHeaders } from '../../scripts/hosting/headers.mjs';
import { serve } from '../../scripts/hosting/server.mjs';
import { setBase } from '../../scripts/hosting/set-base.mjs';

const SCRIPT = `export const a = ${JSON.stringify('word '.repeat(500))};`;
const SITE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><meta content="/"><link href="/assets/a-1.css"><script src="/assets/a-1.js"></script>',
  '404.html': '<!doctype html><h1>No such page</h1><a href="/">Home</a><a href="https://example.org/">Out</a>',
  'hash-text/index.html': '<!doctype html><h1>Hash text</h1><a href="/">Home</a><a href="//example.org/">Out</a>',
  'assets/a-1.js': SCRIPT,
  'assets/a-1.css': 'h1 { color: red }',
  'assets/p-1.png': 'PNG',
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.png","sizes":"1x1"}]}',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@b.c',
  'csp.json': '{"scripts":["sha256-abc="]}',
  'redirects.json': '{"/hash":"/hash-text"}',
};

function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'handy-site-'));
  for (const [name, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks with the path exactly as given (`fetch` would tidy it up). */
const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

let root: string;
let site: Awaited<ReturnType<typeof serve>>;
const get = (path: string, headers?: Record<string, string>, method?: string) => ask(site.port, path, headers, method);

beforeAll(async () => {
  root = writeSite();
  site = await serve({ root, port: 0 });
});
afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

describe('pages', () => {
  test.each(['/', '/hash-text', '/hash-text?length=5', '/hash-text/index.html'])('%s is a page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toMatch(/^<!doctype html>/);
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('a slash at the end leads to the address without it, query kept', async () => {
    const { status, headers } = await get('/hash-text/?a=%20b');
    expect([status, headers.location]).toEqual([308, '/hash-text?a=%20b']);
  });

  test.each(['/hash', '/hash/'])('the old path %s leads to the new one', async (path) => {
    const { status, headers } = await get(`${path}?a=1`);
    expect([status, headers.location]).toEqual([301, '/hash-text?a=1']);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, full] = await Promise.all([get('/hash-text', {}, 'HEAD'), get('/hash-text')]);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  test('other methods are refused', async () => {
    const { status, headers } = await get('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what does not exist', () => {
  const unknown = [
    '/nothing',
    '/nothing/',
    '/a/b/c',
    '/hash-text/x',
    '/constructor',
    '/__proto__',
    '/assets',
    '/a.html',
  ];
  const odd = [
    '/%',
    '/%zz',
    '/%c3%28',
    '/%00',
    '/a%0d%0ab',
    '/..%5c..%5cpackage.json',
    '//example.org/',
    '//hash-text/',
  ];
  test.each([...unknown, ...odd])('%s is the not-found page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toBe(SITE['404.html']);
  });

  test.each(['/assets/a-2.js', '/assets/none', '/nothing.js', '/favicon.ico'])(
    '%s is never answered with a page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-cache',
      ]);
      expect(body.toString()).toBe('Not found\n');
    },
  );

  test.each(['/csp.json', '/redirects.json', '/base.json', '/.vite/manifest.json', '/%2evite/manifest.json'])(
    '%s is not served',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('what lies outside is out of reach', async () => {
    const secret = join(root, '..', 'handy-secret.txt');
    writeFileSync(secret, 'secret');
    for (const up of ['/..', '/%2e%2e', '/assets/../..', '/assets/%2e%2e/%2e%2e', '/..%2f', '/assets/..%2f..']) {
      const { status, body } = await get(`${up}/handy-secret.txt`);
      expect(status, up).toBe(404);
      expect(body.toString()).not.toContain('secret');
    }
    rmSync(secret);
  });

  test('/.well-known is served', async () => expect((await get('/.well-known/security.txt')).status).toBe(200));
});

describe('compression and caching', () => {
  test('brotli, else gzip, else plain, each with its own tag', async () => {
    const [br, gzip, plain, refused] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip;q=0.0'].map((coding) =>
        get('/assets/a-1.js', { 'accept-encoding': coding }),
      ),
    );
    expect(br?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(SCRIPT);
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(SCRIPT);
    for (const reply of [plain, refused]) {
      expect(reply?.headers['content-encoding']).toBeUndefined();
      expect(reply?.body.toString()).toBe(SCRIPT);
    }
    expect(new Set([br, gzip, plain].map((reply) => reply?.headers.etag)).size).toBe(3);
    expect(br?.headers.vary).toBe('Accept-Encoding');
  });

  test('pictures are not compressed again', async () => {
    expect((await get('/assets/p-1.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('a compressed file that the build made is used, unless it is stale', async () => {
    const path = join(root, 'assets/b-1.js');
    writeFileSync(path, 'new');
    writeFileSync(`${path}.br`, brotliCompressSync('made'));
    expect(brotliDecompressSync((await get('/assets/b-1.js', { 'accept-encoding': 'br' })).body).toString()).toBe(
      'made',
    );
    writeFileSync(path, 'newer');
    utimesSync(`${path}.br`, 0, 0);
    expect(brotliDecompressSync((await get('/assets/b-1.js', { 'accept-encoding': 'br' })).body).toString()).toBe(
      'newer',
    );
  });

  test('hashed files are kept for ever, the rest is asked for again', async () => {
    const cached = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await cached('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('/sw.js')).toBe('no-cache');
    expect(await cached('/manifest.webmanifest')).toBe('no-cache');
  });

  test('304 for the tag it gave, and a new answer when the file has changed', async () => {
    const { headers } = await get('/sw.js');
    const etag = String(headers.etag);
    const again = await get('/sw.js', { 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    writeFileSync(join(root, 'sw.js'), 'self.skipWaiting(); // 2');
    expect((await get('/sw.js', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('security headers', () => {
  test('are on every answer, with the hashes of the build', async () => {
    const expected = Object.entries(securityHeaders({ scripts: ['sha256-abc='] }));
    for (const path of ['/', '/nothing', '/hash', '/assets/none.js', '/assets/a-1.js']) {
      const { headers } = await get(path);
      for (const [name, value] of expected) expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
  });

  test('the policy lets nothing out and nothing in', () => {
    const policy = contentSecurityPolicy({ scripts: ['sha256-s='] }, { meta: false });
    const directives: Record<string, string[]> = Object.fromEntries(
      policy.split('; ').map((item) => [item.split(' ')[0], item.split(' ').slice(1)]),
    );
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-s='"]);
    expect(directives['connect-src']).toEqual(["'self'"]);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  });

  test('pages are isolated from other origins, and cannot be framed', async () => {
    const { headers } = await get('/hash-text');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('a host for analytics is added to connect-src only; a meta element has no frame-ancestors', () => {
    const without = contentSecurityPolicy({ scripts: [] }, { meta: true });
    const withHost = contentSecurityPolicy({ scripts: [], connect: ['https://a.example'] }, { meta: true });
    expect(withHost.replace(' https://a.example', '')).toBe(without);
    expect(withHost).toContain("connect-src 'self' https://a.example;");
    expect(without).not.toContain('frame-ancestors');
  });
});

describe('HTTP/2', () => {
  test.each([
    ['GET', '/hash-text'],
    ['HEAD', '/hash-text'],
    ['GET', '/assets/a-1.js'],
    ['GET', '/hash'],
    ['GET', '/nothing'],
    ['POST', '/'],
  ])('%s %s is answered as over HTTP/1.1', async (method, path) => {
    const second = await serve({ root, port: 0, tls });
    const session = connect(second.url, { ca: tls.cert });
    const stream = session.request({ ':method': method, ':path': path, 'accept-encoding': 'br' });
    let headers: Record<string, unknown> = {};
    stream.on('response', (received) => (headers = received));
    const body = Buffer.concat(await stream.toArray());
    const closed = new Promise((resolve) => session.once('close', resolve));
    await second.close();
    await closed;
    const plain = await get(path, { 'accept-encoding': 'br' }, method);
    const { date, connection, 'keep-alive': _, ...shared } = plain.headers;
    expect([typeof date, connection]).toEqual(['string', 'keep-alive']);
    expect({ ...Object.fromEntries(Object.entries(headers)), date: '' }).toEqual({
      ...shared,
      ':status': plain.status,
      date: '',
    });
    expect(body).toEqual(plain.body);
  });
});

describe('ports', () => {
  test('a busy port gives the next free one, or an error when that port is a must', async () => {
    const next = await serve({ root, port: site.port });
    expect(next.port).toBeGreaterThan(site.port);
    expect(next.url).toBe(`http://localhost:${next.port}/`);
    await next.close();
    await expect(serve({ root, port: site.port, strict: true })).rejects.toThrow(/EADDRINUSE/);
  });
});

describe('another base', () => {
  test('the moved site works below it, and moving again changes nothing', async () => {
    const folder = writeSite();
    setBase(folder, '/tools/');
    const read = () => Object.keys(SITE).map((name) => readFileSync(join(folder, name), 'utf8'));
    const once = read();
    setBase(folder, '/tools/');
    expect(read()).toEqual(once);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toBe(
      '<!doctype html><meta content="/tools/"><link href="/tools/assets/a-1.css"><script src="/tools/assets/a-1.js"></script>',
    );
    expect(readFileSync(join(folder, 'hash-text/index.html'), 'utf8')).toContain('href="//example.org/"');

    const moved = await serve({ root: folder, base: '/tools/', port: 0 });
    const status = async (path: string) => {
      const { status, headers } = await ask(moved.port, path);
      return [status, headers.location];
    };
    expect(await status('/tools/')).toEqual([200, undefined]);
    expect(await status('/tools')).toEqual([308, '/tools/']);
    expect(await status('/tools/hash-text')).toEqual([200, undefined]);
    expect(await status('/tools/hash')).toEqual([301, '/tools/hash-text']);
    expect(await status('/tools/assets/a-1.js')).toEqual([200, undefined]);
    for (const path of ['/', '/hash-text', '/toolshash-text', '/tools/assets/none.js', '/tools/base.json']) {
      expect((await status(path))[0], path).toBe(404);
    }
    await moved.close();

    setBase(folder, '/');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(SITE['index.html']);
    expect(JSON.parse(readFileSync(join(folder, 'redirects.json'), 'utf8'))).toEqual({ '/hash': '/hash-text' });
    rmSync(folder, { recursive: true });
  });

  test.each(['tools', '/tools', 'tools/', '//', '/a b/', '/../'])('the base "%s" is refused', (base) => {
    expect(() => setBase(root, base)).toThrow(/must begin and end/);
  });
});
