import type { JsonDocument, JsonNode } from './document.ts';
import { parsePath, type PathFail, type Segment, type Selector } from './path.ts';
import { findNode, parsePointer } from './pointer.ts';
import { NONE } from './tape.ts';

/** The values that a path picks in a value. */
export interface Picker {
  readonly pick: (document: JsonDocument, root: JsonNode) => JsonNode[];
  /** Whether it leads to one value only. */
  readonly isSingle: boolean;
}

/**
 * Reads a JSON Pointer (RFC 6901) or a JSONPath (RFC 9535, no filters). Throws what `fail` makes of `error.path` or
 * `error.pathFilter`.
 */
export function parsePicker(path: string, fail: PathFail): Picker {
  if (path.startsWith('$')) {
    const segments = parsePath(path, fail);
    return { pick: (document, root) => pickAll(document, root, segments), isSingle: segments.every(isSingular) };
  }
  const steps = parsePointer(path);
  if (steps === undefined) throw fail('error.path', { position: 1 });
  return {
    pick: (document, root) => [findNode(document, steps, root)].filter((node) => node !== NONE),
    isSingle: true,
  };
}

/** RFC 9535, section 2.3.5.1: singular query. */
const isSingular = ({ isDeep, selectors: [first, ...others] }: Segment): boolean =>
  !isDeep && others.length === 0 && (first?.is === 'name' || first?.is === 'index');

function pickAll(document: JsonDocument, root: JsonNode, segments: readonly Segment[]): JsonNode[] {
  let nodes = [root];
  for (const { isDeep, selectors } of segments) {
    const picked: JsonNode[] = [];
    for (const node of nodes) {
      const end = isDeep ? document.next(node) : node + 1;
      for (let at = node; at < end; at++) {
        if (!document.isContainer(at)) continue;
        for (const selector of selectors) for (const child of pickChildren(document, at, selector)) picked.push(child);
      }
    }
    nodes = picked;
  }
  return nodes;
}

function pickChildren(document: JsonDocument, node: JsonNode, selector: Selector): JsonNode[] {
  const children = [...document.children(node)];
  const isArray = document.kind(node) === 'array';
  switch (selector.is) {
    case 'all':
      return children;
    case 'name':
      return isArray ? [] : children.filter((child) => document.key(child) === selector.name);
    case 'index': {
      const child = isArray ? children.at(selector.index) : undefined;
      return child === undefined ? [] : [child];
    }
    case 'slice':
      return isArray ? slice(children, selector) : [];
  }
}

/** RFC 9535, section 2.3.4.2.2. */
function slice(children: readonly JsonNode[], { start, end, step }: Extract<Selector, { is: 'slice' }>): JsonNode[] {
  const length = children.length;
  const place = (index: number, least: number, most: number) =>
    Math.min(Math.max(index < 0 ? length + index : index, least), most);
  const picked: JsonNode[] = [];
  if (step > 0) {
    const stop = place(end ?? length, 0, length);
    for (let at = place(start ?? 0, 0, length); at < stop; at += step) picked.push(children[at] ?? NONE);
  } else if (step < 0) {
    const stop = place(end ?? -length - 1, -1, length - 1);
    for (let at = place(start ?? length - 1, -1, length - 1); at > stop; at += step) picked.push(children[at] ?? NONE);
  }
  return picked;
}
