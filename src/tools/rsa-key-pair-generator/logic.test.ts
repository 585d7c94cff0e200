// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import { generate, rewrite, type Algorithm } from './generate.ts';
import { inspect } from './inspect.ts';
import { jwkOf, readJwk } from './jwk.ts';
import { generateRsa, isPrime } from './primes.ts';
import type { PrivateFormat, PublicFormat } from './write-key.ts';

const context = { sources: platformSources, note: () => undefined, progress: () => undefined };
const initial = {
  algorithm: 'rsa',
  bits: 1024,
  privateFormat: 'pkcs8',
  publicFormat: 'spki',
  comment: '',
  passphrase: '',
} as const;
const make = (options: Partial<Parameters<typeof generate>[0]>) => generate({ ...initial, ...options }, context);
const look = (text: string, options: Partial<Parameters<typeof inspect>[1]> = {}) =>
  inspect(
    text,
    { passphrase: '', publicFormat: 'spki', privateFormat: 'none', newPassphrase: '', other: '', ...options },
    context,
  );

const isThere = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;
const hasOpenssl = isThere('openssl', 'version');
const hasSshKeygen = isThere('ssh-keygen', '-?');
const folder = mkdtempSync(join(tmpdir(), 'rsa-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());
/** A file that only its owner may read, as ssh-keygen wants it. */
function file(text: string): string {
  const path = join(folder, 'key');
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' }).toString();

const algorithms: Algorithm[] = ['rsa', 'ed25519', 'P-256', 'P-384', 'P-521', 'x25519'];
const sshAlgorithms = algorithms.filter((algorithm) => algorithm !== 'x25519');
const privates: PrivateFormat[] = ['pkcs8', 'pkcs1', 'openssh', 'jwk'];
const publics: PublicFormat[] = ['spki', 'pkcs1', 'openssh', 'jwk', 'jwks'];
const combine = <T extends string>(formats: readonly T[], fits: (algorithm: Algorithm, format: T) => boolean) =>
  algorithms.flatMap((algorithm) =>
    formats.filter((format) => fits(algorithm, format)).map((format) => [algorithm, format] as const),
  );
const privatePairs = combine(privates, (algorithm, format) =>
  format === 'openssh' ? algorithm !== 'x25519' : format !== 'pkcs1' || !algorithm.endsWith('25519'),
);
const publicPairs = combine(publics, (algorithm, format) =>
  format === 'openssh' ? algorithm !== 'x25519' : algorithm === 'rsa' || format !== 'pkcs1',
);

// RFC 8037, appendix A.1 to A.3.
const RFC_8037 = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
};

test('the key of RFC 8037', async () => {
  const { x: _, ...rest } = RFC_8037;
  expect(jwkOf(readJwk(JSON.stringify(RFC_8037)))['x']).toBe(RFC_8037.x);
  await expect(look(JSON.stringify(rest))).rejects.toThrow(expect.objectContaining({ code: 'error.member' }));
  const facts = await look(JSON.stringify(RFC_8037));
  expect(facts.thumbprint).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
});

test('Alice’s key of RFC 7748, section 6.1', async () => {
  const alice = {
    kty: 'OKP',
    crv: 'X25519',
    d: 'dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo',
    x: 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo',
  };
  const facts = await look(JSON.stringify(alice), { publicFormat: 'jwk' });
  expect(facts).toMatchObject({ algorithm: 'X25519', isPrivate: true, sha256: null, md5: null });
  expect(JSON.parse(facts.publicKey)).toMatchObject({ kty: 'OKP', crv: 'X25519', x: alice.x });
  const { x: _, ...bare } = alice;
  await expect(look(JSON.stringify({ ...bare, x: RFC_8037.x }))).rejects.toMatchObject({ code: 'error.pair' });
  // RFC 8410, section 10.1, has no key of X25519; its algorithm is 1.3.101.110 without parameters (section 3).
  const { publicKey } = await look(JSON.stringify(alice));
  expect(publicKey).toContain('MCowBQYDK2VuAyEAhSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=');
});

test('X25519 has no OpenSSH form', async () => {
  for (const format of [{ publicFormat: 'openssh' }, { privateFormat: 'openssh' }] as const) {
    await expect(make({ algorithm: 'x25519', ...format })).rejects.toMatchObject({
      code: 'error.noSsh',
      where: { option: Object.keys(format)[0] },
    });
  }
});

test('the thumbprint of RFC 7638', async () => {
  const n =
    '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
  const { thumbprint, algorithm } = await look(JSON.stringify({ kty: 'RSA', e: 'AQAB', n }));
  expect(thumbprint).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
  expect(algorithm).toBe('RSA 2048');
});

describe('a pair', () => {
  test.each(privatePairs)('%s as %s is read again, and by Node', async (algorithm, privateFormat) => {
    const pair = await make({ algorithm, privateFormat, comment: 'ada@example.org' });
    const facts = await look(pair.privateKey, { other: pair.publicKey });
    expect(facts).toMatchObject({ isPrivate: true, matches: true, publicKey: pair.publicKey, sha256: pair.sha256 });
    expect(facts.comment).toBe(privateFormat === 'openssh' ? 'ada@example.org' : '');
    if (privateFormat === 'openssh') return;
    const key =
      privateFormat === 'jwk'
        ? createPrivateKey({ key: JSON.parse(pair.privateKey) as never, format: 'jwk' })
        : createPrivateKey(pair.privateKey);
    expect(createPublicKey(key).export({ type: 'spki', format: 'pem' })).toBe(pair.publicKey);
    if (algorithm === 'x25519') return;
    const hash = algorithm === 'ed25519' ? null : 'sha256';
    const signature = sign(hash, Buffer.from('handy tools'), key);
    expect(verify(hash, Buffer.from('handy tools'), createPublicKey(pair.publicKey), signature)).toBe(true);
  });

  test.each(publicPairs)('%s: the public key as %s is read again', async (algorithm, publicFormat) => {
    const pair = await make({ algorithm, publicFormat });
    const facts = await look(pair.publicKey, { publicFormat, other: pair.privateKey });
    expect(facts).toMatchObject({ isPrivate: false, matches: true, publicKey: pair.publicKey });
    expect(pair.publicKey).not.toMatch(/PRIVATE|"d"/);
  });

  test('differs from the next one', async () => {
    const [one, other] = [await make({ algorithm: 'ed25519' }), await make({ algorithm: 'ed25519' })];
    expect((await look(one.privateKey, { other: other.publicKey })).matches).toBe(false);
  });

  test.each([512, 1024, 2048])('has a modulus of %i bits', async (bits) => {
    const { algorithm } = await make({ bits });
    expect(algorithm).toBe(`RSA ${bits}`);
  });

  test.each([256, 264, 504])('has a modulus of %i bits without WebCrypto, which refuses it', async (bits) => {
    expect((await make({ bits })).algorithm).toBe(`RSA ${bits}`);
  });

  test('is made on plain http, with progress', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const shares: number[] = [];
    const options = { ...initial, passphrase: '' };
    const pair = await generate(options, { ...context, progress: (done) => shares.push(done) });
    expect(shares.length).toBeGreaterThan(1);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(createPrivateKey(pair.privateKey).asymmetricKeyDetails?.modulusLength).toBe(1024);
  });
});

describe.skipIf(!hasOpenssl)('OpenSSL (skipped where it is not installed)', () => {
  test.each(privatePairs.filter(([, format]) => format === 'pkcs8' || format === 'pkcs1'))(
    'reads %s as %s',
    async (algorithm, privateFormat) => {
      const pair = await make({ algorithm, privateFormat });
      expect(run('openssl', 'pkey', '-in', file(pair.privateKey), '-pubout')).toBe(pair.publicKey);
      if (algorithm.endsWith('25519')) return;
      expect(run('openssl', 'pkey', '-in', file(pair.privateKey), '-check', '-noout')).toContain('Key is valid');
    },
  );

  test('finds that RSA keys are right, those made in JavaScript, too', async () => {
    for (const bits of [512, 1024]) {
      const pair = await make({ bits, privateFormat: 'pkcs1' });
      expect(run('openssl', 'rsa', '-in', file(pair.privateKey), '-check', '-noout')).toContain('RSA key ok');
    }
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    for (const bits of [512, 1024]) {
      const pair = await make({ bits, privateFormat: 'pkcs1' });
      expect(run('openssl', 'rsa', '-in', file(pair.privateKey), '-check', '-noout')).toContain('RSA key ok');
    }
  });

  test('reads a passphrase, and its own is read', async () => {
    const passphrase = 'correct hörse';
    const pair = await make({ algorithm: 'P-256', passphrase });
    expect(pair.privateKey).toContain('BEGIN ENCRYPTED PRIVATE KEY');
    expect(run('openssl', 'pkey', '-in', file(pair.privateKey), '-passin', `pass:${passphrase}`, '-pubout')).toBe(
      pair.publicKey,
    );
    const plain = await make({ algorithm: 'P-256' });
    for (const [cipher, prf] of [
      ['aes-128-cbc', 'hmacWithSHA1'],
      ['aes-192-cbc', 'hmacWithSHA256'],
      ['aes-256-cbc', 'hmacWithSHA512'],
    ] as const) {
      const args = ['-topk8', '-v2', cipher, '-v2prf', prf, '-passout', `pass:${passphrase}`];
      const encrypted = run('openssl', 'pkcs8', ...args, '-in', file(plain.privateKey));
      expect((await look(encrypted, { passphrase })).publicKey).toBe(plain.publicKey);
    }
  });

  test('gives the key id that it puts into certificates', async () => {
    const pair = await make({ algorithm: 'P-256' });
    const path = file(pair.privateKey);
    const certificate = run('openssl', 'req', '-x509', '-key', path, '-subj', '/CN=a', '-text', '-noout');
    const [, id = ''] = /Subject Key Identifier:\s+([\dA-F:]+)/.exec(certificate) ?? [];
    expect(id.replaceAll(':', '').toLowerCase()).toBe(pair.keyId);
  });
});

describe.skipIf(!hasSshKeygen)('ssh-keygen (skipped where it is not installed)', () => {
  test.each(sshAlgorithms)('reads %s', async (algorithm) => {
    const pair = await make({ algorithm, publicFormat: 'openssh', privateFormat: 'openssh', comment: 'ada lovelace' });
    expect(run('ssh-keygen', '-y', '-f', file(pair.privateKey)).trim()).toBe(pair.publicKey.trim());
    expect(run('ssh-keygen', '-l', '-f', file(pair.publicKey))).toContain(`${pair.sha256} ada lovelace`);
    expect(run('ssh-keygen', '-l', '-E', 'md5', '-f', file(pair.publicKey))).toContain(`${pair.md5} ada lovelace`);
  });

  test.each([
    ['rsa', '1024'],
    ['ed25519', '256'],
    ['ecdsa', '521'],
  ])('writes %s, which is read', async (type, bits) => {
    const path = join(folder, `made-${type}`);
    run('ssh-keygen', '-q', '-t', type, '-b', bits, '-N', '', '-C', 'ada', '-f', path);
    const facts = await look(run('cat', path), { publicFormat: 'openssh', other: run('cat', `${path}.pub`) });
    expect(facts).toMatchObject({ comment: 'ada', matches: true, publicKey: run('cat', `${path}.pub`) });
  });
});

describe.skipIf(!hasSshKeygen)('passphrases of ssh-keygen (skipped where it is not installed)', () => {
  const passphrase = 'correct hörse';
  const ciphers = [
    ...['aes256-ctr', 'aes192-ctr', 'aes128-ctr', 'aes256-cbc', 'aes192-cbc', 'aes128-cbc'],
    ...['aes256-gcm@openssh.com', 'aes128-gcm@openssh.com', 'chacha20-poly1305@openssh.com', '3des-cbc'],
  ];
  const kinds = [
    ['ed25519', '256'],
    ['ecdsa', '256'],
    ['ecdsa', '384'],
    ['ecdsa', '521'],
    ['rsa', '1024'],
  ] as const;
  const made = ciphers.flatMap((cipher) => kinds.map((kind, index) => [cipher, ...kind, index + 1] as const));

  test.each(made)('%s of %s %s with %i rounds is read', async (cipher, type, bits, rounds) => {
    const path = join(folder, `locked-${cipher}-${type}-${bits}`);
    const args = ['-t', type, '-b', bits, '-N', passphrase, '-Z', cipher, '-a', String(rounds), '-C', 'ada'];
    run('ssh-keygen', '-q', ...args, '-f', path);
    const text = readFileSync(path, 'utf8');
    const other = readFileSync(`${path}.pub`, 'utf8');
    const facts = await look(text, { passphrase, publicFormat: 'openssh', other });
    expect(facts).toMatchObject({ isPrivate: true, comment: 'ada', matches: true, publicKey: other });
    await expect(look(text, { passphrase: 'wrong' })).rejects.toThrow(
      expect.objectContaining({ code: 'error.passphraseWrong' }),
    );
  });

  test.each(sshAlgorithms.flatMap((algorithm) => Array.from({ length: 4 }, (_, index) => [algorithm, index] as const)))(
    '%s is written for it (%i)',
    async (algorithm, index) => {
      const pair = await make({
        algorithm,
        publicFormat: 'openssh',
        privateFormat: 'openssh',
        comment: 'a'.repeat(index * 5),
        passphrase,
      });
      const path = file(pair.privateKey);
      expect(run('ssh-keygen', '-y', '-P', passphrase, '-f', path).trim()).toBe(pair.publicKey.trim());
      expect(() => run('ssh-keygen', '-y', '-P', 'wrong', '-f', path)).toThrow(/incorrect passphrase/);
      expect((await look(pair.privateKey, { passphrase })).sha256).toBe(pair.sha256);
    },
  );
});

describe.skipIf(!hasOpenssl)('the old encryption of PEM (skipped where OpenSSL is not installed)', () => {
  const passphrase = 'correct hörse';

  test.each(
    ['-des3', '-aes128', '-aes192', '-aes256'].flatMap((cipher) => [
      [cipher, 'rsa', 'rsa'],
      [cipher, 'ec', 'P-256'],
      [cipher, 'ec', 'P-521'],
    ]),
  )('by openssl %s of %s %s is read', async (cipher, command, algorithm) => {
    const pair = await make({ algorithm: algorithm as Algorithm, privateFormat: 'pkcs1' });
    const args = [cipher, ...(command === 'rsa' ? ['-traditional'] : []), '-passout', `pass:${passphrase}`];
    const encrypted = run('openssl', command, '-in', file(pair.privateKey), ...args);
    expect(encrypted).toContain('Proc-Type: 4,ENCRYPTED');
    expect(await look(encrypted, { passphrase })).toMatchObject({ isPrivate: true, publicKey: pair.publicKey });
    await expect(look(encrypted)).rejects.toThrow(expect.objectContaining({ code: 'error.passphraseMissing' }));
    for (let attempt = 0; attempt < 300; attempt++) {
      await expect(look(encrypted, { passphrase: `wrong ${attempt}` })).rejects.toThrow(
        expect.objectContaining({ code: 'error.passphraseWrong' }),
      );
    }
  });
});

test.each(algorithms)('%s: other formats, a passphrase and a comment leave the key as it is', async (algorithm) => {
  const { privateKey, thumbprint } = await make({ algorithm });
  const plain = { publicFormat: 'spki', privateFormat: 'pkcs8', comment: '', passphrase: '' } as const;
  for (const [, privateFormat] of privatePairs.filter(([one]) => one === algorithm)) {
    for (const [, publicFormat] of publicPairs.filter(([one]) => one === algorithm)) {
      const pair = await rewrite(privateKey, { ...plain, publicFormat, privateFormat, comment: 'ada' }, context);
      expect(pair.thumbprint).toBe(thumbprint);
      expect((await look(pair.privateKey, { other: pair.publicKey })).matches).toBe(true);
    }
  }
  const locked = await rewrite(privateKey, { ...plain, passphrase: 'a' }, context);
  expect(locked.privateKey).toContain('ENCRYPTED');
  expect(locked.thumbprint).toBe(thumbprint);
});

describe('a key in another format', () => {
  test.each(algorithms)('%s: from each to each, and back to what it was', async (algorithm) => {
    const formats = privatePairs.filter(([one]) => one === algorithm).map(([, format]) => format);
    const { privateKey } = await make({ algorithm });
    for (const from of formats) {
      const { privateKey: first } = await look(privateKey, { privateFormat: from });
      for (const to of formats) {
        const { privateKey: second } = await look(first ?? '', { privateFormat: to });
        expect((await look(second ?? '', { privateFormat: 'pkcs8' })).privateKey).toBe(privateKey);
      }
    }
  });

  test('with a new passphrase instead of the old one', async () => {
    const { privateKey } = await make({
      algorithm: 'ed25519',
      privateFormat: 'openssh',
      passphrase: 'a',
      comment: 'ada',
    });
    for (const privateFormat of ['pkcs8', 'openssh'] as const) {
      const asked = { passphrase: 'a', newPassphrase: 'b', privateFormat };
      const { privateKey: text, sha256 } = await look(privateKey, asked);
      const facts = await look(text ?? '', { passphrase: 'b' });
      expect(facts).toMatchObject({ sha256, comment: privateFormat === 'openssh' ? 'ada' : '', privateKey: null });
      await expect(look(text ?? '', { passphrase: 'a' })).rejects.toMatchObject({ code: 'error.passphraseWrong' });
    }
  });

  test('errors name their option', async () => {
    const { privateKey, publicKey } = await make({ algorithm: 'ed25519' });
    const failsAt = (text: string, options: Parameters<typeof look>[1], code: string, option: string) =>
      expect(look(text, options)).rejects.toMatchObject({ code, where: { option } });
    await failsAt(publicKey, { privateFormat: 'jwk' }, 'error.noPrivate', 'privateFormat');
    await failsAt(privateKey, { privateFormat: 'pkcs1' }, 'error.formatFor', 'privateFormat');
    await failsAt(privateKey, { privateFormat: 'jwk', newPassphrase: 'a' }, 'error.passphraseFormat', 'newPassphrase');
  });
});

test('primes are told from what is none', () => {
  // 2^127 - 1, 2^521 - 1; a Carmichael number, and the product of two primes near each other.
  for (const prime of [2n ** 127n - 1n, 2n ** 521n - 1n]) expect(isPrime(prime, platformSources)).toBe(true);
  const carmichael = 294_409n * 118_901_521n * 172_947_529n;
  for (const value of [carmichael, (2n ** 127n - 1n) * (2n ** 89n - 1n)])
    expect(isPrime(value, platformSources)).toBe(false);
});

test('all RSA keys made in JavaScript encrypt and decrypt', () => {
  fc.assert(
    fc.property(fc.constantFrom(256, 264, 320), fc.bigInt({ min: 0n, max: 1n << 250n }), (bits, message) => {
      const { n, e, secret } = generateRsa(bits, platformSources, () => undefined);
      const power = (base: bigint, exponent: bigint) => {
        let [result, square, rest] = [1n, base, exponent];
        for (; rest > 0n; rest >>= 1n) {
          if (rest & 1n) result = (result * square) % n;
          square = (square * square) % n;
        }
        return result;
      };
      expect(n.toString(2)).toHaveLength(bits);
      expect(power(power(message, e), secret!.d)).toBe(message);
    }),
    { numRuns: 30 },
  );
});

test('a wrong passphrase is always an error', async () => {
  const { privateKey } = await make({ algorithm: 'ed25519', passphrase: 'right' });
  for (const passphrase of ['wrong', 'Right']) {
    await expect(look(privateKey, { passphrase })).rejects.toThrow(
      expect.objectContaining({ code: 'error.passphraseWrong' }),
    );
  }
});

test('changed keys give facts or a coded error', async () => {
  const seeds = await Promise.all([
    make({ algorithm: 'ed25519', privateFormat: 'openssh', passphrase: 'a' }).then(({ privateKey }) => privateKey),
    ...privatePairs.map(
      async ([algorithm, privateFormat]) => (await make({ algorithm, privateFormat, bits: 512 })).privateKey,
    ),
    ...publicPairs.map(
      async ([algorithm, publicFormat]) => (await make({ algorithm, publicFormat, bits: 512 })).publicKey,
    ),
  ]);
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.oneof(fc.constantFrom('', 'A', '=', '-', '\n', '"', '0'), fc.string({ maxLength: 3 })),
      fc.nat(3),
      async (seed, place, piece, size) => {
        const at = place % seed.length;
        try {
          await look(seed.slice(0, at) + piece + seed.slice(at + size));
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          codes.add(error.code);
        }
      },
    ),
    { numRuns: 10_000 },
  );
  expect([...codes]).toEqual(
    expect.arrayContaining(['error.structure', 'error.end', 'error.base64Digit', 'error.json']),
  );
});
