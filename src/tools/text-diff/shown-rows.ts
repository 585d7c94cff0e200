import type { Row } from './rows.ts';

/** A row as it is drawn: a stretch of equal ones that are not shown is one, by where it begins. */
export type ShownRow = Row | { readonly is: 'folded'; readonly start: number; readonly count: number };

/** Equal rows that are shown around a change. */
const CONTEXT = 3;

/** Folds equal rows that are far from any change, but for stretches that were opened (by where they begin). */
export function foldRows(rows: readonly Row[], opened: ReadonlySet<number>): ShownRow[] {
  const shown: ShownRow[] = [];
  for (let start = 0; start < rows.length;) {
    let end = start;
    while (end < rows.length && rows[end]?.is === 'same') end++;
    const from = start === 0 ? 0 : start + CONTEXT;
    const to = end === rows.length ? end : end - CONTEXT;
    // One row folded takes the place of one row shown.
    if (to - from > 1 && !opened.has(from)) {
      shown.push(...rows.slice(start, from), { is: 'folded', start: from, count: to - from }, ...rows.slice(to, end));
    } else for (const row of rows.slice(start, end)) shown.push(row);
    for (start = end; start < rows.length && rows[start]?.is !== 'same'; start++) shown.push(rows[start] as Row);
  }
  return shown;
}

/** One text under another: of each change the old lines come first, then the new ones. */
export function inlineRows(rows: readonly ShownRow[]): ShownRow[] {
  const shown: ShownRow[] = [];
  let added: ShownRow[] = [];
  const flush = () => {
    for (const row of added) shown.push(row);
    added = [];
  };
  for (const row of rows) {
    if (row.is === 'changed') {
      shown.push({ is: 'removed', left: row.left, right: null });
      added.push({ is: 'added', left: null, right: row.right });
    } else if (row.is === 'added') added.push(row);
    else {
      if (row.is !== 'removed') flush();
      shown.push(row);
    }
  }
  flush();
  return shown;
}

/** Indexes of the rows at which a change begins. */
export function listChanges(rows: readonly ShownRow[]): number[] {
  const isChange = (row: ShownRow | undefined) => row !== undefined && row.is !== 'same' && row.is !== 'folded';
  return rows.flatMap((row, index) => (isChange(row) && !isChange(rows[index - 1]) ? index : []));
}
