import { ToolError } from '#engine/error';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { parsePointer } from '#formats/json/pointer.ts';

/** What to ignore: keys at any depth, and paths in which `*` stands for any step. */
export interface IgnoredPaths {
  readonly keys: ReadonlySet<string>;
  readonly paths: readonly (readonly string[])[];
}

/**
 * Reads a list such as `updatedAt, /items/0/id`, separated by spaces or commas. An item without a slash is a key at any
 * depth, any other a JSON Pointer (RFC 6901), possibly as a URI fragment (section 6). Throws `error.ignoredPath`.
 */
export function parseIgnoredPaths(list: string): IgnoredPaths {
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
  const isPath = (entry: string) => /^#?\//.test(entry);
  return {
    keys: new Set(entries.filter((entry) => !isPath(entry))),
    paths: entries.filter(isPath).map(parsePath),
  };
}

function parsePath(entry: string): string[] {
  const steps = parsePointer(entry.startsWith('#') ? decodeFragment(entry) : entry);
  if (steps === undefined) throw new ToolError('error.ignoredPath', { path: entry }, { option: 'ignore' });
  return steps;
}

function decodeFragment(entry: string): string {
  try {
    return decodeURIComponent(entry.slice(1));
  } catch {
    throw new ToolError('error.ignoredPath', { path: entry }, { option: 'ignore' });
  }
}

/** Calls `mark` for each value that is ignored. */
export function markIgnored(
  document: JsonDocument,
  { keys, paths }: IgnoredPaths,
  mark: (node: JsonNode) => void,
): void {
  for (const steps of paths) findAll(document, steps).forEach(mark);
  if (keys.size === 0) return;
  for (let node = 0; node < document.size; node++) {
    if (document.hasKey(node) && keys.has(document.key(node))) mark(node);
  }
}

function findAll(document: JsonDocument, steps: readonly string[]): JsonNode[] {
  let nodes: JsonNode[] = [0];
  for (const step of steps) nodes = nodes.flatMap((node) => childrenAt(document, node, step));
  return nodes;
}

function childrenAt(document: JsonDocument, node: JsonNode, step: string): JsonNode[] {
  if (!document.isContainer(node)) return [];
  const children = [...document.children(node)];
  if (step === '*') return children;
  if (document.kind(node) === 'array') return children.filter((_child, index) => String(index) === step);
  return children.filter((child) => document.key(child) === step);
}
