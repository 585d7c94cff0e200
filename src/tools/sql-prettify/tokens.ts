import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { ClientReader } from './client.ts';
import { dialectNames, dialects, lexisOf, LIKELY, type Dialect, type Lexis } from './dialects.ts';
import { endOf, matchAt, type Token } from './token.ts';

/** Operators of more than one character in any dialect, which a space would tear apart. Longest first. */
export const OPERATORS: readonly string[] = (
  '//// ->>> <=>> !:> ::$ ::% ~~~ ' +
  '||/ ->> #>> <=> !~* ~~* !~~ -|- <-> <#> ::: ' +
  '-> #> #- || |/ :: := <= >= <> != == => ~* !~ ~~ << >> && ** @@ &< &> !< !> += -= *= /= %= |= &= ^= ~= ^@ |> .. // ?? %% :> ¬= ¬> ¬<'
).split(' ');
/** Operators with @ or ?, which elsewhere begin a name or are placeholders. */
const AT_OPERATORS: readonly string[] = ['@>', '<@', '@?', '?|', '?&'];
const OPERATOR_CHARACTERS = '+-*/<>=~!@#%^&|`?';
const PREFIX = /^(?:[begnqrux]|[bgu]x|rb|br|nq|_\w+)$/i;
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' };

const OFF = /\/\* *sql-formatter-disable *\*\/[^]*?(?:\/\* *sql-formatter-enable *\*\/|$)/y;
/** Placeholders of database drivers: `%(id)s`, `?1`, `{name}`. */
const PLACEHOLDER = /%\(\w+\)[sdifbt]\b|\?\d+|\{[\p{L}_]\w*\}/uy;
/** `%s`, where nothing before it could be divided. */
const PERCENT = /%[sdifbt](?![\w(])/y;
const TEMPLATE = /\{[{%#]|[$#]\{|<%[=\s-][^%]*%>/y;
/** Anything but ASCII is a letter to one product or another. */
const WORD = String.raw`(?:[\w$]|[^\x00-\x7f\s¬‘’“”])`;
const PSQL_VARIABLE = /:'[^']*'|:"[^"]*"/y;
/** A colon or % after one of these is an operator, no placeholder. */
const OPERAND_END = /[\]):\p{L}\p{N}_$"'`]/u;
/** After these words a bracket holds no subscript. */
const BEFORE_NAME =
  /^(?:and|as|between|by|distinct|else|exec|from|having|in|into|join|like|not|on|or|select|set|table|then|top|update|when|where)$/i;
const GENERIC = /(?:array|map|range|struct|table|uniontype)\s*<(?!\s*[\d=>])/iy;
const SUBTRACTION = /(?<=[\w)\]'"`])--(?=[\d.(@])/y;
const SHOWN = 30;
/** How many dialects an error names at most. */
const MOST_ADVISED = 4;

/**
 * Strings, names, comments, words, numbers and symbols of a text in SQL; white space lies between them. Reads what any
 * product calls one token as one. Throws `ToolError` at what does not end, at templates, and at names quoted in the way
 * of another dialect.
 */
export function readTokens(text: string, dialect: Dialect, placeholders: readonly RegExp[] = []): Token[] {
  const [first, ...others] = dialect === 'sql' ? STANDARD : [lexisOf[dialect]];
  try {
    return readBy(text, dialect, first, placeholders);
  } catch (error) {
    if (!(error instanceof ToolError) || others.length === 0) throw error;
    for (const lexis of others) {
      try {
        return readBy(text, dialect, lexis, placeholders);
      } catch (other) {
        if (!(other instanceof ToolError)) throw other;
      }
    }
    throw error;
  }
}

/** Whether a backslash takes the quote behind it differs among the products whose SQL is read as the standard. */
const STANDARD: readonly [Lexis, ...Lexis[]] = [
  lexisOf.sql,
  { ...lexisOf.sql, backslashInDouble: true },
  { ...lexisOf.sql, backslash: false },
];

function readBy(text: string, dialect: Dialect, lexis: Lexis, placeholders: readonly RegExp[]): Token[] {
  const tokens: Token[] = [];
  const client = new ClientReader(text, lexis.clients);
  const read = tokenReader(text, dialect, lexis, placeholders);
  const space = /\s*/uy;
  const skip = (from: number) => from + (matchAt(space, text, from)?.[0].length ?? 0);
  let offset = skip(0);
  while (offset < text.length) {
    const token = client.read(offset, tokens) ?? client.cut(read(offset, tokens));
    tokens.push(token);
    offset = skip(endOf(token));
  }
  return tokens;
}

function tokenReader(text: string, dialect: Dialect, lexis: Lexis, placeholders: readonly RegExp[]) {
  const marks = lexis.nameMarks ?? '';
  const inName = marks === '' ? WORD : `(?:${WORD}|[${marks}])`;
  const words = new RegExp(marks === '' ? `${WORD}+` : `[${marks}]*${WORD}${inName}*`, 'uy');
  const variable = new RegExp(String.raw`@{1,2}[\p{L}_]${inName}*|:[\p{L}\p{N}_]${WORD}*`, 'uy');
  const dashed = new RegExp(`${WORD}+(?:-${WORD}+)+`, 'uy');
  const hasOpenBracket = bracketCounter();

  return (offset: number, tokens: readonly Token[]): Token => {
    const make = (kind: Token['kind'], end: number): Token => ({ kind, raw: text.slice(offset, end), offset });
    const written = (kind: Token['kind'], expression: RegExp): Token | undefined => {
      const raw = matchAt(expression, text, offset)?.[0];
      return raw === undefined || raw === '' ? undefined : { kind, raw, offset };
    };
    const before = text.charAt(offset - 1);
    for (const placeholder of placeholders) {
      const token = written('word', placeholder);
      if (token !== undefined) return token;
    }
    const comment = readComment(text, offset, lexis, tokens);
    if (comment !== undefined) return comment;
    const unicode = lexis.unicodeQuotes === true ? (matchAt(/u&(?=["'])/iy, text, offset)?.[0] ?? '') : '';
    const quoted = readQuoted(text, offset, lexis, unicode, tokens);
    if (quoted !== undefined) return quoted;
    const isBehindOperand = OPERAND_END.test(before);
    const whole =
      (lexis.words === undefined ? undefined : written('word', lexis.words)) ??
      written('word', PLACEHOLDER) ??
      (isBehindOperand ? undefined : written('word', PERCENT)) ??
      (isBehindOperand || !lexis.clients.includes('psql') ? undefined : written('word', PSQL_VARIABLE)) ??
      (before === ':' || (isBehindOperand && text.charAt(offset) === ':') ? undefined : written('word', variable));
    if (whole !== undefined) return whole;
    if (matchAt(TEMPLATE, text, offset) !== undefined) throw template(text, offset);
    const number = readNumber(text, offset, before);
    if (number !== undefined) return make('number', offset + number.length);
    const type = lexis.angleTypes === true ? endOfType(text, offset, lexis) : undefined;
    if (type !== undefined) return make('type', type);
    if (lexis.longOperators === true) {
      const operator = written('symbol', /operator\s*\([^()]*\)/iy);
      if (operator !== undefined) return operator;
    }
    const dashes = lexis.dashes === true ? written('word', dashed) : undefined;
    if (dashes !== undefined && isDashed(dashes.raw, text, offset)) return dashes;
    const word = written('word', words);
    if (word === undefined) {
      const foreign = foreignName(text, offset, lexis, tokens.at(-1), hasOpenBracket(tokens));
      // No product reads a stray backslash, or the quotes of a word processor.
      if (/[\\‘’“”]/.test(text.charAt(offset))) throw unexpected(text.charAt(offset), dialect, text, offset);
      if (foreign !== undefined) throw refused(foreign.raw, foreign.feature, dialect, text, offset);
      return make('symbol', offset + symbolAt(text, offset, lexis).length);
    }
    return (PREFIX.test(word.raw) ? readQuoted(text, offset, lexis, word.raw, tokens) : undefined) ?? word;
  };
}

function readComment(text: string, offset: number, lexis: Lexis, tokens: readonly Token[]): Token | undefined {
  const off = matchAt(OFF, text, offset)?.[0];
  if (off !== undefined) return { kind: 'off', raw: off, offset };
  const isBlock = text.startsWith('/*', offset);
  const last = tokens.at(-1);
  const isLine =
    (text.startsWith('--', offset) &&
      !(lexis.spacedDashes === true && matchAt(SUBTRACTION, text, offset) !== undefined)) ||
    (lexis.lineComment !== undefined && text.startsWith(lexis.lineComment, offset)) ||
    // No statement begins with #: it is a comment of MySQL.
    (text.charAt(offset) === '#' &&
      lexis.longOperators !== true &&
      lexis.nameMarks === undefined &&
      (last === undefined || last.kind === 'comment' || last.raw === ';'));
  if (!isBlock && !isLine) return undefined;
  const end = isBlock ? endOfComment(text, offset, lexis.nestedComments === true) : endOfLine(text, offset);
  return { kind: 'comment', raw: text.slice(offset, end), offset };
}

/** `1`, `1.5`, `.5`, `1_000`, `1e-3`, `0x1F`, `256K`, `$19.99`. */
function readNumber(text: string, offset: number, before: string): string | undefined {
  const number = matchAt(/\$?\d[\p{L}\p{N}_]*|\.\d[\d_]*(?:e[+-]?\d+)?\p{L}*/iuy, text, offset)?.[0];
  if (number === undefined) return undefined;
  if (number.startsWith('.')) return /[\]).\p{L}\p{N}_"'`]/u.test(before) ? undefined : number;
  // `$1.a` is a part of a parameter, and a name may begin with a digit, which then ends at the point.
  const isDecimal = number.startsWith('$')
    ? /^\d/.test(text.slice(offset + number.length + 1))
    : /^[\d_]+$/.test(number);
  const fraction =
    isDecimal && before !== '.'
      ? (matchAt(/\.(?!\.)(?:[\d_]+(?:e[+-]?\d+)?\p{L}*|(?:e[+-]?\d+\p{L}*)?)/iuy, text, offset + number.length)?.[0] ??
        '')
      : '';
  const exponent = /^[\d_]+e$/i.test(number)
    ? (matchAt(/[+-]\d+\p{L}*/uy, text, offset + number.length)?.[0] ?? '')
    : '';
  return number + fraction + exponent;
}

/** `my-project.t`, `my-table`, no subtraction: each part begins with a letter, or a path follows. */
function isDashed(raw: string, text: string, offset: number): boolean {
  return (
    /^[^\d]/.test(raw) &&
    (!/-\d/.test(raw) || /^\.[\p{L}_`]/u.test(text.slice(offset + raw.length, offset + raw.length + 2)))
  );
}

/** The end of a type such as `ARRAY<STRUCT<a: INT>>`, or undefined where this is no type. */
function endOfType(text: string, offset: number, lexis: Lexis): number | undefined {
  const begin = matchAt(GENERIC, text, offset)?.[0];
  if (begin === undefined) return undefined;
  let depth = 1;
  let index = offset + begin.length;
  while (depth > 0) {
    const part = matchAt(/[\s\w,:.()=\u{80}-\u{10ffff}-]+/uy, text, index)?.[0] ?? '';
    if (/\b(?:and|by|end|from|having|in|is|limit|or|select|then|when|where)\b/i.test(part)) return undefined;
    index += part.length;
    const character = text.charAt(index);
    const quoted = /["'`]/.test(character) ? readQuoted(text, index, lexis, '', []) : undefined;
    if (quoted === undefined && character !== '<' && character !== '>') return undefined;
    index += quoted?.raw.length ?? 1;
    if (character === '<') depth += 1;
    else if (character === '>') depth -= 1;
  }
  // `a < b, c >= d` compares.
  return text.charAt(index) === '=' ? undefined : index;
}

function endOfLine(text: string, offset: number): number {
  return offset + (matchAt(/[^\r\n]*/y, text, offset)?.[0].length ?? 0);
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
function readQuoted(
  text: string,
  start: number,
  lexis: Lexis,
  prefix: string,
  tokens: readonly Token[],
): Token | undefined {
  const open = start + prefix.length;
  const quote = text.charAt(open);
  const make = (kind: Token['kind'], end: number): Token => ({ kind, raw: text.slice(start, end), offset: start });
  if (lexis.oracleQuotes === true && quote === "'" && /^n?q$/i.test(prefix)) {
    const mark = text.charAt(open + 1);
    return make('string', endAfter(text, `${BRACKETS[mark] ?? mark}'`, open + 2, start));
  }
  if (lexis.tripleQuotes === true && (text.startsWith("'''", open) || text.startsWith('"""', open)))
    return make('string', endOfTriple(text, quote, open, !/r/i.test(prefix), start));
  if (lexis.dollarQuotes === true && quote === '$' && prefix === '') {
    const tag = matchAt(/\$(?:(?:[\p{L}_]|[^\x00-\x7f\s])(?:[\p{L}\p{N}_]|[^\x00-\x7f\s])*)?\$/uy, text, open)?.[0];
    // MySQL's scripts end a procedure with `END $$`.
    if (tag === undefined || /^(?:end|;)$/i.test(tokens.at(-1)?.raw ?? '')) return undefined;
    return make('string', endAfter(text, tag, open + tag.length, start));
  }
  const isRaw = /^(?:r|rb|br)$/i.test(prefix);
  if (quote === "'") {
    const escapes = !isRaw && (lexis.backslash === true || /^e$/i.test(prefix));
    return make('string', endOfQuoted(text, "'", open, escapes, start));
  }
  if (quote === '"' && (prefix === '' || prefix.toLowerCase() === 'u&' || lexis.backslashInDouble === true))
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

function endOfTriple(text: string, quote: string, open: number, escapes: boolean, start: number): number {
  const end = new RegExp(String.raw`${escapes ? String.raw`(?:\\[^]|[^\\])` : '[^]'}*?${quote.repeat(3)}`, 'y');
  const rest = matchAt(end, text, open + 3);
  if (rest === undefined) throw unterminated('error.string', text, start);
  return open + 3 + rest[0].length;
}

/** A doubled quote stands for one; where the dialect says so, a backslash takes the next character with it. */
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

/** A name in the quotes of another dialect, whose letters and spaces would be changed as those of SQL are. */
function foreignName(text: string, offset: number, lexis: Lexis, last: Token | undefined, isInList: boolean) {
  const backticks = matchAt(/`[^`]*`/y, text, offset)?.[0];
  if (backticks !== undefined) return { raw: backticks, feature: 'backticks' } as const;
  const brackets = lexis.lists === true ? undefined : matchAt(/\[[\p{L}_][^\][,'"()]*\]/uy, text, offset)?.[0];
  const isGlued = last !== undefined && endOf(last) === offset;
  const isBehindOperand =
    last?.kind === 'word'
      ? !BEFORE_NAME.test(last.raw)
      : /^(?:name|number)$/.test(last?.kind ?? '') || /^[\])]$/.test(last?.raw ?? '');
  const isSubscript = isInList || (isBehindOperand && (isGlued || !/\s/.test(brackets ?? '')));
  return brackets === undefined || isSubscript ? undefined : ({ raw: brackets, feature: 'brackets' } as const);
}

/** Says whether a bracket `[` is open behind tokens that only become more, as in `[[a], [b]]`. */
function bracketCounter(): (tokens: readonly Token[]) => boolean {
  let counted = 0;
  let open = 0;
  return (tokens) => {
    for (; counted < tokens.length; counted += 1) {
      const { kind, raw } = tokens[counted]!; // inside, by the loop
      if (kind !== 'symbol') continue;
      if (raw === ';') open = 0;
      else if (raw === '[') open += 1;
      else if (raw === ']') open = Math.max(0, open - 1);
    }
    return open > 0;
  };
}

function refused(raw: string, feature: 'backticks' | 'brackets', dialect: Dialect, text: string, offset: number) {
  const able = [...new Set([...LIKELY, ...dialects])].filter((other) => lexisOf[other][feature] === true);
  const others = able.slice(0, MOST_ADVISED).map((other) => dialectNames[other]);
  return new ToolError(
    'error.dialect',
    { text: raw, dialect: dialectNames[dialect], others: others.join(', ') },
    { at: { ...placeAt(text, offset), endOffset: offset + raw.length } },
  );
}

function unexpected(raw: string, dialect: Dialect, text: string, offset: number): ToolError {
  const at = { ...placeAt(text, offset), endOffset: offset + raw.length };
  return new ToolError('error.unexpected', { text: raw, dialect: dialectNames[dialect] }, { at });
}

function template(text: string, offset: number): ToolError {
  const [shown = ''] = text.slice(offset, offset + SHOWN).split('\n', 1);
  return new ToolError('error.template', { text: shown, example: '{{ x }}' }, { at: placeAt(text, offset) });
}

function symbolAt(text: string, offset: number, lexis: Lexis): string {
  const at = AT_OPERATORS.find((operator) => text.startsWith(operator, offset));
  const isName = (index: number) => /[\p{L}\p{N}_@"'`]/u.test(text.charAt(index));
  const known =
    (at !== undefined && (lexis.longOperators === true || !isName(offset + at.length)) ? at : undefined) ??
    OPERATORS.find((operator) => text.startsWith(operator, offset)) ??
    String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const long = lexis.longOperators === true ? longOperator(text, offset, lexis) : '';
  return long.length > known.length ? long : known;
}

/**
 * PostgreSQL documentation, 4.1.3: operators don't hold `--` or `/*`, and end with + or - only if they hold one of
 * ~ ! @ # % ^ & | ` ?. A placeholder behind one is none of it.
 */
function longOperator(text: string, offset: number, lexis: Lexis): string {
  let end = offset;
  while (end < text.length) {
    const character = text.charAt(end);
    if (!OPERATOR_CHARACTERS.includes(character) || lexis.nameMarks?.includes(character) === true) break;
    const rest = text.slice(end, end + 40);
    if (end > offset && /^(?:--|\/\*|@[\p{L}_]|%[sdifbt(]|\?(?![-+*/<>=~!@#%^&|`?]))/u.test(rest)) break;
    end += 1;
  }
  const run = text.slice(offset, end);
  return /[~!@#%^&|`?]/.test(run) ? run : run.replace(/(?<=.)[-+]+$/, '');
}
