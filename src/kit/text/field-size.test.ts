import { expect, test } from 'vitest';
import { endInSight, isAnswer, isFewLines, isLongForTextArea } from './field-size.ts';

test.each([
  ['', 10, 0],
  ['abc', 10, 3],
  ['abcdefghijkl', 10, 10],
  ['a\n'.repeat(3000), 10_000, 6000],
  ['a\n'.repeat(3001), 10_000, 6000],
  ['a\n'.repeat(3001), 5000, 5000],
  [`${'a\n'.repeat(2999)}${'b'.repeat(500)}`, 10_000, 6498],
])('of %j at most %i units end at %i', (text, most, end) => expect(endInSight(text, most)).toBe(end));

test.each([
  ['a'.repeat(100_000), false],
  ['a'.repeat(100_001), true],
  ['\n'.repeat(3000), false],
  ['\n'.repeat(3001), true],
])('a text area holds few lines and units', (text, isLong) => expect(isLongForTextArea(text)).toBe(isLong));

test.each([
  ['', true, true],
  ['a'.repeat(160), true, true],
  ['a'.repeat(161), false, false],
  ['a\nb', false, true],
  ['a\rb', false, true],
  ['a\nb\n', false, true],
  ['a\nb\nc\n', false, false],
  [{ head: 'a', blob: new Blob() }, false, false],
])('%j is an answer: %s, and fits few lines: %s', (text, isShort, fits) => {
  expect(isAnswer(text)).toBe(isShort);
  expect(isFewLines(text)).toBe(fits);
});
