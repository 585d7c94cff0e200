import { STATUS_CODES } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { advice } from './advice.ts';
import { statusCodes } from './codes.ts';
import en from './locales/en.json';
import { explain, search } from './logic.ts';
import { listSnippets } from './snippets.ts';

const found = (query: string, nonStandard = false) =>
  search(query, { nonStandard }).flatMap((group) => group.codes.map(({ code }) => code));
const ignoreNotes = { note: () => undefined };

const registered = statusCodes.filter((item) => item.origin === undefined);

describe('data', () => {
  // https://www.iana.org/assignments/http-status-codes, without the temporary 104
  it('has the 63 registered codes', () => {
    const ranges = [
      [100, 103],
      [200, 208],
      [226, 226],
      [300, 308],
      [400, 418],
      [421, 426],
      [428, 429],
      [431, 431],
      [451, 451],
      [500, 508],
      [510, 511],
    ] as const;
    const expected = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(registered.map(({ code }) => code)).toEqual(expected);
    expect(expected).toHaveLength(63);
  });

  it('has the names of the registry, old ones as aliases', () => {
    for (const [code, name] of [
      [103, 'Early Hints'],
      [308, 'Permanent Redirect'],
      [413, 'Content Too Large'],
      [422, 'Unprocessable Content'],
      [425, 'Too Early'],
      [511, 'Network Authentication Required'],
    ] as const) {
      expect(statusCodes.find((item) => item.code === code)?.name).toBe(name);
    }
    for (const { code, name, aliases } of registered) {
      // Node.js has the names of RFC 7231, and none for 306.
      const known = (STATUS_CODES[code] ?? name).toLowerCase();
      expect([name, ...aliases].map((item) => item.toLowerCase())).toContain(known);
    }
  });

  it('marks the WebDAV codes (RFC 2518, 4918, 5842)', () => {
    expect(statusCodes.filter(({ type }) => type === 'WebDav').map(({ code }) => code)).toEqual([
      102, 207, 208, 423, 424, 507, 508,
    ]);
  });

  it('knows what is cacheable by default (RFC 9110 section 15.1, RFC 7725 section 3)', () => {
    expect(statusCodes.filter(({ cacheable }) => cacheable === 'default').map(({ code }) => code)).toEqual([
      200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 451, 501,
    ]);
  });

  it('knows which registered codes have no content (RFC 9110 section 6.4.1 and 15.3.6)', () => {
    expect(registered.filter(({ body }) => !body).map(({ code }) => code)).toEqual([100, 101, 102, 103, 204, 205, 304]);
  });

  it('has a specification for each registered code, and each number once', () => {
    expect(registered.filter(({ spec }) => spec === null)).toEqual([]);
    expect(new Set(statusCodes.map(({ code }) => code)).size).toBe(statusCodes.length);
  });

  it('describes every code, and only those', () => {
    const described = Object.keys(en.ui).filter((key) => key.startsWith('code.'));
    expect(described).toEqual(statusCodes.map(({ code }) => `code.${code}`));
  });

  it('has every code and name among the search words of the tool', () => {
    const words: readonly string[] = en.meta.keywords;
    const wanted = statusCodes.flatMap(({ code, name }) => [String(code), name.toLowerCase()]);
    expect(wanted.filter((word) => !words.includes(word))).toEqual([]);
  });

  it('advises each situation once', () => {
    const situations = advice.map(({ situation }) => situation);
    expect(new Set(situations).size).toBe(situations.length);
  });
});

