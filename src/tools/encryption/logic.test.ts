import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { fromBase64, fromHex, toBase64, toHex } from '#lib/bytes';
import { removePadding } from '#lib/crypto/pkcs7';
import cryptoJs from './cryptojs-vectors.json';
import { detectors } from './detect.ts';
import * as operations from './operations.ts';
import { rabbit } from './rabbit.ts';
import { rc4 } from './rc4.ts';
import { decryptSalted, encryptSalted, type Algorithm, type Derivation } from './salted.ts';
import vectors from './vectors.json';
import { decryptWithKey, encryptWithKey, type Mode } from './with-key.ts';
import { decrypt, encrypt, inspect } from './with-password.ts';

const quiet = () => undefined;
const { context } = testContext();
/** A context whose random bytes are these, one after another. */
const withRandom = (bytes: Uint8Array) => {
  let at = 0;
  const random = (size: number) => bytes.slice(at, (at += size));
  return testContext({ sources: { random: random, now: () => 0 } }).context;
};
const cheap = { kdf: 'argon2id', memory: 8, passes: 1, parallelism: 1, iterations: 1 } as const;
const salted = { algorithm: 'aes-256', derivation: 'md5', iterations: 1 } as const;
const raw = { keyForm: 'hex', iv: '', aad: '', padding: 'pkcs7' } as const;

async function codeOf(run: () => unknown) {
  try {
    await run();
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
  return 'none';
}

afterEach(() => void vi.unstubAllGlobals());

describe('OpenSSL', () => {
  const rows = vectors.salted as [Algorithm, Derivation, number, string, string, string][];

  test('what it encrypts is decrypted, and what is encrypted is the same', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    for (const [algorithm, derivation, iterations, password, plain, text] of rows) {
      const options = { algorithm, derivation, iterations, password };
      expect(await decryptSalted(text, { ...options, shown: 'text' }, quiet), text).toBe(plain);
      const same = withRandom(fromBase64(text).subarray(8, 16));
      expect(await encryptSalted(plain, options, same)).toBe(text);
    }
  });

  test('text of several lines, as `openssl enc -a` writes it, is decrypted', async () => {
    const [algorithm, derivation, iterations, password, plain, text] = rows.at(-1)!;
    const lines = `${text.replace(/.{16}/g, '$&\n')}\n`;
    const options = { algorithm, derivation, iterations, password, shown: 'text' } as const;
    expect(await decryptSalted(lines, options, quiet)).toBe(plain);
  });

  test.each(vectors.raw as [Mode, string, string, string, string, string][])(
    '%s with the key %s gives the same',
    (mode, key, iv, aad, plain, text) => {
      const options = { ...raw, mode, key, iv, aad };
      expect(decryptWithKey(text, { ...options, form: 'base64', shown: 'text' }, quiet)).toBe(plain);
      expect(encryptWithKey(plain, { ...options, form: 'text', encoding: 'base64' }, context)).toBe(text);
      const front = toBase64(fromHex(iv + toHex(fromBase64(text))));
      expect(decryptWithKey(front, { ...options, iv: '', form: 'base64', shown: 'text' }, quiet)).toBe(plain);
    },
  );
});

test('what CryptoJS encrypts is decrypted, and what is encrypted is the same', async () => {
  expect(cryptoJs.length).toBeGreaterThanOrEqual(60);
  for (const [algorithm, password, plain, text] of cryptoJs as [Algorithm, string, string, string][]) {
    const options = { ...salted, algorithm, password };
    expect(await decryptSalted(text, { ...options, shown: 'text' }, quiet), text).toBe(plain);
    expect(await encryptSalted(plain, options, withRandom(fromBase64(text).subarray(8, 16)))).toBe(text);
  }
});

// RFC 4503, appendix A.2, first block with an IV; the RFC writes its last byte first.
test('Rabbit', () => {
  const block = rabbit(new Uint8Array(16), new Uint8Array(8), new Uint8Array(16));
  expect(toHex(block.toReversed())).toBe('c6a7275ef85495d87ccd5d376705b7ed');
});

