import { bcrypt as wasmBcrypt } from 'hash-wasm';
import fc from 'fast-check';
import { assert, describe, expect, test, vi } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { derive, writeHash } from './derive.ts';
import { detectors } from './detect.ts';
import { estimate, measure } from './estimate.ts';
import { hash } from './hash.ts';
import * as operations from './operations.ts';
import { readHashes } from './read-hash.ts';
import vectors from './vectors.json';
import { inspect, verify as verifyWith } from './verify.ts';

const verify = (text: string, password: string, cut = false) =>
  verifyWith(text, { password, cut }, testContext().context);

async function failureOf(run: () => unknown) {
  try {
    await run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, ...error.where };
    throw error;
  }
  return undefined;
}

test('passwords and hashes by libxcrypt and htpasswd match, and no others', async () => {
  expect(vectors.length).toBeGreaterThanOrEqual(100);
  for (const [password, written] of vectors as [string, string][]) {
    const [found] = readHashes(written);
    expect(await verify(written, password), written).toMatchObject([{ matches: true }]);
    if (password.length < 20)
      expect(await verify(written, `${password}.`), written).toMatchObject([{ matches: false }]);
    assert(found !== undefined && 'cost' in found);
    expect(written.endsWith(writeHash(found))).toBe(true);
  }
});

test.each([
  // Openwall's crypt_blowfish 1.3, wrapper.c
  ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
  ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
  ['', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy'],
])('%j is that of %s', async (password, written) => {
  expect(await verify(written, password)).toMatchObject([{ matches: true }]);
});

test('any password has the hash that hash-wasm computes, and is found again', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((one) => !one.includes('\0'));
  const salts = fc.uint8Array({ minLength: 16, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(text, salts, async (password, salt) => {
      const bytes = new TextEncoder().encode(password).length;
      fc.pre(bytes <= 72);
      const { context } = testContext({ sources: { random: () => salt, now: () => 0 } });
      const written = await hash({ password, cut: false, cost: 4, version: '2a' }, context);
      expect(written).toBe(await wasmBcrypt({ password, salt, costFactor: 4, outputType: 'encoded' }));
      expect(await verify(written, password)).toMatchObject([{ matches: true }]);
    }),
    { numRuns: 60 },
  );
});

describe('the 72 bytes', () => {
  const cut = async (password: string) =>
    failureOf(() => hash({ password, cut: false, cost: 4, version: '2b' }, testContext().context));

  test('fit, and one more is refused at the character that would be cut', async () => {
    expect(await cut('a'.repeat(72))).toBeUndefined();
    expect(await cut('a'.repeat(73))).toMatchObject({
      code: 'error.tooLong',
      params: { size: 73, character: 73 },
      option: 'password',
      at: { offset: 72 },
    });
    // The last letter is cut in two.
    expect(await cut(`a${'é'.repeat(36)}`)).toMatchObject({ params: { size: 73, character: 37 }, at: { offset: 36 } });
    expect(await cut('😀'.repeat(19))).toMatchObject({ params: { size: 76, character: 19 }, at: { offset: 36 } });
  });

  test('are all that counts where the cut is allowed', async () => {
    const written = await hash(
      { password: `${'a'.repeat(72)}b`, cut: true, cost: 4, version: '2b' },
      testContext().context,
    );
    expect(await verify(written, 'a'.repeat(72))).toMatchObject([{ matches: true }]);
    expect(await verify(written, `${'a'.repeat(72)}c`, true)).toMatchObject([{ matches: true }]);
  });
});

test('a password is neither trimmed, stored nor linked', async () => {
  const written = await hash({ password: ' a', cut: false, cost: 4, version: '2b' }, testContext().context);
  expect(await verify(written, 'a')).toMatchObject([{ matches: false }]);
  for (const { options } of [operations.hash, operations.verify]) expect(options.password.kind).toBe('secret');
});

test('bits that belong to no byte do not count', async () => {
  // The last digits of salt and digest, with their unused bits set.
  const written = '$2a$05$CCCCCCCCCCCCCCCCCCCCC/E5YPO9kmyuRGyh0XouQYb4YMJKvyOeX';
  expect(await verify(written, 'U*U')).toMatchObject([{ matches: true }]);
});

describe('reading', () => {
  const good = '$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';

  test.each([
    ['secret', 'error.noHash', 1, 1],
    [`${good}\nada:secret`, 'error.noHash', 2, 1],
    ['', 'error.noHash', undefined, undefined],
    [`\n ada:${good.replace('2b', '2')}`, 'error.version', 2, 7],
    [good.replace('05', '5'), 'error.cost', 1, 5],
    [good.replace('05', '32'), 'error.cost', 1, 5],
    [good.replace('E5', '+5'), 'error.hashDigit', 1, 30],
    [`${good}x`, 'error.hashLength', 1, 61],
    ['$2b$05$', 'error.hashLength', 1, 7],
    ['$2b$', 'error.cost', 1, 5],
    ['ada:$6$saltstring', 'error.incomplete', 1, 17],
    ['$6$saltstring$svn8', 'error.incomplete', 1, 18],
    ['$none$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMH', 'error.noHash', 1, 1],
  ])('%j: %s at %s:%s', async (text, code, line, column) => {
    const failure = await failureOf(() => readHashes(text));
    expect([failure?.code, failure?.at?.line, failure?.at?.column]).toEqual([code, line, column]);
  });

  test('hostile texts are read or refused with a code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.nat(8), fc.string({ unit: 'binary', maxLength: 4 }), async (from, cut, piece) => {
        const failure = await failureOf(() =>
          inspect(good.slice(0, from) + piece + good.slice(from + cut), () => undefined),
        );
        if (failure !== undefined) expect(failure.code).toMatch(/^error\./);
      }),
      { numRuns: 300 },
    );
  });
});

