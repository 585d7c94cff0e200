// @vitest-environment node
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#engine/messages';
import { detectEmojis, detectShortcode } from './detect.ts';
import { loadEmojis } from './emojis.ts';
import { findEmojis } from './find-emojis.ts';
import { explain, search } from './logic.ts';
import { readNotation, writeNotations } from './notations.ts';
import vectors from './python-vectors.json';
import { layOut, move, type EmojiRow } from './rows.ts';
import { searchOf } from './search.ts';

const load = createRequire(import.meta.url);
const plain = { tone: 'none', gender: 'any', version: '17.0', language: 'en', most: 5000 } as const;

const english = await loadEmojis('en');
/** All sequences, variants too. */
const pictures = [...english.byKey.values()].map(({ picture }) => picture);

const find = async (query: string, options: Partial<Parameters<typeof search>[1]> = {}) =>
  (await search(query, { ...plain, ...options })).map(({ emoji }) => emoji);

test('the data is that of the package whose licence is named', () => {
  const { devDependencies } = load('../../../package.json') as { devDependencies: Record<string, string> };
  const about = load('../../../third-party/emojibase-data/about.json') as { version: string };
  expect(devDependencies['emojibase-data']).toBe(about.version);
  expect(english.all).toHaveLength(1949);
  expect(pictures).toHaveLength(3979);
});

test('every emoji has a name in every language, and no other language has the English ones', async () => {
  const source = load('emojibase-data/ru/data.json') as readonly { readonly label: string; readonly hexcode: string }[];
  const russian = await loadEmojis('ru');
  for (const { label, hexcode } of source)
    expect(russian.byKey.get(hexcode.replaceAll('-FE0F', ''))?.picture.name).toBe(label);
  for (const language of languages) {
    const { all } = await loadEmojis(language);
    expect(all.map(({ emoji }) => emoji)).toEqual(english.all.map(({ emoji }) => emoji));
    expect(all.flatMap((emoji) => [emoji, ...emoji.variants]).filter(({ name }) => name.trim() === '')).toEqual([]);
    // Only words that both languages have, such as 'panda', and names of countries.
    const same = all.filter(({ name, group }, index) => group !== 'flags' && name === english.all[index]?.name);
    expect(same.length, language).toBeLessThan(language === 'en' ? Infinity : 90);
  }
});

test('all sequences are read back from every notation', () => {
  const written = pictures.flatMap(({ emoji }) =>
    Object.values<string>({ ...writeNotations(emoji) }).map((text) => ({ emoji, text })),
  );
  expect(written.filter(({ emoji, text }) => readNotation(text) !== emoji)).toEqual([]);
});

test('all sequences are found in a text, alone and side by side', () => {
  const keysIn = (text: string) => [...findEmojis(text, english)].map(({ picture }) => picture.key);
  expect(pictures.filter(({ emoji, key }) => keysIn(`a${emoji}1`).join() !== key)).toEqual([]);
  // Flags are pairs of letters, which must not be paired anew.
  expect(keysIn(pictures.map(({ emoji }) => emoji).join(' '))).toEqual(pictures.map(({ key }) => key));
});

