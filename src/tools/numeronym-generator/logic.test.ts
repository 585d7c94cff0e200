import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { abbreviate, expand } from './logic.ts';
import vectors from './vectors.json';
import { known } from './words.ts';

const quiet = () => undefined;
const short = (text: string, minLength = 4) => abbreviate(text, { minLength, letterCase: 'keep' }, quiet);
const anything = fc.string({ unit: 'binary', maxLength: 200 });

describe('abbreviate', () => {
  test.each([
    ['internationalization', 'i18n'],
    ['cat', 'cat'],
    ['word', 'w2d'],
    // Decomposed letters are one character each.
    ['naïveté'.normalize('NFD'), 'n5é'.normalize('NFD')],
    ['👩🏽‍💻123🇫🇷', '👩🏽‍💻3🇫🇷'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿abc', '🏴󠁧󠁢󠁥󠁮󠁧󠁿2c'],
    ['«Быстро», сказал он', '«Б4о», с4л он'],
    ['one\r\n\tthree', 'one\r\n\tt3e'],
    ['price=1000$', 'p3e=120$'],
  ])('%j is %j', (text, expected) => {
    expect(short(text)).toBe(expected);
  });

  test.each(vectors)('%j is %j, as Python has it', (text, expected) => {
    expect(short(text)).toBe(expected);
  });

  test('whatever is between words stays', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.integer({ min: 3, max: 10 }), (list, minLength) => {
        const expected = list.map((word) =>
          word.length < minLength ? word : `${word.charAt(0)}${word.length - 2}${word.slice(-1)}`,
        );
        expect(short(list.join(' — '), minLength)).toBe(expected.join(' — '));
      }),
    );
  });

  test('hostile input ends in a text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(short(text)).toBeTypeOf('string');
      }),
      { numRuns: 300 },
    );
  });

  test('a browser without Intl.Segmenter counts code points', () => {
    vi.stubGlobal('Intl', {});
    expect(short('Kubernetes')).toBe('K8s');
    vi.unstubAllGlobals();
  });
});

describe('expand', () => {
  test('the case of what is written stays', () => {
    expect(expand('i18n I18n I18N k8s K8s K8S b2b B2B', quiet)).toBe(
      'internationalization Internationalization INTERNATIONALIZATION Kubernetes Kubernetes KUBERNETES ' +
        'business-to-business business-to-business',
    );
  });

  test('what only contains a numeronym stays', () => {
    const text = 'xi18n i18n_t i18next constructor __proto__';
    expect(expand(text, quiet)).toBe(text);
  });

  test('unknown ones are named once each, with the place of the first', () => {
    const note = vi.fn();
    expand('go: q7x z3z q7x', note);
    expect(note).toHaveBeenCalledExactlyOnceWith(
      'note.unknown',
      { count: 2, numeronyms: 'q7x, z3z' },
      { at: expect.objectContaining({ offset: 4, endOffset: 7 }) },
    );
  });

  test('hostile input ends in a text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(expand(text, quiet)).toBeTypeOf('string');
      }),
      { numRuns: 300 },
    );
  });
});

test('each known numeronym is what its words are abbreviated to', () => {
  const counted = known.filter(({ numeronym }) => !/^\w2\w$/.test(numeronym));
  expect(counted.length).toBeGreaterThan(25);
  for (const { numeronym, meanings } of counted)
    for (const meaning of meanings) expect(short(meaning.replace(' ', '')).toLowerCase()).toBe(numeronym.toLowerCase());
});
