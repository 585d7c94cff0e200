import { expect, test } from 'vitest';
import { placeAt } from './place.ts';

test.each([
  ['ab', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nbc', 4, 2, 2],
  ['a\rb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['', 0, 1, 1],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(placeAt(text, offset)).toMatchObject({ line, column, offset });
});

test('a character beyond the first plane is two units long', () => {
  expect(placeAt('a😀b', 1)).toEqual({ line: 1, column: 2, offset: 1, endOffset: 3 });
});

test('places are right in any order, and after those of another text', () => {
  const text = 'a\r\nbc\n\nd';
  const lines = (offsets: readonly number[]) => offsets.map((offset) => placeAt(text, offset).line);
  expect(lines([8, 0, 3, 7, 9, 5, 6])).toEqual([4, 1, 2, 4, 4, 2, 3]);
  expect(placeAt('a\nb', 2).line).toBe(2);
  expect(lines([8, 3])).toEqual([4, 2]);
});
