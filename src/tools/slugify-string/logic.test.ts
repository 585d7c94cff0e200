import reference from '@sindresorhus/slugify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify, type Wish } from './logic.ts';

const wish: Wish = {
  separator: 'hyphen',
  lowercase: true,
  eachLine: false,
  unicode: false,
  language: 'general',
  decamelize: true,
  stopWords: false,
  unique: false,
  fileName: false,
  maxLength: 0,
  keep: '',
};
const slug = (text: string, changes: Partial<Wish> = {}) => slugify(text, { ...wish, ...changes }, () => undefined);

test('words are as those of @sindresorhus/slugify, without its rules for digits after capitals', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.stringMatching(/^[A-Z][a-z]{1,8}$/),
    fc.constantFrom(
      'Straße',
      'Déjà',
      'Привет',
      'Ελλάδα',
      'Łódź',
      'fooBar',
      'XMLReader',
      'APIs',
      "don't",
      '♥',
      '&',
      '2026',
      'Đà',
      'əli',
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.constantFrom(' ', ', ', '-', '_', '/'), (words, between) => {
      const text = words.join(between);
      expect(slug(text)).toBe(reference(text));
    }),
    { numRuns: 1000 },
  );
});

test('a slug is one of RFC 3986’s unreserved characters only, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, maxLength) => {
      const made = slug(text, { maxLength });
      expect(made).toMatch(/^[a-z0-9-]*$/);
      expect(slug(made, { maxLength })).toBe(made);
      if (maxLength > 0) expect(made.length).toBeLessThanOrEqual(maxLength);
    }),
    { numRuns: 1000 },
  );
});

test('scripts with marks stay whole in Unicode mode', () => {
  expect(slug('नमस्ते दुनिया', { unicode: true })).toBe('नमस्ते-दुनिया');
  expect(slug('Cafe\u0301 Übung', { unicode: true })).toBe('café-übung');
});

test('a first word that is too long is cut, others are not begun', () => {
  expect(slug('incomprehensibilities', { maxLength: 5 })).toBe('incom');
  expect(slug('ab cdefgh', { maxLength: 5 })).toBe('ab');
});

test('numbers never make two slugs the same', () => {
  const made = slug('a\na-2\na\na', { eachLine: true, unique: true }).split('\n');
  expect(new Set(made).size).toBe(4);
  expect(made[0]).toBe('a');
});

test('a number goes before the extension, and into the length', () => {
  const files = { eachLine: true, unique: true, fileName: true };
  expect(slug('photo.jpg\nphoto.jpg', files)).toBe('photo.jpg\nphoto-2.jpg');
  expect(slug('photograph.jpg\nphotograph.jpg', { ...files, maxLength: 10 })).toBe('photog.jpg\nphot-2.jpg');
  expect(slug('a.html', { fileName: true, maxLength: 4 })).toBe('a');
});

// Resolution 55 of the Cabinet of Ministers of Ukraine (2010), its table's own examples; the Bulgarian Transliteration Act
// (2009), article 13; ELOT 743, as the State Gazette 2010 lists names.
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
  ['el', 'Αύρα Εύβοια Ναύπλιο Μπάμπης Άγχος Ψυχή ΟΥΡΑΝΟΣ', 'avra-evvoia-nafplio-bampis-anchos-psychi-ouranos'],
  ['nb', 'Tromsø, Ålesund', 'tromsoe-aalesund'],
] as const)('letters as in %s: %s', (language, text, expected) => {
  expect(slug(text, { language })).toBe(expected);
});
