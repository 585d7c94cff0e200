import { ToolError } from '#engine/error';
import type { Base64Bytes } from '#lib/bytes';
import { readDataUriHead } from '#lib/data-uri';
import { placeAt } from '#lib/place';
import type { Part } from './part.ts';
import { moveOffsets, readBase64 } from './read.ts';

export interface DataUriBytes extends Base64Bytes {
  /** The media type that a data URI declares. */
  readonly type?: string;
}

/**
 * The bytes of Base64, alone or in a data URI (RFC 2397), with offsets in the whole text. Throws as `readBase64`, and
 * `error.dataUri` for one that is not in Base64.
 */
export function readBase64OrDataUri(text: string, { from = 0, to = text.length }: Part = {}): DataUriBytes {
  const head = readDataUriHead(text.slice(from, to));
  if (head === undefined) return readBase64(text, { from, to });
  if (!head.isBase64) throw new ToolError('error.dataUri', {}, { at: placeAt(text, from + head.start) });
  return { ...readBody(text, { from: from + head.body, to }), type: head.type };
}

/** Percent escapes are decoded first (WHATWG Fetch, section 6, step 4 of the data: URL processor). */
function readBody(text: string, { from, to }: { readonly from: number; readonly to: number }): Base64Bytes {
  /** Offsets behind the characters that escapes stand for, in the decoded text. */
  const escapes: number[] = [];
  const body = text.slice(from, to).replace(/%([0-7][\da-f])/gi, (_, hex: string, offset: number) => {
    escapes.push(offset - 2 * escapes.length + 1);
    return String.fromCharCode(parseInt(hex, 16));
  });
  if (escapes.length === 0) return readBase64(text, { from, to });
  const offsetInText = (offset: number) => from + offset + 2 * escapes.filter((end) => end <= offset).length;
  try {
    return moveOffsets(readBase64(body), offsetInText);
  } catch (error) {
    if (!(error instanceof ToolError) || error.where.at === undefined) throw error;
    throw new ToolError(error.code, error.params, { at: placeAt(text, offsetInText(error.where.at.offset)) });
  }
}
