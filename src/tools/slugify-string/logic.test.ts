import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify, type Options } from './logic.ts';
import vectors from './vectors.json';

const initial: Options = {
  separator: 'hyphen',
  language: 'neutral',
  lowercase: true,
  maxLength: 0,
  eachLine: false,
  unique: false,
  unicode: false,
  decamelize: false,
};
const slug = (text: string, changes: Partial<Options> = {}) =>
  slugify(text, { ...initial, ...changes }, () => undefined);
function notesOf(text: string, changes: Partial<Options> = {}) {
  const notes: unknown[] = [];
  slugify(text, { ...initial, ...changes }, (code, params, where) =>
    notes.push([code, params?.['count'], where?.at?.offset]),
  );
  return notes;
}

test.each(vectors as [string, string][])('%j is what Python’s unicodedata makes of it', (text, expected) =>
  expect(slug(text)).toBe(expected),
);

describe('letters', () => {
  // Resolution 55 of the Cabinet of Ministers of Ukraine (2010), its table's own examples; the Bulgarian Transliteration
  // Act (2009), article 13; ELOT 743.
  test.each([
    [
      'uk',
      'Алушта Борщагівка Вишгород Гадяч Ґалаґан Донецьк Рівне',
      'alushta-borshchahivka-vyshhorod-hadiach-galagan-donetsk-rivne',
    ],
    [
      'uk',
      'Єнакієве Гаєвич Згорани Розгін Їжакевич Кадиївка Йосипівка Стрий',
      'yenakiieve-haievych-zghorany-rozghin-yizhakevych-kadyivka-yosypivka-stryi',
    ],
    ['uk', 'Юрій Крюківка Яготин Ічня Знам’янка ЩАСТЯ', 'yurii-kriukivka-yahotyn-ichnia-znamianka-shchastia'],
    [
      'bg',
      'Стара планина, Велико Търново, София, Кърджали, Щъркелово',
      'stara-planina-veliko-tarnovo-sofia-kardzhali-shtarkelovo',
    ],
    ['neutral', 'Αύρα Εύβοια Ναύπλιο Μπάμπης Άγχος Ψυχή ΟΥΡΑΝΟΣ', 'avra-evvoia-nafplio-bampis-anchos-psychi-ouranos'],
    ['neutral', 'Ёлка, йод и щука', 'yolka-yod-i-schuka'],
    ['neutral', 'İstanbul Łódź Đà Nẵng ﬁn', 'istanbul-lodz-da-nang-fin'],
    ['da', 'Tromsø, Ålesund', 'tromsoe-aalesund'],
    ['de', 'Größe über Äpfeln', 'groesse-ueber-aepfeln'],
  ] as const)('as in %s: %s', (language, text, expected) => expect(slug(text, { language })).toBe(expected));

  test('with marks stay whole in other scripts', () => {
    expect(slug('नमस्ते दुनिया', { unicode: true })).toBe('नमस्ते-दुनिया');
    expect(slug('Cafe\u0301 Übung', { unicode: true })).toBe('café-übung');
  });

  test('that have no spelling are counted', () => {
    expect(notesOf('abc\nHello 你好, 世\nx', { eachLine: true })).toEqual([['warning.dropped', 3, 4]]);
    expect(notesOf('x\n你好\n???', { eachLine: true })).toEqual([['warning.noLetters', 2, 2]]);
    expect(notesOf('naïve ﬁ ½ “quotes”')).toEqual([]);
  });
});

describe('words', () => {
  test.each([
    ['fooBarBaz', 'foo-bar-baz'],
    ['XMLReader', 'xml-reader'],
    ['APIs', 'apis'],
    ['iPhone15Pro', 'i-phone15-pro'],
  ])('begin at capitals when asked: %s', (text, expected) => expect(slug(text, { decamelize: true })).toBe(expected));

  test('keep a contraction, and stand apart at all else', () => {
    expect(slug("Don't panic: Conway’s game_of_life")).toBe('dont-panic-conways-game-of-life');
  });
});

test('a slug has unreserved characters of RFC 3986 only, is its own slug, and fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, maxLength) => {
      const made = slug(text, { maxLength });
      expect(made).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug(made, { maxLength })).toBe(made);
      if (maxLength > 0) expect(made.length).toBeLessThanOrEqual(maxLength);
    }),
    { numRuns: 200 },
  );
});

test('a first word that is too long is cut, others are not begun', () => {
  expect(slug('incomprehensibilities', { maxLength: 5 })).toBe('incom');
  expect(slug('ab cdefgh', { maxLength: 5 })).toBe('ab');
});

describe('numbers of repeated slugs', () => {
  const lines = { eachLine: true, unique: true };

  test('never make two the same', () => {
    const name = fc.constantFrom('a', 'a 2', 'a-2-2', 'b', 'a-3', 'A');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const made = names.length === 0 ? [] : slug(names.join('\n'), lines).split('\n');
        expect(new Set(made).size).toBe(names.length);
      }),
      { numRuns: 200 },
    );
  });

  test('go into the length', () =>
    expect(slug('photograph\nphotograph', { ...lines, maxLength: 8 })).toBe('photogra\nphotog-2'));
});

test('hostile input ends in a slug', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.boolean(),
      fc.boolean(),
      (text, unicode, eachLine) => {
        expect(slug(text, { unicode, eachLine, unique: true, decamelize: true })).toBeTypeOf('string');
      },
    ),
    { numRuns: 300 },
  );
});
