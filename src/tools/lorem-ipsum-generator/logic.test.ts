import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { generate, type Options } from './logic.ts';
import { randomFrom } from './seed.ts';
import { CLASSIC, WORDS } from './words.ts';

const INITIAL: Options = {
  count: 1,
  unit: 'paragraphs',
  classic: true,
  layout: 'paragraphs',
  format: 'text',
  minSentences: 3,
  maxSentences: 8,
  minWords: 8,
  maxWords: 15,
  seed: '',
};
/** Random, and in every run the same. */
const sources = { random: randomFrom('test'), now: () => 0 };
const generated = (options: Partial<Options> = {}, note: () => void = () => undefined) =>
  generate({ ...INITIAL, ...options }, sources, note);
const wordsOf = (text: string) => text.match(/[a-z]+/gi) ?? [];

describe('how it begins', () => {
  it('is the sentence that everybody knows, unless it is not wanted', () => {
    expect(generated()).toMatch(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. /);
    expect(generated({ unit: 'words', count: 4 })).toBe('Lorem ipsum dolor sit');
    expect(generated({ count: 20 }).match(/Lorem ipsum/g)).toHaveLength(1);
    expect(generated({ classic: false, count: 100 })).not.toMatch(/Lorem/);
  });
});

describe('how much it is', () => {
  it('is as many paragraphs as asked for', () => {
    expect(generated({ count: 3 }).match(/\n\n/g)).toHaveLength(2);
    expect(generated({ count: 4, format: 'html' }).match(/<p>[^<]+<\/p>/g)).toHaveLength(4);
  });

  it('is as many words as asked for, as Intl.Segmenter counts them', () => {
    const segmenter = new Intl.Segmenter('la', { granularity: 'word' });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.boolean(), (count, classic) => {
        const text = generated({ unit: 'words', count, classic });
        expect(wordsOf(text)).toHaveLength(count);
        expect(wordsOf(generated({ unit: 'words', count, classic, layout: 'headings' }))).toHaveLength(count);
        expect([...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)).toHaveLength(count);
      }),
      { numRuns: 50 },
    );
  });

  it('has a full stop from the shortest sentence on, and none for fewer words', () => {
    expect(generated({ unit: 'words', count: 7, classic: false })).toMatch(/^[A-Z][a-z]*(?:,? [a-z]+){6}$/);
    expect(generated({ unit: 'words', count: 8, classic: false })).toMatch(/\.$/);
    expect(generated({ unit: 'words', count: 1, format: 'html' })).toBe('<p>Lorem</p>');
    expect(generated({ unit: 'words', count: 3, layout: 'headings' })).toBe('Lorem ipsum dolor');
  });

  it('has no heading without a text below it', () => {
    const text = generated({ unit: 'words', count: 61, layout: 'headings', format: 'markdown', maxSentences: 3 });
    expect(text).toMatch(/^(?:## [^\n]+\n\n[^#\n]+(?:\n\n|$))+/);
    expect(text).not.toMatch(/## [^\n]+$/);
  });

  it('is as many sentences as asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.boolean(), (count, classic) => {
        expect(generated({ unit: 'sentences', count, classic }).match(/\./g)).toHaveLength(count);
      }),
      { numRuns: 50 },
    );
  });

  it('is as many bytes as asked for, and ends with a full stop', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.boolean(), (count, classic) => {
        const text = generated({ unit: 'bytes', count, classic });
        expect(new TextEncoder().encode(text)).toHaveLength(count);
        expect(text).toMatch(/\.$/);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['paragraphs', 'sentences', 'words'] as const)('is a list with an item for each of the %s', (unit) => {
    const of = (format: Options['format']) => generated({ unit, count: 12, layout: 'list', format });
    expect(of('text').split('\n')).toHaveLength(12);
    expect(of('markdown').match(/^- /gm)).toHaveLength(12);
    expect(of('html').match(/<li>[^<]+<\/li>/g)).toHaveLength(12);
  });

  it('is between the limits of paragraphs and sentences, which are both reached', () => {
    const sentences = generated({ unit: 'sentences', count: 2000, classic: false, minWords: 3, maxWords: 6 });
    const lengths = sentences.split('.').map((sentence) => wordsOf(sentence).length);
    expect([...new Set(lengths)].sort()).toEqual([0, 3, 4, 5, 6]);
    const paragraphs = generated({ count: 500, minSentences: 2, maxSentences: 4 }).split('\n\n');
    expect([...new Set(paragraphs.map((paragraph) => paragraph.split('.').length - 1))].sort()).toEqual([2, 3, 4]);
  });

  it('has limits in either order, and says so', () => {
    const note = vi.fn();
    const text = generated({ minWords: 5, maxWords: 2, unit: 'sentences', count: 50, classic: false }, note);
    expect(new Set(text.split(/\.\s?/).map((sentence) => wordsOf(sentence).length))).toEqual(new Set([2, 3, 4, 5, 0]));
    expect(note).toHaveBeenCalledExactlyOnceWith('note.swapped', {}, { option: 'minWords' });
  });

  it('may be megabytes, which is said', () => {
    const note = vi.fn();
    expect(generated({ unit: 'bytes', count: 5_000_000 }, note)).toHaveLength(5_000_000);
    expect(note).toHaveBeenCalledExactlyOnceWith('warning.large');
  });
});

it('is of letters, commas and full stops, which no format reads as its own', () => {
  expect(WORDS.join('')).toMatch(/^[a-z]+$/);
  expect(CLASSIC.join(' ')).toMatch(/^[A-Za-z, ]+$/);
});

it('uses all words, and none twice in a row', () => {
  const words = wordsOf(generated({ unit: 'words', count: 20_000, classic: false }).toLowerCase());
  expect(new Set(words)).toEqual(new Set(WORDS));
  expect(words.every((word, index) => word !== words[index - 1])).toBe(true);
});

it('repeats itself for a seed, and without one never', () => {
  expect(generated({ seed: 'a', count: 5 })).toBe(generated({ seed: 'a', count: 5 }));
  expect(generated({ seed: 'a', count: 5 })).not.toBe(generated({ seed: 'b', count: 5 }));
  expect(generated({ count: 5 })).not.toBe(generated({ count: 5 }));
});
