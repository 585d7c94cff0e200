import type { Dialect } from './dialects.ts';
import type { Token } from './tokens.ts';

/** Comments that tell the database something: Oracle and MySQL hints, MySQL's conditional code. */
const isHint = ({ raw }: Token) => /^\/\*[+!]/.test(raw);
/** No space is needed beside these, but before an opening bracket it can mean something (MySQL: `count (*)`). */
const CLOSE = new Set([')', ',', ';']);
const OPEN = new Set(['(', ',', ';']);
const COMPARISONS = new Set(['=', '<=', '>=', '<>', '!=']);

/** All on one line, without comments; `comments` counts those that were left out. */
export function minify(text: string, tokens: readonly Token[], dialect: Dialect): { output: string; comments: number } {
  const kept = tokens.filter((token) => token.kind !== 'comment' || isHint(token));
  const output: string[] = [];
  for (const [index, token] of kept.entries()) {
    const before = kept[index - 1];
    if (before !== undefined) output.push(gap(text, before, token, dialect));
    output.push(token.raw);
  }
  return { output: output.join(''), comments: tokens.length - kept.length };
}

function gap(text: string, before: Token, token: Token, dialect: Dialect): string {
  const between = text.slice(before.offset + before.raw.length, token.offset);
  if (between === '') return '';
  // Adjacent strings are one only across lines (SQL-92, 5.3, rule 4).
  if (before.kind === 'string' && token.kind === 'string') return between.includes('\n') ? '\n' : ' ';
  if (standsAlone(text, before, dialect) || standsAlone(text, token, dialect)) return '\n';
  if (CLOSE.has(token.raw) || OPEN.has(before.raw)) return '';
  const isPlain = ({ kind }: Token) => kind !== 'symbol' && kind !== 'comment';
  if (COMPARISONS.has(token.raw) && isPlain(before)) return '';
  if (COMPARISONS.has(before.raw) && isPlain(token)) return '';
  return ' ';
}

/** `GO` (sqlcmd) and `/` (SQL*Plus) end a batch only on a line of their own. */
function standsAlone(text: string, { raw, offset }: Token, dialect: Dialect): boolean {
  const isBatchEnd = (dialect === 'transactsql' && raw.toUpperCase() === 'GO') || (dialect === 'plsql' && raw === '/');
  return (
    isBatchEnd &&
    /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)) &&
    /^[ \t\r]*(?:\n|$)/.test(text.slice(offset + raw.length))
  );
}