describe('search', () => {
  it('lists the five classes for an empty query', () => {
    const groups = search('  ', { nonStandard: false });
    expect(groups.map(({ group }) => group)).toEqual(['1xx', '2xx', '3xx', '4xx', '5xx']);
    expect(groups.map(({ codes }) => codes.length)).toEqual([4, 10, 9, 29, 11]);
  });

  it('lists the range of a beginning', () => {
    expect(found('40')).toEqual([400, 401, 402, 403, 404, 405, 406, 407, 408, 409]);
    expect(found('4xx')).toHaveLength(29);
    expect(found('5XX')).toHaveLength(11);
    expect(found('50x')).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508]);
    expect(found('4')).toEqual(found('4xx'));
  });

  it('finds a code, a status line, a name, an old name, a constant', () => {
    expect(found('404')).toEqual([404]);
    expect(found('HTTP/1.1 404 Not Found')).toEqual([404]);
    expect(found('HTTP/2 404')).toEqual([404]);
    expect(found('payload too large')).toEqual([413]);
    expect(found('UNPROCESSABLE_ENTITY')).toEqual([422]);
    expect(found("I'm a teapot")).toEqual([418]);
    expect(found('im a teapot')).toEqual([418]);
  });

  it('puts code before name before meaning', () => {
    expect(found('found')[0]).toBe(302);
    expect(found('gone')[0]).toBe(410);
    expect(found('timeout').slice(0, 2)).toEqual([408, 504]);
    expect(found('proxy').slice(0, 3)).toEqual([305, 306, 407]);
  });

  it.each(statusCodes)('finds $code first by its name', ({ code, name, aliases }) => {
    for (const query of [name, ...aliases.filter((alias) => alias !== '(Unused)')]) {
      // Two codes are called 'Unauthorized'.
      expect(found(query, true)[0]).toBe(code === 561 ? 401 : code);
    }
  });

  it('finds by meaning, class, kind and specification', () => {
    expect(found('csrf', true)).toEqual([419]);
    expect(found('client error')).toHaveLength(29);
    expect(found('webdav')).toContain(423);
    expect(found('rfc 6585').toSorted((a, b) => a - b)).toEqual([428, 429, 431, 511]);
    expect(found('cloudflare', true)).toEqual(expect.arrayContaining([520, 521, 522, 523, 524, 525, 526, 527]));
  });

  it('forgives spelling when nothing matches', () => {
    expect(found('forbiden')[0]).toBe(403);
    expect(found('teepot')[0]).toBe(418);
  });

  it('lists codes that are not registered only when asked, and finds them where no registered one matches', () => {
    expect(found('')).toHaveLength(63);
    expect(found('', true)).toHaveLength(statusCodes.length);
    expect(found('timeout')).not.toContain(598);
    expect(found('499')).toEqual([499]);
    expect(found('520')).toEqual([520]);
    expect(found('52x')).toEqual([520, 521, 522, 523, 524, 525, 526, 527, 529]);
    expect(found('HTTP/2 522')).toEqual([522]);
    expect(found('web server is down')).toEqual([521]);
    expect(found('cloudflare').toSorted((a, b) => a - b)).toEqual([520, 521, 522, 523, 524, 525, 526, 527, 530]);
    expect(found('forbiden')[0]).toBe(403);
  });

  it.each([
    ['rate limit', 429],
    ['rate limiting', 429],
    ['rate-limited', 429],
    ['throttling', 429],
    ['quota exceeded', 429],
    ['not logged in', 401],
    ['unauthenticated', 401],
    ['access denied', 403],
    ['permission', 403],
    ['page missing', 404],
    ['duplicate', 409],
    ['file too big', 413],
    ['validation error', 422],
    ['server crash', 500],
    ['maintenance', 503],
  ])('finds %j as people call it', (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it('has an empty list for no hit', () => {
    for (const query of ['qqqqqq', '999', '4040', 'constructor', '\\', '(', '[.*', '💥', '4'.repeat(10_000)])
      expect(search(query, { nonStandard: true })).toEqual([]);
  });

  it('answers a long pasted text at once', () => {
    expect(search('a'.repeat(60_000), { nonStandard: true })).toEqual([]);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (query, nonStandard) => {
        const codes = found(query, nonStandard);
        expect(new Set(codes).size).toBe(codes.length);
      }),
    );
  });
});

