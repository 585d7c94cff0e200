import { ipv4Text, readIpv4 } from './ipv4.ts';
import type { Fail } from '../text-error.ts';
import { contentOf, placeOfPart, splitPart, within, type TextPart } from './part.ts';

const GROUPS = 8;

/** Reads an IPv6 address in any form of RFC 4291, section 2.2. Throws what `fail` makes of an `ip.…` code. */
export function readIpv6(part: TextPart, fail: Fail): bigint {
  const content = contentOf(part);
  if (content === '') throw fail('ip.empty', {}, placeOfPart(part));
  const stranger = /[^\da-f:.]/iu.exec(content);
  if (stranger !== null) {
    const { 0: character, index } = stranger;
    const at = placeOfPart(within(part, index, index + character.length));
    if (/\s/.test(character)) throw fail('ip.space', {}, at);
    if (character === '%') throw fail('ip.zone', {}, at);
    throw fail('ip.v6Character', { character }, at);
  }
  const gap = content.indexOf('::');
  const second = content.indexOf('::', gap + 1);
  if (gap >= 0 && second >= 0) throw fail('ip.gapTwice', {}, placeOfPart(within(part, second, second + 2)));
  const head = readGroups(gap < 0 ? part : within(part, 0, gap), gap < 0, fail);
  const tail = gap < 0 ? [] : readGroups(within(part, gap + 2), true, fail);
  const count = head.length + tail.length;
  if (gap >= 0 && count >= GROUPS) throw fail('ip.gapNeedless', {}, placeOfPart(within(part, gap, gap + 2)));
  if (gap < 0 && count !== GROUPS) throw fail('ip.groupCount', { count }, placeOfPart(part));
  return [...head, ...Array<number>(GROUPS - count).fill(0), ...tail].reduce(
    (address, group) => (address << 16n) | BigInt(group),
    0n,
  );
}

function readGroups(part: TextPart, isEnd: boolean, fail: Fail): number[] {
  if (part.from === part.to) return [];
  const pieces = splitPart(part, ':');
  return pieces.flatMap((piece, index) => {
    const digits = contentOf(piece);
    if (digits === '') throw fail('ip.groupMissing', {}, placeOfPart(piece));
    if (digits.includes('.') && isEnd && index === pieces.length - 1) {
      const address = readIpv4(piece, fail);
      return [address >>> 16, address & 0xffff];
    }
    if (!/^[\da-f]{1,4}$/i.test(digits)) throw fail('ip.group', { group: digits }, placeOfPart(piece));
    return [parseInt(digits, 16)];
  });
}

const groupsOf = (address: bigint): string[] =>
  Array.from({ length: GROUPS }, (_, index) => ((address >> BigInt(16 * (GROUPS - 1 - index))) & 0xffffn).toString(16));

/** All eight groups of four digits. */
export const ipv6FullText = (address: bigint): string =>
  groupsOf(address)
    .map((group) => group.padStart(4, '0'))
    .join(':');

/** The short form of RFC 5952: the first of the longest runs of two zero groups or more becomes `::`. */
export function ipv6Text(address: bigint): string {
  const text = groupsOf(address).join(':');
  const runs = [...text.matchAll(/\b0(?::0)+\b/g)];
  const [longest] = runs.toSorted((a, b) => b[0].length - a[0].length);
  if (longest === undefined) return text;
  const before = text.slice(0, longest.index).replace(/:$/, '');
  const after = text.slice(longest.index + longest[0].length).replace(/^:/, '');
  return `${before}::${after}`;
}

/** As `ipv6Text`, with the last 32 bits as an IPv4 address (RFC 4291, section 2.2). */
export function ipv6DottedText(address: bigint): string {
  const last = ipv4Text(Number(address & 0xffffffffn));
  const text = ipv6Text((address & ~0xffffffffn) | 0x10001n);
  return text.replace(/1:1$/, last);
}

/** The zone of reverse DNS of an address's first `bits` bits, a multiple of 4 (RFC 3596, section 2.5). */
export const ipv6ReverseZone = (address: bigint, bits: number): string => {
  const digits = address
    .toString(16)
    .padStart(32, '0')
    .slice(0, bits / 4);
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
};
