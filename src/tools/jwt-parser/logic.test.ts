// @vitest-environment node
import { constants, createHash, createHmac, createPublicKey, createSign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { initialValues } from '#engine/options';
import { fromBase64, fromHex, toBase64 } from '#lib/bytes';
import { platformSources } from '#lib/sources';
import { SIZES } from './algorithms.ts';
import { setTime } from './claim-times.ts';
import { decode, type Decoded } from './decode.ts';
import { keyOfFile } from './key-text.ts';
import * as operations from './operations.ts';
import vectors from './openssl-vectors.json' with { type: 'json' };
import { sign } from './sign.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

function contextOf(notes: string[], now = NOW): RunContext {
  const context: Partial<RunContext> = {
    note: (code) => void notes.push(code),
    sources: { ...platformSources, now: () => now },
  };
  // The logic takes nothing else of it.
  return context as RunContext;
}

interface Given {
  readonly key?: string;
  readonly keyForm?: 'text' | 'hex' | 'base64';
  readonly skew?: number;
  readonly now?: number;
}

async function read(token: string, { now, ...options }: Given = {}) {
  const notes: string[] = [];
  const decoded = await decode(
    token,
    { ...initialValues(operations.decode.options), ...options },
    contextOf(notes, now),
  );
  if (decoded === null) throw new Error('nothing was decoded');
  return { ...decoded, notes };
}

const signed = (claims: string, options: Partial<Parameters<typeof sign>[1]>, notes: string[] = []) =>
  sign(claims, { ...initialValues(operations.sign.options), ...options }, (code) => void notes.push(code));

async function refusal(run: Promise<unknown>) {
  try {
    await run;
  } catch (error) {
    if (error instanceof ToolError) return [error.code, error.where.at?.offset, error.where.option];
    throw error;
  }
  return undefined;
}

const part = (text: string) => toBase64(new TextEncoder().encode(text), { urlSafe: true });
const unsigned = (payload: string, header = '{"alg":"none"}') => `${part(header)}.${part(payload)}.`;
const claim = (decoded: Decoded, name: string) => decoded.payload?.members.find((member) => member.name === name);

const A1 =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const A1_KEY = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow';

describe('published tokens', () => {
  test('RFC 7515, appendix A.1: HS256', async () => {
    const decoded = await read(A1, { key: A1_KEY, keyForm: 'base64' });
    expect(decoded).toMatchObject({
      check: { is: 'valid', by: 'HS256' },
      validity: { is: 'expired', at: '2011-03-22T18:43:00.000Z' },
      notes: [],
    });
    const jwk = JSON.stringify({ kty: 'oct', k: A1_KEY });
    expect((await read(A1, { key: jwk })).check).toEqual({ is: 'valid', by: 'HS256' });
  });

  test('RFC 7515, appendix A.3: ES256', async () => {
    const token =
      'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q';
    const key = JSON.stringify({
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    });
    expect((await read(token, { key })).check).toEqual({ is: 'valid', by: 'EC P-256' });
  });

  test('RFC 8037, appendix A.4: EdDSA', async () => {
    const token =
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';
    const key = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
    const decoded = await read(token, { key });
    expect(decoded.check).toEqual({ is: 'valid', by: 'Ed25519' });
    expect(decoded.content).toBe('Example of Ed25519 signing');
  });

  test('RFC 7797, section 4.2: a payload that is not encoded', async () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY';
    const [header = '', , signature = ''] = token.split('.');
    // The payload of the RFC, $.02, has a dot and is detached there; one without a dot may be in the token.
    expect((await read(token, { key: A1_KEY, keyForm: 'base64' })).check?.is).toBe('invalid');
    expect((await read(`${header}.$02.${signature}`)).content).toBe('$02');
  });
});

