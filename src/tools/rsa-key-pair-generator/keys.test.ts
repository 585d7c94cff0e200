import { createPrivateKey, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { fromBase64 } from '#lib/bytes';
import { platformSources } from '#lib/sources';
import { convert } from './convert.ts';
import { estimate } from './estimate.ts';
import { generate, rewrite, type Algorithm } from './generate.ts';
import vectors from './key-vectors.json';
import { generateRsa } from './primes.ts';
import { cipherNamed, decrypt } from './ssh-cipher.ts';
import type { PrivateFormat, PublicFormat } from './write-key.ts';

const { context } = testContext();
const random = { ...context, sources: platformSources };
const PLAIN = {
  publicFormat: 'spki',
  privateFormat: 'pkcs8',
  comment: '',
  passphrase: '',
  newPassphrase: '',
  other: '',
} as const;
type Options = Parameters<typeof convert>[1];
const read = (text: string, options: Partial<Options> = {}) => convert(text, { ...PLAIN, ...options }, random);
const make = (options: Partial<Parameters<typeof generate>[0]>) =>
  generate({ algorithm: 'rsa', bits: 1024, ...PLAIN, ...options }, random);
const code = (code: string) => expect.objectContaining({ code }) as object;
const atPassphrase = (code: string) =>
  expect.objectContaining({ code, where: expect.objectContaining({ option: 'passphrase' }) as object }) as object;

afterEach(() => vi.unstubAllGlobals());
const platformRandom = crypto.getRandomValues.bind(crypto);
/** As on plain http, where browsers give only random numbers. */
const withoutWebCrypto = () =>
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => platformRandom(bytes) });

interface Vector {
  readonly pkcs8: string;
  readonly spki: string;
  readonly keyId: string;
  readonly jwk: Readonly<Record<string, string>>;
  readonly pkcs1?: string;
  readonly pkcs1Public?: string;
  readonly openssh?: string;
  readonly line?: string;
  readonly comment?: string;
  readonly sha256?: string;
  readonly md5?: string;
}
const keys = Object.entries(vectors.keys as Readonly<Record<string, Vector>>);
/** The members of a JWK that are no secret. */
const PUBLIC = ['kty', 'crv', 'n', 'e', 'x', 'y'];
const { passphrase } = vectors;
const p256 = vectors.keys['EC P-256'];

/** A context whose random bytes are these, one after another. */
function withRandom(bytes: Uint8Array<ArrayBuffer>) {
  let at = 0;
  return { ...random, sources: { ...platformSources, random: (size: number) => bytes.slice(at, (at += size)) } };
}
const bodyOf = (pem: string) => fromBase64(pem.replace(/-----.*-----/g, ''));

describe.each(keys)('%s of ssh-keygen and OpenSSL', (name, key) => {
  const privates = [key.pkcs8, key.pkcs1, key.openssh, JSON.stringify(key.jwk)].filter((text) => text !== undefined);

  test('is read from every format', async () => {
    for (const text of privates) {
      const facts = await read(text, { other: key.spki });
      expect(facts).toMatchObject({ algorithm: name, isPrivate: true, matches: true, publicKey: key.spki });
      expect(facts).toMatchObject({ keyId: key.keyId, sha256: key.sha256 ?? null, md5: key.md5 ?? null });
      expect(facts.comment).toBe(text === key.openssh ? key.comment : '');
    }
    const jwk = Object.fromEntries(Object.entries(key.jwk).filter(([member]) => PUBLIC.includes(member)));
    for (const text of [key.spki, key.pkcs1Public, key.line, JSON.stringify(jwk), JSON.stringify({ keys: [jwk] })]) {
      if (text === undefined) continue;
      const facts = await read(text);
      expect(facts).toMatchObject({ isPrivate: false, privateKey: null, publicKey: key.spki, keyId: key.keyId });
    }
  });

  test('is written to the letter', async () => {
    const written = async (publicFormat: PublicFormat, privateFormat: PrivateFormat) => {
      const { publicKey, privateKey } = await read(key.pkcs8, { publicFormat, privateFormat });
      return [publicKey, privateKey];
    };
    expect(await written('spki', 'pkcs8')).toEqual([key.spki, key.pkcs8]);
    if (key.pkcs1 !== undefined) expect((await written('spki', 'pkcs1'))[1]).toBe(key.pkcs1);
    if (key.pkcs1Public !== undefined) expect((await written('pkcs1', 'pkcs8'))[0]).toBe(key.pkcs1Public);
    const [publicJwk, privateJwk] = await written('jwk', 'jwk');
    const { kid, ...jwk } = JSON.parse(privateJwk ?? '') as Record<string, string>;
    expect(jwk).toEqual(key.jwk);
    expect(kid).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(JSON.parse(publicJwk ?? '') as object)).not.toContain('d');
  });
});

