import { pointerStep } from '#formats/json/pointer.ts';
import { NONE } from '#formats/json/tape.ts';
import type { Entry } from './align.ts';
import { listMoves } from './array-moves.ts';
import type { Comparison } from './compare.ts';
import { takeValue, writeValue } from './value.ts';

/** An operation of a JSON Patch (RFC 6902, section 4). `value` is JSON text. */
type PatchOperation =
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string }
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: string };

/**
 * The operations that turn the left document into the right one. In an array, removals come first (from the end, so that
 * indexes stay valid), then moves, then additions; changes inside elements come last, at their final positions.
 */
export function listPatchOperations(comparison: Comparison): PatchOperation[] {
  const operations: PatchOperation[] = [];
  const stack: Kept[] = [{ entry: comparison.root, path: '' }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { entry, path } = top;
    const status = comparison.statusOf(entry);
    if (status === 'changed') operations.push({ op: 'replace', path, value: writeRight(comparison, entry) });
    if (status !== 'inside') continue;
    const isArray = comparison.left.document.kind(entry.left) === 'array';
    const patch = isArray ? patchArray : patchObject;
    const kept = patch(comparison, comparison.open(entry), path, operations);
    // A stack returns the last one first.
    for (const child of kept.reverse()) stack.push(child);
  }
  return operations;
}

/** Values in both documents, with their paths in the finished one. */
interface Kept {
  readonly entry: Entry;
  readonly path: string;
}

const writeRight = ({ right }: Comparison, entry: Entry): string => writeValue(takeValue(right.document, entry.right));

function patchObject(
  comparison: Comparison,
  children: readonly Entry[],
  path: string,
  operations: PatchOperation[],
): Kept[] {
  const kept: Kept[] = [];
  for (const entry of children) {
    const key = entry.left === NONE ? comparison.right.stepOf(entry.right) : comparison.left.stepOf(entry.left);
    const at = path + pointerStep(key ?? '');
    const status = comparison.statusOf(entry);
    if (status === 'removed') operations.push({ op: 'remove', path: at });
    else if (status === 'added') operations.push({ op: 'add', path: at, value: writeRight(comparison, entry) });
    else if (entry.left !== NONE && entry.right !== NONE) kept.push({ entry, path: at });
  }
  return kept;
}

function patchArray(
  comparison: Comparison,
  children: readonly Entry[],
  path: string,
  operations: PatchOperation[],
): Kept[] {
  const indexOf = (entry: Entry) => Number(comparison.left.stepOf(entry.left));
  const at = (index: number) => path + pointerStep(index);
  const removed = children.filter((entry) => entry.right === NONE);
  for (const index of removed.map(indexOf).sort((a, b) => b - a)) operations.push({ op: 'remove', path: at(index) });

  const staying = children.filter((entry) => entry.left !== NONE && entry.right !== NONE);
  const places = new Map(
    staying
      .map(indexOf)
      .sort((a, b) => a - b)
      .map((index, place) => [index, place]),
  );
  const order = staying.map((entry) => places.get(indexOf(entry)) ?? 0);
  for (const { from, to } of listMoves(order, (place) => staying[place]?.isMoved === true)) {
    operations.push({ op: 'move', from: at(from), path: at(to) });
  }

  const kept: Kept[] = [];
  for (const [index, entry] of children.filter(({ right }) => right !== NONE).entries()) {
    if (entry.left === NONE) operations.push({ op: 'add', path: at(index), value: writeRight(comparison, entry) });
    else kept.push({ entry, path: at(index) });
  }
  return kept;
}

/** The patch document, one operation per line. */
export function writePatch(operations: readonly PatchOperation[]): string {
  if (operations.length === 0) return '[]';
  return `[\n${operations.map((operation) => `  ${writeOperation(operation)}`).join(',\n')}\n]`;
}

function writeOperation(operation: PatchOperation): string {
  const { op, path } = operation;
  const from = op === 'move' ? `"from":${JSON.stringify(operation.from)},` : '';
  const value = op === 'add' || op === 'replace' ? `,"value":${operation.value}` : '';
  return `{"op":"${op}",${from}"path":${JSON.stringify(path)}${value}}`;
}
