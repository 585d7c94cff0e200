// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { bruteForce } from './brute-force.ts';
import { sayDuration, sayPower } from './duration.ts';
import { analyse as analyseWith, compare as compareWith } from './logic.ts';
import keyboards from './keyboard-vectors.json';
import { findPatterns } from './patterns.ts';

const notes: unknown[] = [];
const context = {
  note: (code: string, params?: unknown) => void notes.push([code, params]),
  progress: () => undefined,
  signal: new AbortController().signal,
};
const analyse = (password: string, words = '') => analyseWith({ password, words, rate: 1e9 }, context);
const compare = (text: string, words = '') => compareWith(text, words, context);

// The figures of the best-known product of this kind, which people compare with.
test.each([
  ['', 0, 0, 0, 0],
  ['0123456789', 10, 10, 33.22, 26],
  ['Aa1!', 4, 94, 26.22, 20],
  ['a'.repeat(40), 40, 26, 188.02, 100],
])('brute force of %j', (password, length, setSize, entropy, score) => {
  expect(bruteForce(password)).toMatchObject({ length, setSize, entropy, score });
});

test.each([
  ['😀', 1, 1400],
  ['e\u0301', 2, 126],
  ['é', 1, 62],
  ['пароль', 6, 66],
  ['密码', 2, 20_992],
  ['\ud800', 1, 100],
  ['a b', 3, 58],
])('%j is counted by code points, by its script', (password, length, setSize) => {
  expect(bruteForce(password)).toMatchObject({ length, setSize });
});

test('brute force of what is far too long stays finite', () => {
  const { entropy, log10Guesses, score } = bruteForce('aB3$'.repeat(25_000));
  expect([entropy, log10Guesses].every(Number.isFinite)).toBe(true);
  expect(score).toBe(100);
});

describe('patterns', () => {
  test('of words that must not occur', async () => {
    const words = 'Ada Zyxwolace, ada.zyxwolace@example.org; Q';
    const { parts, log10Guesses, advice } = await analyse('Zyxw0lace7', words);
    expect(parts[0]).toMatchObject({ kind: 'own', from: 0, to: 9, isSubstituted: true });
    expect(advice).toContain('own');
    expect(log10Guesses).toBeLessThan((await analyse('Zyxw0lace7')).log10Guesses - 4);
    const [known, unknown] = [await compare('Zyxw0lace7', words), await compare('Zyxw0lace7')];
    expect(known[0]?.log10Guesses).toBeLessThan(unknown[0]?.log10Guesses ?? 0);
  });

  test.each([
    ['ada.zyxwolace@example.org', 'zyxwolace', true],
    ['zyx', 'zyx', true],
    ['zy', 'zy', false],
  ])('of the words in %s, %s is one: %s', async (words, password, isOwn) => {
    const { parts } = await analyse(password, words);
    expect(parts.some(({ kind }) => kind === 'own')).toBe(isOwn);
  });

  test.each([
    ['letmein', [['commonPassword', 0, 7]]],
    ['drowssap', [['commonPassword', 0, 8]]],
    ['P4$$w0rd', [['commonPassword', 0, 8]]],
    ['abdominal', [['word', 0, 9]]],
    ['rosamund', [['name', 0, 8]]],
    ['hgfdrtyhn', [['keyboard', 0, 9]]],
    ['aaaaaaaaaaaaa', [['repeat', 0, 13]]],
    [
      '😀😀😀😀pass',
      [
        ['repeat', 0, 4],
        ['commonPassword', 4, 8],
      ],
    ],
    ['fghijklmnop', [['sequence', 0, 11]]],
    ['17.03.1985', [['date', 0, 10]]],
    ['1987', [['year', 0, 4]]],
    ['xK9#mQ2$vL7', [['other', 0, 11]]],
  ])('in %s', async (password, expected) => {
    const { parts } = await analyse(password);
    expect(parts.map(({ kind, from, to }) => [kind, from, to])).toEqual(expected);
  });

  test.each([
    ['пароль', [['commonPassword', 0, 6]]],
    ['ПАРОЛЬ', [['commonPassword', 0, 6]]],
    ['ьлорап', [['commonPassword', 0, 6]]],
    ['п@р0ль', [['commonPassword', 0, 6]]],
    [
      'Наташа1985',
      [
        ['name', 0, 6],
        ['year', 6, 10],
      ],
    ],
    ['здравствуйте', [['word', 0, 12]]],
    ['ёжик', [['word', 0, 4]]],
    ['ежик', [['word', 0, 4]]],
    [
      'человекработа',
      [
        ['word', 0, 7],
        ['word', 7, 13],
      ],
    ],
  ])('in Cyrillic: %s', async (password, expected) => {
    const { parts, score } = await analyse(password);
    expect(parts.map(({ kind, from, to }) => [kind, from, to])).toEqual(expected);
    expect(score).toBeLessThanOrEqual(1);
  });

  describe.each(keyboards as [string, ...string[]][])('rows of the %s keyboard', (_name, ...rows) => {
    const runs = rows.flatMap((row) => [row, row.slice(0, 6), row.slice(-5), row.toUpperCase()]);
    test.each(runs.flatMap((run) => [run, Array.from(run).reverse().join('')]))('%s', async (run) => {
      const { parts, score } = await analyse(run);
      expect(parts.every(({ kind }) => kind === 'keyboard' || kind === 'commonPassword' || kind === 'word')).toBe(true);
      expect(score).toBe(0);
    });
  });

  test.each([
    ['drowssap', 'reversed'],
    ['P4$$w0rd', 'substituted'],
    ['Password', 'capitalized'],
    ['LETMEIN', 'capitalized'],
    ['password', 'longer'],
  ])('%s gets the advice %s', async (password, advice) => {
    expect((await analyse(password)).advice).toContain(advice);
  });

  test('no advice where none is needed, nor for an empty field', async () => {
    expect((await analyse('xK9#mQ2$vL7')).advice).toEqual([]);
    expect(await analyse('')).toMatchObject({ log10Guesses: 0, score: 0, parts: [], advice: [] });
  });

  test('a random stretch counts for all its kinds of characters, not for ten guesses each', async () => {
    // Ten for each of 11 would be 11.
    expect((await analyse('xK9#mQ2$vL7')).log10Guesses).toBeGreaterThan(20);
  });

  test('what looks strong is not', async () => {
    const [looks, is] = [bruteForce('Password1!'), await findPatterns('Password1!')];
    expect(looks.score).toBeGreaterThan(50);
    expect(is.score).toBeLessThanOrEqual(1);
  });
});

