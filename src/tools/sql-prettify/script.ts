import type { Dialect } from './dialects.ts';
import type { Token } from './tokens.ts';

/** A stretch of a script: SQL, or what the database's client reads and SQL does not know, which stays as it is. */
export interface Stretch {
  readonly isKept: boolean;
  readonly start: number;
  readonly end: number;
  /** Of SQL. */
  readonly tokens: readonly Token[];
  /** The text before it; undefined: the text between two statements. */
  readonly before?: string | undefined;
}

/** Dialects whose client obeys `DELIMITER //`; scripts are pasted into the standard, too. */
const WITH_DELIMITER: readonly Dialect[] = ['sql', 'mysql', 'mariadb', 'singlestoredb', 'tidb'];

/**
 * Sets apart lines `DELIMITER //` with the delimiters that they announce, and lines with nothing but a slash, which SQL*Plus
 * reads, and which divides nothing where a statement has just ended.
 */
export function readScript(text: string, tokens: readonly Token[], dialect: Dialect): Stretch[] {
  const stretches: Stretch[] = [];
  let sql: Token[] = [];
  let delimiter: string | undefined;
  let isBetween = true;
  let end = 0;
  const flush = () => {
    const [first, last] = [sql[0], sql.at(-1)];
    if (first === undefined || last === undefined) return;
    stretches.push({ isKept: false, start: first.offset, end: last.offset + last.raw.length, tokens: sql });
    sql = [];
  };
  const keep = (start: number, length: number, before?: string) => {
    flush();
    end = start + length;
    isBetween = true;
    stretches.push({ isKept: true, start, end, tokens: [], before });
  };
  for (const token of tokens) {
    const { kind, raw, offset } = token;
    if (offset < end) continue;
    const command = isBetween && WITH_DELIMITER.includes(dialect) ? readDelimiter(text, token) : undefined;
    const found = delimiter === undefined ? -1 : findDelimiter(text, token, delimiter);
    if (command !== undefined) {
      keep(offset, command.length);
      delimiter = command.delimiter === ';' ? undefined : command.delimiter;
    } else if (delimiter !== undefined && found >= 0) {
      const gap = text.slice(end, found);
      if (found > offset) sql.push({ ...token, raw: raw.slice(0, found - offset) });
      keep(found, delimiter.length, found > offset ? '' : gap.includes('\n') ? '\n' : gap === '' ? '' : ' ');
    } else if (raw === '/' && (isBetween || dialect === 'plsql') && isAlone(text, offset)) {
      keep(offset, 1, '\n');
    } else {
      sql.push(token);
      end = offset + raw.length;
      if (kind !== 'comment') isBetween = raw === ';';
    }
  }
  flush();
  return stretches;
}

function readDelimiter(text: string, { kind, raw, offset }: Token) {
  if (kind !== 'word' || raw.toUpperCase() !== 'DELIMITER') return undefined;
  const line = /[^\r\n]*/y;
  line.lastIndex = offset;
  const [written, delimiter] = /^\S+[ \t]+([^\s'"]\S*)(?=[ \t]*$)/.exec(line.exec(text)?.[0] ?? '') ?? [];
  return written === undefined || delimiter === undefined ? undefined : { length: written.length, delimiter };
}

/** The client looks for it everywhere but in strings and comments. */
function findDelimiter(text: string, { kind, raw, offset }: Token, delimiter: string): number {
  if (kind !== 'word' && kind !== 'symbol') return -1;
  const inside = raw.indexOf(delimiter);
  if (inside >= 0) return offset + inside;
  return text.startsWith(delimiter, offset) ? offset : -1;
}

function isAlone(text: string, offset: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' && /^[ \t\r]*(?:\n|$)/.test(text.slice(offset + 1, offset + 100));
}