test('notations and versions are those of Python and of emoji-test.txt', () => {
  expect(vectors.count).toBe(3655);
  expect(vectors.vectors).toHaveLength(102);
  for (const [sequence = '', version, decimal, python = '', json = '', utf8 = '', url] of vectors.vectors) {
    const emoji = String.fromCodePoint(...sequence.split(' ').map((code) => Number.parseInt(code, 16)));
    const known = english.byKey.get(sequence.replaceAll(' FE0F', '').replaceAll(' ', '-'));
    expect([sequence, known?.picture.emoji, known?.picture.version.toFixed(1)]).toEqual([sequence, emoji, version]);
    const own = writeNotations(emoji);
    // Python leaves ASCII as it is: that of keycaps.
    const [ascii = ''] = /^[#*\d](?![\da-f])/.exec(emoji) ?? [];
    const bare = (text: string, written: string) => (ascii === '' ? text : text.replace(written, ascii));
    const code = ascii.charCodeAt(0);
    const hex = code.toString(16).padStart(4, '0');
    expect(own.codePoints).toBe(sequence.replace(/^|(?<= )/g, 'U+'));
    expect(bare(own.htmlDecimal, `&#${code};`)).toBe(decimal);
    expect(bare(own.python.toLowerCase(), `\\u${hex}`)).toBe(python.toLowerCase());
    expect(bare(own.utf16.toLowerCase(), `\\u${hex}`)).toBe(json);
    expect(own.utf8.toLowerCase()).toBe(utf8);
    expect(/^%2A|^%23|^%3\d/.test(own.url) ? decodeURIComponent(own.url) : own.url).toBe(
      ascii === '' ? url : decodeURIComponent(url ?? ''),
    );
  }
});

// https://unicode.org/Public/emoji/latest/emoji-test.txt
test.each([
  ['😀', 'U+1F600', '\\uD83D\\uDE00', 'F0 9F 98 80'],
  ['🇫🇷', 'U+1F1EB U+1F1F7', '\\uD83C\\uDDEB\\uD83C\\uDDF7', 'F0 9F 87 AB F0 9F 87 B7'],
  [
    '👩🏽‍💻',
    'U+1F469 U+1F3FD U+200D U+1F4BB',
    '\\uD83D\\uDC69\\uD83C\\uDFFD\\u200D\\uD83D\\uDCBB',
    'F0 9F 91 A9 F0 9F 8F BD E2 80 8D F0 9F 92 BB',
  ],
  ['❤️', 'U+2764 U+FE0F', '\\u2764\\uFE0F', 'E2 9D A4 EF B8 8F'],
])('%s is %s', (emoji, codePoints, utf16, utf8) => {
  expect(writeNotations(emoji)).toMatchObject({ codePoints, utf16, utf8 });
});

test('a text in any notation is read, and words are not', () => {
  expect(readNotation('0x1F600 0x1F601')).toBe('😀😁');
  expect(readNotation('\\xF0\\x9F\\x98\\x80')).toBe('😀');
  expect(readNotation('1f469-200d-1f4bb')).toBe('👩‍💻');
  expect(readNotation('&#128512; &#X1F600;')).toBe('😀😀');
  for (const text of ['face', 'decade', '100', 'U+110000', 'F0 9F', '&#9999999;', '%FF', 'U+', ''])
    expect([text, readNotation(text)]).toEqual([text, undefined]);
});

/** Any Unicode scalar value. The units of fast-check that have them all take a second to prepare. */
const scalar = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test('any text is read back from every notation', () => {
  fc.assert(
    fc.property(fc.string({ unit: scalar, minLength: 2, maxLength: 12 }), (text) => {
      const read = Object.values<string>({ ...writeNotations(text) }).map(readNotation);
      expect(new Set(read)).toEqual(new Set([text]));
    }),
  );
});

test('names, words, shortcodes, groups and near spellings are found, the best first', async () => {
  const first = async (query: string, language: (typeof languages)[number] = 'en') =>
    (await find(query, { language, most: 1 }))[0];
  expect(await first('heart')).toBe('❤️');
  expect(await first('cat')).toBe('🐈');
  expect(await first(':thumbsup:')).toBe('👍');
  expect(await first('+1')).toBe('👍');
  expect(await first(':-1:')).toBe('👎');
  expect(await first('hundred points')).toBe('💯');
  expect(await first('unicron')).toBe('🦄');
  expect(await first('aguacate', 'es')).toBe('🥑');
  expect(await first('corazon rojo', 'es')).toBe('❤️');
  expect(await first('chat noir', 'fr')).toBe('🐈‍⬛');
  expect(await first('ракета', 'ru')).toBe('🚀');
  // English words as well.
  expect(await first('avocado', 'es')).toBe('🥑');
  expect(await first('red heart', 'zh')).toBe('❤️');
  expect(await first('火箭', 'zh')).toBe('🚀');
  expect(await find('flags france')).toEqual(['🇫🇷']);
  expect((await find('U+1F468')).slice(0, 2)).toEqual(['👨', '👨‍🦰']);
  expect(await find('qqqqqq')).toEqual([]);
  // Variation selectors make no difference.
  expect(await first('❤')).toBe('❤️');
  expect(await first('👍️')).toBe('👍');
});

test('an emoji is the first that its whole name finds', () => {
  const find = searchOf(english);
  const keyboard = english.all.filter(({ group }, index) => group !== undefined && index % 7 === 0);
  const other = keyboard.filter(({ name }) => find(name, () => '')[0]?.name !== name).map(({ name }) => name);
  expect(other).toEqual([]);
});

test('an empty query gives the keyboard, and a choice what it lets through', async () => {
  expect(await find('')).toHaveLength(1914);
  expect(await find(' \n')).toHaveLength(1914);
  expect(await find('', { most: 3 })).toEqual(['😀', '😃', '😄']);
  expect((await find('', { version: '15.0' })).length).toBeLessThan((await find('', { version: '15.1' })).length);
  const hands = await find('waving hand', { tone: 'dark', most: 1 });
  expect(hands).toEqual(['👋🏿']);
  // Emoji 14 brought the skin tones of the handshake.
  expect(await find('handshake', { tone: 'dark', version: '13.1', most: 1 })).toEqual(['🤝']);
  expect(await find('handshake', { tone: 'dark', version: '14.0', most: 1 })).toEqual(['🤝🏿']);
  for (const [gender, expected] of [
    ['person', '🧑‍🚀'],
    ['woman', '👩‍🚀'],
    ['man', '👨‍🚀'],
  ] as const)
    expect(await find('astronaut', { gender })).toEqual([expected]);
  // Told by a sign, and by a code point of its own.
  expect(await find('running', { gender: 'woman', most: 2 })).toEqual(['🏃‍♀️', '🏃‍♀️‍➡️']);
  expect(await find('white cane', { gender: 'man' })).toEqual(['🦯', '👨‍🦯', '👨‍🦯‍➡️']);
  expect(await find('person with crown', { gender: 'person' })).toEqual(['🫅']);
  expect(await find('prince', { gender: 'person' })).not.toContain('🤴');
  expect(await find('astronaut')).toHaveLength(3);
  // An emoji without a gender is there for all.
  expect(await find('rocket', { gender: 'woman', most: 1 })).toEqual(['🚀']);
});

test('emojis of a text are counted, incomplete ones are marked, and a sequence is taken apart', async () => {
  const { total, emojis } = await explain('❤ 🚀🚀 👩🏽‍💻 1️⃣ 1 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇫🇷🇩🇪 :)', { language: 'fr' });
  expect(total).toBe(8);
  expect(emojis.map(({ emoji, count, asText }) => [emoji, count, asText])).toEqual([
    ['❤️', 1, true],
    ['🚀', 2, false],
    ['👩🏽‍💻', 1, false],
    ['1️⃣', 1, false],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1, false],
    ['🇫🇷', 1, false],
    ['🇩🇪', 1, false],
  ]);
  expect(emojis[2]?.name).toBe('informaticienne\u202f: peau légèrement mate');
  expect(emojis[2]?.slack).toEqual([':female-technologist::skin-tone-4:']);
  expect(emojis[2]?.parts).toEqual([
    { codePoint: 'U+1F469', kind: 'emoji', name: 'femme' },
    { codePoint: 'U+1F3FD', kind: 'emoji', name: 'peau légèrement mate' },
    { codePoint: 'U+200D', kind: 'joiner', name: '' },
    { codePoint: 'U+1F4BB', kind: 'emoji', name: 'ordinateur portable' },
  ]);
  // Slack has no shortcode for two tones.
  expect((await explain('🧑🏻‍🤝‍🧑🏿', { language: 'en' })).emojis[0]?.slack).toEqual([]);
  expect(emojis[3]?.parts.map(({ kind }) => kind)).toEqual(['character', 'selector', 'keycap']);
  expect(emojis[4]?.parts.map(({ kind }) => kind)).toEqual(['emoji', 'tag', 'tag', 'tag', 'tag', 'tag', 'tag']);
});

