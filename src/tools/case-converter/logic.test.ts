import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, convertToAll } from './logic.ts';
import { styles, type Style } from './styles.ts';
import { splitWords } from './words.ts';

const rules = { eachLine: false, keepUnderscores: false, language: 'any' } as const;
const to = (style: Style, text: string) => convert(text, style, rules);

describe('splitWords', () => {
  // The first five as in the documentation and tests of change-case 5.
  it.each([
    ['testHTTPServer', 'test HTTP Server'],
    ['version 1.21.0', 'version 1 21 0'],
    ['TestV2', 'Test V2'],
    ['1test', '1test'],
    ['𝒳123', '𝒳123'],
    ['__typename', 'typename'],
    ["don't stop", 'dont stop'],
    ['ПриветМир', 'Привет Мир'],
    ['e\u0301coleNormale', 'e\u0301cole Normale'],
    ['family 👨‍👩‍👧 5€', 'family 👨‍👩‍👧 5€'],
    ['你好 世界', '你好 世界'],
  ])('%s', (text, words) => expect(splitWords(text).join(' ')).toBe(words));
});

describe('convert', () => {
  it.each<[Style, string, string]>([
    ['mocking', 'lorem ipsum dolor sit amet', 'LoReM IpSuM DoLoR SiT AmEt'],
    ['mocking', '😀ab', '😀aB'],
    ['mocking', 'e\u0301te\u0301', 'E\u0301tE\u0301'],
    ['upper', 'straße', 'STRASSE'],
    ['pascal', 'ßa ﬁn', 'SsaFin'],
    // Unicode SpecialCasing.txt: Final_Sigma.
    ['lower', 'ΟΔΟΣ ΣΟΦΟΣ', 'οδος σοφος'],
    ['camel', 'ΟΔΟΣ ΣΟΦΟΣ', 'οδοςΣοφος'],
    ['pascal', '1.2.3', '1_2_3'],
    ['camel', '---', ''],
    ['swap', 'Hello ÉCOLE ß', 'hELLO école SS'],
    ['title', 'a tale of TWO cities: the end of it', 'A Tale of TWO Cities: The End of It'],
    ['title', 'WHAT IS NEW IN CSS', 'What Is New in Css'],
    ['title', 'an iPhone from (the) shop', 'An iPhone from (the) Shop'],
    ['prose', 'HELLO. how are "you"? fine!\nsecond «line»', 'Hello. How are "you"? Fine!\nSecond «line»'],
    ['prose', 'version 1.2 of example.com', 'Version 1.2 of example.com'],
    ['sentence', 'fooBar_baz', 'Foo bar baz'],
  ])('%s: %s', (style, text, expected) => expect(to(style, text)).toBe(expected));

  it('keeps line breaks of every kind when lines stand alone', () => {
    expect(convert('a b\r\n\nc d\re f\n', 'snake', { ...rules, eachLine: true })).toBe('a_b\r\n\nc_d\re_f\n');
  });

  it.each([
    ['___', '___'],
    ['_', '_'],
    [' _a b ', '_aB'],
    ['__init__', '__init__'],
    ['', ''],
  ])('keeps underscores at the ends: %j', (text, expected) => {
    expect(convert(text, 'camel', { ...rules, keepUnderscores: true })).toBe(expected);
  });

  it('follows the language', () => {
    expect(convert('Diyarbakır', 'upper', { ...rules, language: 'tr' })).toBe('DİYARBAKIR');
    expect(convert('άνθρωπος', 'upper', { ...rules, language: 'el' })).toBe('ΑΝΘΡΩΠΟΣ');
  });

  it('loses no letter, digit, mark or emoji in any style', () => {
    const kept = (text: string) =>
      text
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}\p{M}\p{So}]/gu, '')
        .replaceAll('ς', 'σ');
    const letters = fc.string({ unit: fc.constantFrom(...'aBçДжЯ9٣你é😀 _-.', 'e\u0301', '\n') });
    fc.assert(
      fc.property(letters, fc.constantFrom(...styles), (text, style) => {
        expect(kept(to(style, text))).toBe(kept(text));
      }),
    );
  });

  it('takes any text, and changes nothing when done twice', () => {
    const stable = styles.filter((style) => style !== 'swap' && style !== 'mocking');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aB9 _-.!\n', '\ud800', 'é') }),
        fc.constantFrom(...stable),
        (text, style) => {
          const once = to(style, text);
          if (['snake', 'param', 'dot', 'path', 'no', 'lower', 'upper'].includes(style)) {
            expect(to(style, once)).toBe(once);
          }
        },
      ),
    );
  });
});

describe('convertToAll', () => {
  it('has every style once', () => {
    const rows = convertToAll('', rules, { progress: () => undefined });
    expect(rows.map(({ style }) => style)).toEqual(styles);
    expect(rows.every(({ text }) => text === '')).toBe(true);
  });
});
