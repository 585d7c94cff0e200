import { diffArrays } from 'diff';

/** The most differences for which the shortest edit is searched; the cost grows with the square. */
const MOST_EDITS = 2000;
/** The same between two elements that are unique on both sides, of which there may be thousands. */
const MOST_EDITS_IN_GAP = 500;

/** A stretch of both sequences; the ends are behind the last element. */
export interface Gap {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

/**
 * For each element of `left` the index of an equal one in `right`, in ascending order, or -1. The longest match while there
 * are few differences; otherwise elements that are unique on both sides are matched first, as in patience diff, and what
 * differs too much between two of them is not matched.
 */
export function matchEqual(left: Int32Array, right: Int32Array): Int32Array {
  const partners = new Int32Array(left.length).fill(-1);
  // An element that only one side has matches nothing, and would count as a difference.
  const lefts = indexesOf(left, new Set(right));
  const rights = indexesOf(right, new Set(left));
  const found = matchShared(
    lefts.map((index) => left[index] ?? 0),
    rights.map((index) => right[index] ?? 0),
  );
  found.forEach((partner, index) => {
    if (partner >= 0) partners[lefts[index] ?? 0] = rights[partner] ?? 0;
  });
  return partners;
}

const indexesOf = (elements: Int32Array, wanted: ReadonlySet<number>): Int32Array =>
  Int32Array.from(elements.keys()).filter((index) => wanted.has(elements[index] ?? 0));

function matchShared(left: Int32Array, right: Int32Array): Int32Array {
  const partners = new Int32Array(left.length).fill(-1);
  const whole = { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length };
  if (matchRange(left, right, whole, partners, MOST_EDITS)) return partners;
  const anchors = findAnchors(left, right);
  for (const { left, right } of anchors) partners[left] = right;
  for (const gap of listGaps(partners, right.length)) matchRange(left, right, gap, partners, MOST_EDITS_IN_GAP);
  return partners;
}

/** The stretches in which no element has a partner, in ascending order. */
export function listGaps(partners: Int32Array, rightLength: number): Gap[] {
  const gaps: Gap[] = [];
  let [leftStart, rightStart] = [0, 0];
  const close = (leftEnd: number, rightEnd: number) => {
    if (leftEnd > leftStart || rightEnd > rightStart) gaps.push({ leftStart, leftEnd, rightStart, rightEnd });
    [leftStart, rightStart] = [leftEnd + 1, rightEnd + 1];
  };
  partners.forEach((partner, index) => {
    if (partner >= 0) close(index, partner);
  });
  close(partners.length, rightLength);
  return gaps;
}

/** False if there are more differences than `mostEdits`; equal elements at both ends are matched even so. */
function matchRange(left: Int32Array, right: Int32Array, gap: Gap, partners: Int32Array, mostEdits: number): boolean {
  let { leftStart, leftEnd, rightStart, rightEnd } = gap;
  while (leftStart < leftEnd && rightStart < rightEnd && left[leftStart] === right[rightStart]) {
    partners[leftStart++] = rightStart++;
  }
  while (leftStart < leftEnd && rightStart < rightEnd && left[leftEnd - 1] === right[rightEnd - 1]) {
    partners[--leftEnd] = --rightEnd;
  }
  const edits = diffArrays(
    Array.from(left.subarray(leftStart, leftEnd)),
    Array.from(right.subarray(rightStart, rightEnd)),
    { maxEditLength: mostEdits },
  );
  for (const { added, removed, count } of edits ?? []) {
    if (!added && !removed)
      for (let index = 0; index < count; index++) partners[leftStart + index] = rightStart + index;
    if (!added) leftStart += count;
    if (!removed) rightStart += count;
  }
  return edits !== undefined;
}

/** Matches the most elements that occur once on each side and keep their order. */
function findAnchors(left: Int32Array, right: Int32Array): { left: number; right: number }[] {
  const leftOnce = indexUnique(left);
  const rightOnce = indexUnique(right);
  const pairs = [...leftOnce].flatMap(([id, index]) => {
    const partner = rightOnce.get(id);
    return partner === undefined || partner < 0 || index < 0 ? [] : [{ left: index, right: partner }];
  });
  const isKept = markLongestIncreasing(pairs.map((pair) => pair.right));
  return pairs.filter((_pair, index) => isKept[index] === 1);
}

/** The position of each element, or -1 if it occurs several times, in the order of first occurrence. */
export function indexUnique(ids: Int32Array): Map<number, number> {
  const indexes = new Map<number, number>();
  ids.forEach((id, index) => indexes.set(id, indexes.has(id) ? -1 : index));
  return indexes;
}

/** Marks a longest increasing subsequence of distinct numbers with 1. */
export function markLongestIncreasing(numbers: readonly number[]): Uint8Array {
  const marks = new Uint8Array(numbers.length);
  /** `tails[n]`: index of the smallest number that ends an increasing subsequence of length n + 1. */
  const tails: number[] = [];
  const before = new Int32Array(numbers.length).fill(-1);
  numbers.forEach((number, index) => {
    let low = 0;
    let high = tails.length;
    // Most sequences are already sorted.
    if (high > 0 && (numbers[tails[high - 1] ?? 0] ?? 0) < number) low = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = index;
  });
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) marks[index] = 1;
  return marks;
}
