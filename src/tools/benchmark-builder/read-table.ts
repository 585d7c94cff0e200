import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { nameOf, readMeasure, type Suite, type SuitesRead } from './suite.ts';

/** Suites that are compared at once. */
const MOST = 500;

/** Throws `error.tooMany`. */
export function refuseMore(count: number): void {
  if (count > MOST) throw new ToolError('error.tooMany', { count, max: MOST });
}

const SEPARATORS = ['\t', ';', '|', ','];

/** Reads suites from CSV or a plain column of numbers. Throws `error.summary`, `error.quote` and `error.tooMany`. */
export function readTable(text: string): SuitesRead {
  const separator = SEPARATORS.find((mark) => text.includes(mark)) ?? ',';
  const rows = splitRows(text, separator);
  const [head = []] = rows;
  // hyperfine's CSV has no single measures.
  if (head[0] === 'command' && head[1] === 'mean') throw new ToolError('error.summary');
  const hasDoubtfulCommas =
    separator === ',' &&
    rows.every((row) => row.length === 2) &&
    /^\s*[+-]?\d+,\d+\s*$/.test(text.split(/[\r\n]/, 1)[0] ?? '');
  return { suites: readRows(rows), unit: '', hasDoubtfulCommas };
}

function readRows(rows: readonly (readonly string[])[]): Suite[] {
  const [head = []] = rows;
  const isRow = rows.length === 1 && head.length > 1 && head.every(isNumber);
  if (isRow) return [{ name: nameOf(0), measures: head }];
  if (rows.length === 1 && head.length === 1) return [readLine(head[0] ?? '')];
  if (isLong(rows)) return readLong(rows);
  const hasHead = head.some((cell) => cell !== '' && !isNumber(cell));
  const body = hasHead ? rows.slice(1) : rows;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  // Before there is a list for each: columns times rows can be billions.
  refuseMore(width);
  const columns = Array.from({ length: width }, (): string[] => []);
  for (const row of body) for (const [index, cell] of row.entries()) if (cell !== '') columns[index]?.push(cell);
  return columns.map((measures, index) => ({ name: (hasHead && head[index]) || nameOf(index), measures }));
}

const isNumber = (cell: string): boolean => readMeasure(cell) !== undefined;

/** A line without separators: numbers with spaces between them, or one number. */
function readLine(line: string): Suite {
  const parts = line.split(/\s+/);
  const isHead = !parts.some(isNumber);
  return isHead ? { name: line, measures: [] } : { name: nameOf(0), measures: parts };
}

/** Whether each line is the name of a suite and one measure of it. */
function isLong(rows: readonly (readonly string[])[]): boolean {
  const body = rows.slice(1);
  return (
    body.length > 0 &&
    rows.every((row) => row.length === 2) &&
    body.every(([name = '']) => name !== '' && !isNumber(name)) &&
    body.some(([, value = '']) => isNumber(value))
  );
}

function readLong(rows: readonly (readonly string[])[]): Suite[] {
  const hasHead = !isNumber(rows[0]?.[1] ?? '');
  const suites = new Map<string, string[]>();
  for (const [name = '', value = ''] of hasHead ? rows.slice(1) : rows) {
    const measures = suites.get(name);
    if (measures === undefined) suites.set(name, [value]);
    else measures.push(value);
  }
  return Array.from(suites, ([name, measures]) => ({ name, measures }));
}

/** The cells of each line that is not empty, without their quotes (RFC 4180). */
function splitRows(text: string, separator: string): string[][] {
  const mark = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(
    `[^\\S\\r\\n\\t]*(?:"((?:[^"]|"")*)"[^\\S\\r\\n\\t]*|([^${mark}\\r\\n]*))(${mark}|\\r\\n?|\\n|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const start = cell.lastIndex;
    const found = cell.exec(text);
    if (found === null || (found[2] ?? '').startsWith('"'))
      throw new ToolError('error.quote', {}, { at: placeAt(text, start) });
    row.push(found[1]?.replaceAll('""', '"').trim() ?? (found[2] ?? '').trim());
    if (found[3] === separator) continue;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
    if (found[3] === '') break;
  }
  return rows;
}
