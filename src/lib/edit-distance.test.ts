import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

// Levenshtein's usual examples, and the swap by which optimal string alignment differs from the unrestricted distance.
test.each([
  ['', '', 0],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['', 'abc', 3],
  ['unicron', 'unicorn', 1],
  ['ca', 'abc', 3],
])('from %j to %j it is %i', (one, other, expected) => {
  expect(editDistance(one, other)).toBe(expected);
  expect(editDistance(other, one)).toBe(expected);
});

test('more than the most is Infinity', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(Infinity);
  expect(editDistance('a', 'abcd', 2)).toBe(Infinity);
});

test('a limit changes no distance that it allows', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(6), (one, other, most) => {
      const distance = editDistance(one, other);
      expect(editDistance(one, other, most)).toBe(distance > most ? Infinity : distance);
    }),
    { numRuns: 200 },
  );
});
