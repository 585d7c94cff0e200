import type { CompareOptions } from './compare-options.ts';
import { indexUnique, markLongestIncreasing, matchEqual } from '#lib/subsequence';
import { MAX_COMBINATIONS, pairBest, pairInOrder, type Pair, type Score } from './pair-similar.ts';

/** The elements of an array. */
export interface Elements {
  /** Equal numbers stand for equal values. */
  readonly ids: Int32Array;
  /** The value of the member that identifies an element, as such a number, or `ALONE` without one. */
  readonly keyAt: (index: number) => number;
}

/** Stands for an element that has no partner. */
export const ALONE = -1;

/**
 * For each element on the left the index of its partner on the right, or `ALONE`. Partners need not be equal. Only `lcs`
 * and `key` distinguish elements that keep their order from elements that move.
 */
export function matchElements(
  left: Elements,
  right: Elements,
  arrays: CompareOptions['arrays'],
  score: Score,
): Int32Array {
  switch (arrays) {
    case 'index':
      return left.ids.map((_id, index) => (index < right.ids.length ? index : ALONE));
    case 'unordered': {
      const partners = matchOccurrences(left.ids, right.ids);
      join(partners, pairBest(listLonely(partners), listLonelyRight(partners, right.ids.length), score));
      return partners;
    }
    case 'key': {
      const partners = matchOccurrences(
        left.ids.map((_id, index) => left.keyAt(index)),
        right.ids.map((_id, index) => right.keyAt(index)),
      );
      matchMoved(left.ids, right.ids, partners);
      pairGaps(left, right, partners, score, ({ keyAt }, index) => keyAt(index) === ALONE);
      return partners;
    }
    case 'lcs': {
      const partners = matchEqual(left.ids, right.ids);
      matchMoved(left.ids, right.ids, partners);
      pairGaps(left, right, partners, score, () => true);
      return partners;
    }
  }
}

function join(partners: Int32Array, pairs: readonly Pair[]): void {
  for (const [left, right] of pairs) partners[left] = right;
}

const listLonely = (partners: Int32Array): number[] =>
  [...partners.keys()].filter((index) => partners[index] === ALONE);

function listLonelyRight(partners: Int32Array, length: number): number[] {
  const taken = new Set(partners);
  return Array.from({ length }, (_, index) => index).filter((index) => !taken.has(index));
}

/** Pairs the n-th occurrence of a number with its n-th occurrence on the other side. */
function matchOccurrences(left: Int32Array, right: Int32Array): Int32Array {
  const places = new Map<number, number[]>();
  for (let index = right.length - 1; index >= 0; index--) {
    const id = right[index] ?? ALONE;
    const list = places.get(id);
    if (list === undefined) places.set(id, [index]);
    else list.push(index);
  }
  return left.map((id) => (id === ALONE ? ALONE : (places.get(id)?.pop() ?? ALONE)));
}

/** Pairs equal elements without a partner that occur once on each side: they have moved. */
function matchMoved(left: Int32Array, right: Int32Array, partners: Int32Array): void {
  const lonely = listLonely(partners);
  const lonelyRight = listLonelyRight(partners, right.length);
  const places = indexUnique(Int32Array.from(lonelyRight, (index) => right[index] ?? ALONE));
  for (const [id, position] of indexUnique(Int32Array.from(lonely, (index) => left[index] ?? ALONE))) {
    const place = places.get(id) ?? ALONE;
    if (position !== ALONE && place !== ALONE) join(partners, [[lonely[position] ?? 0, lonelyRight[place] ?? 0]]);
  }
}

/** Pairs the remaining elements between those that keep their order: one has changed into the other. */
function pairGaps(
  left: Elements,
  right: Elements,
  partners: Int32Array,
  score: Score,
  isFree: (elements: Elements, index: number) => boolean,
): void {
  const isStable = markStable(partners);
  const lonelyRight = listLonelyRight(partners, right.ids.length).filter((index) => isFree(right, index));
  let next = 0;
  let gap: number[] = [];
  const closeGap = (end: number) => {
    const start = next;
    while (next < lonelyRight.length && (lonelyRight[next] ?? 0) < end) next++;
    join(partners, pairGap(left, right, gap, lonelyRight.slice(start, next), score));
    gap = [];
  };
  for (const [index, partner] of partners.slice().entries()) {
    if (isStable[index] === 1) closeGap(partner);
    else if (partner === ALONE && isFree(left, index)) gap.push(index);
  }
  closeGap(right.ids.length);
}

/** Pairs the elements of a large gap by key or, without keys, by position. */
function pairGap(
  left: Elements,
  right: Elements,
  lefts: readonly number[],
  rights: readonly number[],
  score: Score,
): Pair[] {
  if (lefts.length * rights.length <= MAX_COMBINATIONS) return pairInOrder(lefts, rights, score);
  const leftKeys = Int32Array.from(lefts, left.keyAt);
  // Elements without a key are equal to nothing.
  const rightKeys = Int32Array.from(rights, right.keyAt).map((key) => (key === ALONE ? ALONE - 1 : key));
  const byKey = [...matchEqual(leftKeys, rightKeys)].flatMap((r, l): Pair[] =>
    r === ALONE ? [] : [[lefts[l] ?? 0, rights[r] ?? 0]],
  );
  return byKey.length > 0 ? byKey : pairInOrder(lefts, rights, score);
}

/** Marks the largest set of elements that keep their order; the others with a partner have moved. */
export function markStable(partners: Int32Array): Uint8Array {
  const matched = [...partners.keys()].filter((index) => partners[index] !== ALONE);
  const isKept = markLongestIncreasing(matched.map((index) => partners[index] ?? ALONE));
  const marks = new Uint8Array(partners.length);
  matched.forEach((index, position) => (marks[index] = isKept[position] ?? 0));
  return marks;
}
