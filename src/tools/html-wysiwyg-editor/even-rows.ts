import { attributeOf, type RichNode } from './rich-text.ts';

/** A table whose rows all cover the same columns. */
export interface EvenTable {
  readonly rows: readonly (readonly RichNode[])[];
  /** How many cells each row lacks; they come after its last one. */
  readonly missing: readonly number[];
  /** Cells whose span was cut, because it left the table or overlapped another cell. */
  readonly cut: number;
}

const spanOf = (cell: RichNode, name: 'colspan' | 'rowspan'): number => Number(attributeOf(cell, name) || 1);

function withSpans(cell: RichNode, colspan: number, rowspan: number): RichNode {
  const spans = Object.entries({ colspan, rowspan }).filter(([, span]) => span > 1);
  return {
    type: cell.type,
    content: cell.content ?? [],
    ...(spans.length > 0 && { attrs: Object.fromEntries(spans) }),
  };
}

/**
 * Places cells as browsers do (HTML, 4.9.12.1: each takes the first free column of its row), except that none overlaps another.
 * Empty rows go, unless a cell from above reaches into them.
 */
export function evenRows(given: readonly (readonly RichNode[])[]): EvenTable {
  let reach = 0;
  const rows = given.filter((row, at) => {
    for (const cell of row) reach = Math.max(reach, at + spanOf(cell, 'rowspan'));
    return row.length > 0 || at < reach;
  });
  /** For each column, the row from which on it is free. */
  const freeFrom: number[] = [];
  /** For each row, how many columns become free there. */
  const freed: number[] = [];
  let covered = 0;
  let cut = 0;
  const coveredIn: number[] = [];
  const placed = rows.map((row, at) => {
    let column = 0;
    const isFree = () => (freeFrom[column] ?? 0) <= at;
    covered -= freed[at] ?? 0;
    const cells = row.map((cell) => {
      const [widest, highest] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      const rowspan = Math.min(highest, rows.length - at);
      let colspan = 0;
      while (!isFree()) column += 1;
      for (; colspan < widest && isFree(); colspan += 1, column += 1) freeFrom[column] = at + rowspan;
      if (colspan < widest || rowspan < highest) cut += 1;
      covered += colspan;
      freed[at + rowspan] = (freed[at + rowspan] ?? 0) + colspan;
      return withSpans(cell, colspan, rowspan);
    });
    coveredIn.push(covered);
    return cells;
  });
  return { rows: placed, missing: coveredIn.map((count) => freeFrom.length - count), cut };
}
