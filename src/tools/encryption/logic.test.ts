import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ToolError } from '#engine/error';
import { fromHex } from '#lib/bytes';
import { platformSources } from '#lib/sources';
import fixtures from './fixtures.json';
import { decryptCommand, decryptRawCommand, encryptCommand, encryptRawCommand } from './openssl.ts';
import { decrypt, encrypt } from './passphrase.ts';
import { decryptRaw, encryptRaw } from './raw-key.ts';
import { rabbit } from './rabbit.ts';
import type { Algorithm, Derivation } from './salted.ts';

const quiet = { sources: platformSources, note: () => undefined };
const codeOf = async (run: () => unknown) => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
};

type Row = [Algorithm, Derivation, number, string, string, string];

test.each([
  ['openssl enc', fixtures.openssl as Row[]],
  ['CryptoJS', fixtures.cryptoJs as Row[]],
] as const)('what %s encrypts is decrypted', async (_name, rows) => {
  expect(rows.length).toBeGreaterThanOrEqual(500);
  for (const [algorithm, derivation, iterations, passphrase, plain, text] of rows) {
    const options = { algorithm, iterations, passphrase, shown: 'text' } as const;
    expect(await decrypt(text, { ...options, derivation }, quiet), text).toBe(plain);
    expect(await decrypt(text, { ...options, derivation: 'auto' }, quiet), text).toBe(plain);
  }
});

/** The salt of the text, so that encrypting gives the same. */
const saltOf = (text: string) => ({
  ...quiet,
  sources: { ...platformSources, random: () => Uint8Array.from(Buffer.from(text, 'base64').subarray(8, 16)) },
});

test('with the same salt the same is written as by openssl enc and CryptoJS', async () => {
  for (const [algorithm, derivation, iterations, passphrase, plain, text] of [
    ...(fixtures.openssl as Row[]),
    ...(fixtures.cryptoJs as Row[]),
  ]) {
    const options = { algorithm, derivation, iterations, passphrase, encoding: 'base64' } as const;
    expect(await encrypt(plain, options, saltOf(text))).toBe(text);
  }
});

// Made with `openssl enc -md md5 -S 0102030405060708` and crypto-js 4.2.0.
test.each([
  ['aes', 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI='],
  ['tripledes', 'U2FsdGVkX18BAgMEBQYHCM2yYT1gzF/LBURMLI7OD1Q='],
  ['rabbit', 'U2FsdGVkX18BAgMEBQYHCNoJcpOovkR0xZOq'],
  ['rc4', 'U2FsdGVkX18BAgMEBQYHCEnIsEiNyOS/CLkK'],
] as const)('the vector of %s', async (algorithm, text) => {
  const options = { algorithm, passphrase: 'correct horse', derivation: 'md5', iterations: 1, shown: 'text' } as const;
  expect(await decrypt(text, options, quiet)).toBe('handy tools');
});

const raw = { keyForm: 'hex', iv: '', ivPlace: 'apart', padding: 'pkcs7', aad: '' } as const;

test('with a raw key the same is written as by openssl enc', () => {
  for (const [mode, key, iv, plain, text] of fixtures.rawKey as ['cbc', string, string, string, string][]) {
    const given = { ...raw, mode, key, iv } as const;
    expect(encryptRaw(plain, { ...given, form: 'text', encoding: 'base64' }, quiet), mode).toBe(text);
    expect(decryptRaw(text, { ...given, form: 'base64', shown: 'text' }, quiet), mode).toBe(plain);
  }
});

test('NIST SP 800-38A F.2.1', () => {
  const hex = { form: 'hex', encoding: 'hex' } as const;
  const cbc = { ...raw, mode: 'cbc', padding: 'none', iv: '000102030405060708090a0b0c0d0e0f' } as const;
  const key = '2b7e151628aed2a6abf7158809cf4f3c';
  expect(encryptRaw('6bc1bee22e409f96e93d7e117393172a', { ...cbc, ...hex, key }, quiet)).toBe(
    '7649abac8119b246cee98e9b12e9197d',
  );
});

// NIST SP 800-38A, F.4.1, F.4.3 and F.4.5: four blocks each, with keys of 128, 192 and 256 bits.
test.each([
  [
    '2b7e151628aed2a6abf7158809cf4f3c',
    '3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed8259740051e9c5fecf64344f7a82260edcc304c6528f659c77866a510d9c1d6ae5e',
  ],
  [
    '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b',
    'cdc80d6fddf18cab34c25909c99a4174fcc28b8d4c63837c09e81700c11004018d9a9aeac0f6596f559c6d4daf59a5f26d9f200857ca6c3e9cac524bd9acc92a',
  ],
  [
    '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
    'dc7e84bfda79164b7ecd8486985d38604febdc6740d20b3ac88f6ad82a4fb08d71ab47a086e86eedf39d1c5bba97c4080126141d67f37be8538f5a8be740e484',
  ],
])('NIST SP 800-38A F.4: OFB with the key %s', (key, expected) => {
  const plain =
    '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710';
  const options = { ...raw, mode: 'ofb', iv: '000102030405060708090a0b0c0d0e0f', key } as const;
  expect(encryptRaw(plain, { ...options, form: 'hex', encoding: 'hex' }, quiet)).toBe(expected);
  expect(decryptRaw(expected, { ...options, form: 'hex', shown: 'hex' }, quiet)).toBe(plain);
});

test('a given IV is put in front and read from there', () => {
  for (const [mode, size] of [
    ['gcm', 16],
    ['gcm', 12],
    ['chacha20', 12],
    ['cbc', 16],
    ['ofb', 16],
  ] as const) {
    const given = { ...raw, mode, key: '00'.repeat(32), iv: 'ab'.repeat(size), ivPlace: 'front' } as const;
    const text = encryptRaw('handy tools', { ...given, form: 'text', encoding: 'hex' }, quiet);
    const apart = encryptRaw('handy tools', { ...given, ivPlace: 'apart', form: 'text', encoding: 'hex' }, quiet);
    expect(text).toBe(given.iv + apart);
    expect(decryptRaw(text, { ...given, form: 'hex', shown: 'text' }, quiet)).toBe('handy tools');
    const other = { ...given, iv: `00${given.iv.slice(2)}`, form: 'hex', shown: 'text' } as const;
    expect(() => decryptRaw(text, other, quiet)).toThrow(expect.objectContaining({ code: 'error.ivDiffers' }));
    if (mode === 'gcm' && size === 16) continue;
    expect(decryptRaw(text, { ...given, iv: '', form: 'hex', shown: 'text' }, quiet)).toBe('handy tools');
  }
});

test('GCM and ChaCha20-Poly1305 are those of OpenSSL', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('gcm', 'chacha20'),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (mode, key, iv, plain, aad) => {
        const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
        const cipher =
          mode === 'gcm'
            ? createCipheriv('aes-256-gcm', key, iv)
            : createCipheriv('chacha20-poly1305', key, iv, { authTagLength: 16 });
        cipher.setAAD(Buffer.from(aad), { plaintextLength: Buffer.byteLength(plain) });
        const expected = hex(Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]));
        const options = { ...raw, mode: mode as 'gcm', key: hex(key), iv: hex(iv), aad };
        expect(encryptRaw(plain, { ...options, form: 'text', encoding: 'hex' }, quiet)).toBe(expected);
      },
    ),
    { numRuns: 500 },
  );
});

