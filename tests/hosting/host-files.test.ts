import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CACHE_CHECKED,
  CACHE_FOREVER,
  HOST_FILES,
  PRIVATE_FILES,
  securityHeaders,
} from '../../scripts/hosting/headers.mjs';
import { writeHosting } from '../../scripts/hosting/host-files.mjs';
import { setBase } from '../../scripts/hosting/set-base.mjs';

/* The files that hosts read say what scripts/hosting/headers.mjs says. */

const POLICY = { scripts: ['sha256-abc='], connect: ['https://stats.example'] };
const REDIRECTS = { '/hash': '/hash-text', '/json-viewer': '/json-prettify' };
const security = Object.entries(securityHeaders(POLICY));

let site: string;
const read = (name: string) => readFileSync(join(site, name), 'utf8');

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'handy-host-files-'));
  writeFileSync(join(site, 'csp.json'), JSON.stringify({ ...POLICY, needs: [] }));
  writeFileSync(join(site, 'redirects.json'), JSON.stringify(REDIRECTS));
  writeHosting(site);
});
afterAll(() => rmSync(site, { recursive: true }));

/** The rules of `_headers`: a path, then its headers, indented. */
function parseHeaders(text: string): [path: string, headers: [string, string][]][] {
  const rules: [string, [string, string][]][] = [];
  for (const line of text.trimEnd().split('\n')) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header === null) rules.push([line, []]);
    else rules.at(-1)?.[1].push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}

describe('_headers', () => {
  test('has the definition, for everything', () => {
    expect(parseHeaders(read('_headers'))[0]).toEqual(['/*', security]);
    expect(read('_headers')).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='");
  });

  test('keeps hashed files for ever and asks for the rest', () => {
    expect(Object.fromEntries(parseHeaders(read('_headers')).slice(1))).toEqual({
      '/assets/*': [['Cache-Control', CACHE_FOREVER]],
      '/': [['Cache-Control', CACHE_CHECKED]],
      '/sw.js': [['Cache-Control', CACHE_CHECKED]],
      '/manifest.webmanifest': [['Cache-Control', CACHE_CHECKED]],
    });
  });

  test.each(['/', '/hash-text', '/sw.js', '/assets/a-1.js'])(
    'sets no header of %s twice: hosts would join them',
    (path) => {
      const matching = parseHeaders(read('_headers')).filter(([rule]) =>
        new RegExp(`^${rule.replace('*', '.*')}$`).test(path),
      );
      const names = matching.flatMap(([, headers]) => headers.map(([name]) => name));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test('stays within the limits of Cloudflare: 100 rules, 2000 characters a line', () => {
    expect(parseHeaders(read('_headers')).length).toBeLessThanOrEqual(100);
    expect(
      Math.max(
        ...read('_headers')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(2000);
  });
});

test('_redirects has each old path, with and without a slash', () => {
  expect(read('_redirects').trimEnd().split('\n')).toEqual([
    '/hash /hash-text 301',
    '/hash/ /hash-text 301',
    '/json-viewer /json-prettify 301',
    '/json-viewer/ /json-prettify 301',
  ]);
});

describe('vercel.json', () => {
  interface Vercel {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  }
  const headersOf = (path: string) =>
    (JSON.parse(read('vercel.json')) as Vercel).headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));

  test.each([
    ['/', CACHE_CHECKED],
    ['/hash-text', CACHE_CHECKED],
    ['/sw.js', CACHE_CHECKED],
    ['/assets/a-1.js', CACHE_FOREVER],
  ])('%s has the headers of the definition and its caching, once', (path, caching) => {
    expect(headersOf(path)).toEqual([...security, ['Cache-Control', caching]]);
  });

  test('has clean addresses and the old paths', () => {
    expect(JSON.parse(read('vercel.json'))).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: Object.entries(REDIRECTS).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    });
  });
});

test('none of them is served by our own servers', () => {
  for (const name of HOST_FILES) {
    expect(existsSync(join(site, name)), name).toBe(true);
    expect(PRIVATE_FILES).toContain(name);
  }
});

test('a moved site takes them along, and back; of the headers only the path of the first script changes', () => {
  const copy = mkdtempSync(join(tmpdir(), 'handy-host-files-'));
  cpSync(site, copy, { recursive: true });
  const moved = (name: string) => readFileSync(join(copy, name), 'utf8');
  setBase(copy, '/tools/');
  expect(parseHeaders(moved('_headers'))).toEqual(
    parseHeaders(read('_headers')).map(([path, headers]) => [`/tools${path}`, headers]),
  );
  expect(moved('_redirects').split('\n')[1]).toBe('/tools/hash/ /tools/hash-text 301');
  expect(JSON.parse(moved('vercel.json'))).toMatchObject({
    headers: [{ source: '/tools/(.*)' }, { source: '/tools/((?!assets/).*)' }, { source: '/tools/assets/(.*)' }],
    redirects: [{ source: '/tools/hash', destination: '/tools/hash-text' }, {}],
  });
  setBase(copy, '/');
  expect(HOST_FILES.slice(0, 2).map(moved)).toEqual(HOST_FILES.slice(0, 2).map(read));
  rmSync(copy, { recursive: true });
});

describe('container files agree with each other', () => {
  const root = join(import.meta.dirname, '../..');
  const source = (name: string) => readFileSync(join(root, name), 'utf8');
  const port = /PORT=(\d+)/.exec(source('Dockerfile'))?.[1] ?? '';

  test('on the port', () => {
    expect(port).toBe('8080');
    expect(source('Dockerfile')).toContain(`EXPOSE ${port}\n`);
    expect(source('compose.yaml')).toContain(`'8080:${port}'`);
    expect(source('deploy/kubernetes.yaml')).toContain(`containerPort: ${port} `);
    expect(source('deploy/entry.sh')).toContain(`\${PORT:-${port}}`);
  });

  test('on the user, the health address and the one folder that is written to', () => {
    const user = /^USER (\d+)$/m.exec(source('Dockerfile'))?.[1] ?? '';
    expect(source('deploy/kubernetes.yaml')).toContain(`runAsUser: ${user}\n`);
    expect(source('deploy/site.conf')).toContain('location = /healthz {');
    expect(source('Dockerfile')).toContain('/healthz"');
    expect(source('deploy/kubernetes.yaml').match(/path: \/healthz, port: http/g)).toHaveLength(3);
    expect(source('deploy/entry.sh')).toContain('{RUN_FOLDER:-/tmp/handy-tools}');
    expect(source('Dockerfile')).toContain('"/tmp/handy-tools/nginx.conf"');
    expect(source('compose.yaml')).toContain('- /tmp:');
    expect(source('deploy/kubernetes.yaml')).toContain('mountPath: /tmp }');
  });

  test('on having no privileges', () => {
    for (const line of ['read_only: true', 'cap_drop:\n      - ALL', 'no-new-privileges:true']) {
      expect(source('compose.yaml')).toContain(line);
    }
    for (const line of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]', 'Escalation: false']) {
      expect(source('deploy/kubernetes.yaml')).toContain(line);
    }
  });

  test('what the image copies is not left out of its context', () => {
    const ignored = source('.dockerignore').split('\n');
    const needed = ['package.json', 'package-lock.json', 'src', 'scripts', 'public', 'deploy', 'index.html'];
    expect(needed.filter((name) => ignored.includes(name) || !existsSync(join(root, name)))).toEqual([]);
  });
});
