import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { compare, type Comparison, type Equality } from './compare.ts';
import type { Effort } from './mark-words.ts';
import { listLineRows, listPieceRows, type Row, type Side } from './rows.ts';
import { sortJson, type Texts } from './sort-json.ts';
import { splitPatchLines, splitText, type Unit } from './tokens.ts';
import { writeUnified } from './unified.ts';

export type { Row, Side } from './rows.ts';

/** How two texts differ. */
export interface Difference {
  /** Down to the last character. */
  readonly identical: boolean;
  /** With these options. */
  readonly same: boolean;
  /** Places that differ. */
  readonly changes: number;
  /** Pieces of the unit: lines, words and so on. */
  readonly added: number;
  readonly removed: number;
  /** The rows are those of both texts with the keys of their objects sorted. */
  readonly isSorted: boolean;
  readonly rows: readonly Row[];
}

interface DiffOptions extends Equality {
  readonly right: string;
  readonly sortJson: boolean;
  readonly unit: Unit;
}

interface PatchOptions extends Equality {
  readonly right: string;
  readonly sortJson: boolean;
  /** Equal lines around a change. */
  readonly context: number;
  readonly leftName: string;
  readonly rightName: string;
}

/** UTF-16 units of both texts from which they are compared by lines only. */
const MOST_IN_PIECES = 2_000_000;
/** Words that are compared to mark them in changed lines: about a second. */
const EFFORT = 2_000_000;

/** Compares two texts and lists their lines side by side. */
export function diff(left: string, options: DiffOptions, context: RunContext): Difference {
  const texts = textsOf(left, options, context);
  const isLong = options.unit !== 'line' && texts.left.length + texts.right.length > MOST_IN_PIECES;
  const unit = isLong ? 'line' : options.unit;
  if (isLong) context.note('note.byLine');
  noteLineEnds(texts.left, texts.right, context);
  const equality = { ...options, ignoreBlankLines: options.ignoreBlankLines && unit === 'line' };
  const pieces = { left: splitText(texts.left, unit), right: splitText(texts.right, unit) };
  context.progress(1, 4);
  const comparison = compare(pieces.left, pieces.right, equality);
  noteCut(comparison, context);
  context.progress(2, 4);
  const effort: Effort = { left: EFFORT, unmarked: 0 };
  const rows = unit === 'line' ? listLineRows(comparison, effort) : listPieceRows(comparison);
  if (!options.ignoreLineEnds) noteUnseen(texts.left, texts.right, rows, context);
  if (effort.unmarked > 0) context.note('note.unmarked', { count: effort.unmarked });
  context.progress(4, 4);
  const counts = count(comparison);
  return { identical: left === options.right, same: counts.changes === 0, ...counts, isSorted: texts.isSorted, rows };
}

/** The change from the left text to the right one as a unified diff. */
export function patch(left: string, options: PatchOptions, context: RunContext): string {
  const texts = textsOf(left, options, context);
  const names = { left: checkName(options, 'leftName'), right: checkName(options, 'rightName') };
  const comparison = compare(splitPatchLines(texts.left), splitPatchLines(texts.right), options);
  noteCut(comparison, context);
  const written = writeUnified(comparison, options.context, names);
  if (written === '') context.note(left === options.right ? 'note.identical' : 'note.same');
  return written;
}

/** Says from which line on there may be fewer changes than are listed. */
function noteCut({ left, cutAt }: Comparison, { note }: RunContext): void {
  if (cutAt === undefined) return;
  const before = left.slice(0, cutAt).filter((piece) => /[\r\n]$/.test(piece)).length;
  note('warning.cut', { line: before + 1 });
}

/** The texts that are compared. */
function textsOf(left: string, options: DiffOptions | PatchOptions, { note }: RunContext): Texts {
  const { right } = options;
  return options.sortJson ? sortJson(left, right, note) : { left, right, isSorted: false };
}

/** A name is one line of the patch up to its first tab. */
function checkName(options: { leftName: string; rightName: string }, option: 'leftName' | 'rightName'): string {
  const name = options[option];
  if (name === '' || /[\p{Cc}\u2028\u2029]/u.test(name)) throw new ToolError('error.name', {}, { option });
  return name;
}

function count({ left, right, gaps, isIgnored }: Comparison): { changes: number; added: number; removed: number } {
  const counts = { changes: 0, added: 0, removed: 0 };
  for (const { leftStart, leftEnd, rightStart, rightEnd } of gaps) {
    const removed = countOwn(left, leftStart, leftEnd, isIgnored);
    const added = countOwn(right, rightStart, rightEnd, isIgnored);
    if (removed + added > 0) counts.changes++;
    counts.removed += removed;
    counts.added += added;
  }
  return counts;
}

function countOwn(pieces: readonly string[], start: number, end: number, isIgnored: Comparison['isIgnored']): number {
  let own = 0;
  for (let index = start; index < end; index++) if (!isIgnored(pieces[index] ?? '')) own++;
  return own;
}

/** Notes what can hardly be seen in the rows: a last line break, and lines that differ in characters that look alike. */
function noteUnseen(left: string, right: string, rows: readonly Row[], { note }: RunContext): void {
  const [ofLeft, ofRight] = [left, right].map((text) => /[\r\n]$/.test(text));
  if (ofLeft !== ofRight && left !== '' && right !== '') note(`note.finalBreak.${ofLeft === true ? 'left' : 'right'}`);
  const alike = rows.filter(({ is, left, right }) => is === 'changed' && seenAs(left) === seenAs(right));
  const line = alike[0]?.left?.line;
  if (line !== undefined) note('warning.lookAlike', { count: alike.length, line });
}

/** A line as it looks: accents composed, all spaces alike, nothing that is invisible. */
const seenAs = (side: Side | null): string | undefined =>
  side?.parts
    .join('')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Cf}/gu, '');

const LINE_ENDS = { crlf: /\r\n/, lf: /(?<!\r)\n/, cr: /\r(?!\n)/ } as const;

function noteLineEnds(left: string, right: string, { note }: RunContext): void {
  const [ofLeft, ofRight] = [left, right].map((text) =>
    Object.entries(LINE_ENDS)
      .flatMap(([name, pattern]) => (pattern.test(text) ? name.toUpperCase() : []))
      .join(' + '),
  );
  if (ofLeft === ofRight || !ofLeft || !ofRight) return;
  note('note.lineEnds', { left: ofLeft, right: ofRight });
}
