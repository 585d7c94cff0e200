import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { alphabets, type AlphabetName } from './alphabets.ts';
import { detectSpelling } from './detect.ts';
import { guessAlphabet } from './guess-alphabet.ts';
import { read, spell, type SpellOptions } from './logic.ts';

const defaults = { alphabet: 'icao', nine: 'nine', symbols: true, capitals: false, layout: 'line' } as const;
const names = Object.keys(alphabets) as AlphabetName[];

function spelled(text: string, options: Partial<SpellOptions> = {}) {
  const notes: unknown[] = [];
  const words = spell(text, { ...defaults, ...options }, (code, _params, where) => {
    notes.push([code, where?.at?.offset]);
  });
  return { words, notes };
}
const heard = (text: string, alphabet: AlphabetName = 'icao', layout: 'line' | 'list' = 'line') =>
  read(text, { alphabet, lowercase: false, list: layout === 'list' }, () => undefined);

/** Also halves of surrogate pairs. */
const anyText = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) });

describe('a browser without Intl.Segmenter', () => {
  it('spells and reads all the same', () => {
    vi.stubGlobal('Intl', {});
    expect(spelled('Ab1').words).toBe('Alfa Bravo One');
    expect(heard('Alfa Bravo')).toBe('AB');
    vi.unstubAllGlobals();
  });
});

describe('spell', () => {
  // ICAO Annex 10, volume II, figure 5-1.
  it.each([
    ['ICAO', 'India Charlie Alfa Oscar'],
    ['q', 'Quebec'],
    ['x', 'X-ray'],
    ['J', 'Juliett'],
    ['9', 'Nine'],
    ['a b', 'Alfa   Bravo'],
    ['a\r\nb\n\nc', 'Alfa\r\nBravo\n\nCharlie'],
    ['', ''],
  ])('%j: %j', (text, words) => {
    expect(spelled(text)).toEqual({ words, notes: [] });
  });

  it('drops no letter: accents are dropped with a note, letters without a word are marked', () => {
    expect(spelled('aé')).toEqual({ words: 'Alfa Echo', notes: [['warning.folded', 1]] });
    expect(spelled('ae\u0301')).toEqual({ words: 'Alfa Echo', notes: [['warning.folded', 1]] });
    expect(spelled('a你')).toEqual({ words: 'Alfa [你]', notes: [['warning.noWord', 1]] });
    expect(spelled('👨‍👩‍👧a').words).toBe('👨‍👩‍👧 Alfa');
  });

  it('keeps letters of an alphabet that look accented elsewhere', () => {
    expect(spelled('йё', { alphabet: 'russian' })).toEqual({ words: 'Иван-краткий Ёлка', notes: [] });
    expect(spelled('Ñ', { alphabet: 'spanish' })).toEqual({ words: 'Ñoño', notes: [] });
  });

  it('shows white space in a list', () => {
    expect(spelled('a \nb', { layout: 'list' }).words).toBe('Alfa\n␣\n⏎\nBravo');
  });
});

describe('alphabets', () => {
  it.each(names)('%s: each word begins with its letter, and none is there twice', (name) => {
    const { words } = alphabets[name];
    expect(new Set([...words.values()].map((word) => word.toLowerCase())).size).toBe(words.size);
    for (const [letter, word] of words) {
      expect(word).toMatch(/^[^\s\d,]+$/u);
      if (/^[a-zа-я]$/.test(letter) && !/[ыьъ]/.test(letter)) {
        expect(word.normalize('NFD').charAt(0).toLowerCase()).toBe(letter.normalize('NFD').charAt(0));
      }
    }
  });

  it.each(names)('%s is read back', (name) => {
    const letters = [...alphabets[name].words.keys()];
    const texts = fc.array(fc.constantFrom(...letters)).map((list) => list.join(' '));
    fc.assert(
      fc.property(texts, fc.constantFrom('line' as const, 'list' as const), (text, layout) => {
        const words = spell(text, { ...defaults, alphabet: name, layout }, () => expect.unreachable());
        expect(heard(words, name, layout).toLowerCase()).toBe(text);
      }),
    );
  });

  it('say what is capital', () => {
    const options = { alphabet: 'icao', lowercase: true, list: false } as const;
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{0,10}$/), (text) => {
        expect(read(spelled(text, { capitals: true }).words, options, () => expect.unreachable())).toBe(text);
      }),
    );
  });
});

describe('read', () => {
  it.each([' ', '  ', '\tA', 'A  ', 'A\tB', 'A \v\u2003B', 'A\r\n \nB'])('keeps the spaces of %j', (text) => {
    expect(heard(spelled(text).words)).toBe(text.toUpperCase());
  });

  it('marks letters that spelling would write without their accent', () => {
    expect(heard('Alfa é [é] e\u0301 \u0301 é')).toBe('A[é][é][e\u0301][\u0301][é]');
    expect(heard('[Ж] [Banana]')).toBe('Ж[Banana]');
  });

  it.each([
    ['alpha JULIET whisky xray niner', 'AJWX9'],
    ['Alfa [ж] .', 'AЖ.'],
    ['Alfa\nBravo', 'A\nB'],
    ['toString', '[toString]'],
  ])('%j: %j', (words, text) => {
    expect(heard(words)).toBe(text);
  });

  it('throws nothing', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...names), (text, alphabet) => {
        heard(text, alphabet);
        spelled(text, { alphabet });
      }),
    );
  });
});

describe('guessAlphabet', () => {
  it.each(names)('knows the words of %s', (alphabet) => {
    const text = alphabet === 'russian' ? 'удобные' : 'handy tools';
    expect(guessAlphabet(spelled(text, { alphabet }).words)).toBe(alphabet);
  });

  it('takes the first one for words of none', () => {
    expect(guessAlphabet('')).toBe('icao');
    expect(guessAlphabet('1 2 3')).toBe('icao');
  });
});

describe('detectSpelling', () => {
  it.each([
    ['Hotel Echo Lima Lima Oscar   Four Two', 0.85],
    ['alpha, bravo, x-ray', 0.85],
    ['Bravo Oscar Hyphen Two Four Kilo', 0.85],
    ['Echo', 0],
    ['Golf Hotel', 0],
    ['the mike in hotel lima sounds like an echo', 0],
  ])('%j: %d', (text, certainty) => {
    expect(detectSpelling(text)).toBe(certainty);
  });
});
