import type { JsonDocument, JsonNode } from './document.ts';
import { NONE } from './tape.ts';

const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** A key or an index as a step of a JSON Pointer, with its slash (RFC 6901, section 3). */
export const pointerStep = (step: string | number): string => `/${escapeStep(String(step))}`;

/** JSON Pointer (RFC 6901) of a node; '' is the root. Members that repeat a key have the same pointer. */
export function pointerOf(document: JsonDocument, node: JsonNode): string {
  const steps: string[] = [];
  for (let at = node; document.parent(at) !== NONE; at = document.parent(at)) {
    steps.push(pointerStep(document.hasKey(at) ? document.key(at) : indexOf(document, at)));
  }
  return steps.reverse().join('');
}

/** Position of an element in its array, from 0. */
function indexOf(document: JsonDocument, node: JsonNode): number {
  let index = 0;
  for (const sibling of document.children(document.parent(node))) {
    if (sibling === node) break;
    index++;
  }
  return index;
}

/** The steps of a JSON Pointer, or undefined when it is not one (RFC 6901, section 3). */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer.slice(1).split('/').map(unescapeStep);
}

/** The node at the end of the steps, or `NONE`. Of members that repeat a key the last one counts, as in JSON.parse. */
export function findNode(document: JsonDocument, steps: readonly string[], root: JsonNode = 0): JsonNode {
  let node = root;
  for (const step of steps) {
    node = childAt(document, node, step);
    if (node === NONE) break;
  }
  return node;
}

function childAt(document: JsonDocument, node: JsonNode, step: string): JsonNode {
  let found = NONE;
  switch (document.kind(node)) {
    case 'object':
      for (const child of document.children(node)) if (document.key(child) === step) found = child;
      return found;
    case 'array': {
      if (!/^(?:0|[1-9]\d*)$/.test(step)) return NONE;
      let index = Number(step);
      for (const child of document.children(node)) if (index-- === 0) return child;
      return NONE;
    }
    default:
      return NONE;
  }
}