test.each(keys.filter(([, { openssh }]) => openssh !== undefined))(
  '%s is written as by ssh-keygen, to the letter',
  async (_name, { pkcs8, openssh = '', line, comment = '' }) => {
    const { private: inner } = openSshParts(openssh);
    const result = await convert(
      pkcs8,
      { ...PLAIN, publicFormat: 'openssh', privateFormat: 'openssh', comment },
      withRandom(inner.slice(0, 4)),
    );
    expect(result.publicKey.trim()).toBe(line?.trim());
    expect(result.privateKey).toBe(openssh);
  },
);

/** The fields of an OpenSSH key that a test needs (PROTOCOL.key); the private part begins with its check number. */
function openSshParts(pem: string) {
  const bytes = bodyOf(pem);
  const view = new DataView(bytes.buffer);
  let at = 'openssh-key-v1\0'.length;
  const next = () => {
    const from = at + 4;
    at = from + view.getUint32(at);
    return bytes.slice(from, at);
  };
  const [, , options] = [next(), next(), next()];
  at += 4;
  next();
  return { salt: options.slice(4, 20), private: next() };
}

describe('passphrases', () => {
  const wrong = { passphrase: 'wrong' };
  const [missing, mistaken] = [atPassphrase('error.passphraseMissing'), atPassphrase('error.passphraseWrong')];

  test.each(vectors.ssh)('ssh-keygen -Z %s', async (_cipher, text = '', line = '') => {
    const facts = await read(text, { passphrase, publicFormat: 'openssh', other: line });
    expect(facts).toMatchObject({ isPrivate: true, matches: true, publicKey: `${line.trim()}\n` });
    await expect(read(text)).rejects.toThrow(missing);
    await expect(read(text, wrong)).rejects.toThrow(mistaken);
  });

  test('is written as ssh-keygen does, to the letter', async () => {
    const { salt, private: encrypted } = openSshParts(vectors.sshDefault);
    const inner = decrypt(cipherNamed('aes256-ctr'), encrypted, passphrase, { salt, rounds: 24 });
    const made = await convert(
      vectors.keys.Ed25519.pkcs8,
      { ...PLAIN, privateFormat: 'openssh', newPassphrase: passphrase, comment: vectors.keys.Ed25519.comment },
      withRandom(Uint8Array.of(...inner.subarray(0, 4), ...salt)),
    );
    expect(made.privateKey).toBe(vectors.sshDefault);
  });

  test.each(vectors.pbes2)('openssl pkcs8 -v2 %s -v2prf %s', async (_cipher, _prf, text = '') => {
    expect(await read(text, { passphrase })).toMatchObject({ publicKey: p256.spki, privateKey: p256.pkcs8 });
    await expect(read(text)).rejects.toThrow(missing);
    await expect(read(text, wrong)).rejects.toThrow(mistaken);
  });

  test.each(vectors.old)('%s by openssl %s before PKCS #8', async (name, _cipher, text = '') => {
    const key = vectors.keys[name as 'EC P-256'];
    expect(await read(text, { passphrase })).toMatchObject({ publicKey: key.spki, privateKey: key.pkcs8 });
    await expect(read(text)).rejects.toThrow(missing);
    await expect(read(text, wrong)).rejects.toThrow(mistaken);
  });

  test('that are wrong never pass for broken keys', async () => {
    // One in 256 gives padding that looks right.
    for (let attempt = 0; attempt < 600; attempt++) {
      await expect(read(vectors.old[1]?.[2] ?? '', { passphrase: `wrong ${attempt}` })).rejects.toThrow(mistaken);
    }
  });

  test('of our PKCS #8 are read by OpenSSL', async () => {
    const { privateKey } = await read(p256.pkcs8, { newPassphrase: passphrase });
    const key = createPrivateKey({ key: privateKey ?? '', passphrase });
    expect(key.export({ type: 'pkcs8', format: 'pem' })).toBe(p256.pkcs8);
  });
});

