import { blake3 } from '@noble/hashes/blake3.js';
import { hmac as nobleHmac } from '@noble/hashes/hmac.js';
import { keccak_256, keccak_512 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { fromHex, toHex } from '#lib/bytes';
import type { HashName } from '#formats/digest/options.ts';
import { sizes } from './algorithms.ts';
import { computeFile, verifyFile } from './logic-file.ts';
import { compute as computeWith, verify as verifyWith } from './logic.ts';
import { createFastMac, macOf } from './mac.ts';
import * as operations from './operations.ts';
import vectors from './vectors.json';

const initial = initialValues(operations.compute.options);
const initialCheck = initialValues(operations.verify.options);

const compute = (text: string, options: Partial<typeof initial> = {}) =>
  computeWith(text, { ...initial, key: 'key', ...options }, testContext().context);

async function verify(text: string, options: Partial<typeof initialCheck>) {
  const { context, notes } = testContext();
  const verdict = await verifyWith(text, { ...initialCheck, key: 'key', ...options }, context);
  return { ...verdict, notes: notes.map(({ code }) => code) };
}

describe('vectors', () => {
  test.each([
    // RFC 2202, sections 2 and 3
    ['MD5', '0b'.repeat(16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
    ['MD5', toHex(Buffer.from('Jefe')), 'what do ya want for nothing?', '750c783e6ab0b503eaa86e310a5db738'],
    [
      'MD5',
      'aa'.repeat(80),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
    ],
    ['SHA-1', '0b'.repeat(20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
    ['SHA-1', toHex(Buffer.from('Jefe')), 'what do ya want for nothing?', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    [
      'SHA-1',
      'aa'.repeat(80),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      'aa4ae5e15272d00e95705637ce8a3b55ed402112',
    ],
    // RFC 2286, section 2
    ['RIPEMD-160', '0b'.repeat(20), 'Hi There', '24cb4bd67d20fc1a5d2ed7732dcc39377f0a5668'],
    // RFC 4231, sections 4.2, 4.3 and 4.7
    ['SHA-224', '0b'.repeat(20), 'Hi There', '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22'],
    ['SHA-256', '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'SHA-384',
      toHex(Buffer.from('Jefe')),
      'what do ya want for nothing?',
      'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
    ],
    [
      'SHA-512',
      toHex(Buffer.from('Jefe')),
      'what do ya want for nothing?',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
    [
      'SHA-256',
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ] as const)('%s with the key %s', async (algorithm, key, text, mac) => {
    expect(await compute(text, { algorithm, key, keyForm: 'hex' })).toBe(mac);
  });

  /** As make-vectors.py makes it. */
  const bytesOf = (size: number, seed: number) =>
    Uint8Array.from({ length: size }, (_, i) => seed + 31 * i + Math.floor((i * i) / 7));

  test('Python’s hmac agrees, in JavaScript and in WebAssembly', async () => {
    expect(vectors.length).toBeGreaterThanOrEqual(300);
    for (const [name, keySize, size, seed, mac] of vectors as [HashName, number, number, number, string][]) {
      const key = bytesOf(keySize, seed + 1);
      const message = bytesOf(size, seed);
      const fast = await createFastMac(name, key);
      fast.update(message);
      const label = `${name} ${keySize} `;
      expect(label + toHex(await macOf(name, key, message))).toBe(label + mac);
      expect(label + toHex(fast.digest())).toBe(label + mac);
    }
  });

  test.each([
    ['Keccak-256', keccak_256],
    ['Keccak-512', keccak_512],
    ['BLAKE3', blake3],
  ] as const)('%s is as by the hmac of noble', async (name, hash) => {
    for (const size of [0, 64, 72, 73, 136, 137, 200]) {
      const [key, message] = [bytesOf(size, 1), bytesOf(99, 2)];
      expect(await macOf(name, key, message)).toEqual(nobleHmac(hash, key, message));
    }
  });

  test('every hash function but the checksums', () => {
    expect(sizes.size).toBe(18);
    expect(sizes.has('CRC-32') || sizes.has('XXH64')).toBe(false);
  });
});

describe('key and message', () => {
  test('are never trimmed', async () => {
    const plain = await compute('abc');
    expect(await compute('abc', { key: 'key\n' })).not.toBe(plain);
    expect(await compute('abc ')).not.toBe(plain);
  });

  test('what is wrong with the key is said at the key', async () => {
    await expect(compute('abc', { key: '0x12', keyForm: 'hex' })).rejects.toMatchObject({
      code: 'error.hexDigit',
      where: { option: 'key', at: { column: 2 } },
    });
  });

  test('the key is neither stored nor linked', () => {
    for (const { options } of Object.values(operations)) expect(options.key.kind).toBe('secret');
  });

  test('a file has the HMAC of its bytes', async () => {
    const text = 'The quick brown fox. '.repeat(500_000);
    const options = { ...initialValues(operations.computeFile.options), key: 'key' };
    expect(await computeFile(new Blob([text]), options, testContext().context)).toBe(await compute(text));
  });
});

describe('verifying', () => {
  test('what is computed matches in every encoding; a changed bit does not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.string(),
        fc.constantFrom(...sizes.keys()),
        fc.constantFrom(...operations.compute.options.encoding.choices),
        async (text, key, algorithm, encoding) => {
          const expected = await compute(text, { key, algorithm, encoding });
          expect((await verify(text, { key, algorithm, expected })).matches).toBe(true);
          const changed = fromHex(await compute(text, { key, algorithm }));
          changed[0]! ^= 1;
          expect((await verify(text, { key, algorithm, expected: toHex(changed) })).matches).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    (mac: string) => `sha256=${mac}`,
    (mac: string) => ` ${mac.toUpperCase().replace(/.{8}/g, '$& ')}\n`,
    (mac: string) => `X-Hub-Signature-256: sha256=${mac}`,
    (mac: string) => `hmac-sha256:${mac}`,
    (mac: string) => `v0=${mac}`,
    (mac: string) => mac.replace(/..(?=.)/g, '$&:'),
    (mac: string) => `t=1492774577, v1=${'0'.repeat(64)}, v1=${mac}`,
    (mac: string) => `sha256=${Buffer.from(mac, 'hex').toString('base64')}`,
    (mac: string) => `signature=${Buffer.from(mac, 'hex').toString('base64url')}`,
  ])('%s is read', async (write) => {
    expect((await verify('abc', { expected: write(await compute('abc')) })).matches).toBe(true);
  });

  // docs.github.com, Validating webhook deliveries, “Testing the webhook payload validation”
  test('the example of GitHub', async () => {
    const expected = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
    expect((await verify('Hello, World!', { key: "It's a Secret to Everybody", expected })).matches).toBe(true);
  });

  test('of a wrong one nothing is guessed', async () => {
    expect(await verify('abc', { expected: '12'.repeat(32) })).toMatchObject({ matches: false, notes: [] });
  });

  test('a length that no mistake explains is an error', async () => {
    await expect(verify('abc', { expected: '12'.repeat(20) })).rejects.toMatchObject({
      code: 'error.expectedLength',
      params: { count: 20, wanted: 32, name: 'SHA-256' },
      where: { option: 'expected' },
    });
  });

  test('any two mistakes about different things are found together', async () => {
    const expected = await compute('{"a":1}', { key: 'key', algorithm: 'SHA3-256' });
    expect(await verify('{ "a": 1 }\n', { key: 'key', expected })).toMatchObject({
      matches: false,
      notes: ['note.finalBreak', 'note.matchesAfter', 'note.fixJson', 'note.fixAlgorithm'],
    });
  });

  test('the bytes of a file that is no text are tried by key and algorithm alone', async () => {
    const file = new Blob([Uint8Array.of(0, 255, 10)]);
    const options = { ...initialValues(operations.verifyFile.options), key: '6b6579' };
    const { context, notes } = testContext();
    const expected = toHex(await macOf('SHA-256', fromHex('6b6579'), Uint8Array.of(0, 255, 10)));
    expect((await verifyFile(file, { ...options, expected }, context)).matches).toBe(false);
    expect(notes.map(({ code }) => code)).toEqual(['note.matchesAfter', 'note.fixKey.hex']);
  });

  test('a message that is too large is compared, and not explained', async () => {
    const expected = '12'.repeat(32);
    const { matches, notes } = await verify('a'.repeat(4 * 1024 * 1024 + 1), { expected });
    expect([matches, notes]).toEqual([false, ['note.notExplained']]);
  });

  test('hostile expectations end in a verdict or in an error with a code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (expected, key) => {
        await verify('abc\n', { expected, key, keyForm: 'base64' }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ToolError);
        });
      }),
      { numRuns: 300 },
    );
  });
});
