import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { formatJson } from '#formats/json/format.ts';
import { noteDocument } from '#formats/json/note-document.ts';
import { readJson } from '#formats/json/read.ts';
import { quote, type Literal } from './string-literal.ts';

interface Options {
  /** JSON with comments out instead of JSON. */
  readonly keepComments: boolean;
  readonly mode: 'lenient' | 'strict';
  /** The string literal that the result is put into. */
  readonly literal: 'none' | Literal;
}

/**
 * The text without white space between its tokens, as RFC 8259 writes it; numbers, strings, order and repeated keys stay as
 * they are, JSON Lines stay lines. Throws `ToolError` with `json.…` where the text is not JSON.
 */
export function minify(text: string, { keepComments, mode, literal }: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const document = readJson(text, { mode, several: true, fail: failAt });
  const form = keepComments ? 'commented' : 'strict';
  noteDocument(document, form, note);
  const minified = formatJson(document, { indent: 0, form, fail: failAt });
  return literal === 'none' ? minified : quote(minified, literal);
}
