import { ipv4Text, readIpv4, readIpv4Prefix, readPrefix } from './ipv4.ts';
import { ipv6Text, readIpv6 } from './ipv6.ts';
import type { Fail } from '../text-error.ts';
import { contentOf, placeOfPart, trimPart, within, type TextPart } from './part.ts';

export type IpVersion = 4 | 6;

/** Addresses from the first to the last. */
export interface IpRange {
  readonly version: IpVersion;
  readonly first: bigint;
  readonly last: bigint;
}

/** A range that one prefix names. */
export interface IpBlock extends IpRange {
  readonly prefix: number;
}

/** A range as it was written. */
export interface ReadRange extends IpRange {
  /** The address that was named: of `10.0.0.5/8` it is not the first. */
  readonly address: bigint;
  readonly form: 'address' | 'prefix' | 'wildcard' | 'range';
  /** The end was written before the start. */
  readonly isSwapped?: true;
}

export const bitsOf = (version: IpVersion): number => (version === 4 ? 32 : 128);
export const sizeOf = ({ first, last }: IpRange): bigint => last - first + 1n;
export const addressText = (version: IpVersion, address: bigint): string =>
  version === 4 ? ipv4Text(Number(address)) : ipv6Text(address);
export const cidrText = ({ version, first, prefix }: IpBlock): string => `${addressText(version, first)}/${prefix}`;

/** The number of addresses: digits where JSON's numbers are not exact. */
export const countOf = (size: bigint): number | string =>
  size <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(size) : String(size);

/** The block of this prefix length in which an address is. */
export function blockOf(version: IpVersion, address: bigint, prefix: number): IpBlock {
  const host = BigInt(bitsOf(version) - prefix);
  const first = (address >> host) << host;
  return { version, prefix, first, last: first + (1n << host) - 1n };
}

/** The smallest block that holds a range. */
export function blockAround({ version, first, last }: IpRange): IpBlock {
  const differing = (first ^ last).toString(2);
  return blockOf(version, first, bitsOf(version) - (differing === '0' ? 0 : differing.length));
}

/** The fewest blocks that hold a range and nothing else, in order. */
export function blocksOf({ version, first, last }: IpRange): IpBlock[] {
  const blocks: IpBlock[] = [];
  const bits = bitsOf(version);
  for (let start = first; start <= last;) {
    const zeros = start === 0n ? bits : (start & -start).toString(2).length - 1;
    const room = (last - start + 1n).toString(2).length - 1;
    const block = blockOf(version, start, bits - Math.min(zeros, room));
    blocks.push(block);
    start = block.last + 1n;
  }
  return blocks;
}

/** The same addresses in the fewest ranges, in order, IPv4 first. */
export function mergeRanges(ranges: readonly IpRange[]): IpRange[] {
  const merged: IpRange[] = [];
  const sorted = ranges.toSorted(
    (a, b) => a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0),
  );
  for (const range of sorted) {
    const before = merged.at(-1);
    if (before?.version !== range.version || range.first > before.last + 1n) merged.push(range);
    else if (range.last > before.last) merged[merged.length - 1] = { ...before, last: range.last };
  }
  return merged;
}

/** Reads one address of either version. */
export function readAddress(part: TextPart, fail: Fail): { readonly version: IpVersion; readonly address: bigint } {
  return contentOf(part).includes(':')
    ? { version: 6, address: readIpv6(part, fail) }
    : { version: 4, address: BigInt(readIpv4(part, fail)) };
}

/**
 * Reads an address, `address/prefix`, `/mask` or `/wildcard`, `address mask`, `10.0.*.*`, `start-end` or `10.0.0.1-20`.
 * Throws what `fail` makes of an `ip.…` code.
 */
export function readRange(whole: TextPart, fail: Fail): ReadRange {
  const part = trimPart(whole);
  const content = contentOf(part);
  if (content === '') throw fail('ip.empty', {}, placeOfPart(part));
  // A dash after a dot or a slash is a sign.
  const dash = /(?<=[^\s./])\s*[-–—]/.exec(content);
  if (dash !== null) return readStartEnd(part, dash.index, dash.index + dash[0].length, fail);
  const slash = content.indexOf('/');
  if (slash >= 0) return readNetwork(within(part, 0, slash), within(part, slash + 1), fail);
  const [both, address4 = ''] = /^([\d.]+)\s+(?=[\d.]+$|0x)/i.exec(content) ?? [];
  if (both !== undefined && address4.split('.').length === 4 && /\s(?:0x|.*\..*\.)/i.test(content)) {
    return readNetwork(within(part, 0, address4.length), within(part, both.length), fail);
  }
  if (content.includes('*')) return readStars(part, fail);
  const { version, address } = readAddress(part, fail);
  return { version, address, first: address, last: address, form: 'address' };
}

function readStartEnd(part: TextPart, end: number, next: number, fail: Fail): ReadRange {
  const start = readAddress(trimPart(within(part, 0, end)), fail);
  const last = trimPart(within(part, next));
  const isShort = start.version === 4 && /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/.test(contentOf(last));
  const stop = isShort
    ? { version: start.version, address: (start.address & ~255n) | BigInt(contentOf(last)) }
    : readAddress(last, fail);
  return rangeFrom(start, stop, () => placeOfPart(last), fail);
}

/** The range between two addresses that were read, in either order. */
export function rangeFrom(
  start: { readonly version: IpVersion; readonly address: bigint },
  end: { readonly version: IpVersion; readonly address: bigint },
  placeOfEnd: () => ReturnType<typeof placeOfPart>,
  fail: Fail,
): ReadRange {
  if (start.version !== end.version) throw fail('ip.versions', {}, placeOfEnd());
  const isSwapped = end.address < start.address;
  const [first, last] = isSwapped ? [end.address, start.address] : [start.address, end.address];
  return { version: start.version, address: first, first, last, form: 'range', ...(isSwapped && { isSwapped }) };
}

function readNetwork(left: TextPart, right: TextPart, fail: Fail): ReadRange {
  const { version, address } = readAddress(left, fail);
  const read =
    version === 4
      ? readIpv4Prefix(right, Number(address), fail)
      : { prefix: readPrefix(right, bitsOf(version), fail), isWildcard: false };
  const { first, last } = blockOf(version, address, read.prefix);
  return { version, address, first, last, form: read.isWildcard ? 'wildcard' : 'prefix' };
}

/** `10.0.*.*`, also as `10.0.*`: stars come last. */
function readStars(part: TextPart, fail: Fail): ReadRange {
  const content = contentOf(part);
  const stars = /^((?:\d+\.){0,3})\*(?:\.\*)*$/.exec(content);
  const count = content.split('.').length;
  if (stars === null || count > 4) {
    const index = content.indexOf('*');
    throw fail('ip.star', {}, placeOfPart(within(part, index, index + 1)));
  }
  const fixed = (stars[1] ?? '').split('.').length - 1;
  // The numbers are those of the whole, so that an error points at them.
  const numbers = `${stars[1] ?? ''}${Array(4 - fixed)
    .fill('0')
    .join('.')}`;
  const text = part.text.slice(0, part.from) + numbers;
  const address = BigInt(readIpv4({ text, from: part.from, to: text.length }, fail));
  const { first, last } = blockOf(4, address, fixed * 8);
  return { version: 4, address: first, first, last, form: 'prefix' };
}