// RFC 4503, appendix A.2: with an IV, first block, of which the RFC writes the last byte first.
test('Rabbit', () => {
  const iv = Uint8Array.from(fromHex('0000000000000000'));
  expect(
    Buffer.from(rabbit(new Uint8Array(16), iv)(new Uint8Array(16)))
      .reverse()
      .toString('hex'),
  ).toBe('c6a7275ef85495d87ccd5d376705b7ed');
});

test('openssl enc reads what is written', async () => {
  const options = { passphrase: 'correct horse', algorithm: 'aes', iterations: 1000, encoding: 'base64' } as const;
  const text = await encrypt('héllo', { ...options, derivation: 'pbkdf2' }, quiet);
  const args = ['enc', '-d', '-aes-256-cbc', '-pbkdf2', '-iter', '1000', '-a', '-A', '-pass', 'pass:correct horse'];
  expect(execFileSync('openssl', args, { input: text }).toString()).toBe('héllo');
});

describe('the command line for OpenSSL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encryption-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const given = { passphrase: 'correct horse', iterations: 1000 };

  test.each(
    (['aes', 'tripledes'] as const).flatMap((algorithm) =>
      (['pbkdf2', 'sha256', 'md5'] as const).map((derivation) => ({ algorithm, derivation })),
    ),
  )('does the same with %j', async (chosen) => {
    const options = { ...given, ...chosen };
    writeFileSync(join(folder, 'passphrase.txt'), options.passphrase);
    writeFileSync(join(folder, 'text.txt'), 'héllo');
    const run = (command = '') => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' }).toString();
    for (const encoding of ['base64', 'hex'] as const) {
      run(encryptCommand({ ...options, encoding }));
      const text = readFileSync(join(folder, 'encrypted.txt'), 'utf8');
      expect(await decrypt(text, { ...options, shown: 'text' }, quiet)).toBe('héllo');
    }
    writeFileSync(join(folder, 'encrypted.txt'), await encrypt('wörld', { ...options, encoding: 'base64' }, quiet));
    expect(run(decryptCommand(options))).toBe('wörld');
  });

  test.each(
    (['cbc', 'ctr', 'cfb', 'ofb', 'ecb'] as const).flatMap((mode) => [16, 24, 32].map((size) => ({ mode, size }))),
  )('does the same with a raw key and %j', ({ mode, size }) => {
    const given = { ...raw, mode, key: '0f'.repeat(size), iv: 'ab'.repeat(16) };
    writeFileSync(join(folder, 'key.hex'), given.key);
    writeFileSync(join(folder, 'text.txt'), 'héllo of more than one block');
    const run = (command = '') => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' }).toString();
    for (const form of ['base64', 'hex'] as const) {
      run(encryptRawCommand({ ...given, form: 'text', encoding: form }));
      const text = readFileSync(join(folder, 'encrypted.txt'), 'utf8');
      expect(decryptRaw(text, { ...given, form, shown: 'text' }, quiet)).toBe('héllo of more than one block');
      expect(run(decryptRawCommand({ ...given, form }))).toBe('héllo of more than one block');
    }
  });

  test('is not there for what OpenSSL does not have', () => {
    const key = { ...raw, key: '00'.repeat(16), iv: '00'.repeat(16) };
    expect(encryptRawCommand({ ...key, mode: 'gcm', form: 'text', encoding: 'hex' })).toBeUndefined();
    expect(encryptRawCommand({ ...key, mode: 'cbc', iv: '', form: 'text', encoding: 'hex' })).toBeUndefined();
    expect(decryptRawCommand({ ...key, mode: 'cbc', ivPlace: 'front', form: 'hex' })).toBeUndefined();
    expect(decryptRawCommand({ ...key, mode: 'cbc', key: 'x', form: 'hex' })).toBeUndefined();
    expect(encryptCommand({ ...given, algorithm: 'rc4', derivation: 'md5', encoding: 'hex' })).toBeUndefined();
    expect(decryptCommand({ ...given, algorithm: 'aes', derivation: 'auto' })).toBeUndefined();
  });
});

