import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues, readValues } from '#engine/options';
import { drawFrom, pick } from '#lib/random';
import { platformSources, type Sources } from '#lib/sources';
import { generate as generateWith, measure as measureWith, type TokenOptions } from './logic.ts';
import * as operations from './operations.ts';
import { words } from './words.ts';

const initial = initialValues(operations.generate.options);
const silent = () => expect.unreachable('A note was not expected.');

const generate = (options: Partial<TokenOptions>, sources = platformSources) =>
  generateWith({ ...initial, ...options }, { sources, note: silent });
const measure = (options: Partial<TokenOptions>) => measureWith({ ...initial, ...options });

const only = { uppercase: false, lowercase: false, numbers: false, symbols: false };
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

async function failure(run: Promise<unknown>): Promise<{ code: string; option: string | undefined }> {
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ToolError)) throw new Error('No ToolError was thrown.');
  return { code: error.code, option: error.where.option };
}

/** xorshift32 (Marsaglia 2003): a fixed and fair stream. */
function seeded(seed: number): Sources {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  return { random: (size) => Uint8Array.from({ length: size }, next), now: () => 0 };
}

function chiSquare(text: string, alphabet: string): number {
  const counts = new Map(Array.from(alphabet, (character) => [character, 0]));
  for (const character of text) counts.set(character, (counts.get(character) ?? NaN) + 1);
  const expected = text.length / alphabet.length;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('generate: characters', () => {
  it.each([1, 64, 512])('gives exactly %i', async (length) => {
    expect(await generate({ length })).toMatch(new RegExp(`^[A-Za-z\\d]{${length}}$`));
  });

  it('contains all 52 letters in 20,000 characters', async () => {
    const text = (await generate({ length: 500, count: 40, numbers: false })).replaceAll('\n', '');
    expect(text).toHaveLength(20_000);
    expect([...new Set(text)].sort().join('')).toBe(UPPER + UPPER.toLowerCase());
  });

  it('contains every symbol, each listed once', async () => {
    const text = await generate({ ...only, symbols: true, length: 500, count: 10 });
    expect([...new Set(text.replaceAll('\n', ''))].sort()).toEqual([...initial.symbolSet].sort());
  });

  it.each([
    ['a fixed seed', seeded(42), 27.9],
    ['the platform', platformSources, 55],
  ])('gives a million digits evenly with %s', async (_name, sources, limit) => {
    const text =
      (await generate({ ...only, numbers: true, length: 500, count: 1000 }, sources)) +
      (await generate({ ...only, numbers: true, length: 500, count: 1000 }, sources));
    // 9 degrees of freedom: 27.9 is exceeded once in 1000 runs, 55 once in 10^8.
    expect(chiSquare(text.replaceAll('\n', ''), '0123456789')).toBeLessThan(limit);
  });

  it.each([
    ['a fixed seed', seeded(99), 100.9],
    ['the platform', platformSources, 150],
  ])('gives letters and digits evenly with %s', async (_name, sources, limit) => {
    const text = (await generate({ length: 500, count: 1000 }, sources)).replaceAll('\n', '');
    // 61 degrees of freedom, p = 0.001 and less than 10^-8.
    expect(chiSquare(text, `${UPPER}${UPPER.toLowerCase()}0123456789`)).toBeLessThan(limit);
  });

  it('reads old links', async () => {
    const link = { length: '12', uppercase: 'false', lowercase: 'false', numbers: 'true', symbols: 'false' };
    expect(await generate(readValues(operations.generate.options, link))).toMatch(/^\d{12}$/);
  });

  it.each([
    ['length', ['', '1.5', 'abc', '0', '-5', '513', '1e3', '100000000']],
    ['count', ['', '2.5', 'x', '0', '1001']],
  ] as const)('refuses a wrong %s', (name, values) => {
    for (const value of values) {
      expect(() => readValues(operations.generate.options, { [name]: value })).toThrow(ToolError);
    }
  });

  it('takes an own symbol set of any characters, each as likely however often it is typed', async () => {
    const text = await generate({ ...only, symbols: true, symbolSet: '€€€😀', length: 500, count: 20 }, seeded(3));
    const characters = Array.from(text.replaceAll('\n', ''));
    expect(characters).toHaveLength(10_000);
    expect(chiSquare(characters.map((character) => (character === '€' ? 'a' : 'b')).join(''), 'ab')).toBeLessThan(10.8);
  });

  it('leaves out look-alikes and what is excluded', async () => {
    const options = { symbols: true, avoidLookAlikes: true, exclude: 'abcXYZ', length: 500, count: 100 };
    const text = await generate(options);
    expect(new Set(text.replaceAll('\n', '')).size).toBe(62 + initial.symbolSet.length - 6 - 6);
    expect(text).not.toMatch(/[0O1lI|abcXYZ]/);
  });

  it('puts one of every set into each token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: 12 }), async (length) => {
        const tokens = (await generate({ symbols: true, everySet: true, length, count: 20 })).split('\n');
        for (const set of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/])
          expect(tokens.every((token) => set.test(token))).toBe(true);
        expect(tokens.every((token) => token.length === length)).toBe(true);
      }),
    );
  });

  it('does not give a required set a place of its own', async () => {
    const tokens = (
      await generate({ ...only, numbers: true, lowercase: true, everySet: true, length: 4, count: 1000 })
    ).split('\n');
    for (const place of [0, 1, 2, 3]) expect(tokens.some((token) => /\d/.test(token.charAt(place)))).toBe(true);
  });

  it.each([generate, measure])('needs a set to choose from', async (run) => {
    expect(await failure(run({ ...only }))).toMatchObject({ code: 'error.noSet' });
    expect(await failure(run({ ...only, prefix: 'sk_', everySet: true }))).toMatchObject({ code: 'error.noSet' });
    await expect(run({ ...only, form: 'hex' })).resolves.toBeDefined();
  });

  it('names the option that leaves nothing or asks too much', async () => {
    expect(await failure(generate({ ...only, numbers: true, exclude: '0123456789' }))).toEqual({
      code: 'error.nothingLeft',
      option: 'exclude',
    });
    expect(await failure(generate({ ...only, symbols: true, symbolSet: '' }))).toEqual({
      code: 'error.nothingLeft',
      option: 'exclude',
    });
    expect(await failure(generate({ everySet: true, exclude: '0123456789' }))).toEqual({
      code: 'error.setEmpty',
      option: 'everySet',
    });
    expect(await failure(generate({ everySet: true, length: 2 }))).toEqual({
      code: 'error.tooShort',
      option: 'length',
    });
    expect(await failure(generate({ symbolSet: 'a\ud800' }))).toEqual({ code: 'error.control', option: 'symbolSet' });
    expect(await failure(generate({ separator: '\u2028' }))).toEqual({ code: 'error.control', option: 'separator' });
    expect(await failure(generate({ prefix: '\0' }))).toEqual({ code: 'error.control', option: 'prefix' });
  });

  it('puts the prefix before each token', async () => {
    expect(await generate({ prefix: 'sk_', length: 3, count: 2 })).toMatch(/^sk_\w{3}\nsk_\w{3}$/);
  });
});

