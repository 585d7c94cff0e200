import { ShortestEdit, type Gap } from './shortest-edit.ts';

export type { Gap } from './shortest-edit.ts';

/** Steps of a search: about a second, and enough for 10,000 differences. */
const BUDGET = 100_000_000;

interface Search {
  /** Steps until the search is cut. */
  readonly budget?: number;
  /** Called with an index of `left` where more differs than the shortest edit can be found for. */
  readonly onCut?: (left: number) => void;
}

/**
 * For each element of `left` the index of an equal one in `right`, in ascending order, or -1. The longest match where the
 * budget lasts; otherwise elements that are unique on both sides are matched first, as in patience diff, then what is between
 * them. In no case are there equal elements without partners on both sides of a gap.
 */
export function matchEqual(left: Int32Array, right: Int32Array, search: Search = {}): Int32Array {
  const partners = new Int32Array(left.length).fill(-1);
  // An element that only one side has matches nothing, and would count as a difference.
  const lefts = indexesOf(left, new Set(right));
  const rights = indexesOf(right, new Set(left));
  const { budget = BUDGET, onCut = () => undefined } = search;
  const found = matchShared(
    lefts.map((index) => left[index] ?? 0),
    rights.map((index) => right[index] ?? 0),
    { budget, onCut: (index) => onCut(lefts[index] ?? 0) },
  );
  found.forEach((partner, index) => {
    if (partner >= 0) partners[lefts[index] ?? 0] = rights[partner] ?? 0;
  });
  return partners;
}

const indexesOf = (elements: Int32Array, wanted: ReadonlySet<number>): Int32Array =>
  Int32Array.from(elements.keys()).filter((index) => wanted.has(elements[index] ?? 0));

function matchShared(left: Int32Array, right: Int32Array, { budget, onCut }: Required<Search>): Int32Array {
  const partners = new Int32Array(left.length).fill(-1);
  const edit = (steps: number) => new ShortestEdit(left, right, partners, steps, onCut);
  const whole = { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length };
  if (edit(budget).match(whole, true)) return partners;
  partners.fill(-1);
  for (const anchor of findAnchors(left, right)) partners[anchor.left] = anchor.right;
  const between = edit(budget);
  for (const gap of listGaps(partners, right.length)) between.match(gap);
  // A search that was cut may have passed equal elements by.
  for (const gap of listGaps(partners, right.length)) closeGap(left, right, gap, partners);
  return partners;
}

/** Matches equal elements of a gap until no element is left on both sides, from the middle to both ends. */
function closeGap(left: Int32Array, right: Int32Array, gap: Gap, partners: Int32Array): void {
  const open: Gap[] = [gap];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { leftStart, leftEnd, rightStart, rightEnd } = next;
    if (leftStart === leftEnd || rightStart === rightEnd) continue;
    const middle = (rightStart + rightEnd) >> 1;
    const nearest = new Map<number, number>();
    for (let index = rightStart; index < rightEnd; index++) {
      const element = right[index] ?? 0;
      const known = nearest.get(element);
      if (known === undefined || Math.abs(index - middle) < Math.abs(known - middle)) nearest.set(element, index);
    }
    const at = nearestIndex(leftStart, leftEnd, (index) => nearest.has(left[index] ?? 0));
    const partner = at === undefined ? undefined : nearest.get(left[at] ?? 0);
    if (at === undefined || partner === undefined) continue;
    partners[at] = partner;
    open.push({ leftStart, leftEnd: at, rightStart, rightEnd: partner });
    open.push({ leftStart: at + 1, leftEnd, rightStart: partner + 1, rightEnd });
  }
}

/** The index from `start` up to `end` that is wanted and nearest to the middle. */
function nearestIndex(start: number, end: number, isWanted: (index: number) => boolean): number | undefined {
  const middle = (start + end) >> 1;
  for (let distance = 0; distance <= end - start; distance++) {
    for (const index of [middle - distance, middle + distance])
      if (index >= start && index < end && isWanted(index)) return index;
  }
  return undefined;
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
