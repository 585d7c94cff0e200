import type { Fail } from '../text-error.ts';
import { contentOf, placeOfPart, splitPart, within, type TextPart } from './part.ts';

/** The largest address, and the number of bits of one. */
const MAX = 0xffffffff;
const BITS = 32;

/**
 * Reads `a.b.c.d`, and nothing that programs disagree about: no leading zeros, no fewer than four numbers. Throws what
 * `fail` makes of an `ip.…` code.
 */
export function readIpv4(part: TextPart, fail: Fail): number {
  const content = contentOf(part);
  if (content === '') throw fail('ip.empty', {}, placeOfPart(part));
  refuseStrangers(part, fail);
  const octets = splitPart(part, '.');
  const gap = octets.find(({ from, to }) => from === to);
  if (gap !== undefined) throw fail('ip.octetMissing', {}, placeOfPart(gap));
  if (octets.length !== 4) throw fail('ip.octetCount', { count: octets.length }, placeOfPart(part));
  return octets.reduce((address, octet) => address * 256 + readOctet(octet, fail), 0);
}

function refuseStrangers(part: TextPart, fail: Fail) {
  const stranger = /[^\d.]/u.exec(contentOf(part));
  if (stranger === null) return;
  const { 0: character, index } = stranger;
  const at = placeOfPart(within(part, index, index + character.length));
  const before = contentOf(within(part, 0, index));
  if (/\s/.test(character)) throw fail('ip.space', {}, at);
  if (/[-−]/.test(character) && /(?:^|\.)$/.test(before)) throw fail('ip.negative', {}, at);
  throw fail('ip.character', { character }, at);
}

function readOctet(octet: TextPart, fail: Fail): number {
  const digits = contentOf(octet);
  // Some programs read 010 as 8, others as 10.
  if (/^0\d/.test(digits)) {
    throw fail('ip.leadingZero', { number: digits, plain: digits.replace(/^0+(?=\d)/, '') }, placeOfPart(octet));
  }
  if (Number(digits) > 255) throw fail('ip.octetRange', { number: digits }, placeOfPart(octet));
  return Number(digits);
}

/** The four numbers of an address. */
export const octetsOf = (address: number): number[] => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);
export const ipv4Text = (address: number): string => octetsOf(address).join('.');

export const maskOf = (prefix: number): number => (prefix === 0 ? 0 : (MAX << (BITS - prefix)) >>> 0);
export const wildcardOf = (prefix: number): number => ~maskOf(prefix) >>> 0;

/** The prefix length of a mask; undefined where its ones do not come first. */
function prefixOfMask(mask: number): number | undefined {
  const prefix = Math.clz32(~mask);
  return maskOf(prefix) === mask ? prefix : undefined;
}

export interface ReadPrefix {
  readonly prefix: number;
  readonly isWildcard: boolean;
}

/** Reads a prefix length, a mask or a wildcard mask, dotted or in hex, of the network of an address. */
export function readIpv4Prefix(part: TextPart, address: number, fail: Fail): ReadPrefix {
  const content = contentOf(part);
  if (/^0x[\da-f]{8}$/i.test(content)) return readMask(Number(content), address, part, fail);
  if (content.includes('.')) return readMask(readIpv4(part, fail), address, part, fail);
  return { prefix: readPrefix(part, BITS, fail), isWildcard: false };
}

function readMask(mask: number, address: number, part: TextPart, fail: Fail): ReadPrefix {
  const text = contentOf(part);
  // Written for `any` and for one host in some access lists, the other way round.
  if ((mask === 0 && address !== 0) || (mask === MAX && address === 0)) {
    throw fail('ip.maskUnclear', { mask: text }, placeOfPart(part));
  }
  const prefix = prefixOfMask(mask);
  if (prefix !== undefined) return { prefix, isWildcard: false };
  const inverted = prefixOfMask(~mask >>> 0);
  if (inverted === undefined) throw fail('ip.mask', { mask: text }, placeOfPart(part));
  return { prefix: inverted, isWildcard: true };
}

/** Reads the number after a slash. */
export function readPrefix(part: TextPart, max: number, fail: Fail): number {
  const content = contentOf(part);
  const at = placeOfPart(part);
  if (content === '') throw fail('ip.prefixMissing', { max }, at);
  if (!/^\d+$/.test(content) || Number(content) > max) throw fail('ip.prefixRange', { prefix: content, max }, at);
  if (/^0\d/.test(content)) throw fail('ip.leadingZero', { number: content, plain: String(Number(content)) }, at);
  return Number(content);
}

/** The class that the first bits said before CIDR (RFC 791, RFC 1112). */
export function classOf(address: number): 'A' | 'B' | 'C' | 'D' | 'E' {
  const ones = Math.clz32(~address);
  return (['A', 'B', 'C', 'D'] as const)[ones] ?? 'E';
}
