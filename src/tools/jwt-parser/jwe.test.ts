// @vitest-environment node
import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { initialValues } from '#engine/options';
import { fromBase64, toBase64 } from '#lib/bytes';
import { platformSources } from '#lib/sources';
import { decode } from './decode.ts';
import * as operations from './operations.ts';
import rfc from './rfc-vectors.json' with { type: 'json' };

type Options = Parameters<typeof decode>[1];

async function read(token: string, options: Partial<Options> = {}) {
  const notes: string[] = [];
  const context: Partial<RunContext> = {
    note: (code) => void notes.push(code),
    sources: { ...platformSources, now: () => Date.parse('2026-01-01T00:00:00Z') },
  };
  // The logic takes nothing else of it.
  const decoded = await decode(
    token,
    { ...initialValues(operations.decode.options), ...options },
    context as RunContext,
  );
  if (decoded === null) throw new Error('nothing was decoded');
  return { ...decoded, notes };
}

async function refusal(run: Promise<unknown>) {
  try {
    await run;
  } catch (error) {
    if (error instanceof ToolError) return [error.code, error.where.option];
    throw error;
  }
  return undefined;
}

const keyOf = (vector: { readonly key: object }) => JSON.stringify(vector.key);
const utf8 = (text: string) => new TextEncoder().encode(text);
const part = (text: string) => toBase64(utf8(text), { urlSafe: true });

describe('published tokens', () => {
  test('RFC 7515, appendix A.2 and A.4: RS256 and ES512', async () => {
    const [rs256, es512] = [rfc['RFC 7515, A.2: RS256'], rfc['RFC 7515, A.4: ES512']];
    expect((await read(rs256.token, { key: keyOf(rs256) })).check).toEqual({ is: 'valid', by: 'RSA' });
    const decoded = await read(es512.token, { key: keyOf(es512) });
    expect([decoded.check, decoded.content]).toEqual([{ is: 'valid', by: 'EC P-521' }, 'Payload']);
  });

  test('RFC 7515, appendix A.5, and RFC 7519, section 6.1: an unsecured token', async () => {
    const { token } = rfc['RFC 7515, A.5, and RFC 7519, 6.1: none'];
    const decoded = await read(token);
    expect(decoded).toMatchObject({ check: { is: 'unsigned' }, notes: ['warning.unsigned'] });
    expect(decoded.payload?.members.map(({ name, value }) => [name, value])).toEqual([
      ['iss', 'joe'],
      ['exp', '1300819380'],
      ['http://example.com/is_root', 'true'],
    ]);
  });

  test('RFC 7516, appendix A.1: RSA-OAEP and A256GCM', async () => {
    const vector = rfc['RFC 7516, A.1: RSA-OAEP, A256GCM'];
    const text = 'The true sign of intelligence is not knowledge but imagination.';
    expect((await read(vector.token, { key: keyOf(vector) })).content).toBe(text);
    expect(await read(vector.token)).toMatchObject({ is: 'jwe', notes: [] });
  });

  test('RFC 7516, appendix A.2, and RFC 7519, appendix A: RSA1_5 is refused, its header is read', async () => {
    const { key } = rfc['RFC 7516, A.1: RSA-OAEP, A256GCM'];
    const tokens = [rfc['RFC 7516, A.2: RSA1_5'], rfc['RFC 7519, A.1: RSA1_5'], rfc['RFC 7519, A.2: nested, RSA1_5']];
    for (const { token } of tokens) {
      expect(await refusal(read(token, { key: JSON.stringify(key) }))).toEqual(['error.jweAlgorithm', undefined]);
      const { header } = await read(token);
      expect(header.members[0]).toMatchObject({ name: 'alg', value: 'RSA1_5' });
    }
  });

  test('RFC 7516, appendix A.3: A128KW and A128CBC-HS256', async () => {
    const vector = rfc['RFC 7516, A.3: A128KW, A128CBC-HS256'];
    expect((await read(vector.token, { key: keyOf(vector) })).content).toBe('Live long and prosper.');
    const { content } = await read(vector.token, { key: vector.key.k, keyForm: 'base64' });
    expect(content).toBe('Live long and prosper.');
  });

  test('RFC 7517, appendix C: PBES2-HS256+A128KW', async () => {
    const { token } = rfc['RFC 7517, C: PBES2-HS256+A128KW'];
    const { payload } = await read(token, { key: 'Thus from my lips, by yours, my sin is purged.' });
    expect(payload?.members.find(({ name }) => name === 'kid')?.value).toBe('juliet@capulet.lit');
    expect(payload?.members.find(({ name }) => name === 'qi')?.value).toMatch(/^lSQi-w9CpyUReMErP1RsBLk7wNtOvs5E/);
  });
});

