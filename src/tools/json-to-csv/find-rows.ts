import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { parsePicker } from '#formats/json/picker.ts';
import { pointerOf } from '#formats/json/pointer.ts';
import { NONE } from '#formats/json/tape.ts';

type Note = RunContext['note'];

/**
 * The values that become rows: elements of the array, the lines of JSON Lines, or one object. `path` leads to them. Throws
 * `error.path…`, and `error.is…` for a single value that is neither array nor object.
 */
export function findRows(document: JsonDocument, path: string, note: Note): JsonNode[] {
  if (path !== '') return findByPath(document, path, note);
  const roots = document.listChildren(NONE);
  if (roots.length > 1) return roots;
  const rows = expand(document, 0);
  if (document.kind(0) === 'object') suggestPath(document, note);
  return rows;
}

function findByPath(document: JsonDocument, path: string, note: Note): JsonNode[] {
  const { pick, isSingle } = parsePicker(path, (code, params) => new ToolError(code, params, { option: 'path' }));
  const rows: JsonNode[] = [];
  let [found, missing] = [0, 0];
  for (const root of document.children(NONE)) {
    const picked = pick(document, root);
    found += picked.length;
    if (picked.length === 0) missing++;
    for (const node of picked) {
      if (isSingle) for (const row of expand(document, node)) rows.push(row);
      else if (holdsObjects(document, node)) for (const row of document.children(node)) rows.push(row);
      else rows.push(node);
    }
  }
  if (found === 0) throw new ToolError('error.pathNotFound', { path }, { option: 'path' });
  if (missing > 0) note('warning.pathMissing', { count: missing }, { option: 'path' });
  return rows;
}

function expand(document: JsonDocument, node: JsonNode): JsonNode[] {
  const at = document.place(node);
  switch (document.kind(node)) {
    case 'array':
      return document.listChildren(node);
    case 'object':
      return [node];
    case 'string':
      throw new ToolError('error.isString', {}, { at });
    case 'number':
      throw new ToolError('error.isNumber', {}, { at });
    case 'boolean':
      throw new ToolError('error.isBoolean', {}, { at });
    case 'null':
      throw new ToolError('error.isNull', {}, { at });
  }
}

/** Whether it is an array with an object in it: then its elements are records. */
function holdsObjects(document: JsonDocument, node: JsonNode): boolean {
  if (document.kind(node) !== 'array') return false;
  for (const child of document.children(node)) if (document.kind(child) === 'object') return true;
  return false;
}

/** One object is one row; perhaps the rows that were meant are in it. */
function suggestPath(document: JsonDocument, note: Note): void {
  for (let node = 1; node < document.size; node++) {
    if (!holdsObjects(document, node) || document.countChildren(node) < 2) continue;
    const path = pointerOf(document, node);
    return note('note.arrayInside', { path, count: document.countChildren(node) }, { at: document.place(node) });
  }
}
