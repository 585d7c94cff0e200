import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { initialValues } from '#engine/options';
import { createFastHasher, createHasher, type Hasher } from '#formats/digest/hashers.ts';
import { hashFunctions, type HashName } from '#formats/digest/options.ts';
import { createWasmHasher } from '#formats/digest/wasm-hashers.ts';
import { fromHex, toHex } from '#lib/bytes';
import { algorithmNames, formatAlgorithms, parseAlgorithms } from './algorithms.ts';
import { detectors } from './detect.ts';
import { digestFile, sumFile } from './logic-file.ts';
import { digestText } from './logic.ts';
import * as operations from './operations.ts';

const textOptions = initialValues(operations.digest.options);
const fileOptions = initialValues(operations.digestFile.options);
const sumOptions = initialValues(operations.sum.options);

async function digest(text: string, options: Partial<typeof textOptions> = {}) {
  const { context, notes } = testContext();
  const rows = await digestText(text, { ...textOptions, ...options }, context);
  const digests = Object.fromEntries(rows.map((row) => [row.algorithm, row.digest])) as Record<HashName, string>;
  return { rows, digests, notes };
}

function hash(hasher: Hasher, ...pieces: Uint8Array[]): string {
  hasher.init();
  for (const piece of pieces) hasher.update(piece);
  return toHex(hasher.digest());
}

const abc: Record<HashName, string> = {
  // RFC 1321, A.5
  MD5: '900150983cd24fb0d6963f7d28e17f72',
  // NIST example values for FIPS 180-4 and FIPS 202
  'SHA-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
  'SHA-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  'SHA-224': '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
  'SHA-512':
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  'SHA-384': 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  'SHA3-512':
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  'SHA-512/256': '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
  'SHA3-224': 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf',
  'SHA3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'SHA3-384': 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
  // Dobbertin, Bosselaers, Preneel: RIPEMD-160, appendix B
  'RIPEMD-160': '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
  // Keccak team, test vectors of the submission (padding 0x01); crypto-js calls the second one SHA3
  'Keccak-256': '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  'Keccak-512':
    '18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96',
  // RFC 7693, appendices A and B
  BLAKE2b:
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  BLAKE2s: '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982',
  // b3sum of "abc"
  BLAKE3: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
  // GB/T 32905-2016, A.1
  SM3: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  'CRC-32': '352441c2',
  // xxhsum -H64 of "abc"
  XXH64: '44bc2cf5ad770999',
};

describe('vectors', () => {
  test('"abc" by every algorithm', async () => {
    expect((await digest('abc', { algorithms: 'all' })).digests).toEqual(abc);
  });

  test('the empty text', async () => {
    const { digests } = await digest('', { algorithms: 'all' });
    expect(digests).toMatchObject({
      MD5: 'd41d8cd98f00b204e9800998ecf8427e', // RFC 1321, A.5
      'SHA-256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'Keccak-256': 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470', // Ethereum yellow paper
      'CRC-32': '00000000',
      XXH64: 'ef46db3751d8e999', // XXH_sanityCheck of the reference
    });
  });

  test('CRC-32 check value of "123456789" (Williams, A Painless Guide to CRC, 15)', async () => {
    expect((await digest('123456789', { algorithms: 'crc32' })).digests).toEqual({ 'CRC-32': 'cbf43926' });
  });

  test('the second vector of SM3: two blocks (GB/T 32905-2016, A.2)', async () => {
    expect((await digest('abcd'.repeat(16), { algorithms: 'sm3' })).digests).toEqual({
      SM3: 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732',
    });
  });
});

const openssl: Partial<Record<HashName, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-224': 'sha224',
  'SHA-512': 'sha512',
  'SHA-384': 'sha384',
  'SHA3-512': 'sha3-512',
  'RIPEMD-160': 'ripemd160',
  'SHA-512/256': 'sha512-256',
  'SHA3-224': 'sha3-224',
  'SHA3-256': 'sha3-256',
  'SHA3-384': 'sha3-384',
  BLAKE2b: 'blake2b512',
  BLAKE2s: 'blake2s256',
  SM3: 'sm3',
};

