import type { Params } from '#engine/error';
import { encodeText } from '#formats/bytes/encode-text.ts';
import { readHex } from '#formats/bytes/read.ts';
import { toHex } from '#lib/bytes';
import { bytesToText, type Charset as TextCharset } from '#lib/charset/charset';

/** The encoding between text and bytes; with `hex`, the text is the bytes in hex digits. */
export type Charset = TextCharset | 'hex';

/** Throws the error with this code; `offset` is its place in the text, if it has one. */
export type Fail = (code: string, params: Params, offset?: number) => never;

/** The bytes of a part of a text, or of its hex digits. Throws `ToolError` with the place of the fault. */
export const encodePart = (text: string, charset: Charset, part: { from: number; to: number }): Uint8Array =>
  charset === 'hex' ? readHex(text, part) : encodeText(text, charset, part);

/** The text of bytes. A byte order mark is kept as a character. */
export function decodeText(bytes: Uint8Array, charset: Charset, fail: Fail): string {
  if (charset === 'hex') return toHex(bytes);
  return bytesToText(bytes, charset, (reason, index) => {
    if (reason === 'oddLength') return fail('error.oddLength', { count: bytes.length });
    const byte = toHex(bytes.subarray(index, index + 1)).toUpperCase();
    return fail('error.notText', { charset: charset === 'utf-8' ? 'UTF-8' : 'UTF-16', position: index + 1, byte });
  });
}
