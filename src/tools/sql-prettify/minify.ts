import type { Dialect } from './dialects.ts';
import { readScript } from './script.ts';
import type { Token } from './tokens.ts';

/** Comments that tell the database something: Oracle and MySQL hints, MySQL's conditional code. */
const isHint = ({ raw }: Token) => /^\/\*[+!]/.test(raw);
/** No space is needed beside these, but before an opening bracket it can mean something (MySQL: `count (*)`). */
const CLOSE = new Set([')', ',', ';']);
const OPEN = new Set(['(', ',', ';']);
const COMPARISONS = new Set(['=', '<=', '>=', '<>', '!=']);

/** All on one line except what its client reads, without comments; `comments` counts the omitted ones. */
export function minify(text: string, tokens: readonly Token[], dialect: Dialect): { output: string; comments: number } {
  const output: string[] = [];
  let comments = 0;
  for (const { isKept, start, end, tokens: all, before } of readScript(text, tokens, dialect)) {
    const kept = all.filter((token) => token.kind !== 'comment' || isHint(token));
    comments += all.length - kept.length;
    if (output.length > 0 && (isKept || kept.length > 0)) output.push(before ?? '\n');
    if (isKept) output.push(text.slice(start, end));
    else output.push(minifyTokens(text, kept, dialect));
  }
  return { output: output.join(''), comments };
}

function minifyTokens(text: string, tokens: readonly Token[], dialect: Dialect): string {
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      return before === undefined ? token.raw : gap(text, before, token, dialect) + token.raw;
    })
    .join('');
}

function gap(text: string, before: Token, token: Token, dialect: Dialect): string {
  const between = text.slice(before.offset + before.raw.length, token.offset);
  if (between === '') return '';
  // Adjacent strings are one only across lines (SQL-92, 5.3, rule 4).
  if (before.kind === 'string' && token.kind === 'string') return between.includes('\n') ? '\n' : ' ';
  if (standsAlone(text, before, dialect) || standsAlone(text, token, dialect))
    return between.includes('\n') ? '\n' : ' ';
  if (CLOSE.has(token.raw) || OPEN.has(before.raw)) return '';
  const isPlain = ({ kind }: Token) => kind !== 'symbol' && kind !== 'comment';
  if (COMPARISONS.has(token.raw) && isPlain(before)) return '';
  if (COMPARISONS.has(before.raw) && isPlain(token)) return '';
  return ' ';
}

/** `GO` or `GO 5` (sqlcmd) ends a batch only on a line of its own. */
function standsAlone(text: string, { offset }: Token, dialect: Dialect): boolean {
  if (dialect !== 'transactsql') return false;
  const end = text.indexOf('\n', offset);
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end);
  return /^[ \t]*GO(?:[ \t]+\d+)?[ \t\r]*$/i.test(line);
}
