import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { whereIn, type Part } from '#formats/bytes/part.ts';
import { toHex } from '#lib/bytes';
import { showCharacter } from '#lib/show-character';
import { writeUuid } from './read-uuid.ts';

/** A ULID has 26 digits of 5 bits: 48 bits of milliseconds and 80 random ones, after two that are 0 (github.com/ulid/spec). */
const LENGTH = 26;
/** Crockford's Base32 (crockford.com/base32.html): no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What stands around an id that was copied from code. */
const HEAD = /^\s*["'{(]?\s*/;
const TAIL = /["'})]?[,;]?$/;

const withoutTail = (text: string): string => text.trimEnd().replace(TAIL, '').trimEnd();

/** Whether a text can only be meant for a ULID. */
export const isUlidForm = (text: string): boolean => /^[\da-tv-z]{26}$/i.test(withoutTail(text.replace(HEAD, '')));

/**
 * The 16 bytes of a ULID in any case, possibly in quotes or brackets. I, L and O are read as 1, 1 and 0, as Crockford says,
 * with `note.ulidLookAlike`. Throws `error.ulidDigit`, `error.ulidLength` and `error.ulidTooLarge` with their place.
 */
export function parseUlid(text: string, note: RunContext['note'], part: Part = {}): Uint8Array {
  const { from = 0, to = text.length } = part;
  const own = text.slice(from, to);
  const start = HEAD.exec(own)?.[0].length ?? 0;
  const body = withoutTail(own.slice(start));
  const at = (offset: number) => whereIn(text, part, start + offset);
  const wrong = body.search(/[^\da-tv-z]/i);
  if (wrong >= 0) {
    throw new ToolError('error.ulidDigit', { character: showCharacter(text, from + start + wrong) }, at(wrong));
  }
  if (body.length !== LENGTH) {
    throw new ToolError('error.ulidLength', { count: body.length }, at(Math.max(0, body.length - 1)));
  }
  const lookAlike = body.search(/[ilo]/i);
  const digits = body.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  if (digits >= '8') throw new ToolError('error.ulidTooLarge', {}, at(0));
  if (lookAlike >= 0) note('note.ulidLookAlike', { character: body.charAt(lookAlike) }, at(lookAlike));
  return bytesOf(digits);
}

function bytesOf(digits: string): Uint8Array {
  const bytes = new Uint8Array(16);
  let held = 0;
  let bits = -2;
  let size = 0;
  for (const digit of digits) {
    held = ((held << 5) | DIGITS.indexOf(digit)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = held >> bits;
  }
  return bytes;
}

/** The ULID of 16 bytes. */
export function writeUlid(bytes: Uint8Array): string {
  let ulid = '';
  let held = 0;
  let bits = 2;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x1fff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      ulid += DIGITS.charAt((held >> bits) & 31);
    }
  }
  return ulid;
}

export interface UlidFacts {
  readonly ulid: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** The 80 bits after the time, in hex. */
  readonly random: string;
  /** The same 128 bits as a UUID, as databases store them. */
  readonly uuid: string;
}

/** What the 16 bytes of a ULID say. */
export function ulidFacts(bytes: Uint8Array): UlidFacts {
  const hex = toHex(bytes);
  return {
    ulid: writeUlid(bytes),
    time: new Date(parseInt(hex.slice(0, 12), 16)).toISOString(),
    random: hex.slice(12),
    uuid: writeUuid(hex),
  };
}
