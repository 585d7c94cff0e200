/* Kinds of values, as the tape stores them. */
export const OBJECT = 0;
export const ARRAY = 1;
export const STRING = 2;
export const NUMBER = 3;
export const BOOLEAN = 4;
export const NULL = 5;
/** Mark on an object or array whose last child is followed by a comma. */
export const TRAILING_COMMA = 8;

/** Stands where there is no node. */
export const NONE = -1;

/** One row for each value, in the order of the text: 25 bytes, whatever the value. Offsets are UTF-16 units. */
export interface Rows {
  readonly count: number;
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The key's offsets; both 0 where there is none. */
  readonly keyStarts: Int32Array;
  readonly keyEnds: Int32Array;
  readonly parents: Int32Array;
  /** The first row after the value and all that is in it. */
  readonly nexts: Int32Array;
}

/** The rows while they are written. */
export class Tape implements Rows {
  count = 0;
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  keyStarts: Int32Array;
  keyEnds: Int32Array;
  parents: Int32Array;
  nexts: Int32Array;
  private capacity: number;

  constructor(textLength: number) {
    // Few texts have more than a value in eight characters. Memory that is not written costs nothing.
    const capacity = (this.capacity = (textLength >> 3) + 16);
    this.kinds = new Uint8Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.keyStarts = new Int32Array(capacity);
    this.keyEnds = new Int32Array(capacity);
    this.parents = new Int32Array(capacity);
    this.nexts = new Int32Array(capacity);
  }

  add(kind: number, parent: number, start: number, end: number, keyStart: number, keyEnd: number): number {
    const row = this.count++;
    if (row === this.capacity) this.grow();
    this.kinds[row] = kind;
    this.starts[row] = start;
    this.ends[row] = end;
    this.keyStarts[row] = keyStart;
    this.keyEnds[row] = keyEnd;
    this.parents[row] = parent;
    this.nexts[row] = row + 1;
    return row;
  }

  containerKind(row: number): typeof OBJECT | typeof ARRAY {
    return this.kinds[row] === OBJECT ? OBJECT : ARRAY;
  }
  start(row: number): number {
    return this.starts[row] ?? 0;
  }
  parent(row: number): number {
    return this.parents[row] ?? NONE;
  }

  markTrailingComma(row: number): void {
    this.kinds[row] = this.containerKind(row) | TRAILING_COMMA;
  }

  /** Ends an object or array whose rows are all written. */
  close(row: number, end: number): void {
    this.ends[row] = end;
    this.nexts[row] = this.count;
  }

  private grow(): void {
    const capacity = (this.capacity *= 2);
    const larger = <T extends Uint8Array | Int32Array>(rows: T, copy: T): T => (copy.set(rows), copy);
    this.kinds = larger(this.kinds, new Uint8Array(capacity));
    this.starts = larger(this.starts, new Int32Array(capacity));
    this.ends = larger(this.ends, new Int32Array(capacity));
    this.keyStarts = larger(this.keyStarts, new Int32Array(capacity));
    this.keyEnds = larger(this.keyEnds, new Int32Array(capacity));
    this.parents = larger(this.parents, new Int32Array(capacity));
    this.nexts = larger(this.nexts, new Int32Array(capacity));
  }
}