describe('headers that change what is signed', () => {
  const key = 'x'.repeat(32);
  const hs256 = (header: string, payload: string) => {
    const message = `${part(header)}.${payload}`;
    return `${message}.${createHmac('sha256', key).update(message).digest('base64url')}`;
  };

  test('a payload that is not encoded is signed as it is (RFC 7797, section 3)', async () => {
    const decoded = await read(hs256('{"alg":"HS256","b64":false,"crit":["b64"]}', 'a = b'), { key });
    expect([decoded.check, decoded.content]).toEqual([{ is: 'valid', by: 'HS256' }, 'a = b']);
  });

  test.each([
    ['["exp"]', 'exp'],
    ['["b64","a","b"]', 'a, b'],
    ['[1]', 'crit'],
    ['"b64"', 'crit'],
  ])('extensions that are not known are not ignored (RFC 7515, section 4.1.11): %s', async (crit, what) => {
    const token = hs256(`{"alg":"HS256","crit":${crit}}`, part('{}'));
    expect((await read(token, { key })).check).toEqual({ is: 'unknown', because: 'critical', what });
  });
});

test('says of signatures what openssl and Python say', async () => {
  const wrong: unknown[] = [];
  for (const [token, key, valid] of vectors.tokens as [
    string,
    string | [keyof typeof vectors.keys, number],
    boolean,
  ][]) {
    const given = typeof key === 'string' ? key : (vectors.keys[key[0]][key[1]] ?? '');
    const { check, notes } = await read(token, { key: given, keyForm: 'hex' });
    const isSmall = key[0] === 'rsaSmall';
    if (check?.is !== (valid ? 'valid' : 'invalid') || notes.includes('warning.smallRsa') !== isSmall)
      wrong.push([token, check, notes]);
  }
  expect(wrong).toEqual([]);
  expect(vectors.tokens.length).toBe(104);
});

