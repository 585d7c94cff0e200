// @vitest-environment node
import { createHash } from 'node:crypto';
import { entropyToMnemonic } from '@scure/bip39';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import { check, decode, encode, generate, makeEntropy, seed } from './logic.ts';
import { detectors } from './detect.ts';
import cases from './python-vectors.json';
import vectors from './vectors.json';
import { LANGUAGES, loadWords, type Language } from './word-lists.ts';

const quiet = { note: () => undefined, sources: platformSources };
const LEGAL = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

// trezor/python-mnemonic, vectors.json, and bip32JP's test_JP_BIP39.json, to which BIP39 links.
describe.each([
  ['english', 'TREZOR'],
  ['japanese', '㍍ガバヴァぱばぐゞちぢ十人十色'],
] as const)('the vectors of BIP39 in %s', (language, passphrase) => {
  test('24 of them', () => expect(vectors[language]).toHaveLength(24));
  test.each(vectors[language])('%s', async (entropy = '', phrase = '', expected = '') => {
    expect(await encode(entropy, { language })).toBe(
      phrase.normalize('NFKD').replaceAll(' ', language === 'japanese' ? '\u3000' : ' '),
    );
    expect(await decode(phrase, { language: 'auto' }, quiet)).toBe(entropy);
    expect(await seed(phrase, { language, passphrase }, quiet)).toMatchObject({ seed: expected });
  });
});

test('phrases, seeds and root keys are those of Python', async () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
  const seen = new Set<string>();
  for (const [name = '', entropy = '', digest, passphrase = '', start = '', rootKey, fingerprint] of cases) {
    const language = name as Language;
    const phrase = await encode(entropy, { language });
    expect(createHash('sha256').update(phrase).digest('hex').slice(0, 16), entropy).toBe(digest);
    expect(await decode(phrase, { language }, quiet)).toBe(entropy);
    const derived = await seed(phrase, { language, passphrase }, quiet);
    expect(derived).toMatchObject({ rootKey, fingerprint });
    expect(derived.seed.startsWith(start)).toBe(true);
    seen.add(language);
  }
  expect(seen.size).toBe(10);
});

// trezor/python-mnemonic, vectors.json, the first one.
test('the root key of the standard', async () => {
  const { rootKey } = await seed(`${'abandon '.repeat(11)}about`, { language: 'english', passphrase: 'TREZOR' }, quiet);
  expect(rootKey).toBe(
    'xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF',
  );
});

