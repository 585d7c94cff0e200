import { pbkdf2Sync } from 'node:crypto';
import bcryptjs from 'bcryptjs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import { derive } from './derive.ts';
import { formatDuration } from './duration.ts';
import { estimate } from './estimate.ts';
import fixtures from './fixtures.json';
import { hashBcrypt } from './hash.ts';
import { hashArgon2id, hashPbkdf2, hashScrypt } from './hash-other.ts';
import { HashReader, parseHash } from './notation.ts';
import { verify as verifyWith } from './verify.ts';

const { signal } = new AbortController();
const quiet = { signal, sources: platformSources, note: () => undefined, progress: () => undefined };
const verify = (text: string, password: string) => verifyWith(text, { password }, quiet);

const sets = Object.entries(fixtures) as [string, [password: string, hash: string][]][];

test.each(sets)('passwords and hashes by others match: %s', { timeout: 120_000 }, async (_name, rows) => {
  expect(rows.length).toBeGreaterThanOrEqual(50);
  for (const [password, hash] of rows) {
    expect(await verify(hash, password), hash).toMatchObject([{ matches: true }]);
    // From the 73rd byte on bcrypt looks at nothing.
    const other = `~${password}`;
    expect(await verify(hash, other), hash).toMatchObject([{ matches: false }]);
  }
});

// Openwall's crypt_blowfish 1.3, wrapper.c.
test.each([
  ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
  ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
])('%s matches %s', async (password, hash) => {
  expect(await verify(hash, password)).toMatchObject([{ matches: true }]);
});

test('bcrypt reads 72 bytes', async () => {
  const notes: unknown[] = [];
  const context = { ...quiet, note: (code: string, params?: unknown) => void notes.push([code, params]) };
  const hash = await hashBcrypt({ password: 'a'.repeat(72), cost: 4, version: '2b' }, context);
  expect(notes).toEqual([]);
  expect(await verifyWith(hash, { password: `${'a'.repeat(72)}b` }, context)).toMatchObject([{ matches: true }]);
  expect(notes).toEqual([['note.truncated', { count: 73, character: 72 }]]);
});

test('the last character that bcrypt reads is named', async () => {
  const notes: unknown[] = [];
  const context = { ...quiet, note: (code: string, params?: unknown) => void notes.push([code, params]) };
  // Two bytes, 23 times three, and the last one four: 75.
  await hashBcrypt({ password: `ab${'日'.repeat(23)}😀`, cost: 4, version: '2b' }, context);
  expect(notes).toEqual([['note.truncated', { count: 75, character: 26 }]]);
});

test('what is hashed is verified, by bcryptjs as well', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), async (password) => {
      const hash = await hashBcrypt({ password, cost: 4, version: '2b' }, quiet);
      expect(bcryptjs.compareSync(password, hash)).toBe(true);
      expect(await verify(hash, password)).toMatchObject([{ matches: true }]);
    }),
    { numRuns: 50 },
  );
});

const password = 'é secret';
const notations = ['phc', 'passlib', 'django', 'werkzeug'] as const;
const digests = ['sha1', 'sha256', 'sha512'] as const;

test.each([
  ['Argon2id', () => hashArgon2id({ password, memory: 64, passes: 1, parallelism: 2 }, quiet)],
  ['scrypt', () => hashScrypt({ password, logN: 4, blockSize: 8, parallelism: 2 }, quiet)],
  ...notations.flatMap((notation) =>
    digests.map(
      (digest) =>
        [
          `PBKDF2 ${notation} ${digest}`,
          () => hashPbkdf2({ password, iterations: 3, notation, digest }, quiet),
        ] as const,
    ),
  ),
] as const)('a new hash is verified: %s', async (_name, make) => {
  const hash = await make();
  expect(await verify(hash, password)).toMatchObject([{ matches: true }]);
  expect(await verify(hash, 'é Secret')).toMatchObject([{ matches: false }]);
  expect(await make()).not.toBe(hash);
});

test('Argon2 is the same where WebAssembly is blocked', async () => {
  const parameters = { algorithm: 'argon2id', version: 0x13, memory: 128, passes: 2, parallelism: 2 } as const;
  const run = () => derive('password', new Uint8Array(16).fill(7), parameters, 32);
  const fast = await run();
  const blocked = vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new Error('blocked by policy'));
  expect(await run()).toEqual(fast);
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
});

test.each([
  ['sha1', 1, 20, 0],
  ['sha256', 30_000, 32, 29],
  // Not after 5,000: the second block begins there.
  ['sha512', 5000, 100, 8],
] as const)('PBKDF2 with %s says how far it is and is that of Node', async (digest, iterations, size, reports) => {
  const shares: number[] = [];
  const salt = new Uint8Array(16).fill(7);
  const parameters = { algorithm: 'pbkdf2', digest, iterations } as const;
  const bytes = await derive('pässword', salt, parameters, size, (share) => shares.push(share));
  expect(Buffer.from(bytes)).toEqual(pbkdf2Sync('pässword', salt, iterations, size, digest));
  expect(shares.length).toBe(reports);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});

test('many hashes are compared with one password; a wrong one is pointed at', async () => {
  const rows = fixtures.bcrypt.slice(0, 3);
  const text = `\n${rows.map(([, hash]) => `  ${hash} `).join('\r\n')}\n`;
  const verdicts = await verify(text, rows[1]![0]!);
  expect(verdicts.map(({ matches }) => matches)).toEqual([false, true, false]);
  const wrong = await verify(`${rows[0]![1]}\nada:$2b$10$abc`, '').catch((error: unknown) => error);
  expect(wrong).toMatchObject({ code: 'error.bcryptLength', where: { at: { line: 2, column: 12, endOffset: 75 } } });
});

describe('hashes of strangers', () => {
  test('give a hash or a coded error', () => {
    const seeds = sets.flatMap(([, rows]) => rows.slice(0, 20).map(([, hash]) => hash.replace(/^ada:/, '')));
    const mutated = fc
      .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 })), { maxLength: 4 }))
      .map(([seed, changes]) =>
        changes.reduce((text, [at, piece]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + piece + text.slice(place + (at % 3));
        }, seed),
      );
    const codes = new Set<string>();
    fc.assert(
      fc.property(mutated, (text) => {
        try {
          parseHash(new HashReader(text, 0, text));
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          codes.add(error.code);
        }
      }),
      { numRuns: 10_000 },
    );
    expect(codes.size).toBeGreaterThan(5);
  });
});

test('a cost is estimated before it is paid', async () => {
  // A clock by which each trial takes 100 ms: the largest one, of cost 8, is the fastest by step.
  let time = 0;
  const sources = { ...platformSources, now: () => (time += 100) };
  expect(await estimate([{ kind: 'bcrypt', steps: 2 ** 12 }], sources)).toEqual({ milliseconds: 1600 });
});

test('times are in a unit that says something', () => {
  expect(formatDuration(1999, 'en')).toBe('2,000 milliseconds');
  expect(formatDuration(35_400, 'en')).toBe('35 seconds');
  expect(formatDuration(3 * 3_600_000, 'en')).toBe('3 hours');
});
