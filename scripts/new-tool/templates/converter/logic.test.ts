import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { convert } from './logic.ts';
import vectors from './vectors.json';

const plain = { upperCase: false };

// Cite the standard and its section.
test.each([['an input', 'what becomes of it']])('%j is %j', (text, result) => {
  expect(convert(text, plain)).toBe(result);
});

test.each(vectors)('%j is what Python makes of it', (text, result) => {
  expect(convert(text, plain)).toBe(result);
});

test('what always holds: a second time changes nothing, say', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = convert(text, plain);
      expect(convert(once, plain)).toBe(once);
    }),
  );
});

test('hostile input ends in a text or in an error with a code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      try {
        expect(convert(text, plain)).toBeTypeOf('string');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});
