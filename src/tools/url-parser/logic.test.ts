import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { unicodeHost } from '#formats/url/host.ts';
import { change, parse, parseMany } from './logic.ts';
import { changeValue, hideLogin, joinUrl, readParameters, renameParameter, splitUrl, writeParameter } from './parts.ts';
import standard from './url-standard-vectors.json' with { type: 'json' };
import urllib from './urllib-vectors.json' with { type: 'json' };

const silent = () => undefined;
const read = (text: string, base = '') => parse(text, { base }, silent);
const untouched = {
  tracking: false,
  sort: false,
  noFragment: false,
  scheme: '',
  username: '',
  password: '',
  noLogin: false,
  host: '',
  port: '',
  path: '',
  fragment: '',
  set: '',
  remove: '',
};

const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return [error.code, error.where.at?.offset, error.where.at?.endOffset];
    throw error;
  }
  return undefined;
};

test(`${urllib.urls.length} URLs are taken apart, and joined to another, as by Python`, () => {
  expect(urllib.urls.length).toBeGreaterThan(80);
  for (const { url, relative, joined, parameters, host, query, fragment, ...same } of urllib.urls) {
    const facts = read(url);
    expect(facts).toMatchObject(same);
    expect(facts.host?.replace(/^\[|\]$/g, '')).toBe(host);
    expect([facts.query ?? '', facts.fragment ?? '']).toEqual([query, fragment]);
    expect(facts.parameters.map(({ name, value }) => [name, value])).toEqual(parameters);
    expect(read(relative, url).href).toBe(read(joined).href);
  }
});

test(`${urllib.punycode.length} labels of hosts are read as by Python`, () => {
  for (const [label = '', encoded = ''] of urllib.punycode) expect(unicodeHost(`${encoded}.de`)).toBe(`${label}.de`);
});

test(`${standard.cases.length} cases of the URL Standard's own suite`, () => {
  expect(standard.cases.length).toBeGreaterThan(600);
  for (const [text, base, href] of standard.cases as [string, string, string | null][]) {
    if (href === null) {
      expect(
        errorOf(() => read(text, base)),
        JSON.stringify([text, base]),
      ).toBeDefined();
    } else {
      const facts = read(text, base);
      expect(facts.href).toBe(href);
      expect(joinUrl(facts)).toBe(href);
    }
  }
});

test('what is wrong is pointed at', () => {
  expect(errorOf(() => read(' http://me@a.b:99999/x'))).toEqual(['error.port', 15, 20]);
  expect(errorOf(() => read('http://me@a b/x'))).toEqual(['error.host', 10, 13]);
  expect(errorOf(() => read('http://[::g]/'))).toEqual(['error.host', 7, 12]);
  expect(errorOf(() => read('http://'))).toEqual(['error.noHost', 0, 7]);
  expect(errorOf(() => read('example.com/x'))).toEqual(['error.noScheme', 0, 13]);
  expect(errorOf(() => change('http://a/\nhttp://b:x/', untouched, silent))).toEqual(['error.port', 19, 20]);
});

