import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import type { Duplicate } from '#formats/json/duplicates.ts';
import { pointerStep } from '#formats/json/pointer.ts';
import { NONE } from '#formats/json/tape.ts';
import type { CompareOptions } from './compare-options.ts';
import { identify, type Numbering } from './identify.ts';
import { markIgnored, type IgnoredPaths } from './ignored-paths.ts';
import type { Read } from './read-document.ts';

/** One of the two documents. */
export interface Side {
  readonly document: JsonDocument;
  /** Equal numbers stand for equal values, on both sides. */
  readonly ids: Int32Array;
  /** The children that are compared, in order. */
  readonly childrenOf: (node: JsonNode) => Int32Array;
  /** Key or index in its parent; null for the root. */
  readonly stepOf: (node: JsonNode) => string | number | null;
}

export function prepareSide(
  { document, duplicates }: Read,
  ignored: IgnoredPaths,
  numbering: Numbering,
  options: CompareOptions,
): Side {
  const skipped = new Uint8Array(document.size);
  markIgnored(document, ignored, (node) => void (skipped[node] = 1));
  for (const node of findOverwritten(duplicates)) skipped[node] = 1;
  const positions = findPositions(document);
  return {
    document,
    ids: identify(document, numbering, options, (node) => skipped[node] === 1),
    childrenOf(node) {
      const children = Int32Array.from(document.children(node));
      return document.kind(node) === 'object' ? children.filter((child) => skipped[child] === 0) : children;
    },
    stepOf(node) {
      if (document.hasKey(node)) return document.key(node);
      return document.parent(node) === NONE ? null : (positions[node] ?? 0);
    },
  };
}

/** The JSON Pointer (RFC 6901) of a value. Unlike `pointerOf`, it does not count siblings, which is slow for many values. */
export function pathOf(side: Side, node: JsonNode): string {
  const steps: string[] = [];
  for (let at = node; at !== NONE; at = side.document.parent(at)) {
    const step = side.stepOf(at);
    if (step !== null) steps.push(pointerStep(step));
  }
  return steps.reverse().join('');
}

/** The position of each value among its siblings. */
function findPositions(document: JsonDocument): Int32Array {
  const positions = new Int32Array(document.size);
  const counts = new Int32Array(document.size);
  for (let node = 1; node < document.size; node++) {
    const parent = document.parent(node);
    positions[node] = counts[parent] ?? 0;
    counts[parent] = (counts[parent] ?? 0) + 1;
  }
  return positions;
}

/** Members whose key occurs again in the same object; the last one counts, as in JSON.parse. */
function findOverwritten(duplicates: readonly Duplicate[]): JsonNode[] {
  const latest = new Map<JsonNode, JsonNode>();
  return duplicates.map(({ node, first }) => {
    const overwritten = latest.get(first) ?? first;
    latest.set(first, node);
    return overwritten;
  });
}
