import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { encodeText } from '#formats/bytes/encode-text.ts';
import { placeAt } from '#lib/place';

/**
 * What is encoded for each use: all but certain characters. `component` keeps the unreserved characters (RFC 3986, section
 * 2.3); `segment` those of a path segment (section 3.3); `url` also the reserved ones (section 2.2) and escapes that are
 * there; `form` is application/x-www-form-urlencoded (URL Standard, section 5.2); `javascript` is `encodeURIComponent`
 * (ECMA-262, section 19.2.6.4).
 */
const ENCODED = {
  component: /[^\w.~-]+/g,
  segment: /[^\w.~!$&'()*+,;=:@-]+/g,
  url: /(%[\da-f]{2})|[^\w.~:/?#[\]@!$&'()*+,;=%-]+|%/gi,
  form: /[^\w.*-]+/g,
  javascript: /[^\w.!~*'()-]+/g,
  all: /[^]+/g,
} as const;

interface Encoding {
  readonly mode: keyof typeof ENCODED;
  /** Line breaks stay as they are. */
  readonly eachLine: boolean;
}

interface Decoding {
  /** `+` is a space, as in forms. */
  readonly plus: boolean;
  /** Decodes until nothing changes any more. */
  readonly repeat: boolean;
  /** A sequence that cannot be decoded stays as it is. */
  readonly lenient: boolean;
}

const SPACE = 0x20;
const ESCAPES = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);

/** Percent-encodes a text as UTF-8 (RFC 3986, section 2.1). Throws `ToolError` with the place of half a character. */
export function encode(text: string, { mode, eachLine }: Encoding, note: RunContext['note']): string {
  let kept = 0;
  let first = -1;
  const encodeRun = (run: string, start: number) => {
    const bytes = encodeText(text, 'utf-8', { from: start, to: start + run.length });
    let encoded = '';
    for (const byte of bytes) encoded += mode === 'form' && byte === SPACE ? '+' : (ESCAPES[byte] ?? '');
    return encoded;
  };
  const encodePart = (part: string, from: number) =>
    part.replace(ENCODED[mode], (run: string, ...found: readonly unknown[]) => {
      const offset = from + Number(found.at(-2));
      if (mode !== 'url' || found[0] === undefined) return encodeRun(run, offset);
      if (kept === 0) first = offset;
      kept += 1;
      return run;
    });
  const encoded = eachLine ? text.replace(/[^\r\n]+/g, encodePart) : encodePart(text, 0);
  if (kept > 0) note('note.kept', { count: kept }, { at: placeAt(text, first) });
  return encoded;
}

/** More rounds than anybody encodes; each makes a text shorter, so that the last one is reached in any case. */
const ROUNDS = 100;

/**
 * Decodes percent-encoded UTF-8 (RFC 3986, section 2.1); everything else stays as it is. Throws `ToolError` with the place
 * of an escape that is none or whose bytes are no text, unless `lenient`.
 */
export function decode(text: string, options: Decoding, note: RunContext['note']): string {
  let { decoded, left } = decodeOnce(text, options);
  let rounds = 1;
  // A `+` of the first round is data in the second.
  const again = { plus: false, lenient: options.lenient };
  while (options.repeat && rounds < ROUNDS) {
    const next = attempt(decoded, again);
    if (next === undefined || next.decoded === decoded) break;
    ({ decoded, left } = next);
    rounds += 1;
  }
  if (rounds > 1) note('note.rounds', { count: rounds });
  if (left > 0) note('warning.left', { count: left });
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
function attempt(text: string, options: Omit<Decoding, 'repeat'>): Round | undefined {
  try {
    return decodeOnce(text, options);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function decodeOnce(text: string, { plus, lenient }: Omit<Decoding, 'repeat'>): Round {
  let left = 0;
  /** Counts an escape that has no meaning, or throws with its place. */
  const refuse = (code: 'error.escape' | 'error.notText', offset: number) => {
    const escape = text.slice(offset, offset + 3);
    left += 1;
    if (lenient) return;
    const at = { ...placeAt(text, offset), endOffset: offset + escape.length };
    throw new ToolError(code, { escape }, { at });
  };
  const spaced = plus ? text.replaceAll('+', ' ') : text;
  const decoded = spaced.replace(/(?:%[\da-f]{2})+|%/gi, (run: string, start: number) => {
    if (run === '%') {
      refuse('error.escape', start);
      return run;
    }
    const bytes = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
    return decodeBytes(bytes, (index) => {
      refuse('error.notText', start + index * 3);
      return run.slice(index * 3, index * 3 + 3);
    });
  });
  return { decoded, left };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Undefined where the bytes are not UTF-8. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Text of bytes; `instead` gives what stands for a byte that belongs to no character. */
function decodeBytes(bytes: Uint8Array, instead: (index: number) => string): string {
  const whole = readText(bytes);
  if (whole !== undefined) return whole;
  let result = '';
  for (let index = 0; index < bytes.length;) {
    const [first = 0] = bytes.subarray(index);
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const character = readText(bytes.subarray(index, index + length));
    result += character ?? instead(index);
    index += character === undefined ? 1 : length;
  }
  return result;
}