test('a part that would end, or become another one, is refused', () => {
  const parts = splitUrl(new URL('http://me:pw@a.b:81/c?d#e'));
  const refusal = (part: Partial<typeof parts>) => errorOf(() => joinUrl({ ...parts, ...part }))?.[0];
  expect(refusal({ scheme: '1x' })).toBe('error.scheme');
  expect([{ port: '65536' }, { port: 'x' }].map(refusal)).toEqual(['error.port', 'error.port']);
  expect([{ host: 'a/b' }, { host: 'a@b' }, { host: '[1' }].map(refusal)).toEqual(Array(3).fill('error.host'));
  expect([{ host: '' }, { host: null }].map(refusal)).toEqual(['error.schemeHost', 'error.schemeHost']);
  const odd = joinUrl({ ...parts, username: 'a@b', password: 'p:/?#', path: 'x?y#z', query: 'q#r', fragment: 'f#g' });
  const { username, password, path, query, fragment, host } = splitUrl(new URL(odd));
  expect({ username, password, path, query, fragment, host }).toEqual({
    username: 'a%40b',
    password: 'p%3A%2F%3F%23',
    path: '/x%3Fy%23z',
    query: 'q%23r',
    fragment: 'f#g',
    host: 'a.b',
  });
});

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string());
const urls = fc
  .tuple(
    fc.constantFrom('http://', 'https://me:p@', 'file:///', 'foo://', 'foo:', 'foo:/', 'mailto:', 'data:', 'ws://x:1'),
    fc.constantFrom('', 'a.b', '[::1]:99', 'x/', '/'),
    text,
    fc.constantFrom('', '?', '#', '?#', '?a&&b=1+2&'),
    text,
  )
  .map((parts) => parts.join(''))
  .filter((one) => URL.canParse(one));

test('parts are those of the platform, and make the same URL again', () => {
  fc.assert(
    fc.property(urls, (one) => {
      const url = new URL(one);
      const parts = splitUrl(url);
      expect(`${parts.scheme}:`).toBe(url.protocol);
      expect([parts.username, parts.password, parts.port]).toEqual([url.username, url.password, url.port]);
      expect(parts.host ?? '').toBe(url.hostname);
      expect([parts.query ?? '', parts.fragment ?? '']).toEqual([url.search.slice(1), url.hash.slice(1)]);
      expect(readParameters(parts.query).map(({ name, value }) => [name, value])).toEqual([...url.searchParams]);
      expect(joinUrl(parts)).toBe(url.href);
      expect(change(url.href, untouched, silent)).toBe(url.href);
    }),
    { numRuns: 200 },
  );
});

test('a parameter that is set stays where it was', () => {
  const set = (text: string) => change('https://a.b/?x=1&y=2&x=3&z=4', { ...untouched, set: text }, silent);
  expect(set('x=9')).toBe('https://a.b/?x=9&y=2&z=4');
  expect(set('y=8\ny=9\nq=1')).toBe('https://a.b/?x=1&y=8&y=9&x=3&z=4&q=1');
});

test('a login and a fragment that are set are read as the same by the platform', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aé日😀 /:;=@[]^|?#"<>&+%25'.split('%')) });
  fc.assert(
    fc.property(word, word, word, (username, password, fragment) => {
      const url = new URL(change('https://a.b/c?d', { ...untouched, username, password, fragment }, silent));
      expect([url.username, url.password].map(decodeURIComponent)).toEqual([username, password]);
      expect(decodeURIComponent(url.hash)).toBe(fragment === '' ? '' : `#${fragment.replace(/^#/, '')}`);
      expect([url.host, url.pathname, url.search]).toEqual(['a.b', '/c', '?d']);
      expect(change(url.href, { ...untouched, noLogin: true, noFragment: true }, silent)).toBe('https://a.b/c?d');
    }),
    { numRuns: 200 },
  );
});

test('a parameter that is written is read as the same', () => {
  fc.assert(
    fc.property(text, text, (name, value) => {
      const { raw } = writeParameter(name, value);
      expect(readParameters(raw)).toEqual(raw === '' ? [] : [{ name, value, raw }]);
    }),
  );
});

test('a half of a parameter that is not edited stays as it is written', () => {
  const [parameter] = readParameters('caf%E9=%F0+b');
  expect(parameter?.value).toBe('\ufffd b');
  if (parameter === undefined) return;
  expect(renameParameter(parameter, 'a b').raw).toBe('a%20b=%F0+b');
  expect(changeValue(parameter, 'ü').raw).toBe('caf%E9=%C3%BC');
  expect(renameParameter({ name: 'y', value: '', raw: 'y' }, 'z').raw).toBe('z');
});

