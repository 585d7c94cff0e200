import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [1, '1 millisecond'],
  [999, '1,000 milliseconds'],
  [1234, '1.2 seconds'],
  [130_000, '2.2 minutes'],
  [86_400_000 * 900, '2.5 years'],
])('%d ms are %s', (milliseconds, words) => expect(formatDuration(milliseconds, 'en')).toBe(words));