// RFC 6229, section 2: keys of 128 and 256 bits, offset 0.
test.each([
  ['0102030405060708090a0b0c0d0e0f10', '9ac7cc9a609d1ef7b2932899cde41b97'],
  ['0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20', 'eaa6bd25880bf93d3f5d1e4ca2611d91'],
])('RC4 with the key %s', (key, stream) => {
  expect(toHex(rc4(fromHex(key), new Uint8Array(16)))).toBe(stream);
});

// NIST SP 800-38D's test case 4 (McGrew and Viega).
test('AES-GCM', () => {
  const options = {
    ...raw,
    mode: 'gcm',
    key: 'feffe9928665731c6d6a8f9467308308',
    keyForm: 'hex',
    iv: 'cafebabefacedbaddecaf888',
    form: 'hex',
    encoding: 'hex',
  } as const;
  const plain =
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39';
  // Without the additional data of the test case, which is not text: the encrypted bytes do not depend on it.
  expect(encryptWithKey(plain, options, context).slice(0, 120)).toBe(
    '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091',
  );
});

describe('the container', () => {
  const rows = vectors.container as [string, string, string][];

  test('that Python makes is decrypted, and what is encrypted is the same', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const [password, plain, text] of rows) {
      expect(await decrypt(text, { password, shown: 'text' }, quiet), text).toBe(plain);
      const options = { ...cheap, ...inspect(text, quiet), password };
      expect(await encrypt(plain, options, withRandom(fromBase64(text).subarray(16, 44)))).toBe(text);
    }
  });

  test('is the same on plain http and without WebAssembly', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    vi.stubGlobal('WebAssembly', undefined);
    for (const [password, plain, text] of rows.slice(0, 8)) {
      expect(await decrypt(text, { password, shown: 'text' }, quiet), text).toBe(plain);
    }
  });

  test.each(['argon2id', 'pbkdf2'] as const)('with %s shows every flipped bit', async (kdf) => {
    const text = await encrypt('handy tools', { ...cheap, kdf, password: 'a' }, context);
    const codes = new Set<string>();
    for (let bit = 0; bit < fromBase64(text).length * 8; bit++) {
      // Costs that are within the limits, and take time.
      if ([9, 10, 13, 14].includes(bit >> 3)) continue;
      const flipped = fromBase64(text);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      codes.add(await codeOf(() => decrypt(toBase64(flipped), { password: 'a', shown: 'hex' }, quiet)));
    }
    expect([...codes].sort()).toEqual([
      'error.containerKdf',
      'error.containerVersion',
      'error.costs',
      'error.notContainer',
      'error.wrongPassword',
    ]);
  });

  test('has a new salt and nonce each time', async () => {
    const texts = [1, 2].map(() => encrypt('a', { ...cheap, password: 'a' }, context));
    const [one, other] = (await Promise.all(texts)).map(fromBase64);
    expect(one!.subarray(16, 32)).not.toEqual(other!.subarray(16, 32));
    expect(one!.subarray(32, 44)).not.toEqual(other!.subarray(32, 44));
  });

  test.each([
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
  ])('that asks for too much is refused before a key is derived: %j', async (kdf, lanes, memory, rounds) => {
    const bytes = fromBase64(await encrypt('a', { ...cheap, password: 'a' }, context));
    const view = new DataView(bytes.buffer);
    view.setUint8(6, kdf);
    view.setUint8(7, lanes);
    view.setUint32(8, memory);
    view.setUint32(12, rounds);
    expect(await codeOf(() => inspect(toBase64(bytes), quiet))).toBe('error.costs');
  });

  test('with PBKDF2 has no parameters of Argon2id', async () => {
    const bytes = fromBase64(await encrypt('a', { ...cheap, kdf: 'pbkdf2', password: 'a' }, context));
    bytes[7] = 1;
    expect(await codeOf(() => inspect(toBase64(bytes), quiet))).toBe('error.containerKdf');
  });
});

test('any text comes back with its password and with no other', async () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(words, words, fc.constantFrom('argon2id', 'pbkdf2'), async (plain, password, kdf) => {
      const text = await encrypt(plain, { ...cheap, kdf, password }, context);
      expect(await decrypt(text, { password, shown: 'text' }, quiet)).toBe(plain);
      expect(await codeOf(() => decrypt(text, { password: `${password} `, shown: 'text' }, quiet))).toBe(
        'error.wrongPassword',
      );
    }),
    { numRuns: 100 },
  );
});

