import type { JsonDocument } from './document.ts';
import type { JsonFail } from './error.ts';
import { textError } from '../text-error.ts';
import { orderBy, type SortKeys } from './order.ts';
import { Printer } from './printer.ts';

export interface FormatOptions {
  /** Spaces for each level, or a tab. 0 puts everything on one line. */
  readonly indent: number | '\t';
  readonly sortKeys?: SortKeys;
  /**
   * `asWritten` keeps JSON5 spellings, trailing commas and comments; `strict` writes RFC 8259 (see `findJson5`);
   * `commented` writes RFC 8259 with the comments.
   */
  readonly form?: 'asWritten' | 'strict' | 'commented';
  readonly fail?: JsonFail;
}

/** Longest text that is made, in UTF-16 units; a browser holds little more in one string. */
const LONGEST = 500_000_000;

/** Writes a document anew. Throws `json.tooLong` when indentation makes the text longer than a browser can hold. */
export function formatJson(
  document: JsonDocument,
  { indent, sortKeys = 'none', form = 'asWritten', fail = textError }: FormatOptions,
): string {
  const unit = indent === '\t' ? indent : ' '.repeat(indent);
  const length = document.text.length + countLevels(document) * unit.length;
  if (length > LONGEST) throw fail('json.tooLong', { length, limit: LONGEST }, document.place(0));
  const toStrict = form !== 'asWritten' && !document.isStrict;
  return new Printer(document, orderBy(document, sortKeys), unit, toStrict, form !== 'strict').print();
}

/** How many units of indentation are written, all lines together. */
function countLevels(document: JsonDocument): number {
  const depths = document.depths();
  let levels = 0;
  for (let node = 0; node < document.size; node++)
    levels += (depths[node] ?? 0) * (document.firstChild(node) < 0 ? 1 : 2);
  return levels;
}
