import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_MARK, writeNginx } from '../../scripts/hosting/host-files.mjs';
import { markOf, versioned } from '../../scripts/hosting/marks.mjs';
import { checkBase, setBase } from '../../scripts/hosting/set-base.mjs';
import { findProgram } from './nginx.ts';
import { needs } from '../needs.ts';

/* The start script without nginx: with the system's shell and with the one of the image. */

const PAGE = `<!doctype html><html><head><meta content="/"><meta content="/a"
><link rel="x"
  href="/assets/a-1.css"><link href="/x" href="/y"><a href="//example.org/">Out</a></head>
<p>href="/text" &amp; \\1 | & <img src="/favicon.svg"></p>${'word '.repeat(100)}`;
const SITE: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  '404.html': `${PAGE}\n`,
  'hash-text/index.html': PAGE,
  'kept/hash-text.html': PAGE,
  'assets/a-1.js': 'const home = "/";',
  'assets/a-1.css': 'h1 { color: red }'.repeat(20),
  'robots.txt': 'Allow: /',
  'manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.png"}]}',
  'sw.js': versioned(
    'const FILES = {"404.html":"00000000","kept/hash-text.html":"00000000","assets/a-1.js":"00000000"}, ' +
      'LATER = {"data":{"size":1,"files":{"assets/a-1.css":"00000000"}}}, REDIRECTS = {"hash":"hash-text"};',
    'self.skipWaiting();\n',
  ),
  '.well-known/security.txt': 'Contact: mailto:a@b.c',
  '.hidden/x.txt': 'hidden',
  'csp.json': '{"scripts":[]}',
  'redirects.json': '{"/hash":"/hash-text"}',
  _headers: '/*\n  A: b\n',
};

