import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { abbreviate, expand } from './logic.ts';

const none = () => undefined;
const short = (text: string, minLength = 4) => abbreviate(text, { minLength, letterCase: 'keep' }, none);

describe('abbreviate', () => {
  it.each([
    ['internationalization', 'i18n'],
    ['Kubernetes', 'K8s'],
    ['observability', 'o11y'],
    ['cat', 'cat'],
    ['word', 'w2d'],
    // Decomposed letters are one character each.
    ['naïveté'.normalize('NFD'), 'n5é'.normalize('NFD')],
    ['👩🏽‍💻123🇫🇷', '👩🏽‍💻3🇫🇷'],
    ['don’t', 'd3t'],
    ['«Быстро», сказал он', '«Б4о», с4л он'],
    ['one\r\n\tthree', 'one\r\n\tt3e'],
  ])('%s is %s', (word, expected) => {
    expect(short(word)).toBe(expected);
  });

  it('keeps all that is between words, and the ends of each', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.integer({ min: 3, max: 10 }), (list, minLength) => {
        const expected = list.map((word) =>
          word.length < minLength ? word : `${word[0] ?? ''}${word.length - 2}${word.at(-1) ?? ''}`,
        );
        expect(short(list.join(' — '), minLength)).toBe(expected.join(' — '));
      }),
    );
  });

  it('works in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(short('Kubernetes')).toBe('K8s');
    vi.unstubAllGlobals();
  });
});

describe('expand', () => {
  it('keeps the case of what it reads', () => {
    expect(expand('i18n I18n I18N k8s K8s K8S', none)).toBe(
      'internationalization Internationalization INTERNATIONALIZATION Kubernetes Kubernetes KUBERNETES',
    );
  });

  it('leaves what only contains a numeronym', () => {
    expect(expand('xi18n i18n_t i18next constructor __proto__', none)).toBe(
      'xi18n i18n_t i18next constructor __proto__',
    );
  });

  it('names what it does not know, once each, and where the first one is', () => {
    const note = vi.fn();
    expand('go: q7x z3z q7x', note);
    expect(note).toHaveBeenCalledExactlyOnceWith(
      'note.unknown',
      { count: 2, numeronyms: 'q7x, z3z' },
      { at: expect.objectContaining({ offset: 4, endOffset: 7 }) },
    );
  });

  it.each(['i18n', 'l10n', 'a11y', 'o11y', 'g11n', 'm17n', 'c14n', 'p13n', 's11n', 'v12n', 't9n', 'k8s'])(
    'expands %s to a word of its form',
    (numeronym) => {
      expect(short(expand(numeronym, none)).toLowerCase()).toBe(numeronym);
    },
  );
});
