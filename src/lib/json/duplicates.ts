import type { JsonDocument, JsonNode } from './document.ts';

/** A member whose key occurred before in the same object. */
export interface Duplicate {
  readonly node: JsonNode;
  /** The first member with this key. */
  readonly first: JsonNode;
}

/** All members that repeat a key of their object, in the order of the text. Keys are compared by what they stand for. */
export function findDuplicates(document: JsonDocument): Duplicate[] {
  const duplicates: Duplicate[] = [];
  for (let node = 0; node < document.size; node++) {
    if (document.kind(node) !== 'object') continue;
    const seen = new Map<string, JsonNode>();
    for (const child of document.children(node)) {
      const key = document.key(child);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, child);
      else duplicates.push({ node: child, first });
    }
  }
  return duplicates.sort((a, b) => a.node - b.node);
}
