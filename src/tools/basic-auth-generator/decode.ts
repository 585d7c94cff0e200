import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeBase64, DecodingError } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { textOf, type Charset, type Credentials } from './credentials.ts';

export interface Decoded extends Credentials {
  readonly charset: Charset;
}

/**
 * Reads a header of basic authentication, its value or the Base64 alone; the first colon ends the username. Throws
 * `ToolError` with the place of what is wrong.
 */
export function decode(text: string, note: RunContext['note']): Decoded | null {
  if (text.trim() === '') return null;
  const scheme = /^\s*["']?(?:(?:proxy-)?authorization\s*:\s*)?([a-z-]+)\s+(?=\S)/i.exec(text);
  if (scheme !== null && scheme[1]?.toLowerCase() !== 'basic')
    throw new ToolError('error.scheme', { scheme: scheme[1] ?? '' }, { at: placeAt(text, 0) });
  const from = scheme?.[0].length ?? 0;
  const base64 = text.slice(from).trimEnd().replace(/["']$/, '');
  const { text: pair, charset } = textOf(bytesOf(text, base64, from));
  const colon = pair.indexOf(':');
  if (colon < 0) throw new ToolError('error.noColon', {}, { at: placeAt(text, from) });
  if (charset === 'latin1') note('note.latin1');
  if (/[\u0000-\u001f\u007f]/.test(pair)) note('note.control');
  return { username: pair.slice(0, colon), password: pair.slice(colon + 1), charset };
}

function bytesOf(text: string, base64: string, from: number): Uint8Array {
  try {
    return decodeBase64(base64).bytes;
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    const at = placeAt(text, from + error.offset);
    if (error.reason === 'length') throw new ToolError('error.base64Length', {}, { at });
    const character = String.fromCodePoint(base64.codePointAt(error.offset) ?? 0);
    throw new ToolError('error.base64', { character }, { at });
  }
}
