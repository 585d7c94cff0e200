import type { JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';
import type { CompareOptions } from './compare-options.ts';
import { ALONE, markStable, matchElements, type Elements } from './match-elements.ts';
import type { Side } from './side.ts';
import type { Similarity } from './similarity.ts';

/** One child on both sides; `NONE` where a side lacks it. */
export interface Entry {
  readonly left: JsonNode;
  readonly right: JsonNode;
  /** Whether the element changed its position among its siblings. */
  readonly isMoved: boolean;
}

/** A container and the side it is on. */
interface Parent {
  readonly side: Side;
  readonly node: JsonNode;
}

/** Pairs members by key, in the order of the left side; an added member comes after the one it follows on the right. */
export function alignMembers(left: Parent, right: Parent): Entry[] {
  const { document } = left.side;
  const lefts = new Map([...left.side.childrenOf(left.node)].map((node) => [document.key(node), node]));
  const rights = new Map<string, JsonNode>();
  const added = new Map<string | undefined, Entry[]>();
  let previous: string | undefined;
  for (const node of right.side.childrenOf(right.node)) {
    const key = right.side.document.key(node);
    rights.set(key, node);
    if (lefts.has(key)) previous = key;
    else {
      const group = added.get(previous) ?? [];
      group.push({ left: NONE, right: node, isMoved: false });
      added.set(previous, group);
    }
  }
  return [
    ...(added.get(undefined) ?? []),
    ...[...lefts].flatMap(([key, node]) => [
      { left: node, right: rights.get(key) ?? NONE, isMoved: false },
      ...(added.get(key) ?? []),
    ]),
  ];
}

/** Pairs elements as the options say. Elements that are not removed come in the order of the result. */
export function alignElements(
  left: Parent,
  right: Parent,
  { arrays, key }: CompareOptions,
  similarity: Similarity,
): Entry[] {
  const lefts = left.side.childrenOf(left.node);
  const rights = right.side.childrenOf(right.node);
  const nodeAt = (nodes: Int32Array, index: number) => nodes[index] ?? NONE;
  const partners = matchElements(
    readElements(left.side, lefts, key),
    readElements(right.side, rights, key),
    arrays,
    (l, r) => similarity(nodeAt(lefts, l), nodeAt(rights, r)),
  );
  const arranged = arrays === 'unordered' ? appendAdded(partners, rights.length) : arrange(partners, rights.length);
  return arranged.map((entry) => ({ ...entry, left: nodeAt(lefts, entry.left), right: nodeAt(rights, entry.right) }));
}

function readElements({ document, ids }: Side, nodes: Int32Array, key: string): Elements {
  return {
    ids: nodes.map((node) => ids[node] ?? 0),
    keyAt(index) {
      const node = nodes[index] ?? NONE;
      if (document.kind(node) !== 'object') return ALONE;
      const member = [...document.children(node)].findLast((child) => document.key(child) === key);
      return member === undefined ? ALONE : (ids[member] ?? ALONE);
    },
  };
}

/** The order of the right side; a removed element stays where it was on the left. */
function arrange(partners: Int32Array, length: number): Entry[] {
  const isStable = markStable(partners);
  const origins = new Int32Array(length).fill(NONE);
  partners.forEach((right, left) => {
    if (right !== ALONE) origins[right] = left;
  });
  const entries: Entry[] = [];
  let next = 0;
  const goTo = (end: number) => {
    for (; next < end; next++) {
      const left = origins[next] ?? NONE;
      entries.push({ left, right: next, isMoved: left !== NONE });
    }
  };
  partners.forEach((right, left) => {
    if (right === ALONE) entries.push({ left, right: NONE, isMoved: false });
    if (isStable[left] !== 1) return;
    goTo(right);
    entries.push({ left, right, isMoved: false });
    next = right + 1;
  });
  goTo(length);
  return entries;
}

/** The order of the left side, with added elements at the end. */
function appendAdded(partners: Int32Array, length: number): Entry[] {
  const taken = new Set(partners);
  const added = Array.from({ length }, (_, right) => ({ left: NONE, right, isMoved: false }));
  return [
    ...Array.from(partners, (right, left) => ({ left, right, isMoved: false })),
    ...added.filter(({ right }) => !taken.has(right)),
  ];
}
