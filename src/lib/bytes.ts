/*
 * Bytes as hex and base64 text. The platform's own base64 (ECMAScript 2026, five times as fast) does the plain cases where
 * it exists; the tables do the rest, say where a text is wrong, and serve older browsers and Node 20.
 */

/** A text that is not hex or base64: why, and the offset (from 0) of the first wrong character. */
export class DecodingError extends Error {
  override readonly name = 'DecodingError';
  constructor(
    /** `character`: not of the alphabet; `padding`: `=` out of place; `length`: one digit is left over. */
    readonly reason: 'character' | 'padding' | 'length',
    readonly offset: number,
  ) {
    super(`${reason} at ${offset}`);
  }
}

const HEX = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE64_URL = `${BASE64.slice(0, 62)}-_`;

interface NativeBase64 {
  readonly toBase64?: (options: { alphabet: 'base64' | 'base64url'; omitPadding: boolean }) => string;
  readonly fromBase64?: (text: string, options: { lastChunkHandling: 'strict' }) => Uint8Array<ArrayBuffer>;
}
// Named border: TypeScript's ES2023 library does not know these methods yet.
const native = (target: Uint8Array | Uint8ArrayConstructor) => target as NativeBase64;

const ascii = new TextEncoder();
const decodeAscii = (codes: Uint8Array) => new TextDecoder().decode(codes);

/** Lower-case hex, two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  const digits = ascii.encode(HEX);
  const codes = new Uint8Array(bytes.length * 2);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]!;
    codes[index * 2] = digits[byte >> 4]!;
    codes[index * 2 + 1] = digits[byte & 15]!;
  }
  return decodeAscii(codes);
}

/** Base64 (RFC 4648, section 4) or, with `urlSafe`, base64url (section 5). Padding is on unless `urlSafe`. */
export function toBase64(
  bytes: Uint8Array,
  { urlSafe = false, padding = !urlSafe }: { readonly urlSafe?: boolean; readonly padding?: boolean } = {},
): string {
  const quick = native(bytes).toBase64?.({ alphabet: urlSafe ? 'base64url' : 'base64', omitPadding: !padding });
  if (quick !== undefined) return quick;
  const digits = ascii.encode(urlSafe ? BASE64_URL : BASE64);
  const rest = bytes.length % 3;
  const whole = bytes.length - rest;
  const codes = new Uint8Array((whole / 3) * 4);
  for (let from = 0, to = 0; from < whole; from += 3, to += 4) {
    const group = (bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!;
    codes[to] = digits[group >> 18]!;
    codes[to + 1] = digits[(group >> 12) & 63]!;
    codes[to + 2] = digits[(group >> 6) & 63]!;
    codes[to + 3] = digits[group & 63]!;
  }
  return decodeAscii(codes) + lastGroup(bytes.subarray(whole), urlSafe ? BASE64_URL : BASE64, padding);
}

function lastGroup([first, second]: Uint8Array, digits: string, padding: boolean): string {
  if (first === undefined) return '';
  const group = (first << 16) | ((second ?? 0) << 8);
  const text = digits.charAt(group >> 18) + digits.charAt((group >> 12) & 63);
  if (second === undefined) return padding ? `${text}==` : text;
  return text + digits.charAt((group >> 6) & 63) + (padding ? '=' : '');
}

/** What a character that is no digit stands for; above every digit's value. */
const SKIP = 64;
const PAD = 65;
const WRONG = 255;

/** The meaning of every UTF-16 code unit: a digit's value, `SKIP`, `PAD` or `WRONG`. */
function meanings(alphabets: readonly string[], skipped: string, padding = ''): Uint8Array {
  const values = new Uint8Array(0x10000).fill(WRONG);
  const set = (characters: string, value: (index: number) => number) =>
    Array.from(characters).forEach((character, index) => (values[character.charCodeAt(0)] = value(index)));
  for (const alphabet of alphabets) set(alphabet, (index) => index);
  set(skipped, () => SKIP);
  set(padding, () => PAD);
  return values;
}

/** What `\s` matches in a regular expression. */
const WHITE_SPACE =
  '\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
const HEX_VALUES = meanings([HEX, HEX.toUpperCase()], `${WHITE_SPACE}:`);
const BASE64_VALUES = meanings([BASE64, BASE64_URL], WHITE_SPACE, '=');

/** Bytes of hex digits in either case; white space and colons are skipped. Throws `DecodingError`. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length >> 1);
  let digits = 0;
  let byte = 0;
  let last = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const value = HEX_VALUES[text.charCodeAt(offset)]!;
    if (value === SKIP) continue;
    if (value === WRONG) throw new DecodingError('character', offset);
    byte = (byte << 4) | value;
    if (digits++ % 2 === 1) bytes[(digits >> 1) - 1] = byte;
    last = offset;
  }
  if (digits % 2 === 1) throw new DecodingError('length', last);
  return bytes.slice(0, digits >> 1);
}

/** Bytes of base64 or base64url: `decodeBase64` for callers that do not care about left-over bits. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => decodeBase64(text).bytes;

export interface Base64Bytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Offset of the last digit if it holds bits that belong to no byte (RFC 4648, section 3.5). */
  readonly trailingBits: number | undefined;
  /** Offset of the first white space that no encoder writes (WHATWG Infra, ASCII whitespace), such as a no-break space. */
  readonly oddSpace: number | undefined;
}

