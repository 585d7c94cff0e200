import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { platformSources } from '#lib/sources';
import { generate, type Wish } from './logic.ts';
import { lexicons } from './words.ts';

const INITIAL: Wish = {
  count: 1,
  unit: 'paragraphs',
  language: 'latin',
  format: 'text',
  layout: 'paragraphs',
  classic: true,
  minSentences: 3,
  maxSentences: 8,
  minWords: 8,
  maxWords: 15,
  seed: '',
};
const made = (wish: Partial<Wish> = {}, note: () => void = () => undefined) =>
  generate({ ...INITIAL, ...wish }, platformSources, note);
const languages = Object.keys(lexicons) as Wish['language'][];
const wordsOf = (text: string) => text.split(/[\s.,]+/).filter((word) => word !== '');

describe('generate', () => {
  it('begins as everybody knows it, but only in Latin', () => {
    expect(made()).toMatch(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. /);
    expect(made({ classic: false })).not.toMatch(/^Lorem/);
    expect(made({ language: 'german' })).not.toMatch(/^Lorem/);
  });

  it('parts paragraphs by blank lines', () => {
    expect(made({ count: 3 }).match(/\n\n/g)).toHaveLength(2);
    expect(made({ count: 4, format: 'html' }).match(/<p>[^<]+<\/p>/g)).toHaveLength(4);
  });

  it('writes exactly as many words as asked for', () => {
    const count = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(count, fc.boolean(), (count, classic) => {
        const text = made({ unit: 'words', count, classic });
        expect(wordsOf(text)).toHaveLength(count);
        const segments = [...new Intl.Segmenter('la', { granularity: 'word' }).segment(text)];
        expect(segments.filter(({ isWordLike }) => isWordLike)).toHaveLength(count);
      }),
    );
  });

  it('writes exactly as many sentences as asked for, in every language', () => {
    for (const language of languages) {
      const text = made({ unit: 'sentences', count: 37, language });
      expect(text.split(lexicons[language].stop)).toHaveLength(38);
    }
  });

  it('writes exactly as many characters and bytes as asked for, in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.integer({ min: 1, max: 2000 }), (language, count) => {
        expect([...made({ unit: 'characters', count, language })]).toHaveLength(count);
        expect(Buffer.byteLength(made({ unit: 'bytes', count, language }))).toBe(count);
      }),
      { numRuns: 300 },
    );
  });

  it('has no character beyond one UTF-16 unit, nor one that HTML or Markdown reads', () => {
    for (const { words } of Object.values(lexicons)) expect(words.join('')).toMatch(/^[\p{L}\p{M}]+$/u);
    expect(
      Object.values(lexicons)
        .flatMap(({ words }) => words)
        .join(''),
    ).not.toMatch(/[\u{10000}-\u{10ffff}]/u);
  });

  it('draws every length between the limits, and both limits', () => {
    const text = made({ unit: 'sentences', count: 2000, classic: false, minWords: 3, maxWords: 6 });
    const lengths = text.split('.').map((sentence) => wordsOf(sentence).length);
    expect([...new Set(lengths)].sort()).toEqual([0, 3, 4, 5, 6]);
    const paragraphs = made({ count: 500, minSentences: 2, maxSentences: 4 }).split('\n\n');
    expect([...new Set(paragraphs.map((paragraph) => paragraph.split('.').length - 1))].sort()).toEqual([2, 3, 4]);
  });

  it('uses all of its words, and none twice in a row', () => {
    const words = wordsOf(made({ unit: 'words', count: 20_000, classic: false }).toLowerCase());
    expect(new Set(words).size).toBe(lexicons.latin.words.length);
    const sentences = made({ unit: 'sentences', count: 500, classic: false }).toLowerCase().split('.');
    for (const sentence of sentences) {
      const list = wordsOf(sentence);
      expect(list.every((word, index) => word !== list[index - 1])).toBe(true);
    }
  });

  it('repeats itself for a seed, and never without one', () => {
    expect(made({ seed: 'a', count: 5 })).toBe(made({ seed: 'a', count: 5 }));
    expect(made({ seed: 'a', count: 5 })).not.toBe(made({ seed: 'b', count: 5 }));
    expect(made({ count: 5 })).not.toBe(made({ count: 5 }));
  });

  it('takes limits in either order, and says so', () => {
    const note = vi.fn();
    made({ minWords: 5, maxWords: 2, unit: 'sentences', count: 3 }, note);
    expect(note).toHaveBeenCalledExactlyOnceWith('note.swapped', {}, { option: 'minWords' });
  });

  it('says how large a text of a megabyte is, and makes five', () => {
    const note = vi.fn();
    expect(made({ unit: 'bytes', count: 5_000_000 }, note)).toHaveLength(5_000_000);
    expect(note).toHaveBeenCalledExactlyOnceWith('note.large');
  });
});