describe('three implementations agree', () => {
  test.each(algorithmNames)('%s in JavaScript, in WebAssembly and in OpenSSL, whole and in pieces', async (name) => {
    const slow = createHasher(name);
    const fast = await createWasmHasher(name);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }), fc.nat(700), (bytes, cut) => {
        const digest = hash(slow, bytes);
        expect(hash(slow, bytes.subarray(0, cut), bytes.subarray(cut))).toBe(digest);
        expect(hash(fast, bytes)).toBe(digest);
        expect(hash(fast, bytes.subarray(0, cut), bytes.subarray(cut))).toBe(digest);
        const other = openssl[name];
        if (other !== undefined) expect(createHash(other).update(bytes).digest('hex')).toBe(digest);
      }),
    );
  });
});

describe('where WebAssembly is blocked', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('the digests come from JavaScript', async () => {
    vi.stubGlobal('WebAssembly', {
      compile: () => Promise.reject(new Error('Refused to compile: unsafe-eval')),
      instantiate: () => Promise.reject(new Error('Refused to compile: unsafe-eval')),
    });
    await expect(createWasmHasher('SHA-256')).rejects.toThrow('Refused');
    const hasher = await createFastHasher('SHA-256');
    expect(hash(hasher, new TextEncoder().encode('abc'))).toBe(abc['SHA-256']);
  });
});

describe('text', () => {
  test('the eight usual algorithms come first and by default', async () => {
    const { rows } = await digest('abc');
    expect(rows.map((row) => `${row.algorithm} ${row.standing}`)).toEqual([
      'MD5 broken',
      'SHA-1 broken',
      'SHA-256 safe',
      'SHA-224 legacy',
      'SHA-512 safe',
      'SHA-384 safe',
      'SHA3-512 safe',
      'RIPEMD-160 legacy',
    ]);
  });

  test('encodings', async () => {
    const of = async (options: Partial<typeof textOptions>) =>
      (await digest('abc', { algorithms: 'MD5', ...options })).digests.MD5;
    expect(await of({ uppercase: true })).toBe('900150983CD24FB0D6963F7D28E17F72');
    expect(await of({ encoding: 'Base64' })).toBe('kAFQmDzST7DWlj99KOF/cg==');
    expect(await of({ encoding: 'Base64url', uppercase: true })).toBe('kAFQmDzST7DWlj99KOF_cg');
    const bits = await of({ encoding: 'Bin' });
    expect(bits).toMatch(/^[01]{128}$/);
    expect(BigInt(`0b${bits}`)).toBe(BigInt(`0x${abc.MD5}`));
  });

  test('SRI values of SHA-256, SHA-384 and SHA-512 only', async () => {
    const { rows } = await digest("alert('Hello, world.');", { algorithms: 'all' });
    const values = rows.flatMap(({ sri }) => sri ?? []);
    // W3C Subresource Integrity, 1.2.1
    expect(values).toContain('sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO');
    expect(values.map((value) => value.split('-')[0])).toEqual(['sha256', 'sha512', 'sha384']);
  });

  test('text is hashed as UTF-8', async () => {
    const text = 'naïve 日本 😀';
    const expected = createHash('sha256').update(text, 'utf8').digest('hex');
    expect((await digest(text)).digests['SHA-256']).toBe(expected);
  });

  test('half a surrogate pair is hashed as U+FFFD, and said', async () => {
    const { digests, notes } = await digest('one\ntwo\uD83D.', { algorithms: 'SHA-256' });
    expect(digests).toEqual((await digest('one\ntwo\uFFFD.', { algorithms: 'SHA-256' })).digests);
    const at = { line: 2, column: 4, offset: 7, endOffset: 8 };
    expect(notes).toEqual([{ code: 'warning.replacedSurrogate', params: {}, where: { at } }]);
  });

  test('10 MB take the fast way to the same digest', async () => {
    const text = 'The quick brown fox. '.repeat(500_000);
    const { digests } = await digest(text, { algorithms: 'SHA-256, SHA-512/256' });
    expect(digests['SHA-256']).toBe(createHash('sha256').update(text).digest('hex'));
    expect(digests['SHA-512/256']).toBe(createHash('sha512-256').update(text).digest('hex'));
  });
});

