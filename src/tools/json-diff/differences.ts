import type { Row } from './tree.ts';

const isDifference = ({ is, isMoved }: Row): boolean =>
  isMoved || is === 'added' || is === 'removed' || is === 'changed';

/** The indexes of rows where a difference begins. What is inside an added or removed value belongs to it. */
export function listDifferences(rows: readonly Row[]): number[] {
  const starts: number[] = [];
  let depth = Infinity;
  for (const [index, row] of rows.entries()) {
    if (row.depth <= depth) depth = Infinity;
    if (depth < Infinity || !isDifference(row)) continue;
    starts.push(index);
    if (row.is === 'added' || row.is === 'removed') depth = row.depth;
  }
  return starts;
}

/** Splits two texts into their common start and end and the difference between. Never splits a surrogate pair. */
export function splitChange(left: string, right: string): { start: string; left: string; right: string; end: string } {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  if (start > 0 && isHighSurrogate(left.charCodeAt(start - 1))) start--;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end++;
  if (end > 0 && isLowSurrogate(left.charCodeAt(left.length - end))) end--;
  return {
    start: left.slice(0, start),
    left: left.slice(start, left.length - end),
    right: right.slice(start, right.length - end),
    end: left.slice(left.length - end),
  };
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** Rows of the tree that are loaded and shown at a time. */
export const PAGE_LENGTH = 1000;
