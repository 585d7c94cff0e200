import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { decode, encode } from './logic.ts';
import vectors from './vectors.json';

const plain = { upperCase: false };

// Cite the standard and its section.
test.each([['an input', 'what becomes of it']])('%j is %j', (text, code) => {
  expect(encode(text, plain)).toBe(code);
  expect(decode(code)).toBe(text);
});

test.each(vectors)('%j is what Python makes of it', (text, code) => {
  expect(encode(text, plain)).toBe(code);
});

test('the way back leads to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decode(encode(text, plain))).toBe(text);
    }),
  );
});

describe('hostile input', () => {
  test('ends in a text or in an error with a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        try {
          expect(decode(text)).toBeTypeOf('string');
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