const anyEntropy = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }));
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('every list takes every entropy there and back, and is recognised', async () => {
  await fc.assert(
    fc.asyncProperty(anyEntropy, fc.constantFrom(...LANGUAGES), async (entropy, language) => {
      const phrase = await encode(hex(entropy), { language });
      expect(await decode(phrase, { language }, quiet)).toBe(hex(entropy));
      const found = await check(phrase, { language: 'auto' }, quiet);
      // Simplified and traditional Chinese share most characters, and so some phrases.
      if (!language.startsWith('chinese')) expect(found.language).toBe(language);
      expect(found.verdict).toBe('valid');
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['spaces', `  ${LEGAL.replaceAll(' ', '\n\t ')} `],
  ['upper case', LEGAL.toUpperCase()],
  ['ideographic spaces', LEGAL.replaceAll(' ', '\u3000'), []],
  ['a line break at its end', `${LEGAL}\n`, []],
  ['full-width letters', LEGAL.replace('legal', 'ｌｅｇａｌ'), []],
])(
  'a phrase with %s is read, and that is noted',
  async (_name, phrase, expected: readonly string[] = ['note.standardForm']) => {
    const { context, notes } = testContext();
    expect(await decode(phrase, { language: 'auto' }, context)).toBe('7f'.repeat(16));
    expect(notes.map(({ code }) => code)).toEqual(expected);
  },
);

test('accents may be composed, and Chinese needs no spaces', async () => {
  const spanish = await encode('00'.repeat(16), { language: 'spanish' });
  expect(spanish).not.toBe(spanish.normalize('NFC'));
  expect(await decode(spanish.normalize('NFC'), { language: 'auto' }, quiet)).toBe('00'.repeat(16));
  const chinese = await encode('0123456789abcdef'.repeat(2), { language: 'chineseSimplified' });
  expect(await decode(chinese.replaceAll(' ', ''), { language: 'auto' }, quiet)).toBe('0123456789abcdef'.repeat(2));
});

test('of lists that know all words, the one with the right checksum is taken', async () => {
  const phrase = 'talent impact sentence virus virus sentence impact talent correct effort crucial usage';
  expect(await check(phrase, { language: 'auto' }, quiet)).toMatchObject({ verdict: 'valid', language: 'french' });
  expect(await check(phrase, { language: 'english' }, quiet)).toMatchObject({ verdict: 'checksum' });
});

test.each([
  [`${'zoo '.repeat(11)}wrong`, true],
  ['zoo '.repeat(10), false],
  [`${'zoo '.repeat(11)}Wrong`, false],
])('the detector says of %j: %s', (text, isPhrase) => {
  expect(detectors.check.detect(text) > 0).toBe(isPhrase);
});

describe('wrong words', () => {
  test('leave no last word to look for', async () => {
    const eleven = LEGAL.split(' ').slice(0, 11).join(' ');
    expect((await check(eleven.replace('useful', 'xqzw'), { language: 'english' }, quiet)).lastWords).toEqual([]);
  });

  test.each([
    ['winner', 'winer'],
    ['winner', 'winenr'],
    ['useful', 'usef'],
    ['sausage', 'sausgae'],
    ['thank', 'thamk'],
    ['yellow', 'jellou'],
    ['year', 'yera'],
  ])('%s is suggested for %s', async (meant, typed) => {
    const { verdict, words } = await check(LEGAL.replace(meant, typed), { language: 'auto' }, quiet);
    expect(verdict).toBe('unknownWord');
    expect(words.find(({ index }) => index === null)?.suggestions).toContain(meant);
  });

  test('an accent that is missing does not hide the word', async () => {
    const { words } = await check('ábaco abdomen abeja arbol', { language: 'spanish' }, quiet);
    expect(words.at(-1)?.suggestions[0]?.normalize('NFC')).toBe('árbol');
  });

  test('their place is said', async () => {
    const text = LEGAL.replace('thank', 'thx');
    await expect(decode(text, { language: 'english' }, quiet)).rejects.toMatchObject({
      params: { word: 'thx', position: 3 },
      where: { at: { offset: 13, endOffset: 16 } },
    });
  });

  test('a wrong checksum is told apart', async () => {
    expect(await check(LEGAL.replace('yellow', 'year'), { language: 'auto' }, quiet)).toMatchObject({
      verdict: 'checksum',
      entropy: null,
    });
  });
});

test.each([
  [12, 128],
  [15, 64],
  [18, 32],
  [21, 16],
  [24, 8],
] as const)('of %s words the last one can be one of %s', async (count, expected) => {
  const { words: list } = await loadWords('english');
  const phrase = entropyToMnemonic(platformSources.random((count / 3) * 4), [...list]).split(' ');
  const { verdict, lastWords } = await check(phrase.slice(0, -1).join(' '), { language: 'english' }, quiet);
  expect(verdict).toBe('wordCount');
  expect(new Set(lastWords).size).toBe(expected);
  expect(lastWords).toContain(phrase.at(-1));
  for (const last of lastWords) {
    const whole = [...phrase.slice(0, -1), last].join(' ');
    expect((await check(whole, { language: 'english' }, quiet)).verdict).toBe('valid');
  }
});

describe('entropy', () => {
  const words = '24' as const;

  test('of throws is the SHA-256 of the digits, whatever is between them', () => {
    const thrown = '1234561'.repeat(15);
    const digest = createHash('sha256').update(thrown).digest('hex');
    const grouped = thrown.replaceAll(/.{5}/g, '$&, ');
    expect(makeEntropy({ words, source: 'dice', rolls: grouped }, quiet)).toBe(digest);
    expect(makeEntropy({ words: '12', source: 'dice', rolls: grouped }, quiet)).toBe(digest.slice(0, 32));
  });

  test.each([
    ['dice', '12', 50],
    ['dice', '24', 100],
    ['coins', '12', 128],
    ['coins', '24', 256],
  ] as const)('of %s for %s words needs %s throws', (source, size, needed) => {
    const make = (count: number) => makeEntropy({ words: size, source, rolls: '1'.repeat(count) }, quiet);
    expect(() => make(needed - 1)).toThrow(ToolError);
    expect(make(needed)).toHaveLength((Number(size) * 8) / 3);
  });

  test('is all random, each time another', async () => {
    const phrases = await Promise.all(
      Array.from({ length: 300 }, () => generate({ language: 'english', words, source: 'random', rolls: '' }, quiet)),
    );
    expect(new Set(phrases).size).toBe(300);
    // 7200 words of 2048: about 61 are missing by chance.
    expect(new Set(phrases.flatMap((phrase) => phrase.split(' '))).size).toBeGreaterThan(1940);
  });
});

test('whatever is typed is checked or refused by a coded error', async () => {
  const letters = [...LEGAL, '\u3000', 'あ', '的', '한', '\u0301', '\ud800', '😀', '\0', '1'];
  const text = `${LEGAL} ${LEGAL}`;
  const state = { seed: 7 };
  const next = (limit: number) => (state.seed = (state.seed * 48_271) % 0x7fffffff) % limit;
  for (let run = 0; run < 600; run++) {
    const from = next(text.length);
    const mutated =
      text.slice(next(2) * 40, from) +
      String(letters[next(letters.length)]) +
      text.slice(from + next(20), 75 + next(80));
    await decode(mutated, { language: 'english' }, quiet).catch((error: unknown) => {
      if (!(error instanceof ToolError)) throw error;
    });
  }
});
