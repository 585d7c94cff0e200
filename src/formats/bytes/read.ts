import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeBase64, DecodingError, fromHex, type Base64Bytes } from '#lib/bytes';
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

/** What was read of another text, with its offsets as they are in this one. */
export function moveOffsets(
  { bytes, trailingBits, oddSpace }: Base64Bytes,
  move: (offset: number) => number,
): Base64Bytes {
  const moved = (offset: number | undefined) => (offset === undefined ? undefined : move(offset));
  return { bytes, trailingBits: moved(trailingBits), oddSpace: moved(oddSpace) };
}

/**
 * The bytes of Base64, as `decodeBase64` reads it, with offsets in the whole text. Throws `error.base64Digit`,
 * `error.base64Length` and `error.base64Padding` with their place.
 */
export const readBase64 = (text: string, part: Part = {}): Base64Bytes =>
  moveOffsets(decodeAs('base64', decodeBase64, text, part), (offset) => (part.from ?? 0) + offset);

/** Notes what was ignored: bits of no byte (`warning.trailingBits`), and white space that no encoder writes (`note.oddSpace`). */
export function noteIgnored(
  { trailingBits, oddSpace }: Base64Bytes,
  text: string,
  note: RunContext['note'],
  part: Part = {},
): void {
  const where = (offset: number) => whereIn(text, { ...part, from: 0 }, offset);
  if (trailingBits !== undefined) note('warning.trailingBits', {}, where(trailingBits));
  if (oddSpace !== undefined) note('note.oddSpace', {}, where(oddSpace));
}

/**
 * The bytes that a text stands for: its UTF-8, or what its hex or Base64 says. Throws as `readHex` and `readBase64`; notes a
 * lone surrogate, which becomes U+FFFD (`warning.replacedSurrogate`), and what `noteIgnored` does.
 */
export function readBytes(
  text: string,
  form: ByteForm,
  note: RunContext['note'],
  part: Part = {},
): Uint8Array<ArrayBuffer> {
  if (form === 'hex') return readHex(text, part);
  if (form === 'base64') {
    const read = readBase64(text, part);
    noteIgnored(read, text, note, part);
    return read.bytes;
  }
  noteReplaced(text, note, part);
  return new TextEncoder().encode(text.slice(part.from, part.to));
}

/** Notes the first lone surrogate of a text that is about to become UTF-8, where it is replaced by U+FFFD. */
export function noteReplaced(text: string, note: RunContext['note'], part: Part = {}): void {
  const lone = loneSurrogate(text.slice(part.from, part.to));
  if (lone >= 0) note('warning.replacedSurrogate', {}, whereIn(text, part, lone));
}

/** The bytes that a text stands for in a form; undefined where it has none in that one. */
export function tryBytes(text: string, form: ByteForm): Uint8Array | undefined {
  try {
    return readBytes(text, form, () => undefined);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