test('progress counts the rounds of all hashes, and cancelling stops between two', async () => {
  const [first, second] = [4, 5].map((cost) => `$2b$0${cost}$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW`);
  const { context } = testContext();
  const progress = vi.fn();
  await verifyWith(`${first}\n${second}`, { password: 'a', cut: false }, { ...context, progress });
  expect(progress).toHaveBeenCalledWith(0, 48);
  expect(progress).toHaveBeenLastCalledWith(48, 48);
  const controller = new AbortController();
  const run = verifyWith(
    `${first}\n${second}`,
    { password: 'a', cut: false },
    { ...context, signal: controller.signal, progress: () => controller.abort() },
  );
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
});

test('the speed is that of the clock, and a clock that stands still ends the trials', async () => {
  let time = 0;
  const steady = { random: () => new Uint8Array(), now: () => (time += 100) };
  expect(await measure(steady)).toBe(100 / 32);
  expect(await measure({ ...steady, now: () => 0 })).toBe(0);
  expect(await estimate(64, steady)).toEqual({ milliseconds: 200 });
});

test('twice the cost is twice the rounds', async () => {
  const salt = new Uint8Array(16);
  expect(await derive('a', { cost: 4, salt })).not.toEqual(await derive('a', { cost: 5, salt }));
});

// The first three are by `openssl passwd`; the others have the form of crypt(5) and of Passlib, with any digest.
test.each([
  ['$1$saltstri$YMyguxXMBpd2TEZ.vS/3q1', 'MD5-crypt', '', 'saltstri'],
  ['$apr1$saltstri$aGfuB7Lcvs2TUeFTqUVfN0', 'Apache MD5', '', 'saltstri'],
  [
    '$5$rounds=10000$saltstringsaltst$3xv.VbSHBb41AL9AvLeujZkZRBAwqFMz2.opqey6IcA',
    'SHA-256-crypt',
    'rounds=10000',
    'saltstringsaltst',
  ],
  [
    '$y$j9T$0AsfCXHrDqrdHdIATMdPF.$2LTwJGgL3R7oPGLYiWOpRjZLrsTEbcwZPbWlgXQTCbC',
    'yescrypt',
    'j9T',
    '0AsfCXHrDqrdHdIATMdPF.',
  ],
  [
    '$pbkdf2-sha256$29000$x1hL6V2rNQaAEEJIqVVqjQ$8mT1sY1ZFFOHTsxLxYTg0mZ4vtHX/I1UVrTz7IyVfUk',
    'PBKDF2-SHA-256',
    '29000',
    'x1hL6V2rNQaAEEJIqVVqjQ',
  ],
])('%s is named', async (hash, scheme, parameters, salt) => {
  const facts = { scheme, parameters, salt, digest: hash.slice(hash.lastIndexOf('$') + 1) };
  const [found] = await verify(`ada:${hash}`, 'Hello world!');
  expect(found).toEqual({ name: 'ada', hash, ...facts });
  expect(detectors.verify.detect(hash)).toBe(0.9);
});
