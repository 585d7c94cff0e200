import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { JsonDocument } from '#formats/json/document.ts';
import { parsePicker } from '#formats/json/picker.ts';
import { NONE } from '#formats/json/tape.ts';
import { read } from './read.ts';

/**
 * The values that a JSON Pointer (RFC 6901) or a JSONPath (RFC 9535, no filters) picks, from each line of JSON Lines. A
 * path that can pick several gives an array. Throws `error.path…`.
 */
export function select(document: JsonDocument, path: string, note: RunContext['note']): JsonDocument {
  const { pick, isSingle } = parsePicker(path, (code, params) => new ToolError(code, params, { option: 'path' }));
  const results: string[] = [];
  let missing = 0;
  for (const root of document.children(NONE)) {
    const picked = pick(document, root);
    const values = picked.map((node) => document.raw(node)).join(',');
    if (isSingle && picked.length === 0) missing++;
    else results.push(isSingle && picked.length === 1 ? values : `[${values}]`);
  }
  if (results.length === 0) throw new ToolError('error.pathNotFound', { path }, { option: 'path' });
  if (missing > 0) note('warning.pathMissing', { count: missing }, { option: 'path' });
  return read(results.join('\n'));
}
