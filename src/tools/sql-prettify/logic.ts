import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { moveCommas } from './commas.ts';
import { restoreComments } from './comments.ts';
import { findChange } from './compare.ts';
import { dialectNames } from './dialects.ts';
import { format } from './format.ts';
import type { Formatting } from './formatting.ts';
import { minify } from './minify.ts';
import { readPlaceholders } from './placeholders.ts';
import { readTokens } from './tokens.ts';

type Context = Pick<RunContext, 'note' | 'progress'>;

/**
 * SQL in the layout asked for. Words, strings and comments stay as they are (but for the case of words). Throws `ToolError`
 * with the place of what the dialect cannot read or would tear apart.
 */
export async function prettify(input: string, options: Formatting, context: Context): Promise<string> {
  const text = input.replace(/^\uFEFF/, '');
  if (text.trim() === '') return '';
  const placeholders = options.layout === 'format' ? readPlaceholders(options.placeholders) : [];
  const tokens = readTokens(text, options.dialect, placeholders);
  if (options.layout === 'minify') {
    const { output, comments } = minify(text, tokens, options.dialect);
    if (comments > 0) context.note('note.comments', { count: comments });
    return output;
  }
  if (options.identifierCase !== 'preserve') context.note('warning.identifierCase');
  const formatted = await format(text, tokens, options, context.progress);
  const written = readTokens(formatted, options.dialect, placeholders);
  const change = findChange(tokens, written)?.(text);
  if (change !== undefined) {
    const params = { text: change.was, dialect: dialectNames[options.dialect] };
    throw new ToolError('error.unexpected', params, { at: change.at });
  }
  const restored = restoreComments(text, tokens, formatted, written);
  return options.commaPosition === 'before'
    ? moveCommas(restored, options.dialect, placeholders, options.tabs)
    : restored;
}