describe('explain', () => {
  it.each(statusCodes)('finds $code by number, status line, name and constant', (item) => {
    const { code, name } = item;
    const constants = listSnippets(item).map(({ constant }) => constant.replace(/^.*[.:]/, ''));
    expect(explain(String(code), ignoreNotes).code).toBe(code);
    expect(explain(`HTTP/1.1 ${code} ${name}\r\n`, ignoreNotes).code).toBe(code);
    // 561 has the name of 401; old and abbreviated constants are not names.
    const byName = [name, ...constants.filter((constant) => constant === name.replace(/[ -]/g, '_').toUpperCase())];
    for (const text of byName) expect(explain(text, ignoreNotes).name).toBe(name);
  });

  it('notes that a code is not registered', () => {
    const notes: Pick<Note, 'code' | 'params'>[] = [];
    explain('499', { note: (code, params = {}) => void notes.push({ code, params }) });
    explain('404', { note: (code, params = {}) => void notes.push({ code, params }) });
    expect(notes).toEqual([{ code: 'note.nonStandard', params: { code: '499', origin: 'nginx' } }]);
  });

  // RFC 9110 section 15: an unknown code counts as x00 of its class; 100 to 599 are the valid ones.
  it.each([
    ['', 'error.empty', {}],
    ['432', 'error.unknownCode', { code: '432', fallback: '400' }],
    ['099', 'error.outOfRange', { code: '099' }],
    ['600', 'error.outOfRange', { code: '600' }],
    ['99999999999999999999', 'error.outOfRange', { code: '99999999999999999999' }],
    ['constructor', 'error.unknownName', { name: 'constructor' }],
    ['💥', 'error.unknownName', { name: '💥' }],
  ])('refuses %j with %s', (text, code, params) => {
    expect(() => explain(text, ignoreNotes)).toThrow(expect.objectContaining({ code, params }));
    expect(() => explain(text, ignoreNotes)).toThrow(ToolError);
  });
});

describe('snippets', () => {
  const constants = (language: string) =>
    statusCodes.flatMap((item) =>
      listSnippets(item)
        .filter((snippet) => snippet.language === language)
        .map(({ constant }) => constant.split(/[.:]+/)[1] ?? ''),
    );

  it('are the constants of Python 3.11', () => {
    // python3 -c "from http import HTTPStatus; print(*[s.name for s in HTTPStatus])"
    const python =
      'CONTINUE SWITCHING_PROTOCOLS PROCESSING EARLY_HINTS OK CREATED ACCEPTED NON_AUTHORITATIVE_INFORMATION NO_CONTENT RESET_CONTENT PARTIAL_CONTENT MULTI_STATUS ALREADY_REPORTED IM_USED MULTIPLE_CHOICES MOVED_PERMANENTLY FOUND SEE_OTHER NOT_MODIFIED USE_PROXY TEMPORARY_REDIRECT PERMANENT_REDIRECT BAD_REQUEST UNAUTHORIZED PAYMENT_REQUIRED FORBIDDEN NOT_FOUND METHOD_NOT_ALLOWED NOT_ACCEPTABLE PROXY_AUTHENTICATION_REQUIRED REQUEST_TIMEOUT CONFLICT GONE LENGTH_REQUIRED PRECONDITION_FAILED REQUEST_ENTITY_TOO_LARGE REQUEST_URI_TOO_LONG UNSUPPORTED_MEDIA_TYPE REQUESTED_RANGE_NOT_SATISFIABLE EXPECTATION_FAILED IM_A_TEAPOT MISDIRECTED_REQUEST UNPROCESSABLE_ENTITY LOCKED FAILED_DEPENDENCY TOO_EARLY UPGRADE_REQUIRED PRECONDITION_REQUIRED TOO_MANY_REQUESTS REQUEST_HEADER_FIELDS_TOO_LARGE UNAVAILABLE_FOR_LEGAL_REASONS INTERNAL_SERVER_ERROR NOT_IMPLEMENTED BAD_GATEWAY SERVICE_UNAVAILABLE GATEWAY_TIMEOUT HTTP_VERSION_NOT_SUPPORTED VARIANT_ALSO_NEGOTIATES INSUFFICIENT_STORAGE LOOP_DETECTED NOT_EXTENDED NETWORK_AUTHENTICATION_REQUIRED';
    expect(constants('Python')).toEqual(python.split(' '));
  });

  it('are the constants of Go where they differ from the name', () => {
    // https://pkg.go.dev/net/http#pkg-constants
    expect(constants('Go')).toEqual(
      expect.arrayContaining([
        'StatusNonAuthoritativeInfo',
        'StatusIMUsed',
        'StatusProxyAuthRequired',
        'StatusTeapot',
        'StatusHTTPVersionNotSupported',
      ]),
    );
    expect(constants('Go')).toHaveLength(62);
  });
});
