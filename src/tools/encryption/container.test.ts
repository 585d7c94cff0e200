import { statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import fixtures from './container-fixtures.json';
import { decryptBlob, decryptText, encryptBlob, encryptText } from './with-password.ts';

const context = {
  sources: platformSources,
  note: () => undefined,
  progress: () => undefined,
  signal: new AbortController().signal,
};
const cheap = { memory: 8, passes: 1, parallelism: 1, iterations: 1 } as const;
const show = (passphrase: string) => ({ passphrase, shown: 'text' }) as const;
const codeOf = async (run: Promise<unknown>) => {
  try {
    await run;
    return 'none';
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
};
const bytesOf = (text: string) => Buffer.from(text, 'base64');

afterEach(() => vi.unstubAllGlobals());

/** As on plain http, and under a policy without WebAssembly. */
function withoutPlatform() {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal('WebAssembly', {});
}

describe.each(['pbkdf2', 'argon2id'] as const)('with %s', (kdf) => {
  const rows = fixtures[kdf] as [string, string, string][];

  test('what Python and OpenSSL made is read and written the same', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(kdf === 'pbkdf2' ? 320 : 3);
    for (const [passphrase, plain, text] of rows) {
      expect(await decryptText(text, show(passphrase), context), text).toBe(plain);
      const file = await decryptBlob(new Blob([bytesOf(text)]), { passphrase }, context);
      expect(await file.text()).toBe(plain);
      const header = bytesOf(text);
      const random = (size: number) => Uint8Array.from(header.subarray(size === 16 ? 16 : 32, size === 16 ? 32 : 44));
      const costs = {
        parallelism: header.readUInt8(7),
        memory: header.readUInt32BE(8),
        passes: header.readUInt32BE(12),
        iterations: header.readUInt32BE(12),
      };
      const same = { ...context, sources: { ...platformSources, random } };
      expect(await encryptText(plain, { passphrase, kdf, ...costs }, same)).toBe(text);
    }
  });

  test('it is the same without WebCrypto and WebAssembly, and says how far it is', async () => {
    withoutPlatform();
    const [passphrase, plain, text] = rows[2]!;
    expect(await decryptText(text, show(passphrase), context)).toBe(plain);
    const shares: number[] = [];
    const costs = { ...cheap, memory: 512, passes: 2, iterations: 3000 };
    const progress = (share: number) => void shares.push(share);
    await encryptText('a', { passphrase, kdf, ...costs }, { ...context, progress });
    expect(Math.max(...shares)).toBeGreaterThan(0.3);
  });

  test('every flipped bit is refused, of a text and of a file', async () => {
    const text = await encryptText('handy tools', { passphrase: 'a', kdf, ...cheap }, context);
    const codes = new Set<string>();
    for (let bit = 0; bit < bytesOf(text).length * 8; bit++) {
      const flipped = bytesOf(text);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const code = await codeOf(decryptText(flipped.toString('base64'), show('a'), context));
      codes.add(code);
      // The costs are only tried once: they take time.
      if (bit >> 3 >= 16)
        expect(await codeOf(decryptBlob(new Blob([flipped]), { passphrase: 'a' }, context))).toBe(code);
    }
    expect([...codes].sort()).toEqual([
      'error.containerKdf',
      'error.containerVersion',
      'error.costs',
      'error.notContainer',
      'error.wrongPassword',
    ]);
  }, 60_000);
});

test('what is encrypted is decrypted, as a text and as a file', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('argon2id', 'pbkdf2'),
      async (plain, passphrase, kdf) => {
        const options = { passphrase, kdf, ...cheap };
        const text = await encryptText(plain, options, context);
        expect(await decryptText(text, show(passphrase), context)).toBe(plain);
        expect(await codeOf(decryptText(text, show(`${passphrase} `), context))).toBe('error.wrongPassword');
        const file = await encryptBlob(new Blob([plain]), options, context);
        expect(await (await decryptBlob(file, { passphrase }, context)).text()).toBe(plain);
        const written = Buffer.from(await file.arrayBuffer()).toString('base64');
        expect(await decryptText(written, show(passphrase), context)).toBe(plain);
        expect(await (await decryptBlob(new Blob([`\n${text}\n`]), { passphrase }, context)).text()).toBe(plain);
      },
    ),
    { numRuns: 200 },
  );
});

test('salt and nonce are new each time', async () => {
  const texts = await Promise.all(
    [1, 2].map(() => encryptText('a', { passphrase: 'a', kdf: 'pbkdf2', ...cheap }, context)),
  );
  const [one, other] = texts.map(bytesOf);
  expect(one!.subarray(16, 32)).not.toEqual(other!.subarray(16, 32));
  expect(one!.subarray(32, 44)).not.toEqual(other!.subarray(32, 44));
});

test('a header that asks for too much is refused before a key is derived', async () => {
  const text = await encryptText('a', { passphrase: 'a', kdf: 'argon2id', ...cheap }, context);
  const withCosts = (kdf: number, parallelism: number, memory: number, rounds: number) => {
    const bytes = bytesOf(text);
    bytes.writeUInt8(kdf, 6);
    bytes.writeUInt8(parallelism, 7);
    bytes.writeUInt32BE(memory, 8);
    bytes.writeUInt32BE(rounds, 12);
    return bytes.toString('base64');
  };
  for (const [kdf = 0, lanes = 0, memory = 0, rounds = 0] of [
    [1, 1, 0xffff_ffff, 1],
    [1, 1, 262_145, 1],
    [1, 1, 262_144, 5],
    [1, 1, 8, 1001],
    [1, 1, 8, 0],
    [1, 0, 8, 1],
    [1, 17, 262_144, 1],
    [1, 2, 15, 1],
    [2, 0, 0, 5_000_001],
    [2, 0, 0, 0],
  ] as const) {
    expect(
      await codeOf(decryptText(withCosts(kdf, lanes, memory, rounds), show('a'), context)),
      String([kdf, lanes, memory, rounds]),
    ).toBe('error.costs');
  }
  expect(await codeOf(decryptText(withCosts(2, 1, 0, 1), show('a'), context))).toBe('error.containerKdf');
});

test('texts and files of strangers give a text or a coded error', async () => {
  const seeds = fixtures.pbkdf2.slice(0, 40).map(([, , text]) => String(text));
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.string({ maxLength: 4 }),
      fc.nat({ max: 2 }),
      async (seed, at, piece, removed) => {
        // Rounds of work are not changed here: within the limits they take time.
        const place = at % 2 === 0 ? at % 12 : 22 + (at % (seed.length - 21));
        const text = seed.slice(0, place) + piece + seed.slice(place + (place < 12 ? piece.length : removed));
        codes.add(await codeOf(decryptText(text, show('a'), context)));
        await codeOf(decryptBlob(new Blob([text]), { passphrase: 'a' }, context));
      },
    ),
    { numRuns: 2000 },
  );
  expect([...codes]).toEqual(expect.arrayContaining(['error.wrongPassword', 'error.notContainer']));
}, 60_000);

test('the fixtures stay small', () => {
  expect(statSync(join(import.meta.dirname, 'container-fixtures.json')).size).toBeLessThan(100_000);
});
