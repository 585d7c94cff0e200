import type { RunContext } from '#engine/operation';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';
import type { Entry } from './align.ts';
import type { Comparison } from './compare.ts';
import { pathOf } from './side.ts';
import { takeValue, type ObjectValue, type Value } from './value.ts';

const NULL: Value = { is: 'scalar', text: 'null' };

/**
 * The merge patch (RFC 7396) that turns the left document into the right one. Arrays are replaced as a whole. A null cannot be
 * set, since it means “remove”; `warning.mergeNull` says so.
 */
export function makeMergePatch(comparison: Comparison, context: Pick<RunContext, 'note'>): Value {
  const { left, right, root } = comparison;
  const lost: JsonNode[] = [];
  const takeRight = (node: JsonNode): Value => {
    listLostNulls(right.document, node, lost);
    return takeValue(right.document, node);
  };
  const areObjects = left.document.kind(0) === 'object' && right.document.kind(0) === 'object';
  const patch = areObjects ? mergeObjects(comparison, root, takeRight) : takeRight(0);
  const [first] = lost;
  if (first !== undefined) context.note('warning.mergeNull', { count: lost.length, path: pathOf(right, first) });
  return patch;
}

function mergeObjects(comparison: Comparison, root: Entry, takeRight: (node: JsonNode) => Value): Value {
  const { left, right } = comparison;
  const patch: ObjectValue = { is: 'object', members: new Map() };
  const stack = [{ entry: root, target: patch }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    for (const entry of comparison.open(top.entry)) {
      const status = comparison.statusOf(entry);
      if (status === 'same') continue;
      const key = String(entry.left === NONE ? right.stepOf(entry.right) : left.stepOf(entry.left));
      if (status === 'inside' && right.document.kind(entry.right) === 'object') {
        const target: ObjectValue = { is: 'object', members: new Map() };
        top.target.members.set(key, target);
        stack.push({ entry, target });
      } else {
        top.target.members.set(key, status === 'removed' ? NULL : takeRight(entry.right));
      }
    }
  }
  return patch;
}

/** Nulls outside arrays, which a merge patch cannot set. */
function listLostNulls(document: JsonDocument, root: JsonNode, lost: JsonNode[]): void {
  const end = document.next(root);
  for (let node = root; node < end; node = document.kind(node) === 'array' ? document.next(node) : node + 1) {
    if (document.kind(node) === 'null') lost.push(node);
  }
}

/** Applies a merge patch (RFC 7396, section 2) without recursion. */
export function applyMergePatch(document: Value, patch: Value): Value {
  const holder: ObjectValue = { is: 'object', members: new Map([['', document]]) };
  const stack = [{ target: holder, key: '', patch }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { target, key, patch: change } = top;
    if (change.is !== 'object') {
      if (change.is === 'scalar' && change.text === 'null' && target !== holder) target.members.delete(key);
      else target.members.set(key, change);
      continue;
    }
    const old = target.members.get(key);
    const next: ObjectValue = old?.is === 'object' ? old : { is: 'object', members: new Map() };
    target.members.set(key, next);
    for (const [name, member] of [...change.members].reverse()) stack.push({ target: next, key: name, patch: member });
  }
  return holder.members.get('') ?? NULL;
}
