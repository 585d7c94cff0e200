import type { Params } from '#engine/error';
import { DecodingError, fromHex, toHex } from '#lib/bytes';
import { bytesToText, textToBytes, type Charset as TextCharset } from '#lib/charset/charset';

/** The encoding between text and bytes; with `hex`, the text is the bytes in hex digits. */
export type Charset = TextCharset | 'hex';

/** Throws the error with this code; `offset` is its place in the text, if it has one. */
export type Fail = (code: string, params: Params, offset?: number) => never;

/** The bytes of a text. */
export function encodeText(text: string, charset: Charset, fail: Fail): Uint8Array {
  if (charset === 'hex') return readHex(text, fail);
  return textToBytes(text, charset, (reason, offset) =>
    reason === 'loneSurrogate'
      ? fail('error.loneSurrogate', { code: toCodePoint(text, offset) }, offset)
      : fail('error.notLatin1', { character: nameCharacter(text, offset) }, offset),
  );
}

/** The text of bytes. A byte order mark is kept as a character. */
export function decodeText(bytes: Uint8Array, charset: Charset, fail: Fail): string {
  if (charset === 'hex') return toHex(bytes);
  return bytesToText(bytes, charset, (reason, index) => {
    if (reason === 'oddLength') return fail('error.oddLength', { count: bytes.length });
    const byte = toHex(bytes.subarray(index, index + 1)).toUpperCase();
    return fail('error.notText', { charset: charset === 'utf-8' ? 'UTF-8' : 'UTF-16', position: index + 1, byte });
  });
}

/** A character as it looks, or its code point (U+0000) if it is invisible. */
export function nameCharacter(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : toCodePoint(text, offset);
}

const toCodePoint = (text: string, offset: number) =>
  `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function readHex(text: string, fail: Fail): Uint8Array {
  try {
    return fromHex(text);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    if (error.reason === 'length') return fail('error.hexLength', {}, error.offset);
    return fail('error.hexCharacter', { character: nameCharacter(text, error.offset) }, error.offset);
  }
}