let folder: string;
let site: string;
let run: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handy-entry-'));
  site = join(folder, 'site');
  run = join(folder, 'run');
  for (const [name, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  await writeNginx(site, join(folder, 'nginx'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All that is served, by path. Links are followed. */
function served(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(root, name)).isFile() && !/\.(gz|br)$/.test(name));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

/** What `set-base.mjs` makes of the site, without what no server serves. */
function expected(base: string): Record<string, string> {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(site, copy, { recursive: true });
  setBase(copy, base);
  const isServed = (name: string) => !/^(\.hidden|csp|redirects|base|_headers)/.test(name);
  return Object.fromEntries(Object.entries(served(copy)).filter(([name]) => isServed(name)));
}

/** A folder in which each command is busybox, as in the image. */
function busyboxFolder(busybox: string): string {
  const bin = join(folder, 'busybox');
  mkdirSync(bin, { recursive: true });
  for (const name of ['sh', 'sed', 'cp', 'find', 'gzip', 'touch', 'mkdir', 'rm', 'dirname', 'sha256sum', 'cut']) {
    rmSync(join(bin, name), { force: true });
    symlinkSync(busybox, join(bin, name));
  }
  return bin;
}

const busybox = findProgram('busybox');
const shells = [
  { name: 'the shell of this system', path: () => process.env['PATH'] ?? '', isThere: true },
  {
    name: 'busybox',
    path: () => busyboxFolder(busybox ?? ''),
    isThere: busybox !== undefined,
  },
];

describe.each(shells)('with $name', ({ name, path, isThere }) => {
  const installed = needs(isThere, `${name} is not installed`);
  const start = (env: Record<string, string>, ...command: string[]) =>
    spawnSync('sh', [join(folder, 'nginx/entry.sh'), ...command], {
      env: { PATH: path(), RUN_FOLDER: run, ...env },
      encoding: 'utf8',
    });

  // The last one finds the folder of the others, as a restarted container may.
  const bases = ['/tools/', '/a/b/', '/v1.2/~me/x-y_Z/', '/tools/'];
  test.each(bases)('%s gives what set-base.mjs gives', installed, (base) => {
    const { status, stderr } = start({ BASE_PATH: base });
    expect([status, stderr]).toEqual([0, '']);
    const root = join(run, 'root', base);
    expect(served(root)).toEqual(expected(base));
    const worker = readFileSync(join(root, 'sw.js'), 'utf8');
    expect(worker).toContain(`"kept/hash-text.html":"${markOf(readFileSync(join(root, 'kept/hash-text.html')))}"`);
    for (const name of ['index.html', 'hash-text/index.html', 'manifest.webmanifest', 'sw.js']) {
      const file = join(root, name);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(readFileSync(file, 'utf8'));
      expect(statSync(file).mtimeMs).toBe(statSync(join(folder, 'nginx/moved', name)).mtimeMs);
      expect(() => statSync(`${file}.br`)).toThrow();
    }
    expect(readFileSync(join(run, 'server.conf'), 'utf8')).toContain(`location = "${base}hash" {`);
    const configuration = readdirSync(run).filter((name) => name.endsWith('.conf'));
    expect(configuration).toHaveLength(4);
    for (const name of configuration) expect(readFileSync(join(run, name), 'utf8')).not.toContain('__');
  });

  test('at / the site is served as it was built', installed, () => {
    expect(start({}).status).toBe(0);
    const root = join(folder, 'nginx/site');
    expect(readFileSync(join(run, 'site.conf'), 'utf8')).toContain(`  root ${root};`);
    expect(served(root)).toEqual(expected('/'));
    const page = readFileSync(join(root, 'index.html'));
    expect(gunzipSync(readFileSync(join(root, 'index.html.gz')))).toEqual(page);
    expect(brotliDecompressSync(readFileSync(join(root, 'index.html.br')))).toEqual(page);
  });

  const odd = [
    'tools',
    '/tools',
    'tools/',
    '//',
    '/a//b/',
    '/../',
    '/a/../b/',
    '/.a/',
    '/a b/',
    '/a\nb/',
    '/é/',
    '/a|b/',
    '/$x/',
    '/a;/',
  ];
  test.each(odd)('the base %j is refused, by name, and nothing runs', installed, (base) => {
    expect(() => checkBase(base)).toThrow();
    const { status, stdout, stderr } = start({ BASE_PATH: base }, 'echo', 'started');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`BASE_PATH is "${base}"`);
  });

  test.each(['80a', '-1', '0', '65536', '0x50', '8 0'])('the port %j is refused, by name', installed, (port) => {
    const { status, stderr } = start({ PORT: port });
    expect(status).toBe(2);
    expect(stderr).toContain(`PORT is "${port}"`);
  });

  test('empty variables are as good as none', installed, () => {
    expect(start({ BASE_PATH: '', PORT: '' }).status).toBe(0);
    expect(readFileSync(join(run, 'site.conf'), 'utf8')).toContain('  listen 8080;');
  });

  const files = () => ({ TLS_CERTIFICATE: join(folder, 'site/robots.txt'), TLS_KEY: join(folder, 'site/index.html') });
  const lines = (pattern: RegExp) => readFileSync(join(run, 'site.conf'), 'utf8').match(pattern) ?? [];

  test.each([
    ['nginx/1.22.1', false],
    ['nginx/1.25.0', false],
    ['nginx/1.25.1', true],
    ['nginx/1.28.0', true],
    ['openresty/1.27.1.2', true],
    ['nginx/2.0.0', true],
    ['', false],
  ])('HTTP/2 is asked for in the words of %j', installed, (version, isDirective) => {
    const bin = join(folder, 'versions');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'nginx'), `#!/bin/sh\necho "nginx version: ${version}" >&2\n`, { mode: 0o755 });
    const listens = /^ {2}listen (?!\[).*$/gm;
    const directive = isDirective ? ['  http2 on;'] : [];
    const PATH = `${bin}:${path()}`;
    expect(start({ PATH }).status).toBe(0);
    expect([...lines(listens), ...lines(/^ *http2.*$/gm)]).toEqual(['  listen 8080;', ...directive]);
    expect(lines(/ssl/g)).toEqual([]);
    expect(start({ PATH, ...files() }).status).toBe(0);
    const secure = isDirective ? '  listen 8080 ssl;' : '  listen 8080 ssl http2;';
    expect([...lines(listens), ...lines(/^ *http2.*$/gm)]).toEqual([secure, ...directive]);
  });

  test('certificate and key come together, and can be read', installed, () => {
    const { TLS_CERTIFICATE, TLS_KEY } = files();
    expect(start({ TLS_CERTIFICATE, TLS_KEY }).status).toBe(0);
    expect(lines(/ssl_certificate.*$/gm)).toEqual([
      `ssl_certificate ${TLS_CERTIFICATE};`,
      `ssl_certificate_key ${TLS_KEY};`,
    ]);
    for (const env of [{ TLS_CERTIFICATE }, { TLS_KEY }, { TLS_CERTIFICATE, TLS_KEY: '/none.pem' }]) {
      const { status, stderr } = start(env);
      expect(status).toBe(2);
      expect(stderr).toContain('TLS_CERTIFICATE and TLS_KEY must both name files');
    }
  });

  test('then the command runs in its place', installed, () => {
    const { status, stdout } = start({}, 'sh', '-c', 'echo started; exit 7');
    expect([status, stdout]).toEqual([7, 'started\n']);
  });
});

test('a site that contains the mark by chance is refused', async () => {
  const copy = join(folder, 'marked');
  cpSync(site, copy, { recursive: true });
  writeFileSync(join(copy, 'assets/a-1.js'), BASE_MARK);
  await expect(writeNginx(copy, join(folder, 'marked-nginx'))).rejects.toThrow(/a-1\.js contains/);
});

test('a folder that holds something else is not replaced, one of its own is', async () => {
  await expect(writeNginx(site, site)).rejects.toThrow(/is not empty/);
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toBe(SITE['robots.txt']);
  await writeNginx(site, join(folder, 'nginx'));
});
