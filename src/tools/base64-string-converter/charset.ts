import { ToolError, type Params } from '#engine/error';
import { decodeUtf8 as decodeStrictly, loneSurrogate } from '#engine/utf8';
import { DecodingError, fromHex, toHex } from '#lib/bytes';

/** How text and bytes correspond; with `hex` the text is the bytes written in hex. */
export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1' | 'hex';

/** Throws the coded error; `offset` is a place in the text at hand, if there is one. */
export type Fail = (code: string, params: Params, offset?: number) => never;

const utf8Encoder = new TextEncoder();

/** Bytes of a text. */
export function encodeText(text: string, charset: Charset, fail: Fail): Uint8Array {
  if (charset === 'hex') return readHex(text, fail);
  if (charset === 'latin1') return encodeLatin1(text, fail);
  const lone = loneSurrogate(text);
  if (lone >= 0) fail('error.loneSurrogate', { code: toCodePoint(text, lone) }, lone);
  return charset === 'utf-8' ? utf8Encoder.encode(text) : encodeUtf16(text, charset === 'utf-16le');
}

/** Text of bytes; a byte order mark stays, as a character. */
export function decodeText(bytes: Uint8Array, charset: Charset, fail: Fail): string {
  switch (charset) {
    case 'utf-8':
      return decodeUtf8(bytes, fail);
    case 'utf-16le':
    case 'utf-16be':
      return decodeUtf16(bytes, charset === 'utf-16le', fail);
    case 'latin1':
      // The platform's `latin1` decoder is Windows-1252, which has other characters at 80 to 9F.
      return fromCodeUnits(bytes);
    case 'hex':
      return toHex(bytes);
  }
}

/** A character as it looks or, if it cannot be seen, as U+0000. */
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

function encodeLatin1(text: string, fail: Fail): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit > 0xff) fail('error.notLatin1', { character: nameCharacter(text, offset) }, offset);
    bytes[offset] = unit;
  }
  return bytes;
}

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < text.length; offset++) {
    view.setUint16(offset * 2, text.charCodeAt(offset), littleEndian);
  }
  return bytes;
}

function decodeUtf8(bytes: Uint8Array, fail: Fail): string {
  try {
    return decodeStrictly(bytes);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return failAtByte(bytes, Number(error.params['position']), 'UTF-8', fail);
  }
}

function decodeUtf16(bytes: Uint8Array, littleEndian: boolean, fail: Fail): string {
  if (bytes.length % 2 === 1) fail('error.oddLength', { count: bytes.length });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = new Uint16Array(bytes.length / 2).map((_, index) => view.getUint16(index * 2, littleEndian));
  const text = fromCodeUnits(units);
  const lone = loneSurrogate(text);
  return lone < 0 ? text : failAtByte(bytes, lone * 2, 'UTF-16', fail);
}

function failAtByte(bytes: Uint8Array, index: number, charset: string, fail: Fail): never {
  return fail('error.notText', {
    charset,
    position: index + 1,
    byte: toHex(bytes.subarray(index, index + 1)).toUpperCase(),
  });
}

/** Pieces, because one call takes only so many arguments. */
const PIECE = 8192;

function fromCodeUnits(units: Uint8Array | Uint16Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < units.length; start += PIECE) {
    pieces.push(String.fromCharCode(...units.subarray(start, start + PIECE)));
  }
  return pieces.join('');
}
