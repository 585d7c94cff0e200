import type { Difference, Side } from './logic.ts';

/** See `LineMark` of the kit. */
interface Mark<Look> {
  readonly line: number;
  readonly look: Look;
  readonly parts: readonly { readonly from: number; readonly to: number }[];
}

/** The lines of both texts that differ, and the parts of them; none where the rows are not those of the texts. */
export function listMarks({ rows, isSorted }: Difference): {
  readonly left: readonly Mark<'removed'>[];
  readonly right: readonly Mark<'added'>[];
} {
  const left: Mark<'removed'>[] = [];
  const right: Mark<'added'>[] = [];
  for (const row of isSorted ? [] : rows) {
    if (row.is === 'same') continue;
    if (row.left !== null) left.push({ line: row.left.line, look: 'removed', parts: listParts(row.left) });
    if (row.right !== null) right.push({ line: row.right.line, look: 'added', parts: listParts(row.right) });
  }
  return { left, right };
}

function listParts({ parts }: Side): { from: number; to: number }[] {
  const marked: { from: number; to: number }[] = [];
  let from = 0;
  parts.forEach((part, index) => {
    if (index % 2 === 1) marked.push({ from, to: from + part.length });
    from += part.length;
  });
  return marked;
}
