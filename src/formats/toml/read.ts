import { joinComments } from '../data/comment-lines.ts';
import type { Fail } from '#lib/text-error';
import type { DataMap } from '../data/model.ts';
import { readKeys } from './keys.ts';
import { openList, openTable, putValue } from './sections.ts';
import { Source } from './source.ts';
import { Table } from './tables.ts';
import { readValue } from './values.ts';

export interface TomlReadOptions {
  readonly version?: '1.0' | '1.1';
  readonly fail?: Fail;
}

/**
 * Reads TOML (1.1, or 1.0) without losing anything of it: digits of numbers, dates as written, comments, places. No
 * recursion. Throws `toml.…`.
 */
export function readToml(text: string, { version = '1.1', fail }: TomlReadOptions = {}): DataMap {
  const source = new Source(text, version, fail);
  const root = new Table('header', 0, text.length);
  let section = root;
  for (source.skipLines(); !source.isAtEnd; source.skipLines()) {
    const before = source.takeComments();
    if (source.peek() === '[') {
      section = readHeader(source, root);
      const after = source.endLine();
      section.data.comments = joinComments({ before, after });
      continue;
    }
    const keys = readKeys(source);
    if (source.peek() !== '=') throw source.unexpected('toml.equals');
    source.at++;
    source.skipBlanks();
    const value = readValue(source);
    const after = source.endLine();
    const comments = joinComments({ before, after }, value.comments);
    putValue(source, section, keys, comments === undefined ? value : { ...value, comments });
  }
  root.data.comments = joinComments({ inside: source.takeComments() });
  return root.data;
}

function readHeader(source: Source, root: Table): Table {
  const start = source.at;
  const isList = source.startsWith('[[');
  source.at += isList ? 2 : 1;
  source.skipBlanks();
  const keys = readKeys(source);
  if (!source.startsWith(isList ? ']]' : ']')) throw source.unexpected('toml.headerEnd');
  source.at += isList ? 2 : 1;
  return isList ? openList(source, root, keys, start) : openTable(source, root, keys, start);
}
