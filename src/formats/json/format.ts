import type { JsonDocument, JsonNode } from './document.ts';
import type { JsonFail } from './error.ts';
import { DEEPEST_INDENT } from '#lib/line-breaks';
import { textError } from '#lib/text-error';
import { orderBy, type SortKeys } from './order.ts';
import { Printer } from './printer.ts';
import { NONE } from './tape.ts';

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
  let levels = 0;
  let depth = 0;
  // The object or array around the node, and where it ends.
  let around: JsonNode = NONE;
  let end = document.size;
  for (let node = 0; node < document.size; node++) {
    for (; node >= end; depth--) {
      around = document.parent(around);
      end = around === NONE ? document.size : document.next(around);
    }
    const next = document.next(node);
    if (next === node + 1) levels += Math.min(depth, DEEPEST_INDENT);
    else {
      levels += 2 * Math.min(depth++, DEEPEST_INDENT);
      around = node;
      end = next;
    }
  }
  return levels;
}
