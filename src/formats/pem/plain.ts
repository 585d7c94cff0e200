import { DecodingError, fromBase64 } from '#lib/bytes';
import { writePem } from './blocks.ts';

const BEGIN = '-----BEGIN ';
/** Base64 of DER, which begins with a sequence of at least 32 bytes. */
const BARE = /^M[\w+/-][\w+/\s-]{40,}=*$/;

/**
 * PEM as it stands in `.env` files, JSON and shells: with `\n` for its line breaks, in quotes. Escapes and quotes become
 * blanks, so that all offsets stay. Other texts are returned as they are.
 */
export function plainPem(text: string): string {
  const unescaped = text.replaceAll(/(?:\\\\?r)?\\\\?n/g, (escape) => '\n'.padStart(escape.length));
  if (text.includes(BEGIN)) return unescaped;
  const inner = unescaped.replaceAll(/["'`]/g, ' ');
  return inner !== text && BARE.test(inner.trim()) ? inner : text;
}

/** PEM of a key or certificate that lost its BEGIN and END lines: of Base64 of DER. Undefined for any other text. */
export function pemOfBare(text: string): string | undefined {
  const base64 = plainPem(text).trim();
  if (!BARE.test(base64)) return undefined;
  try {
    const bytes = fromBase64(base64);
    const label = labelOf(bytes);
    return label === undefined ? undefined : writePem(label, bytes);
  } catch (error) {
    if (error instanceof DecodingError) return undefined;
    throw error;
  }
}

const [INTEGER, BITS, OCTETS, SEQUENCE] = [0x02, 0x03, 0x04, 0x30];

/** What a sequence of DER is by the kinds of its values (RFC 5280, 5208, 5915 and 8017). */
function labelOf(bytes: Uint8Array): string | undefined {
  const [first, second, third, ...more] = tagsIn(bytes);
  if (first === SEQUENCE) {
    if (third !== undefined)
      return second === SEQUENCE && third === BITS && more.length === 0 ? 'CERTIFICATE' : undefined;
    return second === BITS ? 'PUBLIC KEY' : second === OCTETS ? 'ENCRYPTED PRIVATE KEY' : undefined;
  }
  if (first !== INTEGER) return undefined;
  if (second === SEQUENCE) return third === OCTETS ? 'PRIVATE KEY' : undefined;
  if (second === OCTETS) return 'EC PRIVATE KEY';
  if (second !== INTEGER) return undefined;
  return third === undefined ? 'RSA PUBLIC KEY' : more.length >= 6 ? 'RSA PRIVATE KEY' : undefined;
}

/** The tags of the values in a sequence that is all of the bytes (ITU-T X.690, section 8.1); none of anything else. */
function tagsIn(bytes: Uint8Array): number[] {
  const whole = readHeader(bytes, 0);
  if (bytes[0] !== SEQUENCE || whole?.to !== bytes.length) return [];
  const tags: number[] = [];
  for (let at = whole.from; at < bytes.length;) {
    const value = readHeader(bytes, at);
    if (value === undefined || value.to > bytes.length) return [];
    tags.push(bytes[at] ?? 0);
    at = value.to;
  }
  return tags;
}

/** Where the contents of the value at an offset begin and end. */
function readHeader(bytes: Uint8Array, at: number): { readonly from: number; readonly to: number } | undefined {
  const first = bytes[at + 1];
  if (first === undefined) return undefined;
  const count = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || count > 4) return undefined;
  const length =
    count === 0 ? first : bytes.subarray(at + 2, at + 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  return { from: at + 2 + count, to: at + 2 + count + length };
}