/** Decodes base64 or base64url (RFC 4648). White space is skipped and padding may be missing. Throws `DecodingError`. */
export function decodeBase64(text: string): Base64Bytes {
  try {
    const bytes = native(Uint8Array).fromBase64?.(text, { lastChunkHandling: 'strict' });
    if (bytes !== undefined) return { bytes, trailingBits: undefined, oddSpace: undefined };
  } catch {
    // Not plain, padded base64: the slower way knows why, or takes it.
  }
  return decodeByTable(text);
}

function decodeByTable(text: string): Base64Bytes {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let size = 0;
  let group = 0;
  let digits = 0;
  let last = 0;
  let offset = 0;
  for (; offset < text.length; offset++) {
    if (digits === 0) {
      const groups = readGroups(text, offset, bytes, size);
      offset += groups * 4;
      size += groups * 3;
    }
    const value = BASE64_VALUES[text.charCodeAt(offset)]!;
    if (value === PAD) break;
    if (value === WRONG) throw new DecodingError('character', offset);
    if (value === SKIP) continue;
    group = (group << 6) | value;
    last = offset;
    if (++digits < 4) continue;
    bytes[size++] = group >> 16;
    bytes[size++] = group >> 8;
    bytes[size++] = group;
    digits = 0;
  }
  checkEnd(text, offset, digits, last);
  // Two digits are 12 bits, 4 of them too many; three are 18 bits, 2 too many.
  if (digits === 2) bytes[size++] = group >> 4;
  if (digits === 3) {
    bytes[size++] = group >> 10;
    bytes[size++] = group >> 2;
  }
  const excess = digits === 2 ? group & 15 : digits === 3 ? group & 3 : 0;
  const oddSpace = text.search(/[^\S\t\n\f\r ]/);
  return {
    bytes: bytes.slice(0, size),
    trailingBits: excess === 0 ? undefined : last,
    oddSpace: oddSpace < 0 ? undefined : oddSpace,
  };
}

/** From the first `=` (at `start`) on there may be white space and at most as many `=` as the last group lacks. */
function checkEnd(text: string, start: number, digits: number, lastDigit: number): void {
  if (digits === 1) throw new DecodingError('length', lastDigit);
  let lacking = digits === 0 ? 0 : 4 - digits;
  for (let offset = start; offset < text.length; offset++) {
    const value = BASE64_VALUES[text.charCodeAt(offset)]!;
    if (value === SKIP) continue;
    if (value === WRONG) throw new DecodingError('character', offset);
    // A digit after padding: what is out of place is the padding before it.
    if (value !== PAD) throw new DecodingError('padding', start);
    if (--lacking < 0) throw new DecodingError('padding', offset);
  }
}

/** Decodes groups of four digits from `offset` on, up to anything else: how many. Three times as fast as one by one. */
function readGroups(text: string, offset: number, bytes: Uint8Array, size: number): number {
  const start = offset;
  // One group stays for the caller, who so always has a character to look at.
  for (; offset + 4 < text.length; offset += 4, size += 3) {
    const a = BASE64_VALUES[text.charCodeAt(offset)]!;
    const b = BASE64_VALUES[text.charCodeAt(offset + 1)]!;
    const c = BASE64_VALUES[text.charCodeAt(offset + 2)]!;
    const d = BASE64_VALUES[text.charCodeAt(offset + 3)]!;
    if ((a | b | c | d) >= SKIP) break;
    bytes[size] = (a << 2) | (b >> 4);
    bytes[size + 1] = (b << 4) | (c >> 2);
    bytes[size + 2] = (c << 6) | d;
  }
  return (offset - start) / 4;
}

/** Whether two are equal. Takes as long wherever they differ, so that nobody can guess a digest byte by byte. */
export function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference |= a[at]! ^ b[at]!;
  return difference === 0;
}
