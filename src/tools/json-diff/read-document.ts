import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { JsonDocument } from '#formats/json/document.ts';
import { findDuplicates, type Duplicate } from '#formats/json/duplicates.ts';
import { findJson5 } from '#formats/json/json5.ts';
import { readJson } from '#formats/json/read.ts';

/** The text a document comes from: `left` and `document` are the main input, the others options. */
type Source = 'left' | 'right' | 'document' | 'patch';

/** The most repeated keys that are named one by one. */
const NAMED = 5;

export interface Read {
  readonly document: JsonDocument;
  readonly duplicates: readonly Duplicate[];
}

/**
 * Reads JSON or JSON5 and notes repeated keys, NaN and Infinity. Throws a `json.…` error whose `option` says which text
 * is wrong.
 */
export function readDocument(text: string, source: Source, context: Pick<RunContext, 'note'>): Read {
  const option = source === 'right' || source === 'patch' ? source : undefined;
  const document = readJson(text, {
    mode: 'lenient',
    fail: (code, params, at) => new ToolError(code, params, { at, option }),
  });
  const duplicates = findDuplicates(document);
  for (const { node } of duplicates.slice(0, NAMED)) {
    context.note(`warning.duplicate.${source}`, { key: document.key(node) }, { at: document.keyPlace(node), option });
  }
  if (duplicates.length > NAMED) {
    context.note(`warning.duplicates.${source}`, { count: duplicates.length - NAMED }, { option });
  }
  const notFinite = findJson5(document).find(({ form }) => form === 'notFinite');
  if (notFinite !== undefined) context.note(`warning.notFinite.${source}`, {}, { at: notFinite.first, option });
  return { document, duplicates };
}
