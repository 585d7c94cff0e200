import { expect, it } from 'vitest';
import { convertToAll } from './logic.ts';

const rules = { eachLine: false, keepUnderscores: false, language: 'any' } as const;

it.each(['lorem Ipsum ', 'a', ' ', '_', 'A', '. ', '"', "a'", '\n', '\u0301'])('is linear for many of %j', (piece) => {
  const seconds = (length: number) => {
    const start = performance.now();
    convertToAll(piece.repeat(length / piece.length), rules, { progress: () => undefined });
    return performance.now() - start;
  };
  // Ten times the text in at most thirty times the time, with room for noise.
  expect(seconds(200_000)).toBeLessThan(30 * seconds(20_000) + 1000);
});
