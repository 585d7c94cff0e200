import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { formatJson } from '#formats/json/format.ts';
import type { SortKeys } from '#formats/json/order.ts';
import { noteDocument } from '#formats/json/note-document.ts';
import { read } from './read.ts';
import { select } from './select.ts';
import { unnest } from './unnest.ts';

interface Options {
  /** Spaces for each level. */
  readonly indent: number;
  readonly tabs: boolean;
  readonly sortKeys: SortKeys;
  readonly mode: 'lenient' | 'strict';
  readonly form: 'asWritten' | 'strict';
  readonly unnest: boolean;
  /** JSON Pointer or JSONPath; '' is everything. */
  readonly path: string;
}

/**
 * The text indented anew. Keys, strings and numbers stay as written unless an option asks otherwise. Throws `ToolError`:
 * `json.…` where the text is not JSON, `error.path…` for the path.
 */
export function prettify(text: string, options: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const { indent, tabs, sortKeys, mode, form } = options;
  const path = options.path.trim();
  let document = read(text, mode);
  noteDocument(document, form, note);
  if (path !== '') document = select(document, path, note);
  if (options.unnest) document = unnest(document, note);
  return formatJson(document, { indent: tabs ? '\t' : indent, sortKeys, form, fail: failAt });
}
