import type { Place } from '#lib/place';
import { decodeEscapes, decodeKey } from './decode.ts';
import { NONE, TRAILING_COMMA, type Rows } from './tape.ts';

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
/** A value of a document: its number in the order of the text, the root is 0. `NONE` (-1) stands for 'there is none'. */
export type JsonNode = number;

/** In the order of the numbers in `tape.ts`. */
const KINDS: readonly JsonKind[] = ['object', 'array', 'string', 'number', 'boolean', 'null'];

/** A JSON text that has been read: asks about its values are answered from the text, so nothing of it is lost. */
export class JsonDocument {
  /** How many values there are, all levels together. Nodes are 0 to `size - 1`. */
  readonly size: number;
  private lines: Int32Array | undefined;

  constructor(
    readonly text: string,
    /** Whether it is RFC 8259, however it was read; else it has something that only JSON5 has. */
    readonly isStrict: boolean,
    private readonly rows: Rows,
    /** Offsets where comments start and end, by turns. `attachComments` says what they belong to. */
    readonly commentOffsets: readonly number[],
  ) {
    this.size = rows.count;
  }

  kind(node: JsonNode): JsonKind {
    return KINDS[at(this.rows.kinds, node) & ~TRAILING_COMMA] ?? 'null';
  }
  isContainer(node: JsonNode): boolean {
    return (at(this.rows.kinds, node) & ~TRAILING_COMMA) < 2;
  }
  /** Whether the last child of an object or array is followed by a comma (JSON5). */
  hasTrailingComma(node: JsonNode): boolean {
    return (at(this.rows.kinds, node) & TRAILING_COMMA) !== 0;
  }

  /** Where the value begins and ends in `text`. */
  start(node: JsonNode): number {
    return at(this.rows.starts, node);
  }
  end(node: JsonNode): number {
    return at(this.rows.ends, node);
  }
  /** The value as written, with all that is in it. */
  raw(node: JsonNode): string {
    return this.text.slice(this.start(node), this.end(node));
  }
  /** The text that a string stands for. */
  string(node: JsonNode): string {
    return decodeEscapes(this.text.slice(this.start(node) + 1, this.end(node) - 1));
  }

  /** Members of an object have a key, all other values have none. */
  hasKey(node: JsonNode): boolean {
    return this.keyEnd(node) > 0;
  }
  keyStart(node: JsonNode): number {
    return at(this.rows.keyStarts, node);
  }
  keyEnd(node: JsonNode): number {
    return at(this.rows.keyEnds, node);
  }
  /** The key as written, with its quotes if it has some; '' where there is no key. */
  rawKey(node: JsonNode): string {
    return this.text.slice(this.keyStart(node), this.keyEnd(node));
  }
  /** The text that the key stands for. */
  key(node: JsonNode): string {
    return decodeKey(this.rawKey(node));
  }
  /** Where the member or element begins: its key if it has one, else its value. */
  memberStart(node: JsonNode): number {
    return this.hasKey(node) ? this.keyStart(node) : this.start(node);
  }

  parent(node: JsonNode): JsonNode {
    return at(this.rows.parents, node);
  }
  /** The first node after this one and everything in it (may be `size`). */
  next(node: JsonNode): JsonNode {
    return at(this.rows.nexts, node);
  }
  firstChild(node: JsonNode): JsonNode {
    return this.next(node) > node + 1 ? node + 1 : NONE;
  }
  nextSibling(node: JsonNode): JsonNode {
    const parent = this.parent(node);
    const next = this.next(node);
    return next < (parent === NONE ? this.size : this.next(parent)) ? next : NONE;
  }
  /** Children in the order of the text; the roots when asked for `NONE`. */
  *children(node: JsonNode): Generator<JsonNode> {
    const end = node === NONE ? this.size : this.next(node);
    for (let child = node + 1; child < end; child = this.next(child)) yield child;
  }
  /** The same as a list, which is quicker for many. */
  listChildren(node: JsonNode): JsonNode[] {
    const list: JsonNode[] = [];
    const end = node === NONE ? this.size : this.next(node);
    for (let child = node + 1; child < end; child = this.next(child)) list.push(child);
    return list;
  }
  countChildren(node: JsonNode): number {
    const end = node === NONE ? this.size : this.next(node);
    let count = 0;
    for (let child = node + 1; child < end; child = this.next(child)) count++;
    return count;
  }

  /** Number of objects and arrays around each node. */
  depths(): Int32Array {
    const depths = new Int32Array(this.size);
    for (let node = 0; node < this.size; node++) {
      const parent = this.parent(node);
      depths[node] = parent === NONE ? 0 : at(depths, parent) + 1;
    }
    return depths;
  }

  /** Where the value is, as an editor counts. */
  place(node: JsonNode): Place {
    return this.placeOf(this.start(node), this.end(node));
  }
  keyPlace(node: JsonNode): Place {
    return this.placeOf(this.keyStart(node), this.keyEnd(node));
  }
  placeOf(offset: number, endOffset: number): Place {
    const lines = (this.lines ??= findLines(this.text));
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (at(lines, middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - at(lines, low) + 1, offset, endOffset };
  }
}

/** Nodes come from the document itself, so the index is always inside. */
const at = (rows: Uint8Array | Int32Array, index: number): number => rows[index] ?? 0;

function findLines(text: string): Int32Array {
  const starts = [0];
  for (const match of text.matchAll(/\r\n?|\n/g)) starts.push(match.index + match[0].length);
  return Int32Array.from(starts);
}
