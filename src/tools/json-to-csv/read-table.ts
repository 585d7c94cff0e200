import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { findDuplicates, type Duplicate } from '#formats/json/duplicates.ts';
import { NONE } from '#formats/json/tape.ts';
import { Column } from './column.ts';

/** The form of values in values: columns of their own, or JSON in one cell. */
export type Nested = 'flatten' | 'flattenObjects' | 'json';

/** Which value is where. Only cells that have a value are listed. */
export interface Table {
  readonly columns: readonly Column[];
  /** Column and value of each cell, row by row; nothing comes after the last cell. */
  readonly cellColumns: Int32Array;
  readonly cellNodes: Int32Array;
  /** Index of each row's first cell, and one past the last cell at the end. */
  readonly rowStarts: readonly number[];
  /** Repeated keys, whose last value counts. */
  readonly duplicates: readonly Duplicate[];
}

/** The table that rows make: columns in the order in which they appear. Iterative, so that any depth can be read. */
export function readTable(document: JsonDocument, rows: readonly JsonNode[], nested: Nested): Table {
  const reader = new TableReader(document, nested, new Set());
  const table = reader.read(rows);
  if (!reader.hasRepeated) return table;
  // Rare, so it is looked into only when a key was met twice in a row.
  const duplicates = findDuplicates(document);
  const last = new Map<JsonNode, JsonNode>();
  const superseded = new Set<JsonNode>();
  for (const { node, first } of duplicates) {
    superseded.add(last.get(first) ?? first);
    last.set(first, node);
  }
  return { ...new TableReader(document, nested, superseded).read(rows), duplicates };
}

/** A container that is being read, and its step. */
interface Level {
  readonly around: Level | undefined;
  readonly column: Column;
  readonly end: JsonNode;
  /** Children that were met. */
  seen: number;
}

class TableReader {
  /** Whether a row had a key twice that is not among the superseded. */
  hasRepeated = false;
  private readonly root = new Column(undefined, '');
  private readonly columns: Column[] = [];
  private cellColumns: Int32Array;
  private cellNodes: Int32Array;
  private count = 0;
  private readonly hasSuperseded: boolean;

  constructor(
    private readonly document: JsonDocument,
    private readonly nested: Nested,
    private readonly superseded: ReadonlySet<JsonNode>,
  ) {
    this.hasSuperseded = superseded.size > 0;
    // Only rows inside one another have more. Memory that is not written costs nothing.
    this.cellColumns = new Int32Array(document.size);
    this.cellNodes = new Int32Array(document.size);
  }

  read(rows: readonly JsonNode[]): Table {
    const { document, columns } = this;
    const rowStarts: number[] = [];
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]!;
      rowStarts.push(this.count);
      if (document.isContainer(row)) this.readRow(row, index);
      else this.addCell(this.root.scalar(), row, index);
    }
    rowStarts.push(this.count);
    return { columns, cellColumns: this.cellColumns, cellNodes: this.cellNodes, rowStarts, duplicates: [] };
  }

  private readRow(row: JsonNode, index: number): void {
    const { document, superseded, hasSuperseded } = this;
    const end = document.next(row);
    let level: Level = { around: undefined, column: this.root, end, seen: 0 };
    for (let node = row + 1; node < end;) {
      while (node >= level.end && level.around !== undefined) level = level.around;
      if (hasSuperseded && superseded.has(node)) {
        node = document.next(node);
        continue;
      }
      const column = document.hasKey(node)
        ? level.column.member(document, node, level.seen++)
        : level.column.element(level.seen++);
      if (this.isOpened(node)) {
        this.visit(column, index);
        level = { around: level, column, end: document.next(node), seen: 0 };
        node++;
      } else {
        this.addCell(column, node, index);
        node = document.next(node);
      }
    }
  }

  private isOpened(node: JsonNode): boolean {
    const { document, nested } = this;
    if (nested === 'json' || !document.isContainer(node) || document.firstChild(node) === NONE) return false;
    return nested === 'flatten' || document.kind(node) === 'object';
  }

  private addCell(column: Column, node: JsonNode, row: number): void {
    this.visit(column, row);
    if (column.index === NONE) {
      column.index = this.columns.length;
      this.columns.push(column);
    }
    if (this.count === this.cellNodes.length) this.grow();
    this.cellColumns[this.count] = column.index;
    this.cellNodes[this.count] = node;
    this.count++;
  }

  private grow(): void {
    const larger = (cells: Int32Array): Int32Array => {
      const copy = new Int32Array(2 * cells.length);
      copy.set(cells);
      return copy;
    };
    this.cellColumns = larger(this.cellColumns);
    this.cellNodes = larger(this.cellNodes);
  }

  private visit(column: Column, row: number): void {
    if (column.row === row) this.hasRepeated = true;
    column.row = row;
  }
}
