import { describe, expect, it } from 'vitest';
import { sayRelative } from './say-relative.ts';

describe('sayRelative', () => {
  it.each([
    [0, 'now'],
    [-59, '59 seconds ago'],
    [-60, '1 minute ago'],
    [86_399, 'in 23 hours'],
    [-86_400, 'yesterday'],
    [3 * 2_629_746, 'in 3 months'],
    [-31_556_951, '11 months ago'],
    [-31_556_952, 'last year'],
  ])('%i seconds: %s', (seconds, words) => expect(sayRelative(seconds, 'en')).toBe(words));
});
