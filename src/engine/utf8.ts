import { firstNotUtf8, loneSurrogate } from '#lib/charset/utf8';
import { ToolError } from './error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as UTF-8 text; a byte order mark stays. Throws `engine.notUtf8` with the place of the first wrong byte. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // A text too long for one string is another failure.
    if (!(error instanceof TypeError)) throw error;
    const position = firstNotUtf8(bytes);
    throw new ToolError('engine.notUtf8', {
      position,
      byte: (bytes[position] ?? 0).toString(16).toUpperCase().padStart(2, '0'),
    });
  }
}

/** UTF-8 bytes of a text. A lone surrogate has none: throws `engine.loneSurrogate` with its position (from 1). */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const at = loneSurrogate(text);
  if (at >= 0) throw new ToolError('engine.loneSurrogate', { position: at + 1 });
  return new TextEncoder().encode(text);
}
