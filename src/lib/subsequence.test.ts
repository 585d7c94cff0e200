import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listGaps, matchEqual } from './subsequence.ts';

const match = (left: readonly number[], right: readonly number[]) =>
  matchEqual(Int32Array.from(left), Int32Array.from(right));

/** Pairs of indexes whose elements have been matched, after a check that they are equal and in order. */
function pairsOf(left: readonly number[], right: readonly number[]): { index: number; partner: number }[] {
  const pairs = [...match(left, right)]
    .map((partner, index) => ({ partner, index }))
    .filter(({ partner }) => partner >= 0);
  for (const { partner, index } of pairs) expect(right[partner]).toBe(left[index]);
  expect(pairs.every(({ partner }, at) => at === 0 || partner > (pairs[at - 1]?.partner ?? 0))).toBe(true);
  return pairs;
}

const shuffled = (length: number, different: number, seed: number) => {
  let last = seed;
  return Array.from({ length }, () => (last = (last * 48_271) % 0x7fffffff) % different);
};

describe('matchEqual', () => {
  it('matches as many equal elements as possible', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 });
    const lengthOf = (left: readonly number[], right: readonly number[]): number => {
      const lengths = left.map(() => right.map(() => 0));
      left.forEach((l, i) => {
        right.forEach((r, j) => {
          const [up, aside, both] = [lengths[i - 1]?.[j] ?? 0, lengths[i]?.[j - 1] ?? 0, lengths[i - 1]?.[j - 1] ?? 0];
          (lengths[i] ?? [])[j] = l === r ? both + 1 : Math.max(up, aside);
        });
      });
      return lengths.at(-1)?.at(-1) ?? 0;
    };
    fc.assert(
      fc.property(numbers, numbers, (left, right) => {
        expect(pairsOf(left, right)).toHaveLength(lengthOf(left, right));
      }),
    );
  });

  const cut = (left: readonly number[], right: readonly number[], budget: number) => {
    const cuts: number[] = [];
    const [a, b] = [Int32Array.from(left), Int32Array.from(right)];
    return { partners: matchEqual(a, b, { budget, onCut: (at) => void cuts.push(at) }), cuts };
  };

  it('matches around elements that are unique on both sides where too much differs', () => {
    const noise = (seed: number) => shuffled(5000, 50, seed);
    const left = [...noise(1), 100, ...noise(2), 101];
    const right = [...noise(3), 100, ...noise(4), 101];
    const { partners, cuts } = cut(left, right, 100_000);
    expect([partners[5000], partners[10_001]]).toEqual([5000, 10_001]);
    expect(cuts.length).toBeGreaterThan(0);
  });

  it('leaves no equal elements on both sides of a gap, however early it was cut', () => {
    for (const budget of [0, 1000, 100_000]) {
      const [left, right] = [shuffled(4000, 30, 5), shuffled(4000, 30, 6)];
      const { partners, cuts } = cut(left, right, budget);
      expect(cuts.length).toBeGreaterThan(0);
      const matched = [...partners].filter((partner) => partner >= 0);
      expect(matched).toEqual(matched.toSorted((a, b) => a - b));
      for (const [index, partner] of partners.entries()) if (partner >= 0) expect(right[partner]).toBe(left[index]);
      for (const gap of listGaps(partners, right.length)) {
        const others = new Set(right.slice(gap.rightStart, gap.rightEnd));
        expect(left.slice(gap.leftStart, gap.leftEnd).some((element) => others.has(element))).toBe(false);
      }
    }
  });

  it('is not cut for differences that it can afford', () => {
    const [left, right] = [shuffled(3000, 30, 5), shuffled(3000, 30, 6)];
    expect(cut(left, right, 100_000_000).cuts).toEqual([]);
  });

  it('leaves elements of one side out of the differences it counts', () => {
    const left = Array.from({ length: 9000 }, (_, index) => (index % 2 === 0 ? index : 1));
    const right = Array.from({ length: 9000 }, (_, index) => (index % 2 === 0 ? index + 100_000 : 1));
    expect(pairsOf(left, right)).toHaveLength(4500);
  });
});

describe('listGaps', () => {
  it('lists what is between matched elements', () => {
    expect(listGaps(match([1, 2, 3], [2, 4, 3, 5]), 4)).toEqual([
      { leftStart: 0, leftEnd: 1, rightStart: 0, rightEnd: 0 },
      { leftStart: 2, leftEnd: 2, rightStart: 1, rightEnd: 2 },
      { leftStart: 3, leftEnd: 3, rightStart: 3, rightEnd: 4 },
    ]);
    expect(listGaps(match([1], [1]), 1)).toEqual([]);
    expect(listGaps(match([], []), 0)).toEqual([]);
  });
});
