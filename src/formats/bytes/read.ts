import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeBase64, DecodingError, fromHex } from '#lib/bytes';
import { loneSurrogate } from '#lib/charset/utf8';
import { placeAt } from '#lib/place';
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
    throw error instanceof DecodingError ? explain(error, form, text, part) : error;
  }
}

function explain({ reason, offset }: DecodingError, form: 'hex' | 'base64', text: string, part: Part): ToolError {
  const params = reason === 'character' ? { character: showCharacter(text, (part.from ?? 0) + offset) } : {};
  return new ToolError(CODES[form][reason], params, whereIn(text, part, offset));
}

/** The bytes of hex digits, as `fromHex` reads them. Throws `error.hexDigit` and `error.hexOdd` with their place. */
export const readHex = (text: string, part: Part = {}): Uint8Array<ArrayBuffer> => decodeAs('hex', fromHex, text, part);

export interface Base64Bytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Offset in the whole text of a last character that holds bits of no byte. */
  readonly trailingBits: number | undefined;
  /** Offset of the first white space that no encoder writes (WHATWG Infra, ASCII whitespace), such as a no-break space. */
  readonly oddSpace: number | undefined;
}

/**
 * The bytes of Base64, as `decodeBase64` reads it. Throws `error.base64Digit`, `error.base64Length` and
 * `error.base64Padding` with their place.
 */
export function readBase64(text: string, part: Part = {}): Base64Bytes {
  const { from = 0, to = text.length } = part;
  const { bytes, trailingBits } = decodeAs('base64', decodeBase64, text, part);
  const oddSpace = text.slice(from, to).search(/[^\S\t\n\f\r ]/);
  return {
    bytes,
    trailingBits: trailingBits === undefined ? undefined : from + trailingBits,
    oddSpace: oddSpace < 0 ? undefined : from + oddSpace,
  };
}

/**
 * The bytes in the body of a data URI in Base64. Its percent escapes are decoded first (WHATWG Fetch, section 6, step 4 of
 * the data: URL processor). Throws as `readBase64`.
 */
export function readDataUriBody(text: string, { from = 0, to = text.length }: Part): Base64Bytes {
  const part = text.slice(from, to);
  /** Offsets behind the escapes, without what they take more than their characters. */
  const escapes: number[] = [];
  const body = part.replace(/%([0-7][\da-f])/gi, (_, hex: string, offset: number) => {
    escapes.push(offset - 2 * escapes.length + 1);
    return String.fromCharCode(parseInt(hex, 16));
  });
  if (escapes.length === 0) return readBase64(text, { from, to });
  const offsetInText = (offset: number) => from + offset + 2 * escapes.filter((end) => end <= offset).length;
  try {
    const { bytes, trailingBits, oddSpace } = readBase64(body);
    return {
      bytes,
      trailingBits: trailingBits === undefined ? undefined : offsetInText(trailingBits),
      oddSpace: oddSpace === undefined ? undefined : offsetInText(oddSpace),
    };
  } catch (error) {
    if (!(error instanceof ToolError) || error.where.at === undefined) throw error;
    throw new ToolError(error.code, error.params, { at: placeAt(text, offsetInText(error.where.at.offset)) });
  }
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
    const { bytes, trailingBits, oddSpace } = readBase64(text, part);
    const where = (offset: number) => whereIn(text, { ...part, from: 0 }, offset);
    if (trailingBits !== undefined) note('note.trailingBits', {}, where(trailingBits));
    if (oddSpace !== undefined) note('note.oddSpace', {}, where(oddSpace));
    return bytes;
  }
  const characters = text.slice(part.from, part.to);
  const lone = loneSurrogate(characters);
  if (lone >= 0) note('note.replacedSurrogate', {}, whereIn(text, part, lone));
  return new TextEncoder().encode(characters);
}
