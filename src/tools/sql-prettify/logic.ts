import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { moveCommas } from './commas.ts';
import { findChange } from './compare.ts';
import { dialectNames, dialects, lexisOf, type Dialect } from './dialects.ts';
import { format } from './format.ts';
import type { Formatting } from './formatting.ts';
import { minify } from './minify.ts';
import { readTokens } from './tokens.ts';

type Context = Pick<RunContext, 'note' | 'progress'>;

/** Other dialects are tried on a text of up to this many UTF-16 units. */
const GUESSABLE = 20_000;
/** Those that people mix up most, first. */
const LIKELY: readonly Dialect[] = ['postgresql', 'mysql', 'transactsql', 'plsql', 'sqlite', 'bigquery', 'snowflake'];

/**
 * SQL in the layout asked for. Words, strings and comments stay as they are (but for the case of words); where the
 * library would tear something apart, a note says so. Throws `ToolError` with the place.
 */
export async function prettify(input: string, options: Formatting, context: Context): Promise<string> {
  const text = input.replace(/^\uFEFF/, '');
  if (text.trim() === '') return '';
  const lexis = lexisOf[options.dialect];
  const tokens = readTokens(text, lexis);
  if (options.layout === 'minify') {
    const { output, comments } = minify(text, tokens, options.dialect);
    if (comments > 0) context.note('note.comments', { count: comments });
    return output;
  }
  if (options.identifierCase !== 'preserve') context.note('note.identifierCase');
  const formatted = await format(text, tokens, options, context.progress).catch(async (error: unknown) => {
    throw error instanceof ToolError ? await withAdvice(error, text, options) : error;
  });
  const change = findChange(tokens, readTokens(formatted, lexis), formatted);
  if (change !== undefined) {
    const other = await findDialect(text, options);
    const { was, now, at } = change(text);
    if (other === undefined) context.note('note.changed', { was, now }, { at });
    else context.note('note.changedDialect', { was, now, dialect: dialectNames[other] }, { at });
  }
  return options.commaPosition === 'before' ? moveCommas(formatted, lexis, options.tabs) : formatted;
}

/** Names the dialect that the text seems to be in, if there is one. */
async function withAdvice(error: ToolError, text: string, options: Formatting): Promise<ToolError> {
  if (error.code !== 'error.unexpected') return error;
  const other = await findDialect(text, options);
  if (other === undefined) return error;
  return new ToolError('error.dialect', { ...error.params, other: dialectNames[other] }, error.where);
}

/** The first other dialect that reads the text and changes nothing in it. */
async function findDialect(text: string, options: Formatting): Promise<Dialect | undefined> {
  if (text.length > GUESSABLE) return undefined;
  for (const dialect of new Set([...LIKELY, ...dialects])) {
    if (dialect === options.dialect) continue;
    try {
      const lexis = lexisOf[dialect];
      const tokens = readTokens(text, lexis);
      const formatted = await format(text, tokens, { ...options, dialect });
      if (findChange(tokens, readTokens(formatted, lexis), formatted) === undefined) return dialect;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
    }
  }
  return undefined;
}
