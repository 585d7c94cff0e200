import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { loneSurrogate } from '#lib/charset/utf8';
import { decodeBase64, DecodingError, fromHex } from '#lib/bytes';
import { placeAt } from '#lib/place';

export type ByteForm = 'text' | 'hex' | 'base64';

interface Part {
  /** Offset (from 0) of the first character that is read. */
  readonly from?: number;
  /** Offset after the last one. */
  readonly to?: number;
  /** The option that holds the text, where it is not the input. */
  readonly option?: string;
}

/**
 * The bytes that a text stands for: its UTF-8, or what its hex or Base64 says. All of it, or a part, whose errors are
 * placed in the whole. Throws `error.hex…` and `error.base64…`; notes what was replaced or ignored.
 */
export function readBytes(
  text: string,
  form: ByteForm,
  note: RunContext['note'],
  { from = 0, to = text.length, option }: Part = {},
): Uint8Array<ArrayBuffer> {
  const part = text.slice(from, to);
  const whereAt = (offset: number) => ({ at: placeAt(text, from + offset), ...(option !== undefined && { option }) });
  if (form === 'text') {
    const lone = loneSurrogate(part);
    if (lone >= 0) note('note.loneSurrogate', {}, whereAt(lone));
    return new TextEncoder().encode(part);
  }
  try {
    if (form === 'hex') return fromHex(part);
    const { bytes, trailingBits } = decodeBase64(part);
    if (trailingBits !== undefined) note('note.trailingBits', {}, whereAt(trailingBits));
    return bytes;
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    const { reason, offset } = error;
    const character = String.fromCodePoint(part.codePointAt(offset) ?? 0);
    throw new ToolError(codes[form][reason], reason === 'character' ? { character } : {}, whereAt(offset));
  }
}

const codes = {
  hex: { character: 'error.hexDigit', length: 'error.hexOdd', padding: 'error.hexDigit' },
  base64: { character: 'error.base64Digit', length: 'error.base64Length', padding: 'error.base64Padding' },
} as const;