describe('bytes', () => {
  test('hex and base64 stand for bytes', async () => {
    for (const [form, written] of [
      ['hex', '61 62:63'],
      ['hex', '616\n263'],
      ['base64', 'YWJj'],
      ['base64', 'YW Jj\n'],
    ] as const) {
      expect((await digest(written, { input: form, algorithms: 'MD5' })).digests.MD5, written).toBe(abc.MD5);
    }
  });

  test.each([
    ['hex', '00\n0g', 'error.hexDigit', { character: 'g' }, 2, 2],
    ['hex', '0x12', 'error.hexDigit', { character: 'x' }, 1, 2],
    ['hex', '😀', 'error.hexDigit', { character: '😀' }, 1, 1],
    ['hex', '123', 'error.hexOdd', {}, 1, 3],
    ['base64', 'YW*j', 'error.base64Digit', { character: '*' }, 1, 3],
    ['base64', 'YWJjZ', 'error.base64Length', {}, 1, 5],
    ['base64', 'YW=Jj', 'error.base64Padding', {}, 1, 3],
  ] as const)('%s %j fails with %s', async (form, written, code, params, line, column) => {
    await expect(digest(written, { input: form })).rejects.toMatchObject({
      code,
      params,
      where: { at: { line, column } },
    });
  });

  test('an error in a later line of many is placed in the whole text', async () => {
    const failure = expect(digest('00\r\n11\r\n2', { input: 'hex', eachLine: true })).rejects;
    await failure.toMatchObject({ code: 'error.hexOdd', where: { at: { line: 3, column: 1, offset: 8 } } });
  });

  test('bits that belong to no byte are dropped, and said', async () => {
    const { digests, notes } = await digest('YWJjZH==', { input: 'base64', algorithms: 'MD5' });
    expect(digests.MD5).toBe(createHash('md5').update('abcd').digest('hex'));
    expect(notes).toMatchObject([{ code: 'warning.trailingBits', where: { at: { column: 6 } } }]);
  });
});

describe('one digest per line', () => {
  const crcs = async (text: string) =>
    (await digest(text, { eachLine: true, algorithms: 'CRC-32' })).digests['CRC-32'].split('\n');

  test('any line break; one at the end begins no line', async () => {
    const [a, b, none] = ['e8b7be43', '71beeff9', '00000000'];
    expect(await crcs('a\nb')).toEqual([a, b]);
    expect(await crcs('a\r\nb\r\n')).toEqual([a, b]);
    expect(await crcs('a\rb\n\n')).toEqual([a, b, none]);
    expect(await crcs('')).toEqual([none]);
  });

  test('as many digests as lines, each that of its line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[^\r\n]*$/), { minLength: 1, maxLength: 20 }), async (lines) => {
        const text = lines.map((line) => `${line}\n`).join('');
        const { digests } = await digest(text, { eachLine: true, algorithms: 'MD5' });
        const wanted = lines.map((line) => createHash('md5').update(Buffer.from(line)).digest('hex'));
        expect(digests.MD5.split('\n')).toEqual(wanted);
      }),
    );
  });

  test('the number of the first equal line', async () => {
    const { rows } = await digest('x\nabc\nabc', { eachLine: true, algorithms: 'MD5', expected: abc.MD5 });
    expect(rows[0]?.match).toBe(2);
  });
});

