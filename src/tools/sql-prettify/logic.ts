import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { moveCommas } from './commas.ts';
import { restoreComments } from './comments.ts';
import { findChange } from './compare.ts';
import { dialectNames, dialects, lexisOf, type Dialect } from './dialects.ts';
import { format } from './format.ts';
import type { Formatting } from './formatting.ts';
import { minify } from './minify.ts';
import { readTokens, type Token } from './tokens.ts';

type Context = Pick<RunContext, 'note' | 'progress'>;

/** Other dialects are tried on a text of up to this many UTF-16 units. */
const GUESSABLE = 20_000;
/** Those that people mix up most, first. */
const LIKELY: readonly Dialect[] = ['postgresql', 'mysql', 'transactsql', 'plsql', 'sqlite', 'bigquery', 'snowflake'];

/** Of the dialects that can read a text, so many are named. */
const MOST_ADVISED = 4;

/**
 * SQL in the layout asked for. Words, strings and comments stay as they are (but for the case of words). Throws `ToolError`
 * with the place of what the dialect cannot read or would tear apart.
 */
export async function prettify(input: string, options: Formatting, context: Context): Promise<string> {
  const text = input.replace(/^\uFEFF/, '');
  if (text.trim() === '') return '';
  const lexis = lexisOf[options.dialect];
  const tokens = await readWithAdvice(text, options);
  if (options.layout === 'minify') {
    const { output, comments } = minify(text, tokens, options.dialect);
    if (comments > 0) context.note('note.comments', { count: comments });
    return output;
  }
  if (options.identifierCase !== 'preserve') context.note('note.identifierCase');
  const formatted = await formatUnchanged(text, tokens, options, context.progress).catch(async (error: unknown) => {
    throw error instanceof ToolError ? await withAdvice(error, text, options) : error;
  });
  return options.commaPosition === 'before' ? moveCommas(formatted, lexis, options.tabs) : formatted;
}

/** Formats what the dialect reads as it is meant. Throws `ToolError` at what would become something else. */
async function formatUnchanged(
  text: string,
  tokens: readonly Token[],
  options: Formatting,
  progress?: Context['progress'],
): Promise<string> {
  const formatted = await format(text, tokens, options, progress);
  const written = readTokens(formatted, lexisOf[options.dialect]);
  const change = findChange(tokens, written)?.(text);
  if (change === undefined) return restoreComments(text, tokens, formatted, written);
  const params = { text: change.was, dialect: dialectNames[options.dialect] };
  throw new ToolError('error.unexpected', params, { at: change.at });
}

/** Its tokens. Placeholders are not read by what is only made small. */
async function readWithAdvice(text: string, options: Formatting): Promise<Token[]> {
  try {
    return readTokens(text, lexisOf[options.dialect]);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw await withAdvice(error, text, options.layout === 'minify' ? { ...options, placeholders: '' } : options);
  }
}

/** The error to show when other dialects read the text. */
const ADVISED: Readonly<Partial<Record<string, string>>> = {
  'error.unexpected': 'error.dialect',
  'error.string': 'error.stringDialect',
};

/** Names the dialects that the text seems to be in, if there are any. */
async function withAdvice(error: ToolError, text: string, options: Formatting): Promise<ToolError> {
  const code = ADVISED[error.code];
  const { backslash } = lexisOf[options.dialect];
  // `'\\'` does not end where a backslash escapes the quote. Elsewhere the quote is missing in every dialect.
  if (code === undefined || (error.code === 'error.string' && backslash !== true)) return error;
  const others = await findDialects(text, options);
  if (others.length === 0) return error;
  const names = others.map((other) => dialectNames[other]).join(', ');
  return new ToolError(code, { ...error.params, dialect: dialectNames[options.dialect], others: names }, error.where);
}

/** The first other dialects that read the text. */
async function findDialects(text: string, options: Formatting): Promise<Dialect[]> {
  const found: Dialect[] = [];
  if (text.length > GUESSABLE) return found;
  for (const dialect of new Set([...LIKELY, ...dialects])) {
    if (dialect === options.dialect || found.length === MOST_ADVISED) continue;
    try {
      await formatUnchanged(text, readTokens(text, lexisOf[dialect]), { ...options, dialect });
      found.push(dialect);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
    }
  }
  return found;
}