test('a login is hidden wherever it stands before the host', () => {
  expect(hideLogin('https://me:p%40w@a.b/?c=d@e')).toBe('https://•••@a.b/?c=d@e');
  expect(hideLogin('git+ssh://token@a.b/x')).toBe('git+ssh://•••@a.b/x');
  expect(hideLogin('https://a.b/x@y')).toBe('https://a.b/x@y');
  expect(hideLogin('mailto:me@a.b')).toBe('mailto:me@a.b');
});

test('300 broken URLs only give coded errors', () => {
  const base = 'https://me:pw@www.example.co.uk:8080/a/../b%20c;p?x=1&x=%F0&u=https%3A%2F%2Fa.b#f';
  const edit = fc.tuple(
    fc.nat(base.length),
    fc.nat(3),
    fc.constantFrom(...':/?#[]@%\\ .0x\0\ud800é-'.split(''), '://'),
  );
  let read = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      const broken = edits.reduce((one, [at, length, more]) => one.slice(0, at) + more + one.slice(at + length), base);
      if (errorOf(() => parse(broken, { base: '' }, silent)) === undefined) read += 1;
      errorOf(() => change(broken, { ...untouched, tracking: true, sort: true }, silent));
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(30);
});

test('names of any kind are parameters, repeated ones too', () => {
  const { parameters } = read(
    'https://a.b/?__proto__=1&constructor=2&x=1&x=2&u=https%3A%2F%2Fc.d%3Fe%3D1&v=a+b&w=%2B&y',
  );
  expect(parameters.map(({ name, value, occurrence, isUrl }) => [name, value, occurrence, isUrl])).toEqual([
    ['__proto__', '1', 1, false],
    ['constructor', '2', 1, false],
    ['x', '1', 1, false],
    ['x', '2', 2, false],
    ['u', 'https://c.d?e=1', 1, true],
    ['v', 'a b', 1, false],
    ['w', '+', 1, false],
    ['y', '', 1, false],
  ]);
});

test('a list says of each line what it is', () => {
  const { valid, invalid, rows } = parseMany('https://a.b/c?d=1&e\n\nnothing\nhttp://a:x/', silent);
  expect([valid, invalid]).toEqual([1, 2]);
  expect(rows.map(({ line, parameters, error }) => [line, parameters, error])).toEqual([
    [1, 2, ''],
    [3, 0, 'error.noScheme'],
    [4, 0, 'error.port'],
  ]);
});

test('user name and password are decoded; escapes of no text stay', () => {
  expect(read('https://me%40home:p%3Aw%20%F0%9F%94%91@a.b/')).toMatchObject({
    username: 'me%40home',
    decodedUsername: 'me@home',
    decodedPassword: 'p:w 🔑',
  });
  expect(read('https://a:%ff%41@a.b/')).toMatchObject({ decodedPassword: '%ff%41' });
});

test('a lone surrogate, which becomes U+FFFD, is noted where it is', () => {
  const notes: unknown[] = [];
  const note: Parameters<typeof parse>[2] = (code, _params, where) =>
    void notes.push([code, where?.option, where?.at?.line, where?.at?.offset]);
  parse(' https://a.b/\ud83d', { base: '' }, note);
  parse('c', { base: 'https://a.b/\udc00/' }, note);
  parseMany('https://a.b/\n\nhttps://a.b/😀\r\nhttps://a.b/#\ud83dx', note);
  change('https://a.b/\nhttps://a.b/?\ud83d', { ...untouched, set: 'a=1\nb=\udc00', password: '\ud83d' }, note);
  expect(notes).toEqual([
    ['warning.replacedSurrogate', undefined, 1, 13],
    ['warning.replacedSurrogate', 'base', 1, 12],
    ['warning.replacedSurrogate', undefined, 4, 43],
    ['warning.replacedSurrogate', 'password', 1, 0],
    ['warning.replacedSurrogate', 'set', 2, 6],
    ['warning.replacedSurrogate', undefined, 2, 26],
  ]);
});
