import type { RunContext } from '#engine/operation';
import type { JsonDocument, JsonKind } from '#formats/json/document.ts';
import { applyJsonPatch } from './apply-patch.ts';
import { compare, type Comparison } from './compare.ts';
import type { CompareOptions } from './compare-options.ts';
import { listPatchOperations, writePatch } from './json-patch.ts';
import { listPaths, type PathForm } from './list-paths.ts';
import { applyMergePatch, makeMergePatch } from './merge-patch.ts';
import { PAGE_LENGTH } from './differences.ts';
import { readDocument } from './read-document.ts';
import { countDifferences, listRows, type Counts, type Row } from './tree.ts';
import { printValue, takeValue } from './value.ts';

type Context = Pick<RunContext, 'note'>;

export interface Difference {
  readonly same: boolean;
  readonly counts: Counts;
  /** A part of the tree from row `from` on, one row per value; `depth` is its nesting. */
  readonly rows: readonly Row[];
  readonly from: number;
  /** The number of rows of the whole tree. */
  readonly total: number;
}

function compareTexts(text: string, options: CompareOptions, context: Context): Comparison {
  const left = readDocument(text, 'left', context);
  const right = readDocument(options.right, 'right', context);
  if (options.arrays === 'key') noteMissingKeys([left.document, right.document], options.key, context);
  return compare({ left, right }, options);
}

/** The differences between two documents, as a tree. */
export function diff(
  text: string,
  options: CompareOptions & { readonly onlyDifferences: boolean; readonly from: number },
  context: Context,
): Difference {
  const comparison = compareTexts(text, options, context);
  const same = comparison.statusOf(comparison.root) === 'same';
  const { onlyDifferences, from } = options;
  const { rows, total } = same ? { rows: [], total: 0 } : listRows(comparison, onlyDifferences, from, PAGE_LENGTH);
  return { same, counts: countDifferences(comparison), rows, from, total };
}

/** The kind of value in a text, and the number of values. Refuses a text that is not JSON or JSON5. */
export function check(text: string): { kind: JsonKind; values: number } {
  const { document } = readDocument(text, 'document', { note: () => undefined });
  return { kind: document.kind(0), values: document.size };
}

/** The JSON Patch (RFC 6902) that turns the left document into the right one. */
export function patch(text: string, options: CompareOptions, context: Context): string {
  return writePatch(listPatchOperations(compareTexts(text, options, context)));
}

/** The merge patch (RFC 7396) that turns the left document into the right one. */
export function mergePatch(text: string, options: CompareOptions, context: Context): string {
  return printValue(makeMergePatch(compareTexts(text, options, context), context));
}

/** The paths at which the documents differ, one per line. */
export function paths(text: string, options: CompareOptions & { readonly form: PathForm }, context: Context): string {
  return listPaths(compareTexts(text, options, context), options.form);
}

/** The patched document, indented by 2. */
export function applyPatch(
  text: string,
  options: { readonly patch: string; readonly format: 'jsonPatch' | 'mergePatch' },
  context: Context,
): string {
  const { document } = readDocument(text, 'document', context);
  const change = readDocument(options.patch, 'patch', context).document;
  const before = takeValue(document, 0);
  if (options.format === 'mergePatch') return printValue(applyMergePatch(before, takeValue(change, 0)));
  return printValue(applyJsonPatch(before, change));
}

/** Notes that elements without the key are matched by their content. */
function noteMissingKeys(documents: readonly JsonDocument[], key: string, context: Context): void {
  let count = 0;
  for (const document of documents) {
    for (let node = 1; node < document.size; node++) {
      const isElement = !document.hasKey(node) && document.kind(node) === 'object';
      if (isElement && ![...document.children(node)].some((child) => document.key(child) === key)) count++;
    }
  }
  if (count > 0) context.note('note.keyMissing', { count, key }, { option: 'key' });
}
