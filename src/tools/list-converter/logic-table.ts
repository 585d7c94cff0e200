import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { unescape } from './unescape.ts';

/** Cells of a table whose short rows are filled up: they may be as many as the square of the text. */
const MOST_CELLS = 5_000_000;

/**
 * A table with rows for columns. Cells stay as they are written; in double quotes (RFC 4180) they may hold separators and
 * line breaks. Throws `error.noCells`, `error.quote` and `error.tooManyCells`.
 */
export function transpose(text: string, separator: string, note: RunContext['note']): string {
  if (separator === '') throw new ToolError('error.noCells', {}, { option: 'cells' });
  const cells = unescape(separator);
  const rows = readRows(text, cells);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const count = rows.length * width;
  if (count > MOST_CELLS) throw new ToolError('error.tooManyCells', { count, limit: MOST_CELLS });
  const short = rows.filter((row) => row.length < width).length;
  if (short > 0) note('note.shortRows', { count: short });
  const lines = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? '').join(cells));
  // Only a line break after it makes an empty line at the end a row.
  if (lines.length > 1 && lines.at(-1) === '') lines.push('');
  return lines.join('\n');
}

function readRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let start = 0;
  while (start <= text.length) {
    const end = cellEnd(text, start, separator);
    row.push(text.slice(start, end));
    if (text.startsWith(separator, end) && end < text.length) {
      start = end + separator.length;
      continue;
    }
    rows.push(row);
    row = [];
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
    // A line break at the very end begins no row.
    if (start >= text.length) break;
  }
  return rows;
}

function cellEnd(text: string, start: number, separator: string): number {
  let end = start;
  if (text.charAt(start) === '"') {
    const close = /"(?:[^"]|"")*"/y;
    close.lastIndex = start;
    if (!close.test(text)) throw new ToolError('error.quote', {}, { at: placeAt(text, start) });
    end = close.lastIndex;
  }
  while (end < text.length && !/[\r\n]/.test(text.charAt(end)) && !text.startsWith(separator, end)) end += 1;
  return end;
}