describe('comparing', () => {
  const compare = async (expected: string, algorithms = 'all') => {
    const { rows, notes } = await digest('abc', { expected, algorithms });
    return { matches: rows.filter((row) => row.match).map((row) => row.algorithm), notes };
  };

  test.each([
    ['case and spaces', ` ${abc['SHA-256'].toUpperCase().replace(/.{8}/g, '$& ')}\n`, 'SHA-256'],
    ['colons', abc.MD5.replace(/..(?!$)/g, '$&:'), 'MD5'],
    ['base64', 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0=', 'SHA-1'],
    ['base64url without padding', 'qZk-NkcGgWq6PiVxeFDCbJzQ2J0', 'SHA-1'],
    ['binary', [...fromHex(abc['CRC-32'])].map((byte) => byte.toString(2).padStart(8, '0')).join(' '), 'CRC-32'],
    ['a line of sha256sum', `${abc['SHA-256']}  some file.iso`, 'SHA-256'],
    ['a line of sha256sum -b', `${abc['SHA-256']} *file`, 'SHA-256'],
    ['a line of BSD', `SHA256 (file.iso) = ${abc['SHA-256']}`, 'SHA-256'],
    ['an SRI value', `sha512-${Buffer.from(abc['SHA-512'], 'hex').toString('base64')}`, 'SHA-512'],
  ])('%s', async (_, expected, name) => {
    expect(await compare(expected)).toEqual({ matches: [name], notes: [] });
  });

  test('every digest is found again in every encoding', async () => {
    for (const encoding of ['Bin', 'Hex', 'Base64', 'Base64url'] as const) {
      const { rows } = await digest('abc', { algorithms: 'all', encoding });
      for (const row of rows) expect((await compare(row.digest)).matches, row.algorithm).toEqual([row.algorithm]);
    }
  });

  test('nothing expected, nothing compared', async () => {
    const { rows, notes } = await digest('abc', { expected: ' \n' });
    expect(rows.some((row) => 'match' in row)).toBe(false);
    expect(notes).toEqual([]);
  });

  const where = { option: 'expected' };
  test('no row is equal', async () => {
    const { matches, notes } = await compare('ab'.repeat(16), 'MD5');
    expect(matches).toEqual([]);
    expect(notes).toEqual([{ code: 'warning.noMatch', params: {}, where }]);
  });

  test('no row has that length, but algorithms that are not chosen do', async () => {
    const { notes } = await compare(abc['Keccak-512'], 'MD5, SHA-256');
    const names = 'SHA-512, SHA3-512, Keccak-512, BLAKE2b';
    expect(notes).toEqual([
      { code: 'warning.expectedLength', params: { bits: 512 }, where },
      { code: 'note.notChosen', params: { bits: 512, names }, where },
    ]);
  });

  test('no algorithm has that length', async () => {
    expect((await compare('abcdef')).notes).toEqual([{ code: 'warning.expectedLength', params: { bits: 24 }, where }]);
  });

  test.each(['not a digest!', 'ä', '=', 'a'])('%j is in no encoding', async (expected) => {
    expect((await compare(expected)).notes).toEqual([{ code: 'warning.expectedUnreadable', params: {}, where }]);
  });

  test('any text may be expected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (expected) => {
        await compare(expected, 'CRC-32');
      }),
    );
  });
});

describe('lists of algorithms', () => {
  test('spelling, order and repetition do not matter', () => {
    expect(parseAlgorithms('sha512/256; SHA_1,sha1 md5').map(({ name }) => name)).toEqual([
      'MD5',
      'SHA-1',
      'SHA-512/256',
    ]);
    expect(parseAlgorithms('common,xxhash')).toHaveLength(9);
    expect(parseAlgorithms('sha3').map(({ name }) => name)).toEqual(['SHA3-512']);
  });

  test.each(['SHA-0', '__proto__', 'constructor'])('%s is unknown', async (name) => {
    await expect(digest('', { algorithms: name })).rejects.toMatchObject({
      code: 'error.algorithm',
      params: { name },
      where: { option: 'algorithms' },
    });
  });

  test('an empty list is an error', async () => {
    await expect(digest('', { algorithms: ' , ' })).rejects.toMatchObject({ code: 'error.noAlgorithm' });
  });

  test('written and read again, a list is the same', () => {
    fc.assert(
      fc.property(fc.subarray([...algorithmNames], { minLength: 1 }), (names) => {
        expect(parseAlgorithms(formatAlgorithms(new Set(names))).map(({ name }) => name)).toEqual(names);
      }),
    );
    expect(formatAlgorithms(new Set(algorithmNames))).toBe('all');
    expect(formatAlgorithms(new Set(algorithmNames.slice(0, 8)))).toBe('common');
  });
});