/** A token that is encrypted directly by a key of 16 zero bytes, with A128GCM. */
function direct(text: string, header: object = {}) {
  const first = part(JSON.stringify({ alg: 'dir', enc: 'A128GCM', ...header }));
  const cipher = createCipheriv('aes-128-gcm', new Uint8Array(16), new Uint8Array(12)).setAAD(utf8(first));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  const rest = [new Uint8Array(12), sealed, cipher.getAuthTag()].map((bytes) => toBase64(bytes, { urlSafe: true }));
  return [first, '', ...rest].join('.');
}
const zeros = { key: '00'.repeat(16), keyForm: 'hex' } as const;

describe('what is inside', () => {
  test('claims have times as those of a signed token', async () => {
    expect(await read(direct('{"exp":1300819380}'), zeros)).toMatchObject({
      validity: { is: 'expired', at: '2011-03-22T18:43:00.000Z' },
      payload: { members: [{ name: 'exp', time: '2011-03-22T18:43:00.000Z' }] },
    });
  });

  test('another token, by its type or its form', async () => {
    const { token } = rfc['RFC 7515, A.2: RS256'];
    expect(await read(direct(token, { cty: 'JWT' }), zeros)).toMatchObject({ nested: token });
    expect((await read(direct(token), zeros)).nested).toBe(token);
    const encrypted = direct('{}');
    expect((await read(direct(encrypted), zeros)).nested).toBe(encrypted);
    expect((await read(direct('a.b.c'), zeros)).nested).toBeUndefined();
  });

  test('text, bytes or nothing', async () => {
    expect(await read(direct('hello'), zeros)).toMatchObject({ content: 'hello', notes: ['warning.notJson'] });
    expect(await read(direct(''), zeros)).toMatchObject({ content: '', notes: [] });
  });

  test('a key of a set is found by its ID, or without one by trying', async () => {
    const k = toBase64(new Uint8Array(16), { urlSafe: true });
    const other = { kty: 'oct', kid: 'b', k: 'AQEBAQEBAQEBAQEBAQEBAQ' };
    const set = (...keys: object[]) => ({ key: JSON.stringify({ keys }) });
    const token = direct('{"a":1}', { kid: 'a' });
    expect((await read(token, set(other, { kty: 'oct', kid: 'a', k }))).payload).toBeDefined();
    expect((await read(token, set({ kty: 'oct', k: 'AQ' }, other, { kty: 'oct', k }))).payload).toBeDefined();
    expect(await refusal(read(token, set(other, { ...other, kid: 'a' }, { kty: 'oct', k })))).toEqual([
      'error.decrypt',
      'key',
    ]);
  });
});

test('a token cannot have a key derived in any number of rounds', async () => {
  const header = (rounds: number) =>
    part(JSON.stringify({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', p2s: part('saltsalt'), p2c: rounds }));
  const token = (rounds: number) => `${header(rounds)}.${'A'.repeat(32)}.${'A'.repeat(16)}.AAAA.${'A'.repeat(22)}`;
  expect(await refusal(read(token(1000), { key: 'password' }))).toEqual(['error.decrypt', 'key']);
  expect(await refusal(read(token(5_000_001), { key: 'password' }))).toEqual(['error.jweUnfit', 'key']);
});

test('every flipped bit of a token is refused', async () => {
  const token = direct('{"a":1}');
  const parts = token.split('.');
  const bytes = parts.map((text) => fromBase64(text));
  for (const [index, whole] of bytes.entries()) {
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const changed = whole.slice();
      changed[bit >> 3]! ^= 1 << (bit & 7);
      const text = parts.map((old, at) => (at === index ? toBase64(changed, { urlSafe: true }) : old)).join('.');
      const code = await refusal(read(text, zeros));
      // A header that is no JSON, or names something else, is refused for that.
      if (index === 0) expect(code).toBeDefined();
      else expect(code).toEqual(['error.decrypt', 'key']);
    }
  }
});
