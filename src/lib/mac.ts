import { placeAt } from './place.ts';
import type { Fail, Params } from './text-error.ts';
import { startOfRun } from './start-of-run.ts';

/** Why a text is not a MAC address: keys of `src/formats/mac/locales`. */
export type MacFault =
  'mac.empty' | 'mac.gap' | 'mac.character' | 'mac.separator' | 'mac.group' | 'mac.long' | 'mac.length';

/** How an address is written: with what between how many digits. */
export type MacSeparator = 'colon' | 'hyphen' | 'dot' | 'cisco' | 'none';

const BETWEEN: Readonly<Record<MacSeparator, readonly [separator: string, size: number]>> = {
  colon: [':', 2],
  hyphen: ['-', 2],
  dot: ['.', 2],
  cisco: ['.', 4],
  none: ['', 2],
};

/** The characters around an address in logs and code. */
const HEAD = /^[\s"'([{]*/;
const TAIL = /[\s"')\]},;]/;

/**
 * The hex digits (upper case) of a MAC address, of its beginning or of an EUI-64: with `:`, `-`, `.` or spaces between
 * groups of any even number of digits, without zeros in front as in `0:a:95`, or bare. At most 16 digits. Throws what
 * `fail` makes.
 */
export function readMacDigits(text: string, fail: Fail<MacFault>): string {
  const start = HEAD.exec(text)?.[0].length ?? 0;
  const body = text.slice(start, startOfRun(text, text.length, TAIL));
  const stop = (code: MacFault, offset: number, params = {}): never => {
    throw fail(code, params, placeAt(text, start + offset));
  };
  if (body === '') stop('mac.empty', 0);
  const wrong = body.search(/[^\da-f:. \t-]/i);
  if (wrong >= 0) stop('mac.character', wrong, { character: String.fromCodePoint(body.codePointAt(wrong) ?? 0) });
  const between = /[^\da-f]/i.exec(body)?.[0] ?? '';
  const groups = between === '' ? [{ digits: body, offset: 0 }] : splitGroups(body, between, stop);
  // A byte may lack its zero in front, as in `0:a:95`; a last digit of an address that ends early is the half of a byte.
  const isWhole = groups.length === 6 || groups.length === 8;
  const isShortened =
    groups.every(({ digits }) => digits.length < 3) &&
    groups.some(({ digits }, index) => digits.length === 1 && (isWhole || index < groups.length - 1));
  const odd = groups.slice(0, isWhole ? undefined : -1).find(({ digits }) => digits.length % 2 === 1);
  if (odd !== undefined && !isShortened) stop('mac.group', odd.offset, { group: odd.digits });
  const hex = groups.map(({ digits }) => (isShortened ? digits.padStart(2, '0') : digits)).join('');
  if (hex.length > 16) stop('mac.long', body.length - 1, { count: hex.length });
  return hex.toUpperCase();
}

function splitGroups(body: string, between: string, stop: (code: MacFault, offset: number, params?: Params) => never) {
  let offset = 0;
  return body.split(between === '\t' ? ' ' : between).map((digits) => {
    const at = offset;
    offset += digits.length + 1;
    const other = digits.search(/[^\da-f]/i);
    if (other >= 0) stop('mac.separator', at + other, { first: between, other: digits.charAt(other) });
    if (digits === '') stop('mac.gap', Math.max(0, at - 1));
    return { digits, offset: at };
  });
}

/** The 12 digits of a whole MAC address. Throws what `fail` makes. */
export function readMac(text: string, fail: Fail<MacFault>): string {
  const hex = readMacDigits(text, fail);
  const start = HEAD.exec(text)?.[0].length ?? 0;
  if (hex.length !== 12) throw fail('mac.length', { count: hex.length }, placeAt(text, start));
  return hex;
}

/** Hex digits in groups, as `separator` says. Digits that fill no group come last. */
export function writeMac(hex: string, separator: MacSeparator): string {
  const [between, size] = BETWEEN[separator];
  return (hex.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);
}

/** The first byte of an address. */
const firstByte = (hex: string) => parseInt(hex.slice(0, 2), 16);

/** It is for a group of stations, or for all (IEEE 802, the lowest bit of the first byte). */
export const isMulticast = (hex: string): boolean => (firstByte(hex) & 1) === 1;

/** Nobody assigned it: it was made up on the device (IEEE 802, the second lowest bit). */
export const isLocal = (hex: string): boolean => (firstByte(hex) & 2) === 2;

/** The address with its bit for local ones turned over. */
const turnLocalBit = (hex: string) => (firstByte(hex) ^ 2).toString(16).padStart(2, '0').toUpperCase() + hex.slice(2);

/** The modified EUI-64 of a MAC address: an IPv6 interface identifier (RFC 4291, appendix A). 16 digits. */
export const toInterfaceId = (mac: string): string => turnLocalBit(`${mac.slice(0, 6)}FFFE${mac.slice(6)}`);

/** The MAC address that a modified EUI-64 was made of, if it was made of one. */
export const fromInterfaceId = (id: string): string | undefined =>
  id.slice(6, 10).toUpperCase() === 'FFFE' ? turnLocalBit((id.slice(0, 6) + id.slice(10)).toUpperCase()) : undefined;
