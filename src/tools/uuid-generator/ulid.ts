import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';

export interface UlidFacts {
  readonly is: 'ulid';
  readonly ulid: string;
  readonly time: string;
  readonly random: string;
  /** The same 128 bits as a UUID, as databases store them. */
  readonly uuid: string;
}

/** Crockford's Base32, in which I and L are 1 and O is 0, possibly in quotes or brackets. */
const ULID = /^\s*["'{(]?([\da-tv-z]{26})["'})]?[,;]?\s*$/i;
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The facts in a ULID (github.com/ulid/spec): 48 bits of milliseconds and 80 random bits. Undefined for a text of another form;
 * throws `ToolError` for more than 128 bits.
 */
export function readUlid(text: string): UlidFacts | undefined {
  const written = ULID.exec(text)?.[1];
  if (written === undefined) return undefined;
  const ulid = written.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  if (ulid > '8') throw new ToolError('error.ulidTooLarge', {}, { at: placeAt(text, text.indexOf(written)) });
  const value = Array.from(ulid).reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n);
  const hex = value.toString(16).padStart(32, '0');
  return {
    is: 'ulid',
    ulid,
    time: new Date(parseInt(hex.slice(0, 12), 16)).toISOString(),
    random: hex.slice(12),
    uuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  };
}
