import type { JsonNode } from '#formats/json/document.ts';
import { areClose } from './decimal.ts';
import { pairOf, type Numbering } from './identify.ts';
import type { Side } from './side.ts';

/** The most children that are compared. */
const SAMPLE = 64;

/** Scores what two values have in common, from 0 (nothing) to 1. */
export type Similarity = (left: JsonNode, right: JsonNode) => number;

/** Counts equal members of objects and equal elements of arrays. Numbers within the tolerance are equal. */
export function measureSimilarity(
  left: Side,
  right: Side,
  numbering: Numbering,
  tolerance: string | undefined,
): Similarity {
  const leftPrints = cachePrints(left, numbering);
  const rightPrints = cachePrints(right, numbering);
  return (l, r) => {
    const kind = left.document.kind(l);
    if (kind !== right.document.kind(r)) return 0;
    if (kind === 'number' && tolerance !== undefined) {
      return areClose(left.document.raw(l), right.document.raw(r), tolerance) ? 1 : 0;
    }
    const a = leftPrints(l);
    const b = rightPrints(r);
    let common = 0;
    for (const print of a) if (b.has(print)) common++;
    return common / Math.max(a.size, b.size, 1);
  };
}

function cachePrints(
  { document, ids, childrenOf }: Side,
  numbering: Numbering,
): (node: JsonNode) => ReadonlySet<number> {
  const cache = new Map<JsonNode, ReadonlySet<number>>();
  return (node) => {
    let prints = cache.get(node);
    if (prints === undefined) {
      const isObject = document.kind(node) === 'object';
      const children = document.isContainer(node) ? [...childrenOf(node).subarray(0, SAMPLE)] : [];
      const printOf = (child: JsonNode) =>
        pairOf(isObject ? numbering.of('key', document.key(child)) : 0, ids[child] ?? 0);
      cache.set(node, (prints = new Set(children.map(printOf))));
    }
    return prints;
  };
}
