import { execFileSync } from 'node:child_process';
import { createCipheriv, createDecipheriv, type CipherGCM, type DecipherGCM } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { platformSources } from '#lib/sources';
import * as file from './file.ts';
import { decryptedName, encryptedName } from './file-names.ts';
import * as operations from './operations.ts';
import { decryptFileCommand, encryptFileCommand } from './openssl.ts';
import { decrypting, decryptWith, encrypting, encryptWith, type Algorithm } from './salted.ts';

const folder = mkdtempSync(join(tmpdir(), 'encryption-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sh = (command = '') => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' });

const context = {
  sources: platformSources,
  note: () => undefined,
  progress: () => undefined,
  signal: new AbortController().signal,
};
const passphrase = 'correct horse';
const initial = { ...initialValues(operations.encryptFile.options), key: '' };
type Context = Parameters<typeof file.encryptFile>[2];
const encryptFile = (blob: Blob, options: Partial<Parameters<typeof file.encryptFile>[1]>, own: Context = context) =>
  file.encryptFile(blob, { ...initial, ...options }, own);
const decryptFile = (blob: Blob, options: Partial<Parameters<typeof file.decryptFile>[1]>, own: Context = context) =>
  file.decryptFile(blob, { ...initial, ...options }, own);
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const codeOf = async (run: Promise<unknown>) => {
  try {
    return await run.then(() => 'done');
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
};
/** Bytes of all values, the same in each run. */
const sample = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * 167 + 13) >> 3));

describe.each(['aes', 'tripledes'] as const)('%s', (algorithm) => {
  test.each(['pbkdf2', 'sha256', 'md5'] as const)(
    'with %s is that of the shown openssl command',
    async (derivation) => {
      const options = { passphrase, algorithm, derivation, iterations: 1000 };
      writeFileSync(join(folder, 'passphrase.txt'), passphrase);
      for (const size of [0, 1, 8, 15, 16, 17, 100_001]) {
        const plain = sample(size);
        writeFileSync(join(folder, 'file'), plain);
        sh(encryptFileCommand(options));
        const theirs = new Blob([readFileSync(join(folder, 'file.enc'))]);
        expect(await bytesOf(await decryptFile(theirs, options, context)), String(size)).toEqual(plain);

        writeFileSync(join(folder, 'file.enc'), await bytesOf(await encryptFile(new Blob([plain]), options, context)));
        sh(decryptFileCommand(options));
        expect(readFileSync(join(folder, 'file')), String(size)).toEqual(plain);
      }
    },
  );
});

test('the command of PBKDF2 says how many iterations', () => {
  const settings = { algorithm: 'aes', derivation: 'pbkdf2', iterations: 600_000 } as const;
  expect(encryptFileCommand(settings)).toContain('-pbkdf2 -iter 600000 ');
  expect(decryptFileCommand(settings)).toContain('-pbkdf2 -iter 600000 ');
});

test('what OpenSSL writes without -iter is read by trying all, and in Base64', async () => {
  const plain = sample(100);
  const args = ['enc', '-aes-256-cbc', '-pbkdf2', '-pass', `pass:${passphrase}`];
  const run = (...more: string[]) => execFileSync('openssl', [...args, ...more], { input: plain });
  const options = { passphrase, algorithm: 'aes', derivation: 'auto', iterations: 600_000 } as const;
  for (const made of [run(), run('-a'), run('-a', '-A')]) {
    // One of 256 fits another derivation, too.
    const answer = await decryptFile(new Blob([Uint8Array.from(made)]), options, context).catch(
      (error: unknown) => error,
    );
    if (answer instanceof Blob) expect(await bytesOf(answer)).toEqual(plain);
    else expect(answer).toMatchObject({ code: 'error.severalDerivations' });
  }
});

test.each(['aes', 'tripledes', 'rabbit', 'rc4'] as const)('%s is the same in any pieces', (algorithm) => {
  const key = { key: sample({ aes: 32, tripledes: 24, rabbit: 16, rc4: 32 }[algorithm]), iv: sample(16) };
  const settings = { ...key, iv: key.iv.subarray(0, algorithm === 'aes' ? 16 : 8) };
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 33 }),
      (parts, step) => {
        const plain = Buffer.concat(parts);
        const stream = encrypting(algorithm, settings);
        const encrypted = Buffer.concat([...parts.map((part) => stream.update(part)), stream.end()!]);
        expect(encrypted).toEqual(Buffer.from(encryptWith(algorithm, settings, plain)));
        const back = decrypting(algorithm, settings);
        const pieces = Array.from({ length: Math.ceil(encrypted.length / step) }, (_, index) =>
          back.update(encrypted.subarray(index * step, (index + 1) * step)),
        );
        expect(Buffer.concat([...pieces, back.end()!])).toEqual(plain);
        expect(Buffer.from(decryptWith(algorithm, settings, encrypted)!)).toEqual(plain);
      },
    ),
    { numRuns: 200 },
  );
});

