import { firstNotUtf8, loneSurrogate } from './utf8.ts';

/*
 * Text as bytes and back, strictly: what has no place in a character set is named, never replaced. Pure: failures go
 * through the given `fail`.
 */

export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

/** The fault and its place: an offset in the text (encoding) or the index of a byte (decoding). Throws. */
export type Fail = (reason: 'loneSurrogate' | 'notLatin1' | 'notText' | 'oddLength', at: number) => never;

/** Bytes of a text. Fails with `loneSurrogate` or `notLatin1`. */
export function textToBytes(text: string, charset: Charset, fail: Fail): Uint8Array<ArrayBuffer> {
  if (charset === 'latin1') {
    const bytes = new Uint8Array(text.length);
    for (let offset = 0; offset < text.length; offset += 1) {
      const unit = text.charCodeAt(offset);
      bytes[offset] = unit > 0xff ? fail('notLatin1', offset) : unit;
    }
    return bytes;
  }
  const lone = loneSurrogate(text);
  if (lone >= 0) fail('loneSurrogate', lone);
  if (charset === 'utf-8') return new TextEncoder().encode(text);
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < text.length; offset += 1) {
    view.setUint16(offset * 2, text.charCodeAt(offset), charset === 'utf-16le');
  }
  return bytes;
}

/** Text of bytes; a byte order mark stays. Fails with `notText` or `oddLength`. */
export function bytesToText(bytes: Uint8Array, charset: Charset, fail: Fail): string {
  // Not the platform's `latin1`, which is Windows-1252.
  if (charset === 'latin1') return fromUnits(bytes);
  if (charset === 'utf-8') {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return fail('notText', firstNotUtf8(bytes));
    }
  }
  if (bytes.length % 2 === 1) fail('oddLength', bytes.length - 1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = fromUnits(
    new Uint16Array(bytes.length / 2).map((_, index) => view.getUint16(index * 2, charset === 'utf-16le')),
  );
  const lone = loneSurrogate(text);
  return lone < 0 ? text : fail('notText', lone * 2);
}

/** Pieces, because one call takes only so many arguments. */
const PIECE = 8192;

function fromUnits(units: Uint8Array | Uint16Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < units.length; start += PIECE) {
    pieces.push(String.fromCharCode(...units.subarray(start, start + PIECE)));
  }
  return pieces.join('');
}