describe('files', () => {
  const MB = 1024 * 1024;

  test('a file of several pieces has the digest of its bytes, and progress reaches the end', async () => {
    const bytes = randomBytes(17 * MB + 123);
    const { context } = testContext();
    const progress = vi.fn();
    const rows = await digestFile(new Blob([bytes]), fileOptions, { ...context, progress });
    expect(rows[2]?.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(rows[6]?.digest).toBe(createHash('sha3-512').update(bytes).digest('hex'));
    expect(progress.mock.calls.map(([done]) => done as number)).toEqual([8 * MB, 16 * MB, bytes.length]);
  });

  test('an empty file has the digests of the empty text', async () => {
    const rows = await digestFile(new Blob([]), { ...fileOptions, algorithms: 'all' }, testContext().context);
    expect(rows).toEqual((await digest('', { algorithms: 'all' })).rows);
  });

  test('a file is never read as a whole', async () => {
    const file = new Blob([new Uint8Array(20 * MB)]);
    const whole = vi.spyOn(file, 'arrayBuffer');
    const slice = vi.spyOn(file, 'slice');
    await digestFile(file, { ...fileOptions, algorithms: 'CRC-32' }, testContext().context);
    expect(whole).not.toHaveBeenCalled();
    expect(Math.max(...slice.mock.calls.map(([from = 0, to = 0]) => to - from))).toBe(8 * MB);
  });

  test('a file that cannot be read (any more) is an expected error', async () => {
    const file = new Blob([new Uint8Array(9 * MB)]);
    const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) } as Blob;
    const slice = file.slice.bind(file);
    vi.spyOn(file, 'slice').mockImplementation((from = 0, to) => (from > 0 ? gone : slice(from, to)));
    await expect(digestFile(file, fileOptions, testContext().context)).rejects.toMatchObject({
      code: 'file.unreadable',
    });
  });

  test('cancelling stops between two pieces', async () => {
    const controller = new AbortController();
    const { context } = testContext();
    const progress = vi.fn(() => controller.abort());
    const run = digestFile(new Blob([new Uint8Array(17 * MB)]), fileOptions, {
      ...context,
      signal: controller.signal,
      progress,
    });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(progress).toHaveBeenCalledTimes(1);
  });

  test('the sum alone', async () => {
    const file = new Blob(['abc']);
    expect(await sumFile(file, sumOptions, testContext().context)).toBe(abc['SHA-256']);
    expect(await sumFile(file, { ...sumOptions, algorithm: 'MD5', expected: abc.MD5 }, testContext().context)).toBe(
      abc.MD5,
    );
    await expect(sumFile(file, { ...sumOptions, expected: abc.MD5 }, testContext().context)).rejects.toMatchObject({
      code: 'error.mismatch',
      params: { expected: abc.MD5, actual: [abc['SHA-256']] },
    });
  });
});

describe('a labelled digest', () => {
  test.each([
    ...hashFunctions.map(({ name, bits }) => [name, bits, name] as const),
    ['md-5', 128, 'MD5'],
    ['md5sum', 128, 'MD5'],
    ['crc32', 32, 'CRC-32'],
    ['sha1-digest', 160, 'SHA-1'],
    ['sha2-256', 256, 'SHA-256'],
    ['sha2_512/256', 256, 'SHA-512/256'],
    ['sha512-256', 256, 'SHA-512/256'],
    ['sha-3-512', 512, 'SHA3-512'],
    ['sha3_256', 256, 'SHA3-256'],
    ['xxhash64', 64, 'XXH64'],
  ] as const)('%s of %d bits', (label, bits, algorithm) => {
    const expected = '1a'.repeat(bits / 8);
    for (const text of [`${label}: ${expected}`, `"${label}" = "${expected}",`, `${label} (a file) = ${expected}`]) {
      expect(detectors.digest.detect(text)).toBe(0.9);
      expect(detectors.digest.fits(text)).toEqual({ expected, algorithms: algorithm });
    }
  });
});
