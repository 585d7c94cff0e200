import { joinComments } from '../data/comment-lines.ts';
import { scalar, withComments, type Comments, type Data } from '../data/model.ts';
import { readKeys } from './keys.ts';
import { readBare } from './scalars.ts';
import { putValue } from './sections.ts';
import type { Source } from './source.ts';
import { readString } from './strings.ts';
import { Table, type Key } from './tables.ts';

/** An array or inline table that is being read. */
interface ListFrame {
  readonly kind: 'list';
  readonly start: number;
  readonly items: Data[];
}
interface TableFrame {
  readonly kind: 'table';
  readonly start: number;
  readonly table: Table;
  keys: readonly Key[];
}
type Frame = (ListFrame | TableFrame) & {
  /** Comments before the next child. */
  before: string[];
};

/** Reads a value. No recursion, so that depth is no matter. */
export function readValue(source: Source): Data {
  const frames: Frame[] = [];
  for (;;) {
    let value = readScalar(source) ?? open(source, frames);
    while (value !== undefined) {
      const frame = frames[frames.length - 1];
      if (frame === undefined) return value;
      value = add(source, frame, value);
      if (value !== undefined) frames.pop();
    }
  }
}

function readScalar(source: Source): Data | undefined {
  const start = source.at;
  const first = source.peek();
  if (first === '[' || first === '{') return undefined;
  if (first === '"' || first === "'") {
    const text = readString(source);
    return scalar('string', text, { start, end: source.at });
  }
  const { kind, text } = readBare(source);
  return scalar(kind, text, { start, end: source.at });
}

/** Enters an array or inline table; gives it if it is empty. */
function open(source: Source, frames: Frame[]): Data | undefined {
  const start = source.at;
  const isList = source.peek() === '[';
  source.at++;
  const frame: Frame = isList
    ? { kind: 'list', start, items: [], before: [] }
    : { kind: 'table', start, table: new Table('inline', start, start), keys: [], before: [] };
  skipSpace(source, frame);
  frame.before = source.takeComments();
  if (source.peek() === (isList ? ']' : '}')) return close(source, frame);
  startChild(source, frame);
  frames.push(frame);
  return undefined;
}

/** Adds a child and goes on to the next; gives the array or inline table when it ends. */
function add(source: Source, frame: Frame, value: Data): Data | undefined {
  let after = trailing(source, frame);
  skipSpace(source, frame);
  const hasComma = source.peek() === ',';
  const beforeComma = source.takeComments();
  if (hasComma) {
    source.at++;
    if (after === '') after = trailing(source, frame);
    skipSpace(source, frame);
  }
  const comments = joinComments({ before: frame.before, after: [after, ...beforeComma].filter(Boolean).join(' ') });
  put(source, frame, withComments(value, joinComments(value.comments ?? {}, comments)));
  frame.before = source.takeComments();
  if (source.peek() === (frame.kind === 'list' ? ']' : '}')) {
    if (hasComma && frame.kind === 'table' && source.version === '1.0') {
      throw source.error('toml.version11', {}, source.at, source.at + 1);
    }
    return close(source, frame);
  }
  if (source.isAtEnd) throw unclosed(source, frame);
  if (!hasComma) throw source.unexpected('toml.comma');
  startChild(source, frame);
  return undefined;
}

function put(source: Source, frame: Frame, value: Data): void {
  if (frame.kind === 'list') frame.items.push(value);
  else putValue(source, frame.table, frame.keys, value);
}

function startChild(source: Source, frame: Frame): void {
  if (source.isAtEnd) throw unclosed(source, frame);
  if (frame.kind === 'list') return;
  frame.keys = readKeys(source);
  if (source.peek() !== '=') throw source.unexpected('toml.equals');
  source.at++;
  source.skipBlanks();
}

function close(source: Source, frame: Frame): Data {
  source.at++;
  const span = { start: frame.start, end: source.at };
  const comments: Comments | undefined = joinComments({ inside: frame.before });
  if (frame.kind === 'list') return { kind: 'list', items: frame.items, ...span, comments };
  return { ...frame.table.data, ...span, comments };
}

/** Inline tables of TOML 1.0 are written on one line. */
function skipSpace(source: Source, { kind }: Frame): void {
  const start = source.at;
  if (source.skipLines() && kind === 'table' && source.version === '1.0') {
    throw source.error('toml.version11', {}, start, start + 1);
  }
}

function trailing(source: Source, { kind }: Frame): string {
  const start = source.at;
  const comment = source.trailingComment();
  if (comment !== '' && kind === 'table' && source.version === '1.0') {
    throw source.error('toml.version11', {}, start, start + 1);
  }
  return comment;
}

function unclosed(source: Source, { kind, start }: Frame): Error {
  return source.error(kind === 'list' ? 'toml.unclosedArray' : 'toml.unclosedTable', {}, start, start + 1);
}