describe('generate: other forms', () => {
  it.each([
    ['hex', /^[\da-f]{64}$/, 16],
    ['base64url', /^[\w-]{64}$/, 64],
    ['base32', /^[A-Z2-7]{64}$/, 32],
    ['pin', /^\d{6}$/, 10],
  ] as const)('%s uses its whole alphabet', async (form, pattern, size) => {
    const tokens = (await generate({ form, count: 200 })).split('\n');
    expect(tokens.every((token) => pattern.test(token))).toBe(true);
    expect(new Set(tokens.join('')).size).toBe(size);
  });

  it('notes a length that is no whole number of bytes', async () => {
    const codes: string[] = [];
    for (const options of [
      { form: 'hex', length: 3 },
      { form: 'base64url', length: 43 },
      { form: 'base32', length: 20 },
    ] as const) {
      await generateWith(
        { ...initial, ...options },
        { sources: platformSources, note: (code) => void codes.push(code) },
      );
    }
    expect(codes).toEqual(['warning.unevenLength', 'warning.unevenLength', 'warning.unevenLength']);
  });

  it('makes passphrases', async () => {
    const draw = drawFrom(seeded(5));
    const expected = Array.from({ length: 4 }, () => pick(draw, words));
    expect(await generate({ form: 'passphrase', words: 4 }, seeded(5))).toBe(expected.join('-'));
    expect(await generate({ form: 'passphrase', words: 3, separator: '', capitalize: true })).toMatch(
      /^([A-Z][a-z]{3,6}){3}$/,
    );
  });
});

describe('words', () => {
  it('are 2048 different ones of 4 to 7 letters, none of which begins with another', () => {
    expect(new Set(words).size).toBe(2048);
    expect(words).toHaveLength(2048);
    expect(words.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([]);
    const all = new Set(words);
    const beginnings = words.flatMap((word) =>
      [4, 5, 6].filter((end) => end < word.length).map((end) => word.slice(0, end)),
    );
    expect(beginnings.filter((beginning) => all.has(beginning))).toEqual([]);
  });
});

describe('measure', () => {
  it('is length times the bits of one character', async () => {
    expect(await measure({ form: 'hex', length: 32 })).toEqual({ bits: 128, strength: 'veryStrong' });
    expect(await measure({ form: 'passphrase', words: 7 })).toEqual({ bits: 77, strength: 'fair' });
    expect(await measure({ form: 'hex', length: 10 })).toEqual({ bits: 40, strength: 'weak' });
    expect(await measure({ form: 'hex', length: 16 })).toEqual({ bits: 64, strength: 'fair' });
    expect(await measure({ form: 'base32', length: 16 })).toEqual({ bits: 80, strength: 'strong' });
    expect(await measure({ form: 'base64url', length: 10 })).toEqual({ bits: 60, strength: 'weak' });
    expect(await measure({ ...only, symbols: true, symbolSet: 'abab', length: 9 })).toEqual({
      bits: 9,
      strength: 'veryWeak',
    });
  });

  it('counts a character once that is a letter and an own symbol', async () => {
    expect(await measure({ ...only, lowercase: true, symbols: true, symbolSet: 'abcdef', length: 10 })).toEqual(
      await measure({ ...only, lowercase: true, length: 10 }),
    );
  });

  it('is the chance of the likeliest token when each set must occur, by trying all ways to make one', async () => {
    const sets = [['0'], ['a', 'b']];
    const length = 4;
    const chances = new Map<string, number>();
    // Every outcome of the draws: a required one each, two free ones, and all 24 orders.
    const orders = permutations([0, 1, 2, 3]);
    for (const a of sets[0] ?? [])
      for (const b of sets[1] ?? [])
        for (const c of sets.flat())
          for (const d of sets.flat()) {
            for (const order of orders) {
              const token = order.map((index) => [a, b, c, d][index]).join('');
              chances.set(token, (chances.get(token) ?? 0) + 1 / (1 * 2 * 3 * 3 * orders.length));
            }
          }
    const likeliest = Math.max(...chances.values());
    const { bits } = await measure({
      ...only,
      numbers: true,
      symbols: true,
      symbolSet: 'ab',
      exclude: '123456789',
      everySet: true,
      length,
    });
    expect(bits).toBe(Math.floor(-Math.log2(likeliest) * 10) / 10);
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
