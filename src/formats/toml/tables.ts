import type { Comments, Data, DataList, DataMap, Entry } from '../data/model.ts';

/**
 * How a table came to be, which decides what may be added: `implied` by a longer header, `header`, `dotted` by a key
 * such as `a.b = 1`, `inline` (complete, closed).
 */
export type Origin = 'implied' | 'header' | 'dotted' | 'inline';

/** A table that is being read. It is the document's map itself: both grow together. */
export class Table {
  readonly entries: Entry[] = [];
  readonly data: DataMap & { comments: Comments | undefined };
  private readonly index = new Map<string, Slot>();

  constructor(
    public origin: Origin,
    start: number,
    end: number,
  ) {
    this.data = { kind: 'map', entries: this.entries, start, end, comments: undefined };
  }

  find(key: string): Slot | undefined {
    return this.index.get(key);
  }

  add(key: Key, value: Data, child?: Table | TableList): void {
    this.entries.push({ key: key.text, keyStart: key.start, keyEnd: key.end, value });
    this.index.set(key.text, { start: key.start, child });
  }
}

/** An array of tables, which grows by headers in double brackets. */
export class TableList {
  readonly tables: Table[] = [];
  readonly items: Data[] = [];
  readonly data: DataList;

  constructor(start: number, end: number) {
    this.data = { kind: 'list', items: this.items, start, end, comments: undefined };
  }

  add(table: Table): void {
    this.tables.push(table);
    this.items.push(table.data);
  }
}

/** The node that a key of a table leads to; `child` where something may be added to it. */
interface Slot {
  /** Where the key was written first. */
  readonly start: number;
  readonly child: Table | TableList | undefined;
}

/** One part of a key. */
export interface Key {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
