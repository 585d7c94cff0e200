import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { inspect } from './logic.ts';
import vectors from './vectors.json';

// Cite the standard and its section.
test.each([['an input', { length: 8 }]])('%j', (text, facts) => {
  expect(inspect(text)).toEqual(facts);
});

test.each(vectors as [string, number][])('%j is what Python reads in it', (text, length) => {
  expect(inspect(text).length).toBe(length);
});

test('hostile input ends in facts or in an error with a code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      try {
        expect(inspect(text)).toBeTypeOf('object');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});
