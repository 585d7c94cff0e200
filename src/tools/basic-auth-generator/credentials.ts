import { ToolError } from '#engine/error';
import { bytesToText, textToBytes } from '#lib/charset/charset';
import { placeAt } from '#lib/place';

export type Charset = 'utf-8' | 'latin1';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Throws `ToolError` of the option that has a control character or, in the username, a colon (RFC 7617, section 2). */
export function checkCredentials({ username, password }: Credentials): void {
  const colon = username.indexOf(':');
  if (colon >= 0) throw new ToolError('error.colon', {}, { option: 'username', at: placeAt(username, colon) });
  for (const [option, text] of Object.entries({ username, password })) {
    const at = text.search(/[\u0000-\u001f\u007f]/);
    if (at < 0) continue;
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    throw new ToolError('error.control', { code: `U+${code}` }, { option, at: placeAt(text, at) });
  }
}

/** Bytes of a text in a charset. Throws `ToolError` of the option for a character that it does not have. */
export function bytesOf(text: string, charset: Charset, option: keyof Credentials): Uint8Array<ArrayBuffer> {
  return textToBytes(text, charset, (reason, offset) => {
    const where = { option, at: placeAt(text, offset) };
    if (reason === 'notLatin1')
      throw new ToolError('error.notLatin1', { character: String.fromCodePoint(text.codePointAt(offset) ?? 0) }, where);
    throw new ToolError('error.loneSurrogate', {}, where);
  });
}

class NotUtf8 extends Error {}

/** The text of bytes, and its charset: UTF-8, or else Latin-1, in which any bytes are a text. */
export function textOf(bytes: Uint8Array): { text: string; charset: Charset } {
  try {
    const text = bytesToText(bytes, 'utf-8', () => {
      throw new NotUtf8();
    });
    return { text, charset: 'utf-8' };
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return { text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''), charset: 'latin1' };
  }
}
