import { ToolError } from '#engine/error';
import type { JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';
import { alignElements, alignMembers, type Entry } from './align.ts';
import type { CompareOptions } from './compare-options.ts';
import { areClose } from './decimal.ts';
import { Numbering } from './identify.ts';
import { parseIgnoredPaths } from './ignored-paths.ts';
import type { Read } from './read-document.ts';
import { prepareSide, type Side } from './side.ts';
import { measureSimilarity, type Similarity } from './similarity.ts';

/** `inside`: two objects or two arrays that differ somewhere inside. */
export type Status = 'same' | 'added' | 'removed' | 'changed' | 'inside';

export interface Comparison {
  readonly left: Side;
  readonly right: Side;
  readonly root: Entry;
  readonly statusOf: (entry: Entry) => Status;
  /** The children of an entry whose status is `inside`. */
  readonly open: (entry: Entry) => readonly Entry[];
}

/** Compares two documents value by value. Throws `error.tolerance` or `error.ignoredPath`. */
export function compare(documents: { left: Read; right: Read }, options: CompareOptions): Comparison {
  const tolerance = readTolerance(options.tolerance);
  const ignored = parseIgnoredPaths(options.ignore);
  const numbering = new Numbering();
  const left = prepareSide(documents.left, ignored, numbering, options);
  const right = prepareSide(documents.right, ignored, numbering, options);
  const root: Entry = { left: 0, right: 0, isMoved: false };

  const opened = openAll(root, left, right, options, measureSimilarity(left, right, numbering, tolerance));
  const isAbsent = ({ document }: Side, node: JsonNode) =>
    options.nullIsAbsent && document.hasKey(node) && document.kind(node) === 'null';
  const isClose = (entry: Entry) =>
    tolerance !== undefined &&
    left.document.kind(entry.left) === 'number' &&
    right.document.kind(entry.right) === 'number' &&
    areClose(left.document.raw(entry.left), right.document.raw(entry.right), tolerance);
  const statusOf = (entry: Entry): Status => {
    if (entry.left === NONE) return isAbsent(right, entry.right) ? 'same' : 'added';
    if (entry.right === NONE) return isAbsent(left, entry.left) ? 'same' : 'removed';
    if (left.ids[entry.left] === right.ids[entry.right]) return 'same';
    const children = opened.get(entry.right);
    if (children !== undefined) return children.length === 0 ? 'same' : 'inside';
    return isClose(entry) ? 'same' : 'changed';
  };
  // Values that differ only within the tolerance are equal. Inner values come last in the map.
  if (tolerance !== undefined) {
    for (const [node, children] of [...opened].reverse()) {
      if (children.every((child) => !child.isMoved && statusOf(child) === 'same')) opened.set(node, []);
    }
  }
  return { left, right, root, statusOf, open: (entry) => opened.get(entry.right) ?? [] };
}

/** The children of all unequal pairs of objects or arrays, by the node on the right, outer pairs first. */
function openAll(
  root: Entry,
  left: Side,
  right: Side,
  options: CompareOptions,
  similarity: Similarity,
): Map<JsonNode, readonly Entry[]> {
  const opened = new Map<JsonNode, readonly Entry[]>();
  const queue = [root];
  for (const entry of queue) {
    if (entry.left === NONE || entry.right === NONE || left.ids[entry.left] === right.ids[entry.right]) continue;
    const kind = left.document.kind(entry.left);
    if (kind !== right.document.kind(entry.right) || !left.document.isContainer(entry.left)) continue;
    const parents = [
      { side: left, node: entry.left },
      { side: right, node: entry.right },
    ] as const;
    const children = kind === 'object' ? alignMembers(...parents) : alignElements(...parents, options, similarity);
    opened.set(entry.right, children);
    for (const child of children) queue.push(child);
  }
  return opened;
}

function readTolerance(text: string): string | undefined {
  const tolerance = text.trim();
  if (tolerance === '') return undefined;
  if (!/^\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(tolerance))
    throw new ToolError('error.tolerance', { value: tolerance }, { option: 'tolerance' });
  return tolerance;
}
