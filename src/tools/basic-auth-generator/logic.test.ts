// @vitest-environment node
import bcrypt from 'bcryptjs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { initialValues } from '#engine/options';
import { platformSources } from '#lib/sources';
import { apr1 } from './apr1.ts';
import vectors from './crypt-vectors.json' with { type: 'json' };
import { decode } from './decode.ts';
import { generate } from './generate.ts';
import { htpasswd } from './htpasswd.ts';
import * as operations from './operations.ts';
import { sha512Crypt } from './sha512-crypt.ts';

const quiet = () => undefined;
const header = (username: string, password: string, charset: 'utf-8' | 'latin1' = 'utf-8') =>
  generate({ ...initialValues(operations.generate.options), username, password, charset });

test('RFC 7617, sections 2 and 2.1', () => {
  expect(header('Aladdin', 'open sesame')).toBe('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  expect(header('test', '123£')).toBe('Authorization: Basic dGVzdDoxMjPCow==');
});

test('hashes passwords as openssl passwd does', () => {
  const wrong = (vectors as [string, string][]).filter(([password, hash]) => {
    const [, kind, ...rest] = hash.split('$');
    const rounds = /^rounds=(\d+)$/.exec(rest[0] ?? '')?.[1];
    const salt = rest.at(-2) ?? '';
    const bytes = new TextEncoder().encode(password);
    const made =
      kind === '6' ? sha512Crypt(bytes, salt, rounds === undefined ? undefined : Number(rounds)) : apr1(bytes, salt);
    return made !== hash;
  });
  expect(wrong).toEqual([]);
  expect(vectors.length).toBe(1000);
}, 180_000);

test('lines are made with a new salt each, which bcrypt checks', async () => {
  const context: Partial<RunContext> = { note: quiet, progress: quiet, sources: platformSources };
  const options = { username: 'ada', password: 'open sesame', algorithm: 'bcrypt', cost: 4 } as const;
  const lines = await Promise.all([1, 2].map(() => htpasswd(options, context as RunContext)));
  expect(new Set(lines).size).toBe(2);
  for (const line of lines) expect(bcrypt.compareSync('open sesame', line.replace('ada:$2y$', '$2b$'))).toBe(true);
});

test('any pair comes back', () => {
  const printable = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''));
  fc.assert(
    fc.property(printable, printable, (name, password) => {
      const username = name.replaceAll(':', '');
      expect(decode(header(username, password), quiet)).toEqual({ username, password, charset: 'utf-8' });
    }),
    { numRuns: 500 },
  );
});

test('10,000 mutated headers are decoded or refused with a code', () => {
  const seed = 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==';
  const codes = new Set<string>();
  fc.assert(
    fc.property(fc.nat(seed.length), fc.nat(6), fc.string({ unit: 'binary', maxLength: 4 }), (from, cut, piece) => {
      try {
        decode(seed.slice(0, from) + piece + seed.slice(from + cut), quiet);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        codes.add(error.code);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(codes.size).toBeGreaterThanOrEqual(4);
});
