import { expect, test } from 'vitest';
import { sayAhead } from './say-ahead.ts';

test.each([
  [0, 'in 0 seconds'],
  [89_000, 'in 89 seconds'],
  [90_000, 'in 2 minutes'],
  [85 * 60_000, 'in 85 minutes'],
  [8.6 * 3_600_000, 'in 9 hours'],
  [35 * 3_600_000, 'in 35 hours'],
  [36 * 3_600_000, 'in 2 days'],
])('%i ms ahead is said %s', (milliseconds, said) => {
  expect(sayAhead(milliseconds, 'en')).toBe(said);
});
