import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { convert } from './logic.ts';
import { units } from './units.ts';
import vectors from './vectors.json';

// Cite the standard and its section.
test('1 of the first unit is 2 of the second', () => {
  expect(convert('1', 'first')).toEqual({ first: '1', second: '2' });
});

test.each(vectors)('%s is %s, as Python has it', (first, second) => {
  expect(convert(first, 'first').second).toBe(second);
});

test('there and back is the same value', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.constantFrom(...units), (value, unit) => {
      const there = convert(String(value), 'first')[unit];
      expect(convert(there, unit).first).toBe(String(value));
    }),
  );
});

test('hostile input ends in values or in an error with a code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      try {
        expect(convert(text, 'first')).toBeTypeOf('object');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});
