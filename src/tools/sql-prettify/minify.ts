import type { Dialect } from './dialects.ts';
import { readScript } from './script.ts';
import { endOf, type Token } from './token.ts';

/** Comments that tell a product something: hints, MySQL's conditional code, the borders of a notebook's cells. */
const isHint = ({ raw }: Token) => /^(?:\/\*[+!]|--\+|-- (?:COMMAND|Databricks notebook|MAGIC)\b)/.test(raw);
/** No space is needed beside these, but before an opening bracket it can mean something (MySQL: `count (*)`). */
const CLOSE = new Set([')', ',', ';']);
const OPEN = new Set(['(', ',', ';']);
const COMPARISONS = new Set(['=', '<=', '>=', '<>', '!=']);

/** All on one line but what its client reads, without comments; `comments` counts those that were left out. */
export function minify(text: string, tokens: readonly Token[], dialect: Dialect): { output: string; comments: number } {
  const output: string[] = [];
  let comments = 0;
  for (const { isKept, tokens: all, before } of readScript(text, tokens)) {
    const kept = all.filter((token) => token.kind !== 'comment' || isHint(token));
    comments += all.length - kept.length;
    if (!isKept && kept.length === 0) continue;
    if (output.length > 0) output.push(before ?? '\n');
    output.push(isKept ? all[0].raw : minifyTokens(text, kept, dialect));
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
  const between = text.slice(endOf(before), token.offset);
  if (between === '') return '';
  // Adjacent strings are one only across lines (SQL-92, 5.3, rule 4).
  if (before.kind === 'string' && token.kind === 'string') return between.includes('\n') ? '\n' : ' ';
  if (before.raw.startsWith('--') || token.raw.startsWith('--')) return '\n';
  if (standsAlone(text, before, dialect) || standsAlone(text, token, dialect)) return '\n';
  if (CLOSE.has(token.raw) || OPEN.has(before.raw)) return '';
  const isPlain = ({ kind }: Token) => kind !== 'symbol' && kind !== 'comment';
  if (COMPARISONS.has(token.raw) && isPlain(before)) return '';
  if (COMPARISONS.has(before.raw) && isPlain(token)) return '';
  return ' ';
}

/** `GO` (sqlcmd) ends a batch only on a line of its own. */
function standsAlone(text: string, { raw, offset }: Token, dialect: Dialect): boolean {
  return (
    dialect === 'transactsql' &&
    raw.toUpperCase() === 'GO' &&
    /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)) &&
    /^[ \t\r]*(?:\n|$)/.test(text.slice(offset + raw.length))
  );
}
