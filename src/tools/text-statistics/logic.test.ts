import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunContext } from '#engine/operation';
import * as logic from './logic.ts';
import vectors from './python-vectors.json' with { type: 'json' };

const initial = { readingSpeed: 238, speakingSpeed: 150, matchCase: false, most: 10 };

function count(text: string, options: Partial<typeof initial> = {}) {
  const notes: string[] = [];
  const context = { note: (code: string) => notes.push(code), progress: () => undefined } as unknown as RunContext;
  return { ...logic.count(text, { ...initial, ...options }, context), notes };
}

test(`${vectors.length} texts are counted as by Python`, () => {
  for (const { text, words, paragraphs, ...expected } of vectors) {
    const counted = count(text);
    expect(counted, JSON.stringify(text)).toMatchObject(expected);
    if (words !== null) expect(counted, JSON.stringify(text)).toMatchObject({ words, paragraphs });
  }
});

test('the examples of the brief', () => {
  expect(count('👨‍👩‍👧 family')).toMatchObject({
    characters: 8,
    codePoints: 12,
    utf16Units: 15,
    utf8Bytes: 25,
    words: 1,
    hidden: [],
  });
  expect(count("Don't stop. It's 3.14!")).toMatchObject({ words: 4, sentences: 2 });
  expect(['a\r\nb\rc\n', 'a\n', 'a', '\n', ''].map((text) => count(text).lines)).toEqual([3, 1, 1, 1, 0]);
  expect(count('e\u0301')).toMatchObject({ characters: 1, codePoints: 2 });
  expect(count('hello world ').words).toBe(2);
});

test('an empty text has nothing', () => {
  const { limits, ...counted } = count('');
  expect(limits.map(({ used }) => used)).toEqual([0, 0, 0]);
  for (const value of Object.values(counted)) expect([0, '']).toContain(Array.isArray(value) ? value.length : value);
});

test('Chinese and Japanese have words and sentences', () => {
  expect(count('我喜欢学习中文。你呢？')).toMatchObject({ sentences: 2 });
  expect(count('我喜欢学习中文。').words).toBeGreaterThan(2);
  expect(count('今日はいい天気です。').words).toBeGreaterThan(3);
});

test('abbreviations and initials end no sentence', () => {
  expect(count('Mr. Smith met J. R. R. Tolkien, e.g. Dr. Who. He left.').sentences).toBe(2);
  expect(count('Das ist z. B. Berlin. Это т. е. Москва.').sentences).toBe(2);
});

test('long texts are counted as if in one piece', () => {
  const sentence = "Don't stop at 3.14 now! 我喜欢学习中文。 The 👩🏽‍💻 writes; she isn’t done yet. ";
  const one = count(sentence);
  const times = 400;
  const many = count(sentence.repeat(times));
  expect(many.words).toBe(one.words * times);
  expect(many.sentences).toBe(one.sentences * times);
  expect(many.characters).toBe(one.characters * times);
  expect(many.uniqueWords).toBe(one.uniqueWords);
  expect(count('x'.repeat(10_000)).words).toBe(1);
});

test('sizes are those of the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { utf8Bytes, utf16Bytes, codePoints } = count(text);
      expect(utf8Bytes).toBe(Buffer.byteLength(text, 'utf8'));
      expect(utf16Bytes).toBe(Buffer.byteLength(text, 'utf16le'));
      expect(codePoints).toBe([...text].length);
    }),
    { numRuns: 200 },
  );
});

test('characters at the edges of UTF-8 have as many bytes as RFC 3629, section 3, says', () => {
  const edges = ['\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '\u{10000}'];
  expect(edges.map((text) => count(text).utf8Bytes)).toEqual([1, 2, 2, 3, 3, 4]);
});

test('hidden characters are named and found', () => {
  const { hidden, notes } = count('a\u200bb\u200b\nx\u00a0y\ud800');
  expect(hidden).toEqual([
    { codePoint: 'U+200B', name: 'ZERO WIDTH SPACE', count: 2, line: 1, column: 2 },
    { codePoint: 'U+00A0', name: 'NO-BREAK SPACE', count: 1, line: 2, column: 2 },
    { codePoint: 'U+D800', name: 'SURROGATE', count: 1, line: 2, column: 4 },
  ]);
  expect(notes).toEqual(['warning.loneSurrogates']);
  expect(count('❤️ 👩🏽‍💻 👨‍👩‍👧').hidden).toEqual([]);
  expect(count('a\u200db\ufe0f').hidden).toHaveLength(2);
});

test('an SMS holds what the standard says', () => {
  const sms = (text: string) => count(text).limits[0];
  // 3GPP TS 23.038 and 23.040.
  expect(sms('a'.repeat(160))).toMatchObject({ charset: 'GSM-7', used: 160, messages: 1 });
  expect(sms('a'.repeat(161))).toMatchObject({ charset: 'GSM-7', used: 161, messages: 2 });
  expect(sms('a'.repeat(307))).toMatchObject({ messages: 3 });
  expect(sms('€')).toMatchObject({ charset: 'GSM-7', used: 2 });
  // The escape of a euro sign is not torn from it: 152 and 2 do not fit into 153.
  expect(sms(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ used: 306, messages: 3 });
  expect(sms('ж'.repeat(70))).toMatchObject({ charset: 'UCS-2', used: 70, limit: 70, messages: 1 });
  expect(sms('ж'.repeat(71))).toMatchObject({ messages: 2 });
  expect(sms('😀')).toMatchObject({ used: 2 });
});

test('a post counts as twitter-text does', () => {
  const post = (text: string) => count(text).limits[1]?.used;
  // From the documentation of twitter-text: weighted length, links of 23 characters, emoji of two.
  expect(post('hello')).toBe(5);
  expect(post('日本語')).toBe(6);
  expect(post('👨‍👩‍👧')).toBe(2);
  expect(post('see https://example.com/a/very/long/path?that=goes&on=and')).toBe(27);
  expect(post('cafe\u0301')).toBe(4);
});

test('the commonest come first', () => {
  const { commonWords, commonCharacters, uniqueWords, longestWord } = count('The cat and the hat', { most: 2 });
  expect(commonWords).toEqual([
    { text: 'the', count: 2 },
    { text: 'cat', count: 1 },
  ]);
  expect(commonCharacters[0]).toEqual({ text: '␣', count: 4 });
  expect(uniqueWords).toBe(4);
  expect(longestWord).toBe('The');
  expect(count('The cat and the hat', { matchCase: true }).uniqueWords).toBe(5);
});

test('counts a book', () => {
  const book = 'It was the best of times, it was the worst of times. '.repeat(40_000);
  expect(count(book).words).toBe(480_000);
});

// OpenAI's tokenizer (cl100k and o200k) counts 10, 13 or 8, and 11 or 8.
test('tokens are estimated by script', () => {
  expect(count('The quick brown fox jumps over the lazy dog.').tokens).toBe(10);
  expect(count('我喜欢学习中文。你呢？').tokens).toBe(10);
  expect(count('Быстрая коричневая лиса').tokens).toBe(9);
  expect(count('').tokens).toBe(0);
});
