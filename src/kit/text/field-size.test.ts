import { expect, test } from 'vitest';
import { endInSight, isLongForTextArea } from './field-size.ts';

test.each([
  ['', 10, 0],
  ['abc', 10, 3],
  ['abcdefghijkl', 10, 10],
  ['a\n'.repeat(3000), 10_000, 6000],
  ['a\n'.repeat(3001), 10_000, 6000],
  ['a\n'.repeat(3001), 5000, 5000],
  [`${'a\n'.repeat(2999)}${'b'.repeat(500)}`, 10_000, 6498],
])('of %j at most %i units end at %i', (text, most, end) => expect(endInSight(text, most)).toBe(end));

test.each([
  ['a'.repeat(100_000), false],
  ['a'.repeat(100_001), true],
  ['\n'.repeat(3000), false],
  ['\n'.repeat(3001), true],
])('a text area holds few lines and units', (text, isLong) => expect(isLongForTextArea(text)).toBe(isLong));
