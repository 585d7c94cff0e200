const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Index of the first surrogate without its partner, or -1. */
export const loneSurrogate = (text: string): number => text.search(LONE);

/** The text with each lone surrogate replaced by U+FFFD, as every UTF-8 encoder does. */
export const toWellFormed = (text: string): string => text.replace(LONE, '\uFFFD');

/** Index of the first byte that does not belong to well-formed UTF-8 (Unicode 15, table 3-7); of bytes that are not UTF-8. */
export function firstNotUtf8(bytes: Uint8Array): number {
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