describe('what is not read', () => {
  const { others } = vectors;

  test.each([
    ['dsa', 'error.label'],
    ['x448', 'error.algorithm'],
    ['scrypt', 'error.scheme'],
    ['pbes1', 'error.scheme'],
    ['secp256k1', 'error.curve'],
    ['explicit', 'error.curve'],
  ] as const)('%s is named', async (name, expected) => {
    await expect(read(others[name], { passphrase })).rejects.toThrow(code(expected));
  });

  test('numbers of RSA that do not belong together', async () => {
    for (const name of ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const) {
      const jwk = { ...vectors.keys['RSA 1024'].jwk };
      jwk[name] = `${jwk[name].slice(0, -3)}AAA`;
      await expect(read(JSON.stringify(jwk))).rejects.toThrow(code('error.rsa'));
    }
  });

  test('a public part of another private one', async () => {
    const jwk = { ...vectors.keys.Ed25519.jwk, x: vectors.keys.X25519.jwk.x };
    await expect(read(JSON.stringify(jwk))).rejects.toThrow(code('error.pair'));
    const { x, y } = vectors.keys['EC P-384'].jwk;
    await expect(read(JSON.stringify({ ...vectors.keys['EC P-256'].jwk, x, y }))).rejects.toThrow(ToolError);
  });
});

test('a wrong label is named, and the key is read', async () => {
  for (const [label, text] of [
    ['PUBLIC KEY', p256.pkcs8.replaceAll('PRIVATE KEY', 'PUBLIC KEY')],
    ['RSA PRIVATE KEY', p256.pkcs8.replaceAll('PRIVATE KEY', 'RSA PRIVATE KEY')],
  ] as const) {
    const { context: noting, notes } = testContext();
    expect(await convert(text, PLAIN, noting)).toMatchObject({ isPrivate: true, publicKey: p256.spki });
    expect(notes).toEqual([
      expect.objectContaining({ code: 'warning.label', params: { label, right: 'PRIVATE KEY' } }),
    ]);
  }
});

test('a text is no key', async () => {
  for (const text of ['my words', '30 words', 'a', ' ']) await expect(read(text)).rejects.toThrow(code('error.noKey'));
});

test('DER without lines is read', async () => {
  const body = p256.pkcs8.split('\n').slice(1, -2).join('');
  expect(await read(body)).toMatchObject({ isPrivate: true, publicKey: p256.spki });
  expect(await read(Buffer.from(body, 'base64').toString('hex'))).toMatchObject({ publicKey: p256.spki });
});

test('a line of authorized_keys with options is read', async () => {
  const { line, spki } = vectors.keys.Ed25519;
  expect(await read(`command="ls -l",no-pty ${line}`)).toMatchObject({ publicKey: spki, comment: 'ada lovelace' });
});

// RFC 8037, appendix A.1 and A.3.
test('the key of RFC 8037', async () => {
  const jwk = {
    kty: 'OKP',
    crv: 'Ed25519',
    d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
    x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  };
  expect((await read(JSON.stringify(jwk))).thumbprint).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
});

// RFC 7638, section 3.1.
test('the thumbprint of RFC 7638', async () => {
  const n =
    '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
  const facts = await read(JSON.stringify({ kty: 'RSA', e: 'AQAB', n }));
  expect(facts).toMatchObject({ algorithm: 'RSA 2048', strength: 112 });
  expect(facts.thumbprint).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
});

// RFC 7748, section 6.1; the algorithm is that of RFC 8410, section 3.
test('Alice’s key of RFC 7748', async () => {
  const alice = {
    kty: 'OKP',
    crv: 'X25519',
    d: 'dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo',
    x: 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo',
  };
  expect((await read(JSON.stringify(alice))).publicKey).toContain(
    'MCowBQYDK2VuAyEAhSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=',
  );
});

