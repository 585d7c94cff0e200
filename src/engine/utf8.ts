import { ToolError } from './error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as UTF-8 text; a byte order mark stays. Throws `engine.notUtf8` with the place of the first wrong byte. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // A text too long for one string is another failure.
    if (!(error instanceof TypeError)) throw error;
    const position = firstInvalid(bytes);
    throw new ToolError('engine.notUtf8', {
      position,
      byte: (bytes[position] ?? 0).toString(16).toUpperCase().padStart(2, '0'),
    });
  }
}

/** Index of the first byte that does not belong to well-formed UTF-8 (Unicode 15, table 3-7), or -1. */
function firstInvalid(bytes: Uint8Array): number {
  // Streaming decoding tells the good prefix: halve until one byte is left.
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      low = middle;
    } catch {
      high = middle - 1;
    }
  }
  return Math.min(low, bytes.length - 1);
}

/** UTF-8 bytes of a text. A lone surrogate has none: throws `engine.loneSurrogate` with its position (from 1). */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const at = loneSurrogate(text);
  if (at >= 0) throw new ToolError('engine.loneSurrogate', { position: at + 1 });
  return new TextEncoder().encode(text);
}

/** Index of the first surrogate without its partner, or -1. */
export function loneSurrogate(text: string): number {
  const match = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.exec(text);
  return match?.index ?? -1;
}
