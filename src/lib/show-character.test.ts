import { expect, test } from 'vitest';
import { codePointAt, showCharacter } from './show-character.ts';

test.each([
  ['a*b', 1, '*'],
  ['a👋', 1, '👋'],
  ['a\u200bb', 1, 'U+200B'],
  ['\0', 0, 'U+0000'],
  [' ', 0, 'U+0020'],
  ['\ud83d', 0, 'U+D83D'],
])('the character of %j at %i is shown as %s', (text, offset, shown) => {
  expect(showCharacter(text, offset)).toBe(shown);
});

test('a code point has four digits or more', () => {
  expect(['A', '👋'].map((text) => codePointAt(text, 0))).toEqual(['U+0041', 'U+1F44B']);
});