describe('a new pair', () => {
  const algorithms: Algorithm[] = ['rsa', 'P-256', 'P-384', 'P-521', 'ed25519', 'x25519'];

  test.each(algorithms)('%s is read by OpenSSL, and no two are the same', async (algorithm) => {
    const [one, other] = [await make({ algorithm }), await make({ algorithm })];
    const read = createPublicKey(createPrivateKey(one.privateKey)).export({ type: 'spki', format: 'pem' });
    expect(read).toBe(one.publicKey);
    expect(one.publicKey).not.toBe(other.publicKey);
  });

  test.each([256, 264, 504, 512, 1024])('has a modulus of %i bits', async (bits) => {
    const { algorithm, privateKey } = await make({ bits });
    expect(algorithm).toBe(`RSA ${bits}`);
    expect(createPrivateKey(privateKey).asymmetricKeyDetails).toEqual({ modulusLength: bits, publicExponent: 65_537n });
  });

  test('is made on plain http, with progress', async () => {
    withoutWebCrypto();
    const shares: number[] = [];
    const options = { algorithm: 'rsa', bits: 512, ...PLAIN } as const;
    const pair = await generate(options, { ...random, progress: (done) => void shares.push(done) });
    expect(shares.length).toBeGreaterThan(1);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(createPrivateKey(pair.privateKey).asymmetricKeyDetails?.modulusLength).toBe(512);
    expect((await make({ algorithm: 'P-256' })).algorithm).toBe('EC P-256');
  });

  test('has numbers of RSA that belong together', () => {
    for (const bits of [256, 512, 768]) {
      const { n, e, secret } = generateRsa(bits, platformSources, () => undefined);
      const { d = 0n, p = 0n, q = 0n, dp, dq, qi = 0n } = secret ?? {};
      expect(n.toString(2)).toHaveLength(bits);
      expect(p * q).toBe(n);
      expect([(e * d) % (p - 1n), (e * d) % (q - 1n), (qi * q) % p]).toEqual([1n, 1n, 1n]);
      expect([dp, dq]).toEqual([d % (p - 1n), d % (q - 1n)]);
    }
  });

  test.each([true, false])('is estimated by the clock (WebCrypto: %s)', async (isThere) => {
    if (!isThere) withoutWebCrypto();
    let time = 0;
    const ticking = { ...platformSources, now: () => (time += 40) };
    const [small, large] = [await estimate({ bits: 2048 }, ticking), await estimate({ bits: 8192 }, ticking)];
    expect(small.milliseconds).toBeGreaterThan(0);
    expect(large.milliseconds).toBeGreaterThan(small.milliseconds * 64);
    const standing = { ...platformSources, now: () => 0 };
    expect(await estimate({ bits: 8192 }, standing)).toEqual({ milliseconds: 0 });
  });

  test('keeps its key in other formats', async () => {
    const pair = await make({ algorithm: 'ed25519' });
    const again = await rewrite(pair.privateKey, { ...PLAIN, publicFormat: 'jwk', privateFormat: 'openssh' }, random);
    expect(again).toMatchObject({ sha256: pair.sha256, thumbprint: pair.thumbprint });
    expect(again.privateKey).toContain('OPENSSH');
    await expect(rewrite(pair.publicKey, PLAIN, random)).rejects.toThrow(code('error.noPrivate'));
  });
});

test('mutated keys give a key or an error of their own', async () => {
  const texts = keys.flatMap(([, { pkcs8, spki, jwk, openssh = '', pkcs1 = '' }]) => [
    ...[pkcs8, spki, openssh, pkcs1].filter((text) => text !== ''),
    JSON.stringify(jwk),
  ]);
  const small = [...texts.filter(({ length }) => length < 700), vectors.pbes2[0]?.[2] ?? '', vectors.old[3]?.[2] ?? ''];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...small),
      fc.nat(),
      fc.constantFrom('', 'A', '/', '=', '-', '\n', '"', '0', 'é', 'MIIB'),
      fc.nat(3),
      async (text, place, by, remove) => {
        const at = place % text.length;
        const mutated = text.slice(0, at) + by + text.slice(at + remove);
        try {
          await read(mutated, { passphrase });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      },
    ),
    { numRuns: 300, seed: 58 },
  );
});

test('a key in quotes, with escapes for its line breaks, is the same', async () => {
  const { privateKey: pem } = await make({ algorithm: 'ed25519' });
  const plain = await read(pem);
  const escaped = pem.trim().replaceAll('\n', '\\n');
  const bare = pem.replaceAll(/-----.*-----|\n/g, '');
  for (const text of [escaped, `"${escaped}"`, `KEY="${escaped}"`, `{"private_key": "${escaped}"}`, `'${bare}'`])
    expect((await read(text)).privateKey, text).toBe(plain.privateKey);
});
