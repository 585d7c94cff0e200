import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { noteIgnored, readBase64 } from '#formats/bytes/read.ts';
import { bytesToText } from '#lib/charset/charset';
import { placeAt } from '#lib/place';
import type { Credentials } from './generate.ts';

export interface Decoded extends Credentials {
  readonly charset: 'utf-8' | 'latin1';
}

/** A name of the header and a scheme, each of which may be missing; a quotation mark may come before them. */
const BEFORE = /^\s*["']?(?:(?:proxy-)?authorization\s*:\s*)?(?:([a-z-]+)\s+(?=\S))?/i;

/**
 * Reads a header of Basic authentication, its value or the Base64 alone; the first colon ends the username (RFC 7617,
 * section 2). Bytes are UTF-8, or else Latin-1, with a note. Throws `ToolError` with the place of what is wrong.
 */
export function decode(text: string, note: RunContext['note']): Decoded {
  const [before = '', scheme = 'Basic'] = BEFORE.exec(text) ?? [];
  if (scheme.toLowerCase() !== 'basic') {
    const start = before.length - before.trimStart().length + before.trim().length - scheme.length;
    throw new ToolError(
      'error.scheme',
      { scheme },
      { at: { ...placeAt(text, start), endOffset: start + scheme.length } },
    );
  }
  const base64 = text.slice(before.length).trimEnd().replace(/["']$/, '');
  const read = readBase64(text, { from: before.length, to: before.length + base64.length });
  noteIgnored(read, text, note);
  const { pair, charset } = textOf(read.bytes);
  const colon = pair.indexOf(':');
  if (colon < 0) throw new ToolError('error.noColon', {}, { at: placeAt(text, before.length) });
  if (charset === 'latin1') note('note.latin1');
  if (/[\u0000-\u001f\u007f]/.test(pair)) note('warning.control');
  return { username: pair.slice(0, colon), password: pair.slice(colon + 1), charset };
}

class NotUtf8 extends Error {}

function textOf(bytes: Uint8Array): { readonly pair: string; readonly charset: Decoded['charset'] } {
  const fail = () => {
    throw new NotUtf8();
  };
  try {
    return { pair: bytesToText(bytes, 'utf-8', fail), charset: 'utf-8' };
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return { pair: bytesToText(bytes, 'latin1', fail), charset: 'latin1' };
  }
}