test('any bytes come back with their key in every mode', () => {
  const modes = operations.encryptWithKey.options.mode.choices;
  fc.assert(
    fc.property(fc.constantFrom(...modes), fc.uint8Array({ maxLength: 70 }), (mode, bytes) => {
      const options = { ...raw, mode, key: '5a'.repeat(32) };
      const hex = toHex(bytes);
      const text = encryptWithKey(hex, { ...options, form: 'hex', encoding: 'base64' }, context);
      expect(decryptWithKey(text, { ...options, form: 'base64', shown: 'hex' }, quiet)).toBe(hex);
    }),
    { numRuns: 200 },
  );
});

describe('a wrong key or a flipped bit', () => {
  const key = '00'.repeat(32);

  test.each(['gcm', 'chacha20'] as const)('is always seen by %s', async (mode) => {
    const options = { ...raw, mode, key, form: 'hex' } as const;
    const bytes = fromHex(encryptWithKey('68616e6479', { ...options, encoding: 'hex' }, context));
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.slice();
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const run = () => decryptWithKey(toHex(flipped), { ...options, shown: 'hex' }, quiet);
      expect(await codeOf(run), String(bit)).toBe('error.tag');
    }
    const wrong = { ...options, key: '01'.repeat(32), shown: 'hex' } as const;
    expect(await codeOf(() => decryptWithKey(toHex(bytes), wrong, quiet))).toBe('error.tag');
  });

  test('is an error in the salted format where padding or text tell, else a note', async () => {
    const [, , , text] = cryptoJs[4]!;
    const codes = new Set<string>();
    for (let attempt = 0; attempt < 1500; attempt++) {
      const options = { ...salted, password: `wrong ${attempt}`, shown: 'text' } as const;
      codes.add(await codeOf(() => decryptSalted(String(text), options, quiet)));
    }
    expect([...codes].sort()).toEqual(['error.notText', 'error.wrongSettings']);
    const { context: noting, notes } = testContext();
    const options = { ...salted, algorithm: 'rc4-256', password: 'wrong', shown: 'hex' } as const;
    await decryptSalted(String(text), options, noting.note);
    expect(notes.map(({ code }) => code)).toEqual(['warning.unauthenticated']);
  });

  test('in a mode without tag is noted', () => {
    const { context: noting, notes } = testContext();
    decryptWithKey('00'.repeat(17), { ...raw, mode: 'ctr', key, form: 'hex', shown: 'hex' }, noting.note);
    expect(notes.map(({ code }) => code)).toEqual(['warning.unauthenticated']);
  });
});

test.each([
  ['gcm', { key: '00'.repeat(15) }, 'error.keySize'],
  ['chacha20', { key: '00'.repeat(16) }, 'error.keySize'],
  ['gcm', { iv: '00'.repeat(7) }, 'error.ivSize'],
  ['gcm', { iv: '00'.repeat(8) }, 'none'],
  ['gcm', { iv: '00'.repeat(16) }, 'none'],
  ['ctr', { iv: '00'.repeat(12) }, 'error.ivSize'],
  ['ecb', { iv: '00'.repeat(12) }, 'none'],
  ['cbc', { padding: 'none' }, 'error.blocks'],
  ['cfb', { padding: 'none' }, 'none'],
  ['ofb', { key: 'zz' }, 'error.hexDigit'],
] as const)('%s with %j: %s', async (mode, own, code) => {
  const options = { ...raw, mode, key: '00'.repeat(32), ...own, form: 'text', encoding: 'hex' } as const;
  expect(await codeOf(() => encryptWithKey('handy tools', options, context))).toBe(code);
});

test.each([
  ['nothing after the salt', 'U2FsdGVkX18BAgMEBQYHCA==', 'error.blocks'],
  ['half a salt', 'U2FsdGVkX18BAgME', 'error.tooShort'],
])('a salted text with %s is refused', async (_what, text, code) => {
  expect(await codeOf(() => decryptSalted(text, { ...salted, password: 'a', shown: 'hex' }, quiet))).toBe(code);
});

