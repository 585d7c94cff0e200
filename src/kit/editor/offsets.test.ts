import { expect, test } from 'vitest';
import { offsetsIn } from './offsets.ts';

test('an offset of a text is found in the editor, where CR LF is one character', () => {
  const toEditor = offsetsIn('a\r\nb\rc\r\n\r\nd');
  expect([...'a\r\nb\rc\r\n\r\nd'].map((_, offset) => toEditor(offset))).toEqual([0, 1, 1, 2, 3, 4, 5, 5, 6, 6, 7]);
  expect(offsetsIn('a\nb')(2)).toBe(2);
});