test('a file of several pieces comes back, with progress', async () => {
  const plain = sample(17_000_000);
  const options = { passphrase, algorithm: 'aes', derivation: 'md5', iterations: 1 } as const;
  const shares: number[] = [];
  const telling = { ...context, progress: (done: number, total: number) => shares.push(done / total) };
  const encrypted = await encryptFile(new Blob([plain]), options, telling);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.at(-1)).toBe(1);
  expect((await bytesOf(await decryptFile(encrypted, options, context))).equals(plain)).toBe(true);
});

test('a wrong passphrase is an error wherever the padding tells', async () => {
  const options = { passphrase, algorithm: 'aes', derivation: 'md5', iterations: 1 } as const;
  const encrypted = await encryptFile(new Blob([sample(100)]), options, context);
  const codes: string[] = [];
  for (let attempt = 0; attempt < 300; attempt++) {
    const wrong = { ...options, passphrase: `wrong ${attempt}` };
    codes.push(await codeOf(decryptFile(encrypted, wrong, context)));
  }
  expect(codes.filter((code) => code === 'error.wrongPassphrase').length).toBeGreaterThan(280);
  expect(new Set(codes).size).toBeLessThanOrEqual(2);
});

test('where two derivations fit, neither is taken', async () => {
  const options = { passphrase, algorithm: 'aes', iterations: 1 } as const;
  const plain = new Blob([sample(100)]);
  // One file in 256 or fewer.
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const encrypted = await encryptFile(plain, { ...options, derivation: 'md5' }, context);
    if ((await codeOf(decryptFile(encrypted, { ...options, derivation: 'sha256' }, context))) !== 'done') continue;
    expect(await codeOf(decryptFile(encrypted, { ...options, derivation: 'auto' }, context))).toBe(
      'error.severalDerivations',
    );
    return;
  }
  expect.unreachable('no such file was made');
});

test('files of strangers give a file or a coded error', async () => {
  const seed = Buffer.concat([Buffer.from('Salted__'), sample(40)]);
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(seed.length),
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom<Algorithm>('aes', 'tripledes', 'rabbit', 'rc4'),
      fc.nat(60),
      async (at, piece, algorithm, end) => {
        const file = new Blob([seed.subarray(0, at), Uint8Array.from(piece), seed.subarray(at, end)]);
        const options = { passphrase: 'a', algorithm, derivation: 'md5', iterations: 1 } as const;
        codes.add(await codeOf(decryptFile(file, options, context)));
      },
    ),
    { numRuns: 3000 },
  );
  expect([...codes]).toEqual(
    expect.arrayContaining(['done', 'error.fileNotSalted', 'error.blocks', 'error.wrongPassphrase']),
  );
});

