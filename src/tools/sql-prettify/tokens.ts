import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import type { Lexis } from './dialects.ts';

export interface Token {
  readonly kind: 'comment' | 'string' | 'name' | 'word' | 'symbol';
  readonly raw: string;
  readonly offset: number;
}

/** Operators of more than one character in any dialect, which a space would tear apart. Longest first. */
export const OPERATORS: readonly string[] = (
  '->>> <=>> ' +
  '||/ ->> #>> <=> !~* ~~* !~~ -|- <-> <#> ::: ' +
  '-> #> #- || |/ :: := <= >= <> != == => ~* !~ ~~ << >> && ** @@ &< &> !< !> += -= *= /= %= ^= ^@ |> ..'
).split(' ');
/** Operators with @ or ?, which elsewhere begin a name or are placeholders. */
export const AT_OPERATORS: readonly string[] = ['@>', '<@', '@?', '?|', '?&'];
const PREFIX = /^(?:[benqrux]|rb|br|nq|_\w+)$/i;
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' };

/**
 * Strings, names, comments, words and symbols of a text in SQL; whitespace lies between them. Coarser than a dialect's
 * own reader and strict only about what does not end: throws `ToolError` there.
 */
export function readTokens(text: string, lexis: Lexis): Token[] {
  const tokens: Token[] = [];
  const space = /\s+/uy;
  let offset = 0;
  while (offset < text.length) {
    space.lastIndex = offset;
    offset += space.exec(text)?.[0].length ?? 0;
    if (offset >= text.length) break;
    const token = readToken(text, offset, lexis);
    tokens.push(token);
    offset += token.raw.length;
  }
  return tokens;
}

function readToken(text: string, offset: number, lexis: Lexis): Token {
  const make = (kind: Token['kind'], end: number): Token => ({ kind, raw: text.slice(offset, end), offset });
  if (text.startsWith('--', offset) || (lexis.lineComment !== undefined && text.startsWith(lexis.lineComment, offset)))
    return make('comment', endOfLine(text, offset));
  if (text.startsWith('/*', offset)) return make('comment', endOfComment(text, offset, lexis.nestedComments === true));
  const unicode = lexis.unicodeQuotes === true ? matchAt(/u&(?=["'])/iy, text, offset) : undefined;
  const quoted = readQuoted(text, offset, lexis, unicode ?? '');
  if (quoted !== undefined) return quoted;
  const word = matchAt(/[\p{L}\p{N}_$\u{80}-\u{10ffff}]+|[@:](?=[\p{L}_])[\p{L}\p{N}_$]+/uy, text, offset);
  if (word === undefined) return make('symbol', offset + symbolAt(text, offset, lexis).length);
  if (word.startsWith(':') && /[:\]\p{L}\p{N}_"]/u.test(text.charAt(offset - 1))) return make('symbol', offset + 1);
  const marked = PREFIX.test(word) ? readQuoted(text, offset, lexis, word) : undefined;
  return marked ?? make('word', offset + word.length);
}

function matchAt(expression: RegExp, text: string, offset: number): string | undefined {
  expression.lastIndex = offset;
  return expression.exec(text)?.[0];
}

function endOfLine(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length < 0 ? text.length : offset + length;
}

function endOfComment(text: string, offset: number, isNested: boolean): number {
  const marks = isNested ? /\/\*|\*\//g : /\*\//g;
  marks.lastIndex = offset + 2;
  let depth = 1;
  while (depth > 0) {
    const found = marks.exec(text);
    if (found === null) throw unterminated('error.comment', text, offset);
    depth += found[0] === '/*' ? 1 : -1;
  }
  return marks.lastIndex;
}

/** A string or a quoted name at an offset, with the letters before it, or undefined. */
function readQuoted(text: string, start: number, lexis: Lexis, prefix: string): Token | undefined {
  const open = start + prefix.length;
  const quote = text.charAt(open);
  const make = (kind: Token['kind'], end: number): Token => ({ kind, raw: text.slice(start, end), offset: start });
  if (lexis.oracleQuotes === true && quote === "'" && /^n?q$/i.test(prefix)) {
    const mark = text.charAt(open + 1);
    return make('string', endAfter(text, `${BRACKETS[mark] ?? mark}'`, open + 2, start));
  }
  if (lexis.tripleQuotes === true && (text.startsWith("'''", open) || text.startsWith('"""', open)))
    return make('string', endAfter(text, quote.repeat(3), open + 3, start));
  if (lexis.dollarQuotes === true && quote === '$' && prefix === '') {
    const tag = matchAt(/\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy, text, open);
    return tag === undefined ? undefined : make('string', endAfter(text, tag, open + tag.length, start));
  }
  const isRaw = /^(?:r|rb|br)$/i.test(prefix);
  if (quote === "'") {
    const escapes = !isRaw && (lexis.backslash === true || /^e$/i.test(prefix));
    return make('string', endOfQuoted(text, "'", open, escapes, start));
  }
  if (quote === '"' && (prefix === '' || prefix.toLowerCase() === 'u&' || isRaw))
    return make('name', endOfQuoted(text, '"', open, !isRaw && lexis.backslashInDouble === true, start));
  if (prefix !== '') return undefined;
  if (quote === '`' && lexis.backticks === true) return make('name', endOfQuoted(text, '`', open, false, start));
  if (quote === '[' && lexis.brackets === true) return make('name', endOfQuoted(text, ']', open, false, start));
  return undefined;
}

function endAfter(text: string, mark: string, from: number, start: number): number {
  const found = text.indexOf(mark, from);
  if (found < 0) throw unterminated('error.string', text, start);
  return found + mark.length;
}

/** A doubled quote means one; where the dialect says so, a backslash takes the next character with it. */
function endOfQuoted(text: string, quote: string, open: number, escapes: boolean, start: number): number {
  for (let index = open + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\' && escapes) index += 1;
    else if (character === quote) {
      if (text.charAt(index + 1) !== quote) return index + 1;
      index += 1;
    }
  }
  throw unterminated('error.string', text, start);
}

const unterminated = (code: string, text: string, offset: number) =>
  new ToolError(code, { quote: text.slice(offset, offset + 2).trim() }, { at: placeAt(text, offset) });

function symbolAt(text: string, offset: number, lexis: Lexis): string {
  const isName = (index: number) => /[\p{L}\p{N}_@"'`]/u.test(text.charAt(index));
  const at = AT_OPERATORS.find((operator) => text.startsWith(operator, offset));
  if (at !== undefined && (lexis.atOperators === true || !isName(offset + at.length))) return at;
  const known = OPERATORS.find((operator) => text.startsWith(operator, offset));
  return known ?? String.fromCodePoint(text.codePointAt(offset) ?? 0);
}
