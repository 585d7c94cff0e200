/** The most differences for which the shortest edit is searched; the cost grows with the square. */
const MAX_EDITS = 1000;

/**
 * For each element of `left` the index of an equal one in `right`, in ascending order, or -1. The longest match while there
 * are few differences (E. Myers, “An O(ND) Difference Algorithm”, 1986); otherwise elements that are unique on both sides
 * are matched first, as in patience diff.
 */
export function matchEqual(left: Int32Array, right: Int32Array): Int32Array {
  const partners = new Int32Array(left.length).fill(-1);
  const whole = { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length };
  if (matchRange(left, right, whole, partners)) return partners;
  partners.fill(-1);
  let from = { left: 0, right: 0 };
  for (const anchor of [...findAnchors(left, right), { left: left.length, right: right.length }]) {
    const gap = { leftStart: from.left, leftEnd: anchor.left, rightStart: from.right, rightEnd: anchor.right };
    matchRange(left, right, gap, partners);
    if (anchor.left < left.length) partners[anchor.left] = anchor.right;
    from = { left: anchor.left + 1, right: anchor.right + 1 };
  }
  return partners;
}

interface Range {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

/** False if there are too many differences; equal elements at both ends are matched even so. */
function matchRange(left: Int32Array, right: Int32Array, range: Range, partners: Int32Array): boolean {
  let { leftStart, leftEnd, rightStart, rightEnd } = range;
  while (leftStart < leftEnd && rightStart < rightEnd && left[leftStart] === right[rightStart]) {
    partners[leftStart++] = rightStart++;
  }
  while (leftStart < leftEnd && rightStart < rightEnd && left[leftEnd - 1] === right[rightEnd - 1]) {
    partners[--leftEnd] = --rightEnd;
  }
  if (leftStart === leftEnd || rightStart === rightEnd) return true;
  return matchShortest(left.subarray(leftStart, leftEnd), right.subarray(rightStart, rightEnd), (l, r) => {
    partners[leftStart + l] = rightStart + r;
  });
}

/** Diagonal `k` is left index minus right index; `reach[k]` is the furthest left index on it with `edits` differences. */
function matchShortest(left: Int32Array, right: Int32Array, match: (left: number, right: number) => void): boolean {
  const limit = Math.min(MAX_EDITS, left.length + right.length);
  const reach = new Int32Array(2 * limit + 3);
  const zero = limit + 1;
  const history: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits++) {
    history.push(reach.slice(zero - edits - 1, zero + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      let l = comesFromBelow(reach, zero, k, edits) ? at(reach, zero + k + 1) : at(reach, zero + k - 1) + 1;
      while (l < left.length && l - k < right.length && left[l] === right[l - k]) l++;
      reach[zero + k] = l;
      if (l >= left.length && l - k >= right.length) {
        walkBack(history, left.length, right.length, match);
        return true;
      }
    }
  }
  return false;
}

const at = (numbers: Int32Array, index: number): number => numbers[index] ?? 0;

/** Whether the best path to diagonal `k` adds an element of the right side instead of removing one of the left. */
const comesFromBelow = (reach: Int32Array, zero: number, k: number, edits: number): boolean =>
  k === -edits || (k !== edits && at(reach, zero + k - 1) < at(reach, zero + k + 1));

function walkBack(
  history: readonly Int32Array[],
  left: number,
  right: number,
  match: (left: number, right: number) => void,
): void {
  let l = left;
  let r = right;
  for (let edits = history.length - 1; edits >= 0; edits--) {
    const reach = history[edits] ?? new Int32Array();
    const zero = edits + 1;
    const k = l - r;
    const isAdded = comesFromBelow(reach, zero, k, edits);
    const start = edits === 0 ? 0 : isAdded ? at(reach, zero + k + 1) : at(reach, zero + k - 1) + 1;
    while (l > start) match(--l, --r);
    if (isAdded) r--;
    else l--;
  }
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
