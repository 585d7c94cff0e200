import { expect, test } from 'vitest';
import { isWord } from './words.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const TEXT = "Don't stop at 3.14, a1 or b_2! x² 1,000 中文 สวัสดี ①  👩🏽‍🚀 #";

test('as V8 says', () => {
  for (const data of segmenter.segment(TEXT))
    expect([data.segment, isWord(data)]).toEqual([data.segment, data.isWordLike]);
});

test('with the answers of WebKit, too', () => {
  const segments = Array.from(segmenter.segment(TEXT));
  const asWebKit = segments.map((data) => ({
    ...data,
    isWordLike: data.isWordLike === true && !/\d/.test(data.segment),
  }));
  expect(asWebKit.filter(isWord)).toHaveLength(segments.filter(({ isWordLike }) => isWordLike).length);
  expect(asWebKit.filter(isWord).map(({ segment }) => segment)).toEqual(
    expect.arrayContaining(['3.14', 'a1', 'b_2', '1,000']),
  );
});
