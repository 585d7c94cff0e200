import type { JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';
import type { Comparison } from './compare.ts';
import { pathOf, type Side } from './side.ts';
import { walkEntries } from './tree.ts';

export type PathForm = 'pointer' | 'jsonPath';

/**
 * One line per difference, with tabs between fields: the operation (`add`, `remove`, `replace`, `move`) and the path, for
 * `move` the old and the new one. Paths of removed values and old positions are those of the left document.
 */
export function listPaths(comparison: Comparison, form: PathForm): string {
  const { left, right } = comparison;
  const write = form === 'pointer' ? writePointer : writeJsonPath;
  const lines: string[] = [];
  for (const { entry, status } of walkEntries(comparison)) {
    const on = entry.right === NONE ? write(left, entry.left) : write(right, entry.right);
    if (entry.isMoved) lines.push(`move\t${write(left, entry.left)}\t${on}`);
    if (status === 'added') lines.push(`add\t${on}`);
    if (status === 'removed') lines.push(`remove\t${on}`);
    if (status === 'changed') lines.push(`replace\t${on}`);
  }
  return lines.join('\n');
}

/** JSON Pointer (RFC 6901), as a JSON string where a control character would break the line. */
function writePointer(side: Side, node: JsonNode): string {
  const pointer = pathOf(side, node);
  return /\p{Cc}/u.test(pointer) ? JSON.stringify(pointer) : pointer;
}

/** Normalized path of JSONPath (RFC 9535, section 2.7). */
function writeJsonPath(side: Side, node: JsonNode): string {
  const steps: string[] = [];
  for (let at = node; at !== NONE; at = side.document.parent(at)) {
    const step = side.stepOf(at);
    if (step !== null) steps.push(typeof step === 'number' ? `[${step}]` : `['${escapeName(step)}']`);
  }
  return `$${steps.reverse().join('')}`;
}

const escapeName = (name: string): string =>
  JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