describe('with a raw key', () => {
  const modes = ['gcm', 'chacha20', 'cbc', 'ctr', 'cfb', 'ofb', 'ecb'] as const;
  type Mode = (typeof modes)[number];
  const sizes: Readonly<Record<Mode, number>> = { gcm: 12, chacha20: 12, cbc: 16, ctr: 16, cfb: 16, ofb: 16, ecb: 0 };
  const hasTag = (mode: Mode) => mode === 'gcm' || mode === 'chacha20';
  interface Case {
    readonly key: Uint8Array;
    readonly iv: Uint8Array;
    readonly aad?: string;
    readonly padding?: 'pkcs7' | 'none';
  }
  const nameOf = (mode: Mode, key: Uint8Array) =>
    mode === 'chacha20' ? 'chacha20-poly1305' : `aes-${key.length * 8}-${mode}`;
  const optionsOf = (mode: Mode, { key, iv, aad = '', padding = 'pkcs7' }: Case) =>
    ({
      by: 'key',
      mode,
      key: Buffer.from(key).toString('hex'),
      iv: Buffer.from(iv).toString('hex'),
      aad,
      padding,
    }) as const;

  /** By Node's OpenSSL. */
  function theirs(mode: Mode, { key, iv, aad = '', padding }: Case, data: Uint8Array): Buffer {
    const settings = hasTag(mode) ? { authTagLength: 16 } : {};
    const cipher = createCipheriv(nameOf(mode, key), key, mode === 'ecb' ? null : iv, settings as object) as CipherGCM;
    if (hasTag(mode)) cipher.setAAD(Buffer.from(aad), { plaintextLength: data.length });
    cipher.setAutoPadding(padding !== 'none');
    const encrypted = Buffer.concat([cipher.update(data), cipher.final()]);
    return hasTag(mode) ? Buffer.concat([encrypted, cipher.getAuthTag()]) : encrypted;
  }
  function openTheirs(mode: Mode, { key, aad = '' }: Case, all: Buffer): Buffer {
    const iv = all.subarray(0, sizes[mode]);
    const end = all.length - (hasTag(mode) ? 16 : 0);
    const settings = hasTag(mode) ? { authTagLength: 16 } : {};
    const name = nameOf(mode, key);
    const cipher = createDecipheriv(name, key, mode === 'ecb' ? null : iv, settings as object) as DecipherGCM;
    if (hasTag(mode)) {
      cipher.setAAD(Buffer.from(aad), { plaintextLength: end - iv.length });
      cipher.setAuthTag(all.subarray(end));
    }
    return Buffer.concat([cipher.update(all.subarray(iv.length, end)), cipher.final()]);
  }

  test.each(modes)('%s is as OpenSSL has it, both ways', async (mode) => {
    const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
    const keys = mode === 'chacha20' ? bytes(32) : fc.constantFrom(16, 24, 32).chain(bytes);
    const ivs = fc.oneof(bytes(sizes[mode]), fc.constant(new Uint8Array(sizes[mode]).fill(255)));
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.record({ key: keys, iv: ivs, aad: fc.constantFrom('', 'a', 'héllo wörld, 20 bytes') }),
        async (plain, given) => {
          const options = optionsOf(mode, given);
          const expected = theirs(mode, given, plain);
          expect(await bytesOf(await encryptFile(new Blob([plain]), options))).toEqual(expected);
          expect(await bytesOf(await decryptFile(new Blob([Uint8Array.from(expected)]), options))).toEqual(
            Buffer.from(plain),
          );
          const front = { ...options, ivPlace: 'front' } as const;
          const own = mode === 'ecb' ? '' : options.iv;
          const inFront = await encryptFile(new Blob([plain]), front);
          expect((await bytesOf(inFront)).toString('hex')).toBe(own + expected.toString('hex'));
          expect(await bytesOf(await decryptFile(inFront, front))).toEqual(Buffer.from(plain));
          // With a random IV, which comes first.
          const all = await encryptFile(new Blob([plain]), { ...options, iv: '' });
          expect(openTheirs(mode, given, await bytesOf(all))).toEqual(Buffer.from(plain));
          expect(await bytesOf(await decryptFile(all, { ...options, iv: '' }))).toEqual(Buffer.from(plain));
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each(modes)('%s of several pieces, with progress', async (mode) => {
    const plain = sample(9_000_001);
    const given = { key: sample(32), iv: sample(sizes[mode]), aad: 'a' };
    const shares: number[] = [];
    const telling = { ...context, progress: (done: number, total: number) => shares.push(done / total) };
    const encrypted = await encryptFile(new Blob([plain]), optionsOf(mode, given), telling);
    expect((await bytesOf(encrypted)).equals(theirs(mode, given, plain))).toBe(true);
    expect(shares).toEqual([expect.closeTo(0.932, 3), 1]);
    expect((await bytesOf(await decryptFile(encrypted, optionsOf(mode, given)))).equals(plain)).toBe(true);
  });

  test.each(['cbc', 'ecb'] as const)('%s without padding takes whole blocks', async (mode) => {
    const given = { key: sample(16), iv: sample(sizes[mode]), padding: 'none' } as const;
    const encrypted = await encryptFile(new Blob([sample(48)]), optionsOf(mode, given));
    expect(await bytesOf(encrypted)).toEqual(theirs(mode, given, sample(48)));
    expect(await bytesOf(await decryptFile(encrypted, optionsOf(mode, given)))).toEqual(sample(48));
    expect(await codeOf(encryptFile(new Blob([sample(47)]), optionsOf(mode, given)))).toBe('error.blocks');
    expect(await codeOf(decryptFile(new Blob([sample(47)]), optionsOf(mode, given)))).toBe('error.blocks');
  });

  test.each(['gcm', 'chacha20'] as const)('every flipped bit is seen by %s', async (mode) => {
    const options = { ...optionsOf(mode, { key: sample(32), iv: sample(12) }), iv: '' };
    const encrypted = await bytesOf(await encryptFile(new Blob([sample(20)]), options));
    for (let bit = 0; bit < encrypted.length * 8; bit++) {
      const flipped = Uint8Array.from(encrypted);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(await codeOf(decryptFile(new Blob([flipped]), options))).toBe('error.tag');
    }
    expect(await codeOf(decryptFile(new Blob([encrypted.subarray(0, 27)] as BlobPart[]), options))).toBe(
      'error.tooShort',
    );
    expect(await codeOf(decryptFile(new Blob(), { ...options, iv: '00'.repeat(16) }))).toBe('error.ivSize');
    expect(await codeOf(decryptFile(new Blob(), { ...options, key: '' }))).toBe('error.keyMissing');
  });

  test('a wrong key is an error where the padding tells', async () => {
    const options = optionsOf('cbc', { key: sample(32), iv: sample(16) });
    const encrypted = await encryptFile(new Blob([sample(100)]), options);
    const codes: string[] = [];
    for (let wrong = 0; wrong < 100; wrong++) {
      codes.push(await codeOf(decryptFile(encrypted, { ...options, key: Buffer.alloc(32, wrong).toString('hex') })));
    }
    expect(codes.filter((code) => code === 'error.padding').length).toBeGreaterThan(90);
  });
});

test('the file gets its name back', () => {
  expect(decryptedName(encryptedName('notes.txt'))).toBe('notes.txt');
  expect(decryptedName('NOTES.TXT.ENC')).toBe('NOTES.TXT');
  expect(decryptedName('.enc')).toBe('.enc.decrypted');
  expect(decryptedName('secret')).toBe('secret.decrypted');
});