test('the parts cover the password, and never cost more than brute force', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
        fc
          .array(fc.constantFrom('pass', 'word', '1985', '😀', 'é', 'qwe', 'abc', '$', 'X', '.'), {
            minLength: 1,
            maxLength: 8,
          })
          .map((all) => all.join('')),
      ),
      async (password) => {
        const { parts, log10Guesses, score } = await findPatterns(password);
        const counted = bruteForce(password);
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(counted.length);
        parts.slice(1).forEach(({ from }, at) => expect(from).toBe(parts[at]?.to));
        expect(log10Guesses).toBeLessThanOrEqual(counted.log10Guesses);
        expect(score).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 150 },
  );
});

test('no part begins or ends inside a character', async () => {
  // Zxcvbn finds a sequence that ends between the surrogates of a character.
  const { parts } = await findPatterns('\u{9a0d6}\u{9a8d6}\u{9a8d5}\u{9acd6}\u{9a0d5}cb\u{9a4d7}');
  expect(parts[0]?.from).toBe(0);
  expect(parts.at(-1)?.to).toBe(8);
  parts.slice(1).forEach(({ from }, at) => expect(from).toBe(parts[at]?.to));
  expect(parts.every(({ from, to }) => from < to)).toBe(true);
});

test('the result never says what the password is', async () => {
  const result = JSON.stringify([await analyse('hunter2-swordfish-CANARY'), await compare('hunter2-swordfish-CANARY')]);
  expect(result).not.toMatch(/hunter2|swordfish|canary/i);
});

test.each(['a', 'aB3$', 'p4$$w0rd@1l3', '😀', '(1zQ@w3E)', '19850317'])(
  'of 100 kB of %s the first 256 characters are looked at',
  async (piece) => {
    notes.length = 0;
    const password = piece.repeat(Math.ceil(100_000 / piece.length));
    const { parts } = await analyse(password);
    expect(parts.at(-1)?.to).toBe(256);
    expect(notes).toEqual([['warning.capped', { count: Array.from(password).length, limit: 256 }]]);
  },
);

test('passwords are compared by line; empty lines count but say nothing', async () => {
  expect((await compare('a\r\n\nbcd\n')).map(({ line, length }) => [line, length])).toEqual([
    [1, 1],
    [3, 3],
  ]);
  await expect(compare('a\n'.repeat(101))).rejects.toThrow(ToolError);
});

test.each([
  [-9, { is: 'instant' }],
  [-2.5, { is: 'moment' }],
  [-1, { is: 'moment' }],
  [0, { is: 'time', text: '1 second' }],
  [Math.log10(90), { is: 'time', text: '1 minute, 30 seconds' }],
  [Math.log10(3600), { is: 'time', text: '1 hour' }],
  [Math.log10(2 * 86_400 + 5 * 3600 + 59), { is: 'time', text: '2 days, 5 hours' }],
  [Math.log10(3 * 365.25 * 86_400 + 86_400), { is: 'time', text: '3 years, 1 day' }],
  [Math.log10(12e6 * 365.25 * 86_400), { is: 'time', text: '12 million years' }],
  [22.6, { is: 'power', power: 15 }],
  [40, { is: 'power', power: 32 }],
])('a duration of 10^%s s', (log10Seconds, expected) => {
  expect(sayDuration(log10Seconds, 'en')).toEqual(expected);
});

test('durations are said in the words of a language', () => {
  expect(sayDuration(Math.log10(5 * 3600), 'ru')).toEqual({ is: 'time', text: '5 часов' });
  expect(sayPower(120)).toBe('10¹²⁰');
});
