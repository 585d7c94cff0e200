/** A stretch of a text that became something else; an empty `before` or `after` means added or removed. */
export interface Change {
  /** Where `before` is in the old text. */
  readonly offset: number;
  readonly before: string;
  readonly after: string;
}

/** The changes that turn `from` into `to`: few, though not always the fewest, and of a word the whole word. */
export function listChanges(from: string, to: string): Change[] {
  const spans: Span[] = [];
  // Ends of the last stretch that is equal in both.
  let [old, now] = [0, 0];
  for (const match of [...findMatches(from, to), { from: from.length, to: to.length, length: 0 }]) {
    if (match.from > old || match.to > now) spans.push({ from: old, fromEnd: match.from, to: now, toEnd: match.to });
    [old, now] = [match.from + match.length, match.to + match.length];
  }
  return growToWords(spans, from, to).map((span) => ({
    offset: span.from,
    before: from.slice(span.from, span.fromEnd),
    after: to.slice(span.to, span.toEnd),
  }));
}

/** Offsets of what differs, in both texts. */
type Span = Readonly<Record<'from' | 'fromEnd' | 'to' | 'toEnd', number>>;

const WORD = /[\p{L}\p{N}_'"`‘’“”]/u;
const LONGEST_WORD = 40;

/** A change in a word or in its quotes becomes one of the whole word; those that meet become one. */
function growToWords(spans: readonly Span[], from: string, to: string): Span[] {
  const grown: Span[] = [];
  for (const [index, span] of spans.entries()) {
    const last = grown.at(-1);
    let [left, right] = [0, 0];
    if (WORD.test(from.slice(span.from, span.fromEnd) + to.slice(span.to, span.toEnd))) {
      const leftRoom = Math.min(LONGEST_WORD, span.from - (last?.fromEnd ?? 0));
      const rightRoom = Math.min(LONGEST_WORD, (spans[index + 1]?.from ?? from.length) - span.fromEnd);
      while (left < leftRoom && WORD.test(from.charAt(span.from - left - 1))) left++;
      while (right < rightRoom && WORD.test(from.charAt(span.fromEnd + right))) right++;
    }
    const [end, toEnd] = [span.fromEnd + right, span.toEnd + right];
    if (last?.fromEnd === span.from - left) grown[grown.length - 1] = { ...last, fromEnd: end, toEnd };
    else grown.push({ from: span.from - left, fromEnd: end, to: span.to - left, toEnd });
  }
  return grown;
}

/** An equal stretch of both texts. */
interface Match {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

function findMatches(from: string, to: string): Match[] {
  const matches: Match[] = [];
  let [old, now] = [0, 0];
  while (old < from.length || now < to.length) {
    const { path, end } = findPath(from, old, to, now);
    for (const match of path) matches.push(match);
    [old, now] = end;
  }
  return matches;
}

/** Single edits that are searched for at once: the work grows with the square, so a longer list is found in parts. */
const AT_ONCE = 200;
const NOWHERE = -(2 ** 30);

/** The way with the fewest edits from two offsets on (Myers 1986, section 4), as far as `AT_ONCE` edits lead. */
function findPath(from: string, old: number, to: string, now: number): { path: Match[]; end: [number, number] } {
  const [width, height] = [from.length - old, to.length - now];
  // The farthest x on each diagonal x - y, by number of edits.
  const reached: Int32Array[] = [];
  const farthest = (edits: number, diagonal: number) => reached[edits]?.[diagonal + edits] ?? NOWHERE;
  const begin = (edits: number, diagonal: number) =>
    edits === 0 ? 0 : Math.max(farthest(edits - 1, diagonal + 1), farthest(edits - 1, diagonal - 1) + 1);
  let best = { edits: 0, diagonal: 0, x: 0, sum: -1 };
  for (let edits = 0; edits <= AT_ONCE && best.sum < width + height; edits++) {
    const row = new Int32Array(2 * edits + 1).fill(NOWHERE);
    reached.push(row);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = begin(edits, diagonal);
      if (x < 0 || x > width || x - diagonal > height) continue;
      while (x < width && x - diagonal < height && from[old + x] === to[now + x - diagonal]) x++;
      row[diagonal + edits] = x;
      const sum = 2 * x - diagonal;
      if (sum > best.sum) best = { edits, diagonal, x, sum };
    }
  }
  return { path: tracePath(), end: [old + best.x, now + best.x - best.diagonal] };

  function tracePath(): Match[] {
    const path: Match[] = [];
    let { diagonal } = best;
    for (let { edits } = best; edits >= 0; edits--) {
      const x = begin(edits, diagonal);
      const length = farthest(edits, diagonal) - x;
      if (length > 0) path.push({ from: old + x, to: now + x - diagonal, length });
      diagonal += x === farthest(edits - 1, diagonal + 1) ? 1 : -1;
    }
    return path.reverse();
  }
}