test('PBKDF2 is the same on plain http', async () => {
  const [row] = (fixtures.openssl as Row[]).filter(([, derivation]) => derivation === 'pbkdf2');
  const [algorithm, derivation, iterations, passphrase, plain, text] = row!;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const options = { algorithm, derivation, iterations, passphrase, shown: 'text' } as const;
  expect(await decrypt(text, options, quiet)).toBe(plain);
  vi.unstubAllGlobals();
});

describe('a wrong key or a flipped bit', () => {
  const key = '00'.repeat(32);

  test.each(['gcm', 'chacha20'] as const)('is always seen by %s', (mode) => {
    const text = encryptRaw('handy tools', { ...raw, mode, key, form: 'text', encoding: 'hex' }, quiet);
    const bytes = fromHex(text);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const run = () => decryptRaw(flipped.toString('hex'), { ...raw, mode, key, form: 'hex', shown: 'hex' }, quiet);
      expect(run, String(bit)).toThrow(expect.objectContaining({ code: 'error.tag' }));
    }
    const wrong = { ...raw, mode, key: '01'.repeat(32), form: 'hex', shown: 'hex' } as const;
    expect(() => decryptRaw(text, wrong, quiet)).toThrow(expect.objectContaining({ code: 'error.tag' }));
  });

  test('is an error in the salted format where padding or text tell', async () => {
    const [, , , , , text] = (fixtures.cryptoJs as Row[])[0]!;
    for (let attempt = 0; attempt < 200; attempt++) {
      const options = { algorithm: 'aes', derivation: 'auto', iterations: 1, shown: 'text' } as const;
      const answer = await codeOf(() => decrypt(text, { ...options, passphrase: `wrong ${attempt}` }, quiet));
      expect(['error.wrongPassphrase', 'error.notText']).toContain(answer);
    }
  });
});

test('bytes are never those of a derivation that only fits by chance', async () => {
  const counts = { right: 0, refused: 0 };
  for (let index = 0; index < 1500; index++) {
    const options = { passphrase: `horse ${index}`, algorithm: 'aes', iterations: 1 } as const;
    const text = await encrypt('handy tools', { ...options, derivation: 'pbkdf2', encoding: 'base64' }, quiet);
    const answer = await codeOf(() => decrypt(text, { ...options, derivation: 'auto', shown: 'hex' }, quiet));
    if (answer === 'error.severalDerivations') counts.refused++;
    else {
      expect(answer).toBe(Buffer.from('handy tools').toString('hex'));
      counts.right++;
    }
  }
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.right).toBeGreaterThan(1400);
});

test('texts of strangers give a text or a coded error', async () => {
  const seeds = [...fixtures.openssl, ...fixtures.cryptoJs].slice(0, 40).map((row) => String(row[5]));
  const codes = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.string({ maxLength: 4 }),
      fc.constantFrom<Algorithm>('aes', 'rabbit', 'rc4', 'tripledes'),
      async (seed, at, piece, algorithm) => {
        const place = at % (seed.length + 1);
        const text = seed.slice(0, place) + piece + seed.slice(place + (at % 3));
        const options = { algorithm, derivation: 'md5', iterations: 1, passphrase: 'a', shown: 'text' } as const;
        codes.add(await codeOf(() => decrypt(text, options, quiet)));
      },
    ),
    { numRuns: 10_000 },
  );
  expect(codes).toContain('error.notSalted');
});
