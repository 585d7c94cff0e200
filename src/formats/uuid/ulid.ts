import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toHex } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { writeUuid } from './read-uuid.ts';

type Note = RunContext['note'];

/** 48 bits of milliseconds and 80 random ones, as 26 digits of 5 bits (github.com/ulid/spec). */
const LENGTH = 26;
/** Crockford's Base32 (crockford.com/base32.html): no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from(DIGITS, (digit, value) => [digit, value])),
  // So Crockford reads what people write instead.
  ...{ I: 1, L: 1, O: 0 },
};
/** The characters around an id that was copied from code. */
const HEAD = /^\s*["'{(]?\s*/;
const TAIL = /\s*["'})]?[,;]?\s*$/;

/** Whether a text has the form of a ULID, so that no other id can be meant. */
export const isUlidForm = (text: string): boolean => /^[\da-tv-z]{26}$/i.test(text.replace(HEAD, '').replace(TAIL, ''));

/**
 * The 16 bytes of a ULID in any case, maybe in quotes or brackets. I, L and O are read as 1 and 0, with a note. Throws
 * `ToolError` with the place of what is wrong; `start` is where the text begins in `whole`.
 */
export function parseUlid(text: string, note: Note, whole = text, start = 0): Uint8Array {
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const body = text.slice(head).replace(TAIL, '');
  const at = (offset: number, length = 1) => {
    const place = placeAt(whole, start + head + offset);
    return { at: { ...place, endOffset: place.offset + length } };
  };
  const wrong = body.search(/[^\da-tv-z]/i);
  if (wrong >= 0) {
    const character = String.fromCodePoint(body.codePointAt(wrong) ?? 0);
    throw new ToolError('ulid.character', { character }, at(wrong, character.length));
  }
  if (body.length !== LENGTH)
    throw new ToolError('ulid.length', { count: body.length }, at(Math.max(0, body.length - 1)));
  if ((VALUES[body.charAt(0).toUpperCase()] ?? 0) > 7) throw new ToolError('ulid.tooLarge', {}, at(0));
  const lookAlike = body.search(/[ilo]/i);
  if (lookAlike >= 0) note('note.ulidLookAlike', { character: body.charAt(lookAlike) }, at(lookAlike));
  const bytes = new Uint8Array(16);
  let held = 0;
  let bits = -2; // 26 digits are 130 bits: the first two are 0.
  let size = 0;
  for (const digit of body.toUpperCase()) {
    held = ((held << 5) | (VALUES[digit] ?? 0)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = held >> bits;
  }
  return bytes;
}

/** A ULID of 16 bytes at `start`. */
export function writeUlid(bytes: Uint8Array, start = 0): string {
  let ulid = '';
  let held = 0;
  let bits = 2;
  for (let index = start; index < start + 16; index++) {
    held = ((held << 8) | (bytes[index] ?? 0)) & 0x1fff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      ulid += DIGITS.charAt((held >> bits) & 31);
    }
  }
  return ulid;
}

/** The facts a ULID holds. */
export interface UlidFacts {
  readonly ulid: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** The 80 bits after the time, in hex. */
  readonly random: string;
  /** The same 128 bits as databases keep them. */
  readonly uuid: string;
}

/** The fields in the 16 bytes of a ULID. */
export function ulidFacts(bytes: Uint8Array): UlidFacts {
  const hex = toHex(bytes);
  return {
    ulid: writeUlid(bytes),
    time: new Date(parseInt(hex.slice(0, 12), 16)).toISOString(),
    random: hex.slice(12),
    uuid: writeUuid(hex),
  };
}