test('emojis and shortcodes are recognized', () => {
  expect(['😀', ' 👩🏽‍💻 🇫🇷\n', '1️⃣'].map(detectEmojis)).toEqual([0.5, 0.5, 0.5]);
  expect(['tea 🍵', '123', '#', '©', ''].map(detectEmojis)).toEqual([0.2, 0, 0, 0, 0]);
  expect([' :+1: ', ':tada', ': a:', '::'].map(detectShortcode)).toEqual([0.5, 0, 0, 0]);
});

test('any text can be searched and explained', async () => {
  const pieces = ['👩', '\u200d', '💻', '\ufe0f', '🏽', '🇫', '1', '\u20e3', '\ud83d', ':tada:', '\\u{1F600', 'U+', ' '];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), async (parts) => {
      const text = parts.join('');
      const { total, emojis } = await explain(text, { language: 'en' });
      expect(emojis.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      await search(text, plain);
    }),
    { numRuns: 300 },
  );
});

test('arrow keys go through the lines of a grid', () => {
  const some = pictures.slice(0, 5).map((picture) => ({ base: english.all[0]!, picture }));
  const { rows, height } = layOut(
    [
      { id: 'a', title: 'A', emojis: some },
      { id: 'b', title: 'B', emojis: some.slice(0, 2) },
    ],
    3,
  );
  const lines = rows.filter((row): row is EmojiRow => row.kind === 'emojis');
  expect(lines.map(({ index }) => index)).toEqual([0, 3, 5]);
  expect(rows.at(-1)!.top + rows.at(-1)!.height).toBe(height);
  const go = (key: string, from: number) => move(key, from, lines, 2);
  expect([go('ArrowRight', 2), go('ArrowRight', 6), go('ArrowLeft', 0)]).toEqual([3, 6, 0]);
  // A shorter line has no such column.
  expect([go('ArrowDown', 2), go('ArrowDown', 4), go('ArrowUp', 6), go('ArrowUp', 1)]).toEqual([4, 6, 4, 1]);
  expect([go('PageDown', 1), go('PageUp', 6), go('Home', 4), go('End', 1), go('a', 1)]).toEqual([
    6,
    1,
    0,
    6,
    undefined,
  ]);
});

test('emoticons are found, with a nose, too, and hide no word', async () => {
  const first = async (query: string) => (await find(query))[0];
  expect(await Promise.all([':)', ':-)', '=)', ' :D ', ':-d', ';-)', '<3', '</3', ":'("].map(first))).toEqual([
    '🙂',
    '🙂',
    '🙂',
    '😄',
    '😄',
    '😉',
    '❤️',
    '💔',
    '😢',
  ]);
  expect(english.all.flatMap(({ emoticons }) => emoticons)).toHaveLength(64);
  expect(await first(':+1:')).toBe('👍');
  expect(await first(':-1:')).toBe('👎');
  const [face, ...others] = await find('xp');
  expect(face).toBe('😝');
  expect(others).not.toContain(face);
});
