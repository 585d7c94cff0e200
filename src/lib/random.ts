import type { Sources } from './sources.ts';

/** Draws a whole number from 0 to below `limit` (1 to 2^32), each equally likely. */
export type Draw = (limit: number) => number;

const RANGE = 2 ** 32;
const BLOCK = 4096;

/**
 * Unbiased whole numbers by rejection sampling: a value of 32 bits above the largest multiple of `limit` is thrown away,
 * because `value % limit` would make small results likelier. Bytes are fetched in blocks: a call each would be slow.
 */
export function drawFrom(sources: Sources): Draw {
  let block = new DataView(new ArrayBuffer(0));
  let used = 0;
  const next = () => {
    if (used === block.byteLength) {
      const bytes = sources.random(BLOCK);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      used = 0;
    }
    used += 4;
    return block.getUint32(used - 4);
  };
  return (limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > RANGE) {
      throw new RangeError(`The limit of a draw must be a whole number from 1 to 2^32, not ${limit}.`);
    }
    const end = RANGE - (RANGE % limit);
    let value = next();
    while (value >= end) value = next();
    return value % limit;
  };
}

/** One of the items, each equally likely. Throws RangeError if there are none. */
export const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)]!;

/** A text of `length` characters (code points), each picked on its own from those of `alphabet`. */
export function pickCharacters(draw: Draw, alphabet: readonly string[], length: number): string {
  return Array.from({ length }, () => pick(draw, alphabet)).join('');
}

/** The items in an order of which all are equally likely (Fisher and Yates). */
export function shuffle<T>(draw: Draw, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
