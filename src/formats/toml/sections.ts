import type { Data } from '../data/model.ts';
import type { Source } from './source.ts';
import { Table, TableList, type Key } from './tables.ts';

/* The tables that a header or a dotted key may add to (TOML 1.1, 'Table', 'Array of Tables', 'Keys'). */

/** The table of `[a.b]`. */
export function openTable(source: Source, root: Table, keys: readonly Key[], start: number): Table {
  const { parent, last } = parentOf(source, root, keys);
  const slot = parent.find(last.text);
  if (slot === undefined) {
    const table = new Table('header', start, source.at);
    parent.add(last, table.data, table);
    return table;
  }
  if (!(slot.child instanceof Table) || slot.child.origin !== 'implied') throw repeated(source, last, slot.start, true);
  slot.child.origin = 'header';
  return slot.child;
}

/** The new table of `[[a.b]]`. */
export function openList(source: Source, root: Table, keys: readonly Key[], start: number): Table {
  const { parent, last } = parentOf(source, root, keys);
  const slot = parent.find(last.text);
  const table = new Table('header', start, source.at);
  if (slot === undefined) {
    const list = new TableList(start, source.at);
    list.add(table);
    parent.add(last, list.data, list);
    return table;
  }
  if (!(slot.child instanceof TableList)) throw repeated(source, last, slot.start, true);
  slot.child.add(table);
  return table;
}

function parentOf(source: Source, root: Table, keys: readonly Key[]): { parent: Table; last: Key } {
  let parent = root;
  for (const key of keys.slice(0, -1)) {
    const slot = parent.find(key.text);
    if (slot === undefined) {
      const table = new Table('implied', key.start, key.end);
      parent.add(key, table.data, table);
      parent = table;
      continue;
    }
    const child = slot.child instanceof TableList ? slot.child.tables[slot.child.tables.length - 1] : slot.child;
    if (child === undefined) throw closed(source, key, slot.start);
    parent = child;
  }
  return { parent, last: keys[keys.length - 1]! };
}

/** Puts a value under its key. A dotted key makes tables, or adds to those that dotted keys made. */
export function putValue(source: Source, section: Table, keys: readonly Key[], value: Data): void {
  let table = section;
  for (const key of keys.slice(0, -1)) {
    const slot = table.find(key.text);
    if (slot === undefined) {
      const child = new Table('dotted', key.start, key.end);
      table.add(key, child.data, child);
      table = child;
      continue;
    }
    if (!(slot.child instanceof Table)) throw closed(source, key, slot.start);
    if (slot.child.origin === 'header') throw repeated(source, key, slot.start, true);
    slot.child.origin = 'dotted';
    table = slot.child;
  }
  const last = keys[keys.length - 1]!;
  const slot = table.find(last.text);
  if (slot !== undefined) throw repeated(source, last, slot.start, false);
  table.add(last, value);
}

function repeated(source: Source, key: Key, first: number, isTable: boolean): Error {
  const { line } = source.place(first, first);
  return source.error(isTable ? 'toml.tableTwice' : 'toml.keyTwice', { key: key.text, line }, key.start, key.end);
}

/** A value, an inline table or an array written in brackets is complete: nothing can be added. */
function closed(source: Source, key: Key, first: number): Error {
  const { line } = source.place(first, first);
  return source.error('toml.closed', { key: key.text, line }, key.start, key.end);
}
