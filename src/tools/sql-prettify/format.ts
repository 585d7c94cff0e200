import { formatDialect, type DialectOptions, type FormatOptionsWithDialect } from 'sql-formatter';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { dialectNames, lexisOf, type Dialect, type Lexis } from './dialects.ts';
import type { Formatting } from './formatting.ts';
import { readPlaceholders } from './placeholders.ts';
import { readScript, type Stretch } from './script.ts';
import { AT_OPERATORS, OPERATORS, readTokens, type Token } from './tokens.ts';

/** Each dialect is fetched when it is asked for: a file of its own makes a chunk of its own. */
const loaders = import.meta.glob<DialectOptions>('./dialects/*.ts', { import: 'dialect' });

/** The library holds a table for each token: statements are formatted in pieces of about this many UTF-16 units. */
const PIECE = 16_000;
/** It also copies the list of statements with each one that it reads: pieces hold no more of them than this. */
const MOST_STATEMENTS = 200;
/** The library's time grows with the square of this and more. */
const DEEPEST = 100;

/** The library keeps what it has made of a dialect for as long as that is the same object. */
const loaded = new Map<Dialect, DialectOptions>();

/** A dialect that reads all operators: products get new ones sooner than the library, and one that it does not know is torn apart. */
async function loadDialect(name: Dialect): Promise<DialectOptions> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const own = await loaders[`./dialects/${name}.ts`]!();
  const more = lexisOf[name].atOperators === true ? [...OPERATORS, ...AT_OPERATORS] : OPERATORS;
  const dialect: DialectOptions = {
    ...own,
    tokenizerOptions: { ...own.tokenizerOptions, operators: [...(own.tokenizerOptions.operators ?? []), ...more] },
    formatOptions: {
      ...own.formatOptions,
      alwaysDenseOperators: [...(own.formatOptions.alwaysDenseOperators ?? []), '::'],
    },
  };
  loaded.set(name, dialect);
  return dialect;
}

/** Formats statement by statement. Throws `ToolError` at what the dialect cannot read. */
export async function format(
  text: string,
  tokens: readonly Token[],
  options: Formatting,
  progress?: RunContext['progress'],
): Promise<string> {
  const dialect = await loadDialect(options.dialect);
  const settings: FormatOptionsWithDialect = {
    dialect,
    keywordCase: options.keywordCase,
    functionCase: options.functionCase,
    dataTypeCase: options.dataTypeCase,
    identifierCase: options.identifierCase,
    indentStyle: options.indentStyle,
    tabWidth: options.indent,
    useTabs: options.tabs,
    expressionWidth: options.expressionWidth,
    linesBetweenQueries: options.linesBetweenQueries,
    logicalOperatorNewline: options.logicalOperatorNewline,
    denseOperators: options.denseOperators,
    newlineBeforeSemicolon: options.newlineBeforeSemicolon,
    paramTypes: readPlaceholders(options.placeholders, dialect.tokenizerOptions.paramTypes ?? {}),
  };
  const between = '\n'.repeat(options.linesBetweenQueries + 1);
  const formatted: string[] = [];
  // Text between these comments is kept as is, including semicolons.
  const isWhole = text.includes('sql-formatter-disable');
  const whole: Stretch = { isKept: false, start: 0, end: text.length, tokens };
  for (const stretch of isWhole ? [whole] : readScript(text, tokens, options.dialect)) {
    if (formatted.length > 0) formatted.push(stretch.before ?? between);
    if (stretch.isKept) formatted.push(text.slice(stretch.start, stretch.end));
    else {
      const ends = splitStatements(text, stretch);
      const pieces = formatPieces(text, stretch.start, isWhole ? [text.length] : ends, settings, options, progress);
      formatted.push(pieces.join(between));
    }
  }
  return formatted.join('');
}

function formatPieces(
  text: string,
  from: number,
  ends: readonly number[],
  settings: FormatOptionsWithDialect,
  options: Formatting,
  progress?: RunContext['progress'],
): string[] {
  let start = from;
  return ends.map((end) => {
    progress?.(start, text.length);
    const piece = formatPiece(text, start, end, settings, options);
    start = end;
    return piece;
  });
}

/** Where pieces of whole statements end. Throws `ToolError` where brackets are nested too deeply. */
function splitStatements(text: string, { start, end, tokens }: Stretch): number[] {
  const ends: number[] = [];
  let statements = 0;
  let depth = 0;
  for (const { kind, raw, offset } of tokens) {
    if (kind !== 'symbol') continue;
    if (raw === '(') depth += 1;
    else if (raw === ')') depth -= 1;
    else if (raw === ';' && depth === 0) {
      statements += 1;
      if (statements < MOST_STATEMENTS && offset - (ends.at(-1) ?? start) <= PIECE) continue;
      ends.push(offset + 1);
      statements = 0;
    }
    if (depth > DEEPEST) throw new ToolError('error.deep', { depth: DEEPEST }, { at: placeAt(text, offset) });
  }
  return (ends.at(-1) ?? start) === end ? ends : [...ends, end];
}

function formatPiece(
  text: string,
  start: number,
  end: number,
  settings: FormatOptionsWithDialect,
  options: Formatting,
): string {
  const piece = text.slice(start, end);
  try {
    return formatDialect(piece, settings);
  } catch (error) {
    // Of the stack: CASE and the like nest without parentheses.
    if (error instanceof RangeError) throw new ToolError('error.nested', {}, { at: placeAt(text, start) });
    throw explain(error, text, start, piece, options);
  }
}

/** The library says what is wrong in English; its line and column are right. */
function explain(error: unknown, text: string, start: number, piece: string, { dialect }: Formatting): ToolError {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = / at line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) return endsEarly(text, start + piece.length);
  const before = piece.split('\n', Number(line) - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const offset = start + before + Number(column) - 1;
  if (message.includes('«EOF»')) {
    return endsEarly(text, offset);
  }
  const wrong = wordAt(text, offset, lexisOf[dialect]);
  const at = { ...placeAt(text, offset), endOffset: offset + wrong.length };
  if (/^(?:\{[{%#]|[$#]\{|<%|%[(sdif])/.test(text.slice(offset, offset + 2)))
    return new ToolError(
      'error.template',
      { text: text.slice(offset, offset + SHOWN).split('\n', 1)[0] ?? '', example: '{{ x }}' },
      { at },
    );
  return new ToolError('error.unexpected', { text: wrong, dialect: dialectNames[dialect] }, { at });
}

function endsEarly(text: string, end: number): ToolError {
  const last = text.slice(0, end).trimEnd().length;
  return new ToolError('error.end', {}, { at: placeAt(text, Math.max(0, last - 1)) });
}

const SHOWN = 30;

function wordAt(text: string, offset: number, lexis: Lexis): string {
  const rest = text.slice(offset, offset + SHOWN);
  try {
    return readTokens(rest, lexis)[0]?.raw ?? rest;
  } catch {
    return rest.split(/\s/, 1)[0] ?? rest;
  }
}
