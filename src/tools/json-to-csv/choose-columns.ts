import { ToolError } from '#engine/error';
import { shorten } from '#lib/shorten';
import type { Column } from './column.ts';
import { readRecord } from '#formats/csv/record.ts';

/** The columns that are named in a line of CSV, in its order; all for ''. Throws `error.column` for an unknown name. */
export function chooseColumns(columns: readonly Column[], chosen: string): readonly Column[] {
  if (chosen.trim() === '') return columns;
  const byName = new Map<string, Column[]>();
  for (const column of columns) {
    const same = byName.get(column.name);
    if (same === undefined) byName.set(column.name, [column]);
    else same.push(column);
  }
  return [...new Set(readRecord(chosen))].flatMap((name) => {
    const found = byName.get(name);
    if (found === undefined) throw new ToolError('error.column', { name: shorten(name) }, { option: 'columns' });
    return found;
  });
}
