import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFrom, pick, pickCharacters, shuffle } from './random.ts';
import { platformSources, type Sources } from './sources.ts';

/** Gives the words (32 bits each) in turn, then fails. */
function words(...values: number[]): Sources {
  const bytes = new Uint8Array(4096);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint32(index * 4, value));
  let given = false;
  return {
    random() {
      if (given) throw new Error('No more random bytes.');
      given = true;
      return bytes.slice(0, values.length * 4);
    },
    now: () => 0,
  };
}

/** xorshift32 (Marsaglia 2003): a fixed and fair stream. */
function seeded(seed: number): Sources {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  return { random: (size) => Uint8Array.from({ length: size }, next), now: () => 0 };
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('drawFrom', () => {
  it('throws away what lies above the largest multiple of the limit', () => {
    // 2^32 = 3 * 1431655765 + 1: only the last value is one too many.
    expect(drawFrom(words(0xffffffff, 0xfffffffe))(3)).toBe(2);
    // 2^31 + 1 fits once only.
    expect(drawFrom(words(0x80000001, 0xffffffff, 0x80000000))(2 ** 31 + 1)).toBe(2 ** 31);
  });

  it('wastes nothing when the limit divides 2^32', () => {
    expect(drawFrom(words(0xffffffff))(256)).toBe(255);
    expect(drawFrom(words(0xffffffff))(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('stays below its limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
        const value = drawFrom(platformSources)(limit);
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, 2 ** 32 + 1])('refuses the limit %d', (limit) => {
    expect(() => drawFrom(platformSources)(limit)).toThrow(RangeError);
  });

  it.each([
    ['a fixed seed', seeded(20261120)],
    ['the platform', platformSources],
  ])('gives every digit equally often with %s', (_name, sources) => {
    const draw = drawFrom(sources);
    const counts = new Array<number>(10).fill(0);
    for (let index = 0; index < 1_000_000; index++) counts[draw(10)]!++;
    // 9 degrees of freedom: 27.9 is exceeded once in 1000 runs, 55 once in 10^8.
    expect(chiSquare(counts)).toBeLessThan(sources === platformSources ? 55 : 27.9);
  });
});

describe('pick, pickCharacters, shuffle', () => {
  it('picks items and characters by the numbers drawn', () => {
    expect(pick(drawFrom(words(4)), ['a', 'b', 'c'])).toBe('b');
    expect(pickCharacters(drawFrom(words(0, 2, 1)), ['x', '😀', 'z'], 3)).toBe('xz😀');
    expect(() => pick(drawFrom(platformSources), [])).toThrow(RangeError);
  });

  it('keeps all items and does not touch the original', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const before = [...items];
        expect(shuffle(drawFrom(platformSources), items).sort()).toEqual([...before].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it('gives every order equally often', () => {
    const draw = drawFrom(seeded(7));
    const counts = new Map<string, number>();
    for (let index = 0; index < 60_000; index++) {
      const order = shuffle(draw, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 5 degrees of freedom, p = 0.001.
    expect(chiSquare([...counts.values()])).toBeLessThan(20.5);
  });
});
