import type { JsonKind, JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';
import type { Entry } from './align.ts';
import type { Comparison, Status } from './compare.ts';
import { pathOf, type Side } from './side.ts';

/** A value as a row shows it. */
export interface ShownValue {
  readonly kind: JsonKind;
  /** As written, up to `LONGEST_TEXT` UTF-16 units. */
  readonly text: string;
  /** The place of the whole value in the text of its side. */
  readonly start: number;
  readonly end: number;
  /** The number of children. */
  readonly size: number;
}

export interface Row {
  /** `unchanged` stands for equal neighbors that are not shown. */
  readonly is: Status | 'unchanged';
  readonly isMoved: boolean;
  readonly depth: number;
  /** Key or index; null for the root. */
  readonly key: string | number | null;
  /** JSON Pointer (RFC 6901) in the right document, or in the left one for a removed value. */
  readonly path: string;
  /** JSON Pointer in the left document, if it differs. */
  readonly from: string | null;
  readonly left: ShownValue | null;
  readonly right: ShownValue | null;
  /** The number of values the row stands for. */
  readonly count: number;
}

const LONGEST_TEXT = 500;
/** Unchanged parts of a document with more values than this are not shown. */
const SMALL = 1000;
/** Equal neighbors shown around a difference in a large document. */
const CONTEXT = 3;
/** The largest added, removed or equal value that is shown with its content. */
const EXPANDED = 100;

/** Rows `from` to `from + length` of the tree of differences, and the total number of rows. */
export function listRows(
  comparison: Comparison,
  onlyDifferences: boolean,
  from: number,
  length: number,
): { rows: Row[]; total: number } {
  const page = new Page(comparison, from, length);
  const isLarge = comparison.left.document.size + comparison.right.document.size > 2 * SMALL;
  const stack: { entries: readonly Entry[]; next: number }[] = [{ entries: [comparison.root], next: 0 }];
  for (let list = stack.at(-1); list !== undefined; list = stack.at(-1)) {
    const depth = stack.length - 1;
    const equal = countEqual(comparison, list.entries, list.next);
    if (equal > 0) {
      if (!onlyDifferences) page.addEqual(list.entries, list.next, equal, depth, isLarge);
      list.next += equal;
      continue;
    }
    const entry = list.entries[list.next++];
    if (entry === undefined) {
      stack.pop();
      continue;
    }
    const is = comparison.statusOf(entry);
    page.add(entry, is, depth);
    if (is === 'inside') stack.push({ entries: comparison.open(entry), next: 0 });
    if (is === 'added' || is === 'removed') page.addInside(entry, is, depth);
  }
  return page;
}

/** The number of consecutive entries that are equal and have not moved. */
function countEqual({ statusOf }: Comparison, entries: readonly Entry[], from: number): number {
  let end = from;
  for (let entry = entries[end]; entry !== undefined; entry = entries[++end]) {
    if (entry.isMoved || statusOf(entry) !== 'same') break;
  }
  return end - from;
}

/** Counts all rows and creates those that are shown. */
class Page {
  readonly rows: Row[] = [];
  total = 0;
  constructor(
    private readonly comparison: Comparison,
    private readonly from: number,
    private readonly length: number,
  ) {}

  add(entry: Entry, is: Row['is'], depth: number, count = 1): void {
    if (this.total >= this.from && this.rows.length < this.length)
      this.rows.push(makeRow(this.comparison, entry, is, depth, count));
    this.total++;
  }

  addEqual(entries: readonly Entry[], start: number, length: number, depth: number, isLarge: boolean): void {
    const isCut = isLarge && length > 2 * CONTEXT + 1;
    for (let index = 0; index < length; index++) {
      const entry = entries[start + index];
      if (entry === undefined) return;
      if (isCut && index === CONTEXT) {
        const hidden = length - 2 * CONTEXT;
        this.add(entry, 'unchanged', depth, hidden);
        index += hidden - 1;
      } else {
        this.add(entry, 'same', depth);
        if (!isLarge) this.addInside(entry, 'same', depth);
      }
    }
  }

  /** The content of a small value of one side; equal values are shown as on the left. */
  addInside(entry: Entry, is: Status, depth: number): void {
    const isLeft = entry.left !== NONE;
    const { document } = isLeft ? this.comparison.left : this.comparison.right;
    const root = isLeft ? entry.left : entry.right;
    const size = document.next(root) - root;
    if (size > EXPANDED) return;
    if (this.total + size <= this.from || this.rows.length === this.length) {
      this.total += size - 1;
      return;
    }
    const depths = new Map([[root, depth]]);
    for (let node = root + 1; node < document.next(root); node++) {
      const inside = (depths.get(document.parent(node)) ?? 0) + 1;
      depths.set(node, inside);
      this.add(
        isLeft ? { left: node, right: NONE, isMoved: false } : { left: NONE, right: node, isMoved: false },
        is,
        inside,
      );
    }
  }
}

function makeRow({ left, right }: Comparison, entry: Entry, is: Row['is'], depth: number, count: number): Row {
  const leftPath = entry.left === NONE ? null : pathOf(left, entry.left);
  const rightPath = entry.right === NONE ? null : pathOf(right, entry.right);
  return {
    is,
    isMoved: entry.isMoved,
    depth,
    key: rightPath === null ? left.stepOf(entry.left) : right.stepOf(entry.right),
    path: rightPath ?? leftPath ?? '',
    from: rightPath !== null && leftPath !== rightPath ? leftPath : null,
    left: showValue(left, entry.left),
    right: showValue(right, entry.right),
    count,
  };
}

function showValue({ document }: Side, node: JsonNode): ShownValue | null {
  if (node === NONE) return null;
  const start = document.start(node);
  const end = document.end(node);
  return {
    kind: document.kind(node),
    text: document.text.slice(start, Math.min(end, start + LONGEST_TEXT)),
    start,
    end,
    size: document.countChildren(node),
  };
}

export interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly moved: number;
  readonly unchanged: number;
}

/** The number of values that are added, removed and so on; one added with its content counts once. */
export function countDifferences(comparison: Comparison): Counts {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0, unchanged: 0 };
  for (const { entry, status } of walkEntries(comparison)) {
    if (entry.isMoved) counts.moved++;
    else if (status === 'same') counts.unchanged++;
    if (status === 'added' || status === 'removed' || status === 'changed') counts[status]++;
  }
  return counts;
}

/** All entries in the order of the tree, outer ones first. */
export function* walkEntries(comparison: Comparison): Generator<{ entry: Entry; status: Status }> {
  const stack = [[comparison.root].values()];
  for (let list = stack.at(-1); list !== undefined; list = stack.at(-1)) {
    const { done, value: entry } = list.next();
    if (done === true) {
      stack.pop();
      continue;
    }
    const status = comparison.statusOf(entry);
    yield { entry, status };
    if (status === 'inside') stack.push(comparison.open(entry).values());
  }
}
