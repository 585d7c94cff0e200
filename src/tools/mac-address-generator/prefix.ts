import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { parseMacDigits } from '#formats/mac/read.ts';
import { placeAt } from '#lib/place';

/** The beginning that all addresses have. */
export interface Prefix {
  /** From 0, where there is none, to 48. */
  readonly bits: number;
  /** Of 48 bits, with zeros after the prefix. */
  readonly value: bigint;
}

export const ADDRESS_BITS = 48;
const NAME = 'prefix';

/** A length in bits after the digits, as in `70:B3:D5:00:2/36`. */
const LENGTH = /(?<!\s)\s*\/\s*(\d{1,3})\s*$/;

/**
 * Reads a prefix in any notation, with or without its length in bits. Without it, a last single digit is a whole byte, so
 * that `ff:ee:a` is FF:EE:0A; a note says so. Throws `ToolError` with a place if it is no prefix.
 */
export function readPrefix(text: string, note: RunContext['note']): Prefix {
  if (text.trim() === '') return { bits: 0, value: 0n };
  const length = LENGTH.exec(text);
  const digits = parseMacDigits(length === null ? text : text.slice(0, length.index), NAME);
  const hex = length === null ? fillLastByte(digits, note) : digits;
  const bits = length === null ? hex.length * 4 : Number(length[1]);
  const at = placeAt(text, length?.index ?? text.search(/\S/));
  if (Math.max(hex.length * 4, bits) > ADDRESS_BITS) throw new ToolError('error.prefixLong', {}, { option: NAME, at });
  if (bits > hex.length * 4) {
    throw new ToolError('error.prefixShort', { bits, count: Math.ceil(bits / 4) }, { option: NAME, at });
  }
  const given = BigInt(`0x${hex.padEnd(ADDRESS_BITS / 4, '0')}`);
  const rest = BigInt(ADDRESS_BITS - bits);
  const value = (given >> rest) << rest;
  if (value !== given) note('warning.bitsDropped', { bits }, { option: NAME });
  return { bits, value };
}

function fillLastByte(digits: string, note: RunContext['note']): string {
  if (digits.length % 2 === 0) return digits;
  const last = digits.slice(-1);
  note('note.padded', { digit: last, bits: digits.length * 4 }, { option: NAME });
  return `${digits.slice(0, -1)}0${last}`;
}
