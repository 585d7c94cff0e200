import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { calculate } from './logic.ts';
import vectors from './vectors.json';

// Cite the standard and its section.
test('20 and 50 are 10', () => {
  expect(calculate({ first: '20', second: '50' })).toEqual({ result: '10' });
});

test.each(vectors)('%s and %s are what Python calculates', (first, second, result) => {
  expect(calculate({ first, second }).result).toBe(result);
});

const digits = fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`);

test('any two numbers have a result or an error with a code', () => {
  fc.assert(
    fc.property(digits, digits, (first, second) => {
      try {
        expect(calculate({ first, second }).result).toMatch(/^-?\d+(\.\d+)?$/);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolError);
      }
    }),
    { numRuns: 300 },
  );
});
