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
  // Records have the same keys in the same order: what was found to have none twice is known by its first key.
  const models = new Map<string, JsonNode>();
  for (let node = 0; node < document.size; node++) {
    const end = document.next(node);
    const child = node + 1;
    if (child === end || !document.hasKey(child) || document.next(child) === end) continue;
    const key = document.rawKey(child);
    const model = models.get(key);
    if (model !== undefined && hasSameKeys(document, node, model)) continue;
    const count = duplicates.length;
    addDuplicates(document, node, duplicates);
    if (count === duplicates.length) models.set(key, node);
  }
  return duplicates.sort((a, b) => a.node - b.node);
}

/** Whether two objects have keys that are written the same way, in the same order. */
function hasSameKeys(document: JsonDocument, one: JsonNode, other: JsonNode): boolean {
  const [end, otherEnd] = [document.next(one), document.next(other)];
  let [a, b] = [one + 1, other + 1];
  for (; a < end && b < otherEnd; a = document.next(a), b = document.next(b)) {
    const start = document.keyStart(a);
    if (document.keyEnd(a) - start !== document.keyEnd(b) - document.keyStart(b)) return false;
    if (!document.text.startsWith(document.rawKey(b), start)) return false;
  }
  return a >= end && b >= otherEnd;
}

function addDuplicates(document: JsonDocument, node: JsonNode, duplicates: Duplicate[]): void {
  const seen = new Map<string, JsonNode>();
  for (const child of document.children(node)) {
    const key = document.key(child);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, child);
    else duplicates.push({ node: child, first });
  }
}
