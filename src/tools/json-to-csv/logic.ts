import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { noteBeginning } from '#formats/json/note-document.ts';
import { findLoneSurrogates } from '#formats/json/lone-surrogates.ts';
import { readJson } from '#formats/json/read.ts';
import { shorten } from '#lib/shorten';
import { CellWriter, UNQUOTED, type CellOptions } from './cell.ts';
import { chooseColumns } from './choose-columns.ts';
import { findRows } from './find-rows.ts';
import { readTable, type Nested, type Table } from './read-table.ts';
import { CsvWriter, type CsvOptions } from '#formats/csv/write.ts';

type Note = RunContext['note'];

export interface Options extends CellOptions, CsvOptions {
  /** JSON Pointer or JSONPath of the rows. */
  readonly path: string;
  readonly nested: Nested;
  /** Names of columns as a line of CSV; '' is all. */
  readonly columns: string;
  readonly header: boolean;
  readonly byteOrderMark: boolean;
}

/** Most fields and characters of a header that are written; a browser holds little more in one text. */
const MOST_FIELDS = 100_000_000;
const LONGEST_HEADER = 50_000_000;
/** Remarks of one kind that are made one by one. */
const MOST_NOTES = 10;

/**
 * JSON, JSON5 or JSON Lines as CSV (RFC 4180). Throws `ToolError`: `json.…` where the text is not JSON, `error.path…` and
 * `error.column` for options, `error.is…` for what is no table, `error.tooLarge`.
 */
export function convert(text: string, options: Options, note: Note): string {
  if (text.trim() === '') return '';
  const { document, table } = read(text, options, note);
  noteLosses(document, table, note);
  const columns = chooseColumns(table.columns, options.columns);
  const writer = new CsvWriter(options);
  const cells = new CellWriter(document, options, writer);
  if (hasHeader(table, options)) writer.add(columns.map(({ name }) => cells.writeText(name)));
  for (const fields of listRows(table, columns, cells)) writer.add(fields);
  if (cells.guarded > 0) note('note.guarded', { count: cells.guarded });
  return (options.byteOrderMark ? '\uFEFF' : '') + writer.finish();
}

/** The beginning of the table. */
export interface Preview {
  /** Names of all columns there are. */
  readonly all: readonly string[];
  /** Names of those that are written, in their order: the first of them. */
  readonly columns: readonly string[];
  /** How many are written. */
  readonly width: number;
  readonly rows: readonly (readonly string[])[];
  /** How many rows there are in all. */
  readonly total: number;
}

const MOST_ROWS = 20;
/** A row of cells is drawn for each of them. */
const MOST_COLUMNS = 100;

/** What `convert` writes, as data. Throws what `convert` throws. */
export function preview(text: string, options: Options): Preview {
  if (text.trim() === '') return { all: [], columns: [], width: 0, rows: [], total: 0 };
  const { document, table } = read(text, options, () => undefined);
  const written = chooseColumns(table.columns, options.columns);
  const columns = written.slice(0, MOST_COLUMNS);
  const rows: string[][] = [];
  for (const fields of listRows(table, columns, new CellWriter(document, options, UNQUOTED))) {
    if (rows.push(fields) === MOST_ROWS) break;
  }
  const names = ({ name }: { readonly name: string }) => name;
  return {
    all: table.columns.map(names),
    columns: columns.map(names),
    width: written.length,
    rows,
    total: table.rowStarts.length - 1,
  };
}

function read(text: string, { path, nested }: Options, note: Note): { document: JsonDocument; table: Table } {
  const document = readJson(text, { mode: 'lenient', several: true, fail: failAt });
  noteBeginning(document, note);
  const rows = findRows(document, path.trim(), note);
  const table = readTable(document, rows, nested);
  const columns = table.columns.length;
  const header = table.columns.reduce((sum, { nameLength }) => sum + nameLength, 0);
  if (columns * rows.length > MOST_FIELDS || header > LONGEST_HEADER)
    throw new ToolError('error.tooLarge', { rows: rows.length, columns });
  if (rows.length === 0) note('note.noRows');
  else if (columns === 0) note('note.noColumns');
  const kindOf = (row: JsonNode) => (document.isContainer(row) ? document.kind(row) : 'value');
  if (rows.some((row) => kindOf(row) !== kindOf(rows[0]!))) note('note.mixed');
  return { document, table };
}

/** Rows that are arrays bring their own header or none: positions name nothing. */
const hasHeader = ({ columns }: Table, { header }: Options): boolean =>
  header && columns.some(({ isPosition }) => !isPosition);

function* listRows(
  { cellColumns, cellNodes, rowStarts, columns: all }: Table,
  columns: Table['columns'],
  cells: CellWriter,
): Generator<string[]> {
  const places = new Int32Array(all.length).fill(-1);
  for (const [place, { index }] of columns.entries()) places[index] = place;
  if (columns.length === 0) return;
  const blank = columns.map(() => cells.writeNothing());
  for (let row = 0; row < rowStarts.length - 1; row++) {
    const fields = blank.slice();
    for (let cell = rowStarts[row]!; cell < rowStarts[row + 1]!; cell++) {
      const place = places[cellColumns[cell]!]!;
      if (place >= 0) fields[place] = cells.write(cellNodes[cell]!);
    }
    yield fields;
  }
}

function noteLosses(document: JsonDocument, { columns, duplicates }: Table, note: Note): void {
  for (const { node, first } of duplicates.slice(0, MOST_NOTES)) {
    note(
      'warning.repeated',
      { key: shorten(document.key(node)), line: document.keyPlace(first).line },
      { at: document.keyPlace(node) },
    );
  }
  if (duplicates.length > MOST_NOTES) note('warning.moreDuplicates', { count: duplicates.length - MOST_NOTES });
  const names = new Set<string>();
  const twice = columns.find(({ name }) => names.size === names.add(name).size);
  if (twice !== undefined) note('warning.sameName', { name: shorten(twice.name) });
  const [comment, commentEnd] = document.commentOffsets;
  if (comment !== undefined)
    note(
      'warning.comments',
      { count: document.commentOffsets.length / 2 },
      { at: document.placeOf(comment, commentEnd ?? comment) },
    );
  const [surrogate, ...others] = findLoneSurrogates(document);
  if (surrogate !== undefined) note('warning.loneSurrogate', { count: others.length + 1 }, { at: surrogate });
}