describe('keys', () => {
  const [token = ''] = (vectors.tokens.find(([, key]) => Array.isArray(key) && key[0] === 'rsa') ?? []) as string[];
  const { rsa } = vectors.keys;

  test('PEM whose line breaks a field removed', async () => {
    for (const pem of rsa) expect((await read(token, { key: pem.replaceAll('\n', '') })).check?.is).toBe('valid');
  });

  test('PEM as it stands in .env files and JSON, in quotes, or without its BEGIN and END lines', async () => {
    for (const pem of rsa) {
      const escaped = pem.replaceAll('\n', '\\n');
      const bare = pem.replaceAll(/-----.*-----|\n/g, '');
      for (const key of [
        escaped,
        `"${escaped}"`,
        `KEY='${escaped}'`,
        `{"private_key":"${escaped}"}`,
        bare,
        `"${bare}"`,
      ]) {
        expect((await read(token, { key })).check?.is, key).toBe('valid');
      }
    }
  });

  test.each([
    ['{"kid":"a"}', '{"alg":"none","typ":"JWT","kid":"a"}'],
    ['{}', '{"alg":"none","typ":"JWT"}'],
    ['{"typ":"at+jwt"}', '{"alg":"none","typ":"at+jwt"}'],
    ['{"kid":"a","typ":null}', '{"alg":"none","kid":"a"}'],
    ['{"x":null}', '{"alg":"none","typ":"JWT","x":null}'],
  ])('the header %s is added: %s', async (header, expected) => {
    const [first = ''] = (await signed('{}', { algorithm: 'none', header })).split('.');
    expect(new TextDecoder().decode(fromBase64(first))).toBe(expected);
  });

  test('of a file are its text or its bytes', () => {
    const base64 = (text: string) => toBase64(new TextEncoder().encode(text));
    expect(keyOfFile(base64('-----BEGIN PUBLIC KEY-----'))).toEqual({
      key: '-----BEGIN PUBLIC KEY-----',
      keyForm: 'text',
    });
    expect(keyOfFile(base64('\n{"kty":"oct"}'))).toEqual({ key: '\n{"kty":"oct"}', keyForm: 'text' });
    expect(keyOfFile(base64('secret\n'))).toEqual({ key: base64('secret\n'), keyForm: 'base64' });
  });

  test('a set is searched by the ID that the header names', async () => {
    const bytes = fromHex('00'.repeat(32));
    const jws = await signed('{"a":1}', { key: '\0'.repeat(32), header: '{"kid":"b"}' });
    const keyOf = (kid: string, k: Uint8Array) => ({ kty: 'oct', kid, k: toBase64(k, { urlSafe: true }) });
    const set = (...keys: object[]) => JSON.stringify({ keys: [{ kty: 'new' }, ...keys] });
    const other = fromHex('11'.repeat(32));
    expect((await read(jws, { key: set(keyOf('a', other), keyOf('b', bytes)) })).check?.is).toBe('valid');
    expect((await read(jws, { key: set(keyOf('a', bytes), keyOf('b', other)) })).check?.is).toBe('invalid');
    expect((await read(jws, { key: set(keyOf('a', bytes), keyOf('c', bytes)) })).check).toEqual({
      is: 'unknown',
      because: 'kid',
      what: 'b',
    });
  });

  test('keys without an ID are tried for a token that names one', async () => {
    const [right, other] = [fromHex('00'.repeat(32)), fromHex('11'.repeat(32))];
    const jws = await signed('{"a":1}', { key: '\0'.repeat(32), header: '{"kid":"b"}' });
    const keyOf = (k: Uint8Array, kid?: string) => ({ kty: 'oct', kid, k: toBase64(k, { urlSafe: true }) });
    const checkBy = async (...keys: object[]) => (await read(jws, { key: JSON.stringify({ keys }) })).check;
    expect(await checkBy(keyOf(other), keyOf(right))).toEqual({ is: 'valid', by: 'HS256' });
    expect(await checkBy(keyOf(right), keyOf(other, 'a'))).toEqual({ is: 'valid', by: 'HS256' });
    expect(await checkBy(keyOf(other), keyOf(other))).toEqual({ is: 'invalid', by: 'HS256' });
    // The key may be another one that the set does not have.
    expect(await checkBy(keyOf(other), keyOf(right, 'a'))).toMatchObject({ because: 'kid' });
    expect(await checkBy(keyOf(right), keyOf(other, 'b'))).toEqual({ is: 'invalid', by: 'HS256' });
  });

  test('an HMAC by the public key is a forgery, not a valid token', async () => {
    const [pem = ''] = rsa;
    // As an attacker does it; a reader of keys would see that this is none for HMAC.
    const forged = await signed('{"admin":true}', { key: toBase64(new TextEncoder().encode(pem)), keyForm: 'base64' });
    expect((await read(forged, { key: pem })).check).toEqual({ is: 'confused' });
    expect((await read(forged, { key: pem.replaceAll('\n', '') })).check).toEqual({ is: 'confused' });
    expect((await read(A1, { key: pem })).check).toMatchObject({ because: 'pairForSecret', given: 'RSA' });
  });

  test('a forgery is found for every form of the public key and of the secret', async () => {
    const { rsa, ec256, ed } = vectors.keys;
    for (const [publicKey = '', , certificate = '', pkcs1] of [rsa, [...ec256.slice(0, 3)], ed]) {
      const jwk = createPublicKey(publicKey).export({ format: 'jwk' });
      const forms = [publicKey, certificate, JSON.stringify(jwk), JSON.stringify({ keys: [jwk, { kty: 'new' }] })];
      if (pkcs1 !== undefined) forms.push(pkcs1);
      for (const secret of [publicKey, publicKey.trim(), ...(pkcs1 === undefined ? [] : [pkcs1, pkcs1.trim()])]) {
        const keyBytes = toBase64(new TextEncoder().encode(secret));
        const forged = await signed('{"admin":true}', { key: keyBytes, keyForm: 'base64' });
        for (const key of forms)
          expect((await read(forged, { key })).check, `${key} ${secret}`).toEqual({ is: 'confused' });
      }
    }
  });

  test('a key of another kind is told from a wrong signature', async () => {
    expect((await read(token, { key: 'secret' })).check).toMatchObject({
      is: 'unknown',
      because: 'secretForPair',
    });
    expect((await read(token, { key: vectors.keys.ed[0] ?? '' })).check).toMatchObject({ given: 'Ed25519' });
  });

  test.each([
    ['text', toBase64(new TextEncoder().encode('Zm9vYmFyYmF6')), 'Zm9vYmFyYmF6', 'base64', 'note.keyText'],
    ['hex', toBase64(fromHex('00'.repeat(32))), '00'.repeat(32), 'text', 'note.keyHex'],
    ['Base64', '+/'.repeat(22), '+/'.repeat(22), 'text', 'note.keyBase64'],
    ['Base64url', '+/'.repeat(22), '-_'.repeat(22), 'text', 'note.keyBase64url'],
    [
      'text without spaces',
      toBase64(new TextEncoder().encode('x'.repeat(32))),
      ` ${'x'.repeat(32)}`,
      'text',
      'note.keyTrimmed',
    ],
    [
      'text without its LF',
      toBase64(new TextEncoder().encode('x'.repeat(32))),
      `${'x'.repeat(32)}\n`,
      'text',
      'note.keyNoBreak',
    ],
    [
      'text with LF',
      toBase64(new TextEncoder().encode(`${'x'.repeat(32)}\n`)),
      'x'.repeat(32),
      'text',
      'note.keyBreak',
    ],
    [
      'text with CRLF',
      toBase64(new TextEncoder().encode(`${'x'.repeat(32)}\r\n`)),
      'x'.repeat(32),
      'text',
      'note.keyBreak',
    ],
  ] as const)('names the mistake when the secret is %s', async (_, right, key, keyForm, code) => {
    for (const algorithm of ['HS256', 'HS384', 'HS512'] as const) {
      const token = await signed('{"sub":"1"}', { algorithm, key: right, keyForm: 'base64' });
      const { check, notes } = await read(token, { key, keyForm });
      expect(check?.is).toBe('invalid');
      expect(notes.filter((note) => note !== 'warning.shortSecret')).toEqual([code]);
    }
  });

  test('names a signature of ECDSA in DER (RFC 7518, section 3.4)', async () => {
    for (const bits of SIZES) {
      const [publicKey = '', privateKey = ''] = vectors.keys[`ec${bits}`];
      const message = `${part(`{"alg":"ES${bits}"}`)}.${part('{"sub":"1"}')}`;
      const signature = createSign(`sha${bits}`).update(message).sign(privateKey, 'base64url');
      const written = await read(`${message}.${signature}`, { key: publicKey });
      expect([written.check?.is, written.notes]).toEqual(['invalid', ['warning.derSignature']]);
      const other = await read(`${message}1.${signature}`, { key: publicKey });
      expect([other.check?.is, other.notes]).toEqual(['invalid', ['warning.notJson']]);
      // Numbers of 80 bytes, which no curve has, and some that end too early.
      for (const hex of [`3081a40250${'01'.repeat(80)}0250${'01'.repeat(80)}`, '300602010102', '3003020101', '30']) {
        const wrong = toBase64(fromHex(hex), { urlSafe: true });
        expect((await read(`${message}.${wrong}`, { key: publicKey })).notes).toEqual([]);
      }
    }
  });

  test('names the algorithm that the signature is of', async () => {
    const { rsa } = vectors.keys;
    const all = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const;
    const relabelled = (of: string, as: string, key: string) => {
      const message = `${part(JSON.stringify({ alg: as }))}.${part('{"sub":"1"}')}`;
      const hash = `sha${of.slice(2)}`;
      const isPss = of.startsWith('PS');
      const signature = of.startsWith('HS')
        ? createHmac(hash, key).update(message).digest('base64url')
        : createSign(hash)
            .update(message)
            .sign(
              isPss ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: Number(of.slice(2)) / 8 } : key,
              'base64url',
            );
      return `${message}.${signature}`;
    };
    for (const of of all) {
      for (const as of all) {
        const { check, notes } = await read(relabelled(of, as, rsa[1] ?? ''), { key: rsa[0] ?? '' });
        expect([check?.is, notes]).toEqual(of === as ? ['valid', []] : ['invalid', ['warning.otherAlgorithm']]);
      }
    }
    const secret = 'x'.repeat(64);
    const token = relabelled('HS512', 'HS256', secret);
    expect(await read(token, { key: secret })).toMatchObject({
      check: { is: 'invalid' },
      notes: ['warning.otherAlgorithm'],
    });
    expect((await read(token, { key: 'y'.repeat(64) })).notes).toEqual([]);
  });

  test('weak secrets are named', async () => {
    const weak = await signed('{}', { key: 'secret' });
    expect((await read(weak)).notes).toContain('warning.guessed');
    expect((await read(weak, { key: 'secret' })).notes).toEqual(['warning.wellKnown']);
    const short = await signed('{}', { key: 'f4Kq' });
    expect((await read(short)).notes).toEqual([]);
    expect((await read(short, { key: 'f4Kq' })).notes).toEqual(['warning.shortSecret']);
  });

  test('without https only HMAC is checked', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    try {
      expect((await read(token, { key: rsa[0] ?? '' })).check).toMatchObject({ is: 'unknown', because: 'https' });
      expect((await read(A1, { key: A1_KEY, keyForm: 'base64' })).check?.is).toBe('valid');
      expect(await refusal(signed('{}', { algorithm: 'RS256', key: rsa[1] ?? '' }))).toEqual([
        'error.needsHttps',
        undefined,
        undefined,
      ]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('signing', () => {
  const { keys } = vectors;
  test.each([
    ['RS256', keys.rsa],
    ['PS512', keys.rsa],
    ['ES256', keys.ec256],
    ['ES384', keys.ec384],
    ['ES512', keys.ec512],
    ['EdDSA', keys.ed],
  ])('%s is checked by the public key', async (algorithm, [publicKey = '', privateKey = '']) => {
    const token = await signed('{"sub":"1"}', { algorithm, key: privateKey });
    expect((await read(token, { key: publicKey })).check?.is).toBe('valid');
    expect(await refusal(signed('{}', { algorithm, key: publicKey }))).toEqual([
      'error.needsPrivate',
      undefined,
      'key',
    ]);
  });

  test('a key of 1024 bits signs with a warning, but is too small for PS512', async () => {
    const [publicKey = '', privateKey = ''] = keys.rsaSmall;
    const notes: string[] = [];
    const token = await signed('{}', { algorithm: 'RS256', key: privateKey }, notes);
    expect(notes).toEqual(['warning.smallRsa']);
    expect((await read(token, { key: publicKey })).check).toEqual({ is: 'valid', by: 'RSA' });
    const run = signed('{}', { algorithm: 'PS512', key: privateKey });
    expect(await refusal(run)).toEqual(['error.keySmall', undefined, 'key']);
    const forged = `${part('{"alg":"PS512"}')}.${part('{}')}.${'A'.repeat(171)}`;
    expect((await read(forged, { key: publicKey })).check).toEqual({ is: 'invalid', by: 'RSA' });
  });

  test('any claims come back digit by digit, and a changed one is found out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), fc.string({ minLength: 1 }), async (claims, key) => {
        const secret = toBase64(new TextEncoder().encode(key));
        const token = await signed(JSON.stringify(claims), { key: secret, keyForm: 'base64' });
        const decoded = await read(token, { key: secret, keyForm: 'base64' });
        expect(JSON.parse(decoded.payload?.json ?? '')).toEqual(JSON.parse(JSON.stringify(claims)));
        expect(decoded.check?.is).toBe('valid');
        const [header = '', , signature = ''] = token.split('.');
        const other = `${header}.${part('{"other":1}')}.${signature}`;
        expect((await read(other, { key: secret, keyForm: 'base64' })).check?.is).toBe('invalid');
      }),
      { numRuns: 200 },
    );
  });
});

