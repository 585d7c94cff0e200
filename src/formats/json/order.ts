import { compareCodePoints, compareNaturally } from '#lib/compare-keys';
import type { JsonDocument, JsonNode } from './document.ts';
import { NONE } from './tape.ts';

export type SortKeys = 'none' | 'codePoint' | 'natural';

/** The way through a document: down to the first child, on to the next sibling, `NONE` at the end. */
export interface Order {
  firstChild(node: JsonNode): JsonNode;
  nextSibling(node: JsonNode): JsonNode;
}

/** Members of each object sorted by key; members that repeat a key stay in their order, arrays as they are. */
export function orderBy(document: JsonDocument, sortKeys: SortKeys): Order {
  if (sortKeys === 'none') return document;
  const compare = sortKeys === 'natural' ? compareNaturally : compareCodePoints;
  const firsts = new Int32Array(document.size).fill(NONE);
  const nexts = new Int32Array(document.size).fill(NONE);
  for (let node = 0; node < document.size; node++) {
    if (document.kind(node) !== 'object') continue;
    let last = NONE;
    for (const { member } of sortedMembers(document, node, compare)) {
      if (last === NONE) firsts[node] = member;
      else nexts[last] = member;
      last = member;
    }
  }
  return {
    firstChild: (node) => (document.kind(node) === 'object' ? (firsts[node] ?? NONE) : document.firstChild(node)),
    nextSibling: (node) => (document.hasKey(node) ? (nexts[node] ?? NONE) : document.nextSibling(node)),
  };
}

function sortedMembers(
  document: JsonDocument,
  node: JsonNode,
  compare: (a: string, b: string) => number,
): { member: JsonNode; key: string }[] {
  const members = Array.from(document.children(node), (member) => ({ member, key: document.key(member) }));
  return members.sort((a, b) => compare(a.key, b.key));
}