test('each weakness of the salted format is noted', async () => {
  const notesOf = async (algorithm: Algorithm, derivation: Derivation) => {
    const { context: noting, notes } = testContext();
    await encryptSalted('a', { ...salted, algorithm, derivation, password: 'a' }, noting);
    return notes.map(({ code, params }) => [code, ...Object.values(params)].join(' '));
  };
  expect(await notesOf('aes-128', 'pbkdf2')).toEqual([]);
  expect(await notesOf('aes-256', 'sha256')).toEqual(['warning.weakDerivation SHA-256']);
  expect(await notesOf('rc4-128', 'md5')).toEqual(['warning.weakCipher RC4', 'warning.weakDerivation MD5']);
});

test('padding is never longer than a block', () => {
  expect(removePadding(new Uint8Array(32).fill(17), 16)).toBeUndefined();
  expect(removePadding(new Uint8Array(32).fill(16), 16)).toHaveLength(16);
});

test('a byte order mark is part of the text', async () => {
  const text = await encrypt('\ufeffa', { ...cheap, password: 'a' }, context);
  expect(await decrypt(text, { password: 'a', shown: 'text' }, quiet)).toBe('\ufeffa');
});

test.each(['cbc', 'ecb'] as const)('%s decrypts whole blocks only', async (mode) => {
  const options = { ...raw, mode, key: '00'.repeat(32), iv: '00'.repeat(16), form: 'hex', shown: 'hex' } as const;
  expect(await codeOf(() => decryptWithKey('00'.repeat(17), options, quiet))).toBe('error.blocks');
  expect(await codeOf(() => decryptWithKey('', { ...options, padding: 'none' }, quiet))).toBe('none');
});

test('what is too short for IV and tag is refused', async () => {
  const options = { ...raw, mode: 'gcm', key: '00'.repeat(32), form: 'hex', shown: 'hex' } as const;
  expect(await codeOf(() => decryptWithKey('00'.repeat(27), options, quiet))).toBe('error.tooShort');
  expect(await codeOf(() => decryptWithKey('00'.repeat(28), options, quiet))).toBe('error.tag');
});

test('encrypted JSON Web Tokens are named', async () => {
  const token = ' eyJhbGciOiJkaXIifQ..aXY.dGV4dA.dGFn\n';
  expect(await codeOf(() => decrypt(token, { password: 'a', shown: 'text' }, quiet))).toBe('error.jwe');
  expect(await codeOf(() => decryptSalted(token, { ...salted, password: 'a', shown: 'text' }, quiet))).toBe(
    'error.jwe',
  );
});

test('mutated texts give a text or a coded error', async () => {
  const seeds = [...vectors.salted.map((row) => row[5]), ...vectors.container.map((row) => row[2])].map(String);
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.string({ maxLength: 4 }),
      fc.constantFrom(...operations.encryptSalted.options.algorithm.choices),
      async (seed, at, piece, algorithm) => {
        // Costs are not changed: within the limits they take time.
        const place = at % 2 === 0 ? at % 8 : 24 + (at % (seed.length - 23));
        const text = seed.slice(0, place) + piece + seed.slice(place + (place < 8 ? piece.length : at % 3));
        const options = { ...salted, algorithm, password: 'a', shown: 'text' } as const;
        codes.add(await codeOf(() => decryptSalted(text, options, quiet)));
        codes.add(await codeOf(() => decrypt(text, { password: 'a', shown: 'text' }, quiet)));
      },
    ),
    { numRuns: 400 },
  );
  expect([...codes]).toEqual(expect.arrayContaining(['error.notSalted', 'error.notContainer', 'error.wrongPassword']));
});

test.each([
  ['decrypt', 'SFRFTkMBAQEAAEwA', true],
  ['decrypt', 'U2FsdGVkX18BAgMEBQYHCBBW', false],
  ['decryptSalted', ' U2FsdGVkX18BAgMEBQYHCBBW', true],
  ['decryptSalted', '53616C7465645F5F0102', true],
  ['decryptSalted', 'Salted__', false],
] as const)('%s recognises %j: %s', (name, text, isClaimed) => {
  expect(detectors[name].detect(text) > 0).toBe(isClaimed);
});