describe('times', () => {
  const at = (exp: number, options: Given = {}) => read(unsigned(`{"exp":${exp}}`), options);
  const second = NOW / 1000;

  test('a token ends with its second, or as much later as clocks may differ', async () => {
    expect((await at(second + 1)).validity?.is).toBe('valid');
    expect((await at(second)).validity?.is).toBe('expired');
    expect((await at(second, { skew: 1 })).validity?.is).toBe('valid');
    expect((await read(unsigned(`{"nbf":${second + 5}}`))).validity?.is).toBe('notYet');
    expect((await read(unsigned(`{"nbf":${second + 5}}`), { skew: 5 })).validity?.is).toBe('endless');
  });

  test('what is no time stays as it is', async () => {
    for (const exp of ['"soon"', '1e400', '-1e300', 'null', '[1]']) {
      const decoded = await read(unsigned(`{"exp":${exp}}`));
      expect(decoded.notes).toContain('warning.notATime');
      expect(decoded.validity).toEqual({ is: 'endless' });
      expect(claim(decoded, 'exp')?.time).toBeUndefined();
    }
    expect((await at(NOW)).notes).toContain('warning.milliseconds');
  });
});

describe('setting a time', () => {
  test.each([
    ['', '{\n  "exp": 9\n}'],
    ['{}', '{"exp": 9}'],
    ['{\n}\n', '{"exp": 9}\n'],
    ['{"a":1}', '{"a":1,"exp":9}'],
    ['{"a": 1}', '{"a": 1, "exp": 9}'],
    ['{ "a": 1, "b": [2] }', '{ "a": 1, "b": [2], "exp": 9 }'],
    ['{\n\t"a": "x"\n}', '{\n\t"a": "x",\n\t"exp": 9\n}'],
    ['{"exp": "soon", "big": 12345678901234567890}', '{"exp": 9, "big": 12345678901234567890}'],
    // The last one is the one that programs see.
    ['{"exp":1,"exp":{"deep":[2]}}', '{"exp":1,"exp":9}'],
    ['{"in": {"exp": 1}}', '{"in": {"exp": 1}, "exp": 9}'],
    ['[1]', undefined],
    ['{"a":', undefined],
  ])('%j', (text, result) => expect(setTime(text, 'exp', 9)).toBe(result));

  test('changes nothing but the one claim', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom('iat' as const, 'nbf' as const, 'exp' as const),
        fc.constantFrom(undefined, 2, '\t'),
        fc.nat(),
        (claims, claim, indent, seconds) => {
          const changed = setTime(JSON.stringify(claims, undefined, indent), claim, seconds);
          expect(JSON.parse(changed ?? '')).toEqual({ ...JSON.parse(JSON.stringify(claims)), [claim]: seconds });
        },
      ),
    );
  });
});

