import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeBase64, DecodingError, fromHex } from '#lib/bytes';
import { loneSurrogate } from '#lib/charset/utf8';
import { showCharacter } from '#lib/show-character';
import { whereIn, type Part } from './part.ts';

export type ByteForm = 'text' | 'hex' | 'base64';

const CODES = {
  hex: { character: 'error.hexDigit', length: 'error.hexOdd', padding: 'error.hexDigit' },
  base64: { character: 'error.base64Digit', length: 'error.base64Length', padding: 'error.base64Padding' },
} as const;

function decodeAs<T>(form: 'hex' | 'base64', decode: (part: string) => T, text: string, part: Part): T {
  const { from = 0, to = text.length } = part;
  try {
    return decode(from === 0 && to === text.length ? text : text.slice(from, to));
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    const { reason, offset } = error;
    const params = reason === 'character' ? { character: showCharacter(text, from + offset) } : {};
    throw new ToolError(CODES[form][reason], params, whereIn(text, part, offset));
  }
}

/** The bytes of hex digits, as `fromHex` reads them. Throws `error.hexDigit` and `error.hexOdd` with their place. */
export const readHex = (text: string, part: Part = {}): Uint8Array<ArrayBuffer> => decodeAs('hex', fromHex, text, part);

/**
 * The bytes of Base64, as `decodeBase64` reads it. `trailingBits` is the offset in the whole text of a last character that
 * holds bits of no byte. Throws `error.base64Digit`, `error.base64Length` and `error.base64Padding` with their place.
 */
export function readBase64(text: string, part: Part = {}): ReturnType<typeof decodeBase64> {
  const { bytes, trailingBits } = decodeAs('base64', decodeBase64, text, part);
  return { bytes, trailingBits: trailingBits === undefined ? undefined : (part.from ?? 0) + trailingBits };
}

/**
 * The bytes that a text stands for: its UTF-8, or what its hex or Base64 says. Throws as `readHex` and `readBase64`; notes a
 * lone surrogate, which becomes U+FFFD (`note.replacedSurrogate`), and ignored bits (`note.trailingBits`).
 */
export function readBytes(
  text: string,
  form: ByteForm,
  note: RunContext['note'],
  part: Part = {},
): Uint8Array<ArrayBuffer> {
  if (form === 'hex') return readHex(text, part);
  if (form === 'base64') {
    const { bytes, trailingBits } = readBase64(text, part);
    if (trailingBits !== undefined) note('note.trailingBits', {}, whereIn(text, { ...part, from: 0 }, trailingBits));
    return bytes;
  }
  const characters = text.slice(part.from, part.to);
  const lone = loneSurrogate(characters);
  if (lone >= 0) note('note.replacedSurrogate', {}, whereIn(text, part, lone));
  return new TextEncoder().encode(characters);
}
