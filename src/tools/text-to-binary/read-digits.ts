import type { Params } from '#engine/error';

export type Base = '2' | '8' | '10' | '16';

export interface Read {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Digits that were read. */
  readonly digits: number;
  /** Bits that are missing from the last byte. */
  readonly missing: number;
  /** Offset of the last digit. */
  readonly last: number;
  /** Characters that are neither digits nor usual between them. */
  readonly skipped: { readonly count: number; readonly first: number };
}

type Fail = (code: string, params: Params, offset: number, endOffset: number) => never;

/** For a message. */
export const digitsOf: Readonly<Record<Base, string>> = { 2: '0–1', 8: '0–7', 10: '0–9', 16: '0–9, A–F' };

/** The separators that are allowed between numbers without a note. */
const BETWEEN = /[\s,;:|_-]/;

/** Bits in a row, whatever is between them; `0b` before a group is not a bit. */
export function readBits(text: string): Read {
  const bytes = new Uint8Array(Math.ceil(text.length / 8));
  let digits = 0;
  let last = 0;
  let count = 0;
  let first = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (character === '0' && /b/i.test(text.charAt(offset + 1)) && /[01]/.test(text.charAt(offset + 2))) {
      offset += 1;
    } else if (character === '0' || character === '1') {
      const at = digits >> 3;
      bytes[at] = ((bytes[at] ?? 0) << 1) | Number(character);
      digits += 1;
      last = offset;
    } else if (!BETWEEN.test(character) && !isSecondHalf(text, offset)) {
      if (count === 0) first = offset;
      count += 1;
    }
  }
  const missing = (8 - (digits % 8)) % 8;
  return { bytes: bytes.slice(0, digits >> 3), digits, missing, last, skipped: { count, first } };
}

/** An emoji is one character to anyone who reads how many were skipped. */
const isSecondHalf = (text: string, offset: number) => (text.codePointAt(offset - 1) ?? 0) > 0xffff;

/** A number ends where the next one's prefix begins, so that no gap is needed between the two. */
const NUMBERS = {
  8: { number: /(?:0o|\\)?((?:(?!0o)[0-7])+)/gi, width: 3 },
  10: { number: /()?(\d+)/g, width: 3 },
  16: { number: /(?:0x|\\x|%|#)?((?:(?!0x)[\da-f])+)/gi, width: 2 },
} as const;

/** Numbers that are a byte each or, written without a gap, several of full width. Fails with `error.digits`, `error.byte`. */
export function readNumbers(text: string, base: Exclude<Base, '2'>, fail: Fail): Read {
  const { number, width } = NUMBERS[base];
  const bytes: number[] = [];
  let digits = 0;
  let last = 0;
  let end = 0;
  const skipped = { count: 0, first: 0 };
  const skip = (start: number, gap: string) => {
    const strange = Array.from(gap).filter((character) => !BETWEEN.test(character));
    if (strange.length > 0 && skipped.count === 0) skipped.first = start + gap.indexOf(strange[0] ?? '');
    skipped.count += strange.length;
  };
  for (const match of text.matchAll(number)) {
    const found = match.at(-1) ?? '';
    const start = match.index + match[0].length - found.length;
    skip(end, text.slice(end, match.index));
    end = match.index + match[0].length;
    digits += found.length;
    last = end - 1;
    if (found.length > width && found.length % width !== 0) {
      fail('error.digits', { digits: found.slice(0, 20), width }, start, end);
    }
    for (let from = 0; from < found.length; from += width) {
      const piece = found.slice(from, from + width);
      const value = parseInt(piece, Number(base));
      if (value > 255) fail('error.byte', { value: piece }, start + from, start + from + piece.length);
      bytes.push(value);
    }
  }
  skip(end, text.slice(end));
  return { bytes: Uint8Array.from(bytes), digits, missing: 0, last, skipped };
}
