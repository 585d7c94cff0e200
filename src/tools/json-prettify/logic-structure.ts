import { failAt, ToolError } from '#engine/error';
import type { JsonDocument, JsonKind, JsonNode } from '#formats/json/document.ts';
import { findDuplicates } from '#formats/json/duplicates.ts';
import { formatJson } from '#formats/json/format.ts';
import { findNode, parsePointer, pointerOf, pointerStep } from '#formats/json/pointer.ts';
import { NONE } from '#formats/json/tape.ts';
import type { Place } from '#lib/place';
import { read } from './read.ts';
import { shorten } from '#lib/shorten';

/** Size and shape of a text. `bytes` in UTF-8; `depth` counts objects and arrays around the deepest value. */
export interface Figures {
  readonly bytes: number;
  readonly characters: number;
  readonly lines: number;
  readonly documents: number;
  readonly values: number;
  readonly depth: number;
  readonly keys: number;
  readonly duplicateKeys: number;
  readonly kinds: Readonly<Record<JsonKind, number>>;
}

/** Counts what a text consists of. Throws `ToolError` with `json.…`. */
export function inspect(text: string): Figures {
  const document = read(text);
  const kinds: Record<JsonKind, number> = { object: 0, array: 0, string: 0, number: 0, boolean: 0, null: 0 };
  let keys = 0;
  for (let node = 0; node < document.size; node++) {
    kinds[document.kind(node)]++;
    if (document.hasKey(node)) keys++;
  }
  return {
    bytes: new TextEncoder().encode(text).length,
    characters: text.length,
    lines: document.placeOf(text.length, text.length).line,
    documents: document.countChildren(NONE),
    values: document.size,
    depth: document.depths().reduce((deepest, depth) => Math.max(deepest, depth), 0),
    keys,
    duplicateKeys: findDuplicates(document).length,
    kinds,
  };
}

/** A value as one row of a tree. */
export interface Row {
  /** Names the value within this text, even among members that repeat a key. */
  readonly node: JsonNode;
  /** Key or index; null for a root. */
  readonly step: string | number | null;
  readonly pointer: string;
  readonly kind: JsonKind;
  /** A scalar as written, perhaps cut short; '' for objects and arrays. */
  readonly preview: string;
  readonly children: number;
  readonly place: Place;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** How many there are in all. */
  readonly total: number;
}

/** Rows of one answer, so that a large document never fills a page. */
export const PAGE = 100;
const PREVIEW = 100;

interface SubtreeOptions {
  readonly node: number;
  /** Spaces for each level. */
  readonly indent: number;
  readonly tabs: boolean;
}

/** A value as a text of its own, indented as one. Throws `error.pointer`, and `json.…`. */
export function subtree(text: string, { node, indent, tabs }: SubtreeOptions): string {
  const document = read(text);
  checkNode(document, node);
  return formatJson(read(document.raw(node)), { indent: tabs ? '\t' : indent, fail: failAt });
}

interface ListOptions {
  /** -1: `pointer` says where. */
  readonly node: number;
  /** '' stands for the roots: one, or several in JSON Lines. */
  readonly pointer: string;
  readonly from: number;
}

/** Children of a value, `PAGE` at most, from the index `from` on. Throws `error.pointer`, and `json.…`. */
export function listChildren(text: string, { node, pointer, from }: ListOptions): Rows {
  const document = read(text);
  const parent = node >= 0 ? node : nodeAt(document, pointer);
  checkNode(document, parent);
  const base = parent === NONE ? '' : pointerOf(document, parent);
  const rows: Row[] = [];
  let index = 0;
  for (const child of document.children(parent)) {
    if (index >= from && rows.length < PAGE) {
      const step = document.hasKey(child) ? document.key(child) : index;
      rows.push(describe(document, child, parent === NONE ? null : step, base));
    }
    index++;
  }
  return { rows, total: index };
}

function checkNode(document: JsonDocument, node: JsonNode): void {
  if (node >= document.size) throw new ToolError('error.pointer', { pointer: String(node) }, { option: 'node' });
}

function nodeAt(document: JsonDocument, pointer: string): JsonNode {
  if (pointer === '') return NONE;
  const steps = parsePointer(pointer);
  const node = steps === undefined ? NONE : findNode(document, steps);
  if (node === NONE) throw new ToolError('error.pointer', { pointer }, { option: 'pointer' });
  return node;
}

function describe(document: JsonDocument, node: JsonNode, step: Row['step'], base: string): Row {
  return {
    node,
    step,
    pointer: step === null ? '' : base + pointerStep(step),
    kind: document.kind(node),
    preview: document.isContainer(node) ? '' : shorten(document.raw(node), PREVIEW),
    children: document.countChildren(node),
    place: document.place(node),
  };
}

/** Values whose key or text contains `find`, in any case; at most `PAGE` rows, all counted. Throws `json.…`. */
export function search(text: string, find: string): Rows {
  const document = read(text);
  const wanted = find.toLowerCase();
  const rows: Row[] = [];
  let total = 0;
  for (let node = 0; node < document.size; node++) {
    if (wanted === '' || !contains(document, node, wanted)) continue;
    total++;
    if (rows.length === PAGE) continue;
    const pointer = pointerOf(document, node);
    const step = parsePointer(pointer)?.at(-1) ?? null;
    const base = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
    rows.push(describe(document, node, step, base));
  }
  return { rows, total };
}

function contains(document: JsonDocument, node: JsonNode, wanted: string): boolean {
  if (document.hasKey(node) && document.key(node).toLowerCase().includes(wanted)) return true;
  if (document.isContainer(node)) return false;
  const text = document.kind(node) === 'string' ? document.string(node) : document.raw(node);
  return text.toLowerCase().includes(wanted);
}
