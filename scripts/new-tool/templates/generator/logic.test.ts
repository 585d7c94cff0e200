import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generate } from './logic.ts';

/** Counts the bytes up from 0, so that every run is the same. */
function countingSources() {
  let last = 0;
  return { random: (size: number) => Uint8Array.from({ length: size }, () => last++), now: () => 0 };
}

// Cite the standard and its section.
test('is made as the standard says', () => {
  expect(generate(1, countingSources())).toBe('what comes of the bytes 0, 1, 2 …');
});

test('there are as many as asked for, each on its line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (count) => {
      expect(generate(count, countingSources()).split('\n')).toHaveLength(count);
    }),
  );
});
