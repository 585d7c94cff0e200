import { hmac as nobleHmac } from '@noble/hashes/hmac.js';
import { keccak_256, keccak_512 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { toHex } from '#lib/bytes';
import type { AlgorithmName } from '#lib/digests/algorithms';
import { macAlgorithms } from './algorithms.ts';
import vectors from './hmac-vectors.json' with { type: 'json' };
import { createFastMac, hmac } from './hmac.ts';
import { computeOfFile } from './logic-file.ts';
import { opensslLine } from './logic-openssl.ts';
import { sign } from './logic-webhook.ts';
import { computeOfText, randomKey, verify } from './logic.ts';
import * as operations from './operations.ts';

const computeOptions = initialValues(operations.compute.options);
const verifyOptions = initialValues(operations.verify.options);
const webhookOptions = initialValues(operations.webhook.options);

const compute = (text: string, options: Partial<typeof computeOptions> = {}) =>
  computeOfText(text, { ...computeOptions, ...options }, testContext().context);
const check = async (text: string, options: Partial<typeof verifyOptions>) => {
  const { context, notes } = testContext();
  const { valid } = await verify(text, { ...verifyOptions, ...options }, context);
  return { valid, notes: notes.map(({ code }) => code) };
};
const webhook = (body: string, options: Partial<typeof webhookOptions>) =>
  sign(body, { ...webhookOptions, ...options }, testContext().context);

describe('vectors', () => {
  test.each([
    // RFC 2202, 2 and 3
    ['MD5', '0b'.repeat(16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
    ['MD5', toHex(Buffer.from('Jefe')), 'what do ya want for nothing?', '750c783e6ab0b503eaa86e310a5db738'],
    ['SHA-1', '0b'.repeat(20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
    // RFC 2286, 2
    ['RIPEMD-160', '0b'.repeat(20), 'Hi There', '24cb4bd67d20fc1a5d2ed7732dcc39377f0a5668'],
    // RFC 4231, 4.2 and 4.7: a key longer than the block
    ['SHA-224', '0b'.repeat(20), 'Hi There', '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22'],
    [
      'SHA-256',
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ] as const)('%s with the key %s', async (algorithm, key, text, mac) => {
    expect(await compute(text, { algorithm, key, keyForm: 'hex' })).toBe(mac);
  });

  test('nothing with no key', async () => {
    expect(await compute('')).toBe('b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad');
  });
});

/** As make-hmac-vectors.py makes it. */
const bytesOf = (size: number, seed: number) =>
  Uint8Array.from({ length: size }, (_, i) => seed + 31 * i + Math.floor((i * i) / 7));

test("Python's hmac agrees on all cases, in JavaScript and in WebAssembly", async () => {
  expect(vectors.length).toBeGreaterThanOrEqual(500);
  for (const [name, keySize, size, seed, mac] of vectors as unknown as [
    AlgorithmName,
    number,
    number,
    number,
    string,
  ][]) {
    const key = bytesOf(keySize, seed + 1);
    const message = bytesOf(size, seed);
    const fast = await createFastMac(name, key);
    fast.update(message);
    expect([name, keySize, toHex(await hmac(name, key, message)), toHex(fast.digest())]).toEqual([
      name,
      keySize,
      mac,
      mac,
    ]);
  }
});

test('Keccak is as by noble', async () => {
  for (const [name, hash] of [
    ['Keccak-256', keccak_256],
    ['Keccak-512', keccak_512],
  ] as const) {
    const [key, message] = [bytesOf(140, 1), bytesOf(99, 2)];
    expect(await hmac(name, key, message)).toEqual(nobleHmac(hash, key, message));
  }
});

// OpenSSL 3.0.19: printf abc | openssl dgst -provider legacy -provider default -whirlpool -hmac k
test('Whirlpool is as by OpenSSL', async () => {
  expect(await compute('abc', { algorithm: 'Whirlpool', key: 'k' })).toBe(
    '7d3d5c051832d2c551fb7c17c85bd0f79d5e94f6209a1c5521259904054399e824a7c1881364ccb73b2afbfc69758b7e0aacb559bf59efe507a1fd50b4e04c3c',
  );
});

test('no checksum and no function of variable length alone', () => {
  expect(macAlgorithms).toHaveLength(21);
  for (const name of ['CRC-32', 'XXH64', 'SHAKE128', 'BLAKE3']) expect(macAlgorithms).not.toContain(name);
});

test('a file has the HMAC of its bytes', async () => {
  const text = 'The quick brown fox. '.repeat(500_000);
  const options = { ...initialValues(operations.computeFile.options), key: 'k' };
  expect(await computeOfFile(new Blob([text]), options, testContext().context)).toBe(await compute(text, { key: 'k' }));
});

describe('verifying', () => {
  test('what is computed is valid in every encoding and by every algorithm; a changed bit is not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.string(),
        fc.constantFrom(...macAlgorithms),
        fc.constantFrom(...operations.compute.options.encoding.choices),
        async (text, key, algorithm, encoding) => {
          const expected = await compute(text, { key, algorithm, encoding });
          expect((await check(text, { key, algorithm, expected })).valid).toBe(true);
          const hex = await compute(text, { key, algorithm });
          const changed = (parseInt(hex.charAt(0), 16) ^ 1).toString(16) + hex.slice(1);
          expect((await check(text, { key, algorithm, expected: changed })).valid).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a prefix, upper case and spaces do not matter', async () => {
    const mac = await compute('abc', { key: 'k' });
    for (const expected of [`sha256=${mac}`, `v1=${mac}`, ` ${mac.toUpperCase()}\n`, `hmac-sha256=${mac}`]) {
      expect((await check('abc', { key: 'k', expected })).valid, expected).toBe(true);
    }
    const expected = `sha256=${await compute('abc', { key: 'k', encoding: 'Base64' })}`;
    expect((await check('abc', { key: 'k', expected })).valid).toBe(true);
  });

  test('of a wrong one nothing is guessed', async () => {
    expect(await check('abc\n', { key: 'k', expected: '00'.repeat(32) })).toEqual({ valid: false, notes: [] });
  });

  test('anything may be expected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (expected, key) => {
        await check('abc', { expected, key, keyForm: 'hex' }).catch((error: unknown) => {
          if (!(error instanceof ToolError)) throw error;
        });
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('webhooks', () => {
  // docs.github.com, Validating webhook deliveries, Testing the webhook payload validation
  test('GitHub', async () => {
    const key = "It's a Secret to Everybody";
    const value = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
    const headers = [{ name: 'X-Hub-Signature-256', value }];
    expect(await webhook('Hello, World!', { key })).toEqual({ headers });
    expect(await webhook('Hello, World!', { key, signature: `X-Hub-Signature-256: ${value}` })).toEqual({
      headers,
      valid: true,
    });
    expect((await webhook('Hello, World', { key, signature: value })).valid).toBe(false);
  });

  // docs.slack.dev, Verifying requests from Slack
  test('Slack', async () => {
    const body =
      'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';
    const options = { service: 'slack', key: '8f742231b10e8888abcd99yyyzzz85a5', timestamp: '1531420618' } as const;
    const signature = 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503';
    expect((await webhook(body, { ...options, signature })).valid).toBe(true);
    expect((await webhook(body, { ...options, signature, timestamp: '1531420619' })).valid).toBe(false);
    await expect(webhook(body, { ...options, signature, timestamp: '' })).rejects.toMatchObject({
      code: 'error.timestamp',
    });
  });

  test('Stripe: its time is in the header, and any of its signatures may be right', async () => {
    const options = { service: 'stripe', key: 'whsec_test' } as const;
    const right = '7656fc2882a7ca0a651666b36bf2f2f22ee204f54f608f227498a2419f2890b2';
    const of = async (signature: string) => (await webhook('{"id":"evt_1"}', { ...options, signature })).valid;
    expect(await of(`t=1492774577,v1=${'0'.repeat(64)},v1=${right}`)).toBe(true);
    expect(await of(`t=1492774578,v1=${right}`)).toBe(false);
    await expect(of(`t=1492774577,v0=${right}`)).rejects.toMatchObject({ code: 'error.signature' });
  });

  // stripe-node: `timestampAge > tolerance`; docs.slack.dev: `absolute_value(time.time() - timestamp) > 60 * 5`
  test.each([
    ['stripe', 0, 'recent', []],
    ['stripe', 300, 'recent', []],
    ['stripe', 301, 'old', ['note.webhookOld']],
    ['slack', 301, 'old', ['note.webhookOld']],
    ['slack', -300, 'recent', []],
    ['slack', -301, 'future', ['note.webhookFuture']],
  ] as const)('%s refuses by age: %i s is %s', async (service, age, is, codes) => {
    const now = 1_492_774_577_900;
    const sources = { random: () => new Uint8Array(), now: () => now };
    const time = Math.floor(now / 1000) - age;
    const signature = service === 'stripe' ? `t=${time},v1=${'0'.repeat(64)}` : `v0=${'0'.repeat(64)}`;
    const { context, notes } = testContext({ sources });
    const { sent } = await sign('{}', { ...webhookOptions, service, signature, timestamp: `${time}` }, context);
    expect(sent).toEqual({ at: new Date(time * 1000).toISOString(), is });
    expect(notes.map(({ code }) => code)).toEqual(codes);
  });

  test('a time in milliseconds is refused', async () => {
    const options = { service: 'slack', signature: `v0=${'0'.repeat(64)}`, timestamp: '1492774577000' } as const;
    await expect(webhook('{}', options)).rejects.toMatchObject({ code: 'error.timestamp' });
  });

  test('a new signature is of now', async () => {
    const { headers } = await webhook('{}', { service: 'stripe' });
    expect(headers[0]?.value).toMatch(/^t=\d+,v1=[\da-f]{64}$/);
  });
});

test('a random key is as long as the digest', () => {
  const of = (keyForm: 'text' | 'hex' | 'base64') =>
    randomKey({ algorithm: 'SHA-512', keyForm }, testContext().context);
  expect(of('text')).toMatch(/^[\da-f]{128}$/);
  expect(Buffer.from(of('base64'), 'base64')).toHaveLength(64);
});

test('the line for OpenSSL keeps the key in a variable', () => {
  const line = (options: Partial<Parameters<typeof opensslLine>[0]>) =>
    opensslLine({ algorithm: 'SHA-256', encoding: 'Hex', keyForm: 'text', ...options });
  expect(line({ keyForm: 'hex', algorithm: 'RIPEMD-160' })).toBe(
    'openssl dgst -rmd160 -mac HMAC -macopt hexkey:"$KEY" -r message.txt',
  );
  expect(line({ encoding: 'Base64' })).toBe('openssl dgst -sha256 -hmac "$KEY" -binary message.txt | base64 -w 0');
  expect(() => line({ algorithm: 'Keccak-256' })).toThrow(ToolError);
});
