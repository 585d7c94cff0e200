import type { Gap } from '#lib/subsequence';
import type { Comparison } from './compare.ts';
import { markWords, pairLines, type Effort } from './mark-words.ts';
import { addPart } from './parts.ts';
import { isLineBreak } from './tokens.ts';

/** A line of one text. */
export interface Side {
  /** Counted from 1. */
  readonly line: number;
  /** Its text without the line break: what both texts have and what only this one has, by turns. */
  readonly parts: readonly string[];
}

/** Lines that belong together; a side that has none is null. */
export interface Row {
  readonly is: 'same' | 'changed' | 'added' | 'removed';
  readonly left: Side | null;
  readonly right: Side | null;
}

/** How a line break is shown where it is what differs. */
const BREAKS: Readonly<Record<string, string>> = { '\n': '␊', '\r\n': '␍␊', '\r': '␍' };
const BREAK = /(?:\r\n?|\n)$/;
const withoutBreak = (line: string): string => line.replace(BREAK, '');

/** The rows of texts that were compared by lines; changed lines have their words marked as long as the effort lasts. */
export function listLineRows(comparison: Comparison, effort: Effort): Row[] {
  const { left, right, gaps } = comparison;
  const rows: Row[] = [];
  const next = { left: 0, right: 0 };
  const keep = (end: number) => {
    for (; next.left < end; next.left++, next.right++) {
      const parts = [withoutBreak(left[next.left] ?? '')];
      const other = withoutBreak(right[next.right] ?? '');
      rows.push({
        is: 'same',
        left: { line: next.left + 1, parts },
        right: { line: next.right + 1, parts: other === parts[0] ? parts : [other] },
      });
    }
  };
  for (const gap of gaps) {
    keep(gap.leftStart);
    for (const row of rowsOfGap(comparison, gap, effort)) rows.push(row);
    next.left = gap.leftEnd;
    next.right = gap.rightEnd;
  }
  keep(left.length);
  return rows;
}

/** Similar lines stand side by side, the others in their order between them. */
function rowsOfGap({ left, right, isIgnored }: Comparison, gap: Gap, effort: Effort): Row[] {
  const lefts = left.slice(gap.leftStart, gap.leftEnd);
  const rights = right.slice(gap.rightStart, gap.rightEnd);
  const rows: Row[] = [];
  const sideOf = (line: string | undefined, index: number): Side | null =>
    line === undefined ? null : { line: index + 1, parts: [withoutBreak(line)] };
  let from = { left: 0, right: 0 };
  const fill = (to: { left: number; right: number }) => {
    for (let l = from.left, r = from.right; l < to.left || r < to.right; l++, r++) {
      const leftLine = l < to.left ? lefts[l] : undefined;
      const rightLine = r < to.right ? rights[r] : undefined;
      const sides = { left: sideOf(leftLine, gap.leftStart + l), right: sideOf(rightLine, gap.rightStart + r) };
      const isRemoved = leftLine !== undefined && !isIgnored(leftLine);
      const isAdded = rightLine !== undefined && !isIgnored(rightLine);
      if (isRemoved === isAdded) rows.push({ is: isRemoved ? 'changed' : 'same', ...sides });
      else {
        if (sides.left !== null) rows.push({ is: isRemoved ? 'removed' : 'same', left: sides.left, right: null });
        if (sides.right !== null) rows.push({ is: isAdded ? 'added' : 'same', left: null, right: sides.right });
      }
    }
  };
  for (const pair of pairLines(lefts, rights, effort)) {
    const [leftLine, rightLine] = [lefts[pair.left] ?? '', rights[pair.right] ?? ''];
    if (isIgnored(leftLine) || isIgnored(rightLine)) continue;
    fill(pair);
    const marked = markLines(leftLine, rightLine, effort);
    rows.push({
      is: 'changed',
      left: { line: gap.leftStart + pair.left + 1, parts: marked.left },
      right: { line: gap.rightStart + pair.right + 1, parts: marked.right },
    });
    from = { left: pair.left + 1, right: pair.right + 1 };
  }
  fill({ left: lefts.length, right: rights.length });
  return rows;
}

function markLines(left: string, right: string, effort: Effort): { left: string[]; right: string[] } {
  const marked = markWords(withoutBreak(left), withoutBreak(right), effort);
  const breaks = [left, right].map((line) => BREAK.exec(line)?.[0] ?? '');
  if (breaks[0] === breaks[1]) return marked;
  addPart(marked.left, BREAKS[breaks[0] ?? ''] ?? '', true);
  addPart(marked.right, BREAKS[breaks[1] ?? ''] ?? '', true);
  return marked;
}

/** The rows of texts that were compared by pieces of lines. */
export function listPieceRows({ left, right, gaps, isIgnored }: Comparison): Row[] {
  const rows: Row[] = [];
  const leftLines = new Lines();
  const rightLines = new Lines();
  const flush = () => {
    const lefts = leftLines.take();
    const rights = rightLines.take();
    for (let index = 0; index < Math.max(lefts.length, rights.length); index++) {
      const l = lefts[index] ?? null;
      const r = rights[index] ?? null;
      const isChanged = (l?.parts.length ?? 0) > 1 || (r?.parts.length ?? 0) > 1;
      rows.push({
        is: l === null ? 'added' : r === null ? 'removed' : isChanged ? 'changed' : 'same',
        left: l,
        right: r,
      });
    }
  };
  const next = { left: 0, right: 0 };
  const keep = (end: number) => {
    for (; next.left < end; next.left++, next.right++) {
      const piece = left[next.left] ?? '';
      leftLines.add(piece, false);
      rightLines.add(right[next.right] ?? '', false);
      if (isLineBreak(piece)) flush();
    }
  };
  for (const { leftStart, leftEnd, rightStart, rightEnd } of gaps) {
    keep(leftStart);
    for (const piece of left.slice(leftStart, leftEnd)) leftLines.add(piece, !isIgnored(piece));
    for (const piece of right.slice(rightStart, rightEnd)) rightLines.add(piece, !isIgnored(piece));
    next.left = leftEnd;
    next.right = rightEnd;
  }
  keep(left.length);
  leftLines.end();
  rightLines.end();
  flush();
  return rows;
}

/** The lines that the pieces of one text make. */
class Lines {
  private lines: Side[] = [];
  private parts: string[] = [];
  private line = 1;

  add(piece: string, isOwn: boolean): void {
    const isBreak = isLineBreak(piece);
    const shown = isBreak ? (isOwn ? (BREAKS[piece] ?? '') : '') : piece;
    if (shown !== '') addPart(this.parts, shown, isOwn);
    if (isBreak) this.push();
  }

  private push(): void {
    this.lines.push({ line: this.line++, parts: this.parts.length === 0 ? [''] : this.parts });
    this.parts = [];
  }

  /** The last line, which has no line break. */
  end(): void {
    if (this.parts.length > 0) this.push();
  }

  take(): Side[] {
    const { lines } = this;
    this.lines = [];
    return lines;
  }
}