describe('what is pasted', () => {
  test('with its name, quotes, line breaks and padding', async () => {
    const broken = A1.replace('.', '.\n  ');
    const padded = A1.replace(/$/, '=');
    for (const text of [`Bearer ${A1}`, `Authorization: Bearer ${A1}`, `"${A1}"`, broken, padded]) {
      const { header, validity } = await read(text);
      expect(header.members.length, text).toBe(2);
      expect(validity?.is).toBe('expired');
    }
  });

  test('numbers keep all their digits', async () => {
    const decoded = await read(unsigned('{"id":12345678901234567890123,"rate":1.10,"list":[9007199254740993]}'));
    expect(claim(decoded, 'id')?.value).toBe('12345678901234567890123');
    expect(claim(decoded, 'rate')?.value).toBe('1.10');
    expect(claim(decoded, 'list')?.value).toBe('[\n  9007199254740993\n]');
  });

  test('integers that programs would change are named', async () => {
    const imprecise = async (payload: string) => (await read(unsigned(payload))).payload?.imprecise;
    expect(await imprecise('{"a":9007199254740991,"b":1.5e300,"c":-9007199254740992}')).toEqual(['c']);
    expect(await imprecise(`{"list":[[1,${'9'.repeat(400)}]],"in":{"id":12345678901234567890}}`)).toEqual([
      'list',
      'id',
    ]);
  });

  test('an SD-JWT shows what it discloses (RFC 9901, section 4.2)', async () => {
    const disclosure = 'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0';
    const { disclosures } = await read(`${unsigned('{}')}~${disclosure}~`);
    expect(disclosures).toEqual([{ name: 'family_name', kind: 'string', value: 'Möbius' }]);
  });

  // RFC 9901, sections 4.2.3 and 5.1
  const rfc9901 = [
    ['WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd', 'jsu9yVulwQQlhFlM_3JlzMaSFzglhQG0DpfayQwLUK4'],
    ['WyJlbHVWNU9nM2dTTklJOEVZbnN4QV9BIiwgImZhbWlseV9uYW1lIiwgIkRvZSJd', 'TGf4oLbgwd5JQaHyKVQZU9UdGE0w5rtDsrZzfUaomLo'],
    [
      'WyI2SWo3dE0tYTVpVlBHYm9TNXRtdlZBIiwgImVtYWlsIiwgImpvaG5kb2VAZXhhbXBsZS5jb20iXQ',
      'JzYjH4svliH0R3PyEMfeZu6Jt69u5qehZo7F7EPYlSE',
    ],
    [
      'WyJlSThaV205UW5LUHBOUGVOZW5IZGhRIiwgInBob25lX251bWJlciIsICIrMS0yMDItNTU1LTAxMDEiXQ',
      'PorFbpKuVu6xymJagvkFsFXAbRoc2JGlAUA2BA4o7cI',
    ],
    [
      'WyJRZ19PNjR6cUF4ZTQxMmExMDhpcm9BIiwgInBob25lX251bWJlcl92ZXJpZmllZCIsIHRydWVd',
      'XQ_3kPKt1XyX7KANkqVR6yZ2Va5NrPIvPYbyMvRKBMM',
    ],
    [
      'WyJBSngtMDk1VlBycFR0TjRRTU9xUk9BIiwgImFkZHJlc3MiLCB7InN0cmVldF9hZGRyZXNzIjogIjEyMyBNYWluIFN0IiwgImxvY2FsaXR5IjogIkFueXRvd24iLCAicmVnaW9uIjogIkFueXN0YXRlIiwgImNvdW50cnkiOiAiVVMifV0',
      'XzFrzwscM6Gn6CJDc6vVK8BkMnfG8vOSKfpPIZdAfdE',
    ],
    [
      'WyJQYzMzSk0yTGNoY1VfbEhnZ3ZfdWZRIiwgImJpcnRoZGF0ZSIsICIxOTQwLTAxLTAxIl0',
      'gbOsI4Edq2x2Kw-w5wPEzakob9hV1cRD0ATN3oQL9JM',
    ],
    [
      'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0',
      'X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0',
    ],
  ] as const;
  const rfc9901Elements = [
    ['WyJsa2x4RjVqTVlsR1RQVW92TU5JdkNBIiwgIlVTIl0', 'pFndjkZ_VCzmyTa6UjlZo3dh-ko8aIKQc9DlGzhaVYo'],
    ['WyJuUHVvUW5rUkZxM0JJZUFtN0FuWEZBIiwgIkRFIl0', '7Cf6JkPudry3lcbwHgeZ8khAv1U1OSlerP0VkBJrWZ0'],
    ['WyJsa2x4RjVqTVlsR1RQVW92TU5JdkNBIiwgIkZSIl0', 'w0I8EKcdCtUPkGCNUrfwVp2xEgNjtoIDlOxc9-PlOhs'],
  ] as const;
  const digestsOf = async (payload: unknown, disclosures: readonly string[]) =>
    (await read(`${unsigned(JSON.stringify(payload))}~${disclosures.join('~')}~`)).digests;

  test('the digest of each disclosure is looked for (RFC 9901)', async () => {
    for (const [text, digest] of rfc9901) expect(await digestsOf({ _sd: [digest] }, [text])).toEqual({ is: 'match' });
    for (const [text, digest] of rfc9901Elements) {
      expect(await digestsOf({ list: [{ '...': digest }, 'FR'] }, [text])).toEqual({ is: 'match' });
    }
    const [[given, itsDigest], [family, another]] = rfc9901;
    expect(await digestsOf({ _sd: [itsDigest, another] }, [given])).toEqual({ is: 'match' });
    expect(await digestsOf({ _sd: [another] }, [given, family])).toEqual({ is: 'foreign', names: ['given_name'] });
    expect(await digestsOf({ sub: itsDigest, list: [itsDigest] }, [given])).toEqual({
      is: 'foreign',
      names: ['given_name'],
    });
  });

  test('digests of disclosures within disclosures, and by other hashes', async () => {
    for (const [name, hash] of [
      ['sha-256', 'sha256'],
      ['sha-384', 'sha384'],
      ['sha-512', 'sha512'],
    ] as const) {
      const digest = (text: string) => createHash(hash).update(text).digest('base64url');
      const inner = part('["s1","region","Sachsen"]');
      const element = part('["s2","DE"]');
      const outer = part(JSON.stringify(['s3', 'address', { _sd: [digest(inner)], of: [{ '...': digest(element) }] }]));
      const payload = { _sd_alg: name, deep: [{ _sd: [digest(outer)] }] };
      expect(await digestsOf(payload, [inner, outer, element])).toEqual({ is: 'match' });
      // Without the outer one nothing leads to what is in it.
      expect(await digestsOf(payload, [inner, element])).toEqual({ is: 'foreign', names: ['region', '…'] });
    }
    expect(await digestsOf({ _sd_alg: 'md5' }, [rfc9901[0][0]])).toEqual({ is: 'unknown', algorithm: 'md5' });
  });

  test('says where it is wrong', async () => {
    const [header = '', payload = ''] = A1.split('.');
    expect(await refusal(read('a.b'))).toEqual(['error.parts', undefined, undefined]);
    expect(await refusal(read(`${header}.ab*d.`))).toEqual(['error.base64url', header.length + 3, undefined]);
    expect(await refusal(read(`${header}.ab+d.`))).toEqual(['error.base64url', header.length + 3, undefined]);
    expect(await refusal(read(`${header}.abcde.`))).toEqual(['error.base64Length', header.length + 1, undefined]);
    expect(await refusal(read(`${part('{"alg":')}.${payload}.`))).toEqual(['error.headerJson', 0, undefined]);
    expect(await refusal(read(`${part('[1]')}.${payload}.`))).toEqual(['error.headerObject', 0, undefined]);
  });

  test('300 mutated tokens are decoded or refused with a code', async () => {
    const seeds = [A1, String(vectors.tokens[900]?.[0]), `${unsigned('{"a":[{"b":1}]}')}~${part('["s","n",1]')}~`];
    const keys = [
      '',
      'secret',
      ...Object.values(vectors.keys).map(([pem = '']) => pem),
      '{"keys":[{"kty":"oct","k":"AA"}]}',
    ];
    let seed = 1;
    const random = (limit: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % limit;
    };
    const pieces = ['.', '~', '=', '+', '\0', '{', '"', 'é', '\ud800', 'eyJ', 'A', ' ', '\n', 'W10', '-----BEGIN '];
    const mutate = (text: string) => {
      let result = text;
      for (let times = random(3); times >= 0; times -= 1) {
        const from = random(result.length + 1);
        result = result.slice(0, from) + (pieces[random(pieces.length)] ?? '') + result.slice(from + random(4));
      }
      return result;
    };
    const codes = new Set<string>();
    for (let round = 0; round < 300; round += 1) {
      const text = mutate(seeds[round % seeds.length] ?? '');
      const key = round % 4 === 0 ? mutate(keys[random(keys.length)] ?? '') : '';
      try {
        await read(text, { key });
      } catch (error) {
        if (!(error instanceof ToolError))
          throw new Error(`not coded: ${JSON.stringify([text, key])}`, { cause: error });
        codes.add(error.code);
      }
    }
    expect(codes.size).toBeGreaterThan(5);
  });
});

test('a lone surrogate, which becomes U+FFFD, is noted; one that is escaped stays as it is', async () => {
  const noted: string[] = [];
  const key = 'a'.repeat(32);
  const token = await signed('{"a":"\ud800"}', { key, header: '{"kid":"\udc00"}' }, noted);
  expect(noted).toEqual(['warning.replacedSurrogate', 'warning.replacedSurrogate']);
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toBe('{"a":"\ufffd"}');
  noted.length = 0;
  const escaped = await signed(String.raw`{"a":"\ud800"}`, { key }, noted);
  expect(noted).toEqual([]);
  expect(Buffer.from(escaped.split('.')[1] ?? '', 'base64url').toString()).toBe(String.raw`{"a":"\ud800"}`);
});
