import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { bytesToText, textToBytes } from '#lib/charset/charset';
import { placeAt } from '#lib/place';

export type Charset = 'utf-8' | 'latin1';
export type Mode = keyof typeof UNSAFE;

interface Encoding {
  readonly mode: Mode;
  /** Line breaks stay as they are. */
  readonly eachLine: boolean;
  readonly charset: Charset;
}

interface Decoding {
  /** `+` is a space, as in forms. */
  readonly plus: boolean;
  /** Decodes until nothing changes any more. */
  readonly repeat: boolean;
  /** A sequence that cannot be decoded stays as it is. */
  readonly lenient: boolean;
  readonly charset: Charset;
}

/**
 * Runs of characters that each use of a URL encodes. `segment` is one of a path (RFC 3986, section 3.3). `component` and `url` are `encodeURIComponent` and `encodeURI`
 * (ECMA-262, section 19.2.6), but that `url` leaves the brackets of IPv6 addresses (RFC 3986, section 3.2.2); `strict`
 * leaves the unreserved characters of RFC 3986, section 2.3; `form` is application/x-www-form-urlencoded (URL Standard,
 * section 5.2); `header` is a value of RFC 8187 (before: RFC 5987), section 3.2.1.
 */
const UNSAFE = {
  component: /[^\w.!~*'()-]+/g,
  segment: /[^\w.!~*'();:@&=+$,-]+/g,
  url: /[^\w.!~*'();/?:@&=+$,#[\]-]+/g,
  form: /[^\w.*-]+/g,
  strict: /[^\w.~-]+/g,
  header: /[^\w.!#$&+^`|~-]+/g,
  all: /[^]+/g,
} as const;

const ESCAPES = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);

/** Percent-encodes a text (RFC 3986, section 2.1). Throws `ToolError` with the place of what the charset does not have. */
export function encode(text: string, { mode, eachLine, charset }: Encoding): string {
  const escape = (run: string, start: number) => {
    const bytes = textToBytes(run, charset, (reason, at) => {
      const code = run.charCodeAt(at).toString(16).toUpperCase();
      const params = reason === 'notLatin1' ? { character: String.fromCodePoint(run.codePointAt(at) ?? 0) } : { code };
      throw new ToolError(`error.${reason === 'notLatin1' ? reason : 'loneSurrogate'}`, params, {
        at: placeAt(text, start + at),
      });
    });
    let escaped = '';
    for (const byte of bytes) escaped += mode === 'form' && byte === SPACE ? '+' : (ESCAPES[byte] ?? '');
    return escaped;
  };
  const encodePart = (part: string, start: number) =>
    part.replace(UNSAFE[mode], (run: string, offset: number) => escape(run, start + offset));
  const encoded = eachLine
    ? text.replace(/[^\r\n]+/g, (line: string, start: number) => prefix(mode, charset) + encodePart(line, start))
    : prefix(mode, charset) + encodePart(text, 0);
  return text === '' ? '' : encoded;
}

const SPACE = 0x20;

const prefix = (mode: Mode, charset: Charset): string =>
  mode !== 'header' ? '' : charset === 'utf-8' ? "UTF-8''" : "ISO-8859-1''";

/** More rounds than anybody encodes; each makes a text shorter, so that the last one is reached in any case. */
const ROUNDS = 100;

/**
 * Decodes percent-encoded bytes (RFC 3986, section 2.1); everything else stays as it is. Throws `ToolError` with the place
 * of an escape that is none or whose bytes are no text, unless `lenient`.
 */
export function decode(text: string, options: Decoding, note: RunContext['note']): string {
  let { decoded, left } = decodeOnce(text, options);
  let rounds = 1;
  // A `+` of the first round is data in the second.
  const again = { ...options, plus: false };
  while (options.repeat && rounds < ROUNDS) {
    const next = attempt(decoded, again);
    if (next === undefined || next.decoded === decoded) break;
    ({ decoded, left } = next);
    rounds += 1;
  }
  if (rounds > 1) note('note.rounds', { count: rounds });
  if (left > 0) note('note.left', { count: left });
  if (!options.repeat && decoded !== text && /%[\da-f]{2}/i.test(decoded)) {
    const next = attempt(decoded, again);
    if (next !== undefined && next.left === 0) note('note.stillEncoded');
  }
  return decoded;
}

interface Round {
  readonly decoded: string;
  /** Escapes that stayed as they were. */
  readonly left: number;
}

/** The result of another round; undefined where the text was not encoded twice. */
function attempt(text: string, options: Decoding): Round | undefined {
  try {
    return decodeOnce(text, options);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function decodeOnce(text: string, { plus, lenient, charset }: Decoding): Round {
  let left = 0;
  const spaced = plus ? text.replaceAll('+', ' ') : text;
  const decoded = spaced.replace(/(?:%[\da-f]{2})+|%/gi, (run: string, start: number) => {
    if (run === '%') {
      left += 1;
      if (lenient) return run;
      const escape = text.slice(start, start + 3);
      throw new ToolError(
        'error.escape',
        { escape },
        { at: { ...placeAt(text, start), endOffset: start + escape.length } },
      );
    }
    const bytes = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
    return decodeBytes(bytes, (at) => {
      left += 1;
      if (lenient) return run.slice(at * 3, at * 3 + 3);
      const offset = start + at * 3;
      const escape = text.slice(offset, offset + 3);
      throw new ToolError('error.notText', { escape }, { at: { ...placeAt(text, offset), endOffset: offset + 3 } });
    });
  });
  return { decoded, left };

  /** Text of bytes; `instead` gives what stands for a byte that belongs to no character. */
  function decodeBytes(bytes: Uint8Array, instead: (index: number) => string): string {
    const whole = strictText(bytes);
    if (whole !== undefined) return whole;
    let result = '';
    for (let index = 0; index < bytes.length;) {
      const { [index]: first = 0 } = bytes;
      const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
      const character = strictText(bytes.subarray(index, index + length));
      result += character ?? instead(index);
      index += character === undefined ? 1 : length;
    }
    return result;
  }

  function strictText(bytes: Uint8Array): string | undefined {
    try {
      return bytesToText(bytes, charset, () => {
        throw new NotText();
      });
    } catch (error) {
      if (error instanceof NotText) return undefined;
      throw error;
    }
  }
}

class NotText extends Error {}
