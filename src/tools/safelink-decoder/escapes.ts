import { fromBase64 } from '#lib/bytes';

/** Escapes that are UTF-8: one, two, three or four bytes. */
const UTF8_ESCAPES =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** Decodes percent escapes. Bytes that are not UTF-8 stay as they are: in a URL they mean the same. */
export const decodeEscapes = (text: string): string =>
  text.replace(UTF8_ESCAPES, (escape) => {
    try {
      return decodeURIComponent(escape);
    } catch {
      return escape;
    }
  });

/** `&amp;` of HTML, which mail programs leave in copied links. */
export const decodeAmpersands = (text: string): string => text.replace(/&amp;/gi, '&');

/** A parameter of a query, decoded as forms are. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The parameters of a query without its question mark. */
export const readQuery = (query: string): Parameter[] =>
  query
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [name = '', ...value] = piece.replaceAll('+', ' ').split('=');
      return { name: decodeEscapes(name), value: decodeEscapes(value.join('=')) };
    });

/** A text that is written in Base64 or Base64url of its UTF-8 bytes; undefined where it is not. */
export function decodeBase64Text(digits: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromBase64(digits));
  } catch {
    return undefined;
  }
}
