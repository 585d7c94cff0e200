import { matchEqual } from '#lib/subsequence';

/** The test for equal lines. */
export interface Equality {
  readonly ignoreCase: boolean;
  /** White space: as it is; runs of it are one space, none at the end of a line; none at all. */
  readonly space: 'exact' | 'amount' | 'none';
  readonly ignoreBlankLines: boolean;
  readonly ignoreLineEnds: boolean;
}

/** Where the pieces of two texts differ: what is between two equal ones. Ends are behind the last. */
export interface Gap {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

export interface Comparison {
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** In ascending order; between two of them the pieces are equal one by one. */
  readonly gaps: readonly Gap[];
  /** It does not count whether such a piece is there. */
  readonly isIgnored: (piece: string) => boolean;
}

/** Compares two texts that are in pieces. */
export function compare(left: readonly string[], right: readonly string[], equality: Equality): Comparison {
  const keyOf = keysBy(equality);
  const isIgnored = ignoredBy(equality);
  const sides = [left, right].map((pieces) => {
    const counted: number[] = [];
    pieces.forEach((piece, index) => {
      if (!isIgnored(piece)) counted.push(index);
    });
    return { pieces, counted };
  });
  const [l, r] = sides.map(({ pieces, counted }) => counted.map((index) => keyOf(pieces[index] ?? '')));
  const pairs = matchKeys(l ?? [], r ?? []);
  const indexes = pairs.map(({ left, right }) => ({
    left: sides[0]?.counted[left] ?? 0,
    right: sides[1]?.counted[right] ?? 0,
  }));
  return { left, right, gaps: gapsBetween(indexes, left.length, right.length), isIgnored };
}

interface Pair {
  readonly left: number;
  readonly right: number;
}

/** The longest sequence that both have, or a long one. */
export function matchKeys(left: readonly string[], right: readonly string[]): Pair[] {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  const leftIds = Int32Array.from(left, numberOf);
  const leftCount = numbers.size;
  const rightIds = Int32Array.from(right, numberOf);
  // A line that only one side has matches nothing, and would make the search long.
  const isInRight = new Uint8Array(numbers.size);
  for (const id of rightIds) isInRight[id] = 1;
  const lefts = indexesWhere(leftIds, (id) => isInRight[id] === 1);
  const rights = indexesWhere(rightIds, (id) => id < leftCount);
  const partners = matchEqual(
    lefts.map((index) => leftIds[index] ?? 0),
    rights.map((index) => rightIds[index] ?? 0),
  );
  const pairs: Pair[] = [];
  partners.forEach((partner, index) => {
    if (partner >= 0) pairs.push({ left: lefts[index] ?? 0, right: rights[partner] ?? 0 });
  });
  return pairs;
}

function indexesWhere(ids: Int32Array, holds: (id: number) => boolean): Int32Array {
  const indexes = new Int32Array(ids.length);
  let count = 0;
  ids.forEach((id, index) => {
    if (holds(id)) indexes[count++] = index;
  });
  return indexes.subarray(0, count);
}

function gapsBetween(pairs: readonly Pair[], leftLength: number, rightLength: number): Gap[] {
  const gaps: Gap[] = [];
  let from = { left: 0, right: 0 };
  for (const to of [...pairs, { left: leftLength, right: rightLength }]) {
    if (to.left > from.left || to.right > from.right)
      gaps.push({ leftStart: from.left, leftEnd: to.left, rightStart: from.right, rightEnd: to.right });
    from = { left: to.left + 1, right: to.right + 1 };
  }
  return gaps;
}

function keysBy({ ignoreCase, space, ignoreLineEnds }: Equality): (piece: string) => string {
  return (piece) => {
    let key = piece;
    if (ignoreLineEnds) key = /^(?:\r\n?|\n)$/.test(key) ? '\n' : key.replace(/(?:\r\n?|\n)$/, '');
    // A line break is no white space here: it has its own option.
    if (space === 'amount') key = key.replace(/[^\S\r\n]+(?=[\r\n]|$)/g, (run) => (run === piece ? ' ' : ''));
    if (space === 'amount') key = key.replace(/[^\S\r\n]+/g, ' ');
    if (space === 'none') key = key.replace(/[^\S\r\n]+/g, '');
    return ignoreCase ? key.toLowerCase() : key;
  };
}

function ignoredBy({ space, ignoreBlankLines }: Equality): (piece: string) => boolean {
  return (piece) => {
    if (space === 'none' && /^[^\S\r\n]+$/.test(piece)) return true;
    return ignoreBlankLines && /^\s*$/.test(piece) && /[\r\n]$/.test(piece);
  };
}
