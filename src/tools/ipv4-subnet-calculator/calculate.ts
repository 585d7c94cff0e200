import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { kindOf, type KindName } from '#lib/ip/kind';
import { addressText, bitsOf, blockOf, cidrText, countOf, readRange, sizeOf, type IpRange } from '#lib/ip/range';
import { classOf, ipv4Text, maskOf, octetsOf, wildcardOf } from '#lib/ip/ipv4';
import { ipv6FullText } from '#lib/ip/ipv6';
import { wholeText } from '#lib/ip/part';
import { hostsOf, readNetwork } from './network.ts';

/** How another range lies to the network. */
type Relation = 'equal' | 'inside' | 'contains' | 'overlaps' | 'outside';

/** Facts of a network; null is what this version of IP, or this mask, does not have. */
export interface NetworkFacts {
  readonly version: 4 | 6;
  readonly cidr: string;
  /** The address that was given, which may be any of the network. */
  readonly address: string;
  readonly fullAddress: string | null;
  readonly network: string;
  readonly prefix: number;
  readonly mask: string | null;
  readonly maskBinary: string | null;
  readonly wildcard: string | null;
  /** A text where JSON's numbers are not exact. */
  readonly size: number | string;
  readonly usable: number | string;
  readonly first: string;
  readonly last: string;
  readonly broadcast: string | null;
  readonly class: 'A' | 'B' | 'C' | 'D' | 'E' | null;
  readonly kind: KindName;
  readonly kindBlock: string | null;
  readonly kindRfc: string | null;
  readonly supernet: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly inside: Relation | null;
}

const inBinary = (address: number) =>
  octetsOf(address)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('.');

/** All facts of a network of either version. Throws `ip.…` codes. */
export function calculate(
  text: string,
  { inside }: { readonly inside: string },
  note: RunContext['note'],
): NetworkFacts {
  const { address, block } = readNetwork(text, note);
  const { version, prefix, first, last } = block;
  const size = sizeOf(block);
  const { usable, ...hosts } = hostsOf(block);
  const kind = kindOf(block);
  const isV4 = version === 4;
  const end = 1n << BigInt(bitsOf(version));
  const neighbor = (start: bigint) =>
    start < 0n || start >= end ? null : cidrText({ version, prefix, first: start, last: start + size - 1n });
  return {
    version,
    cidr: cidrText(block),
    address: addressText(version, address),
    fullAddress: isV4 ? null : ipv6FullText(address),
    network: addressText(version, first),
    prefix,
    mask: isV4 ? ipv4Text(maskOf(prefix)) : null,
    maskBinary: isV4 ? inBinary(maskOf(prefix)) : null,
    wildcard: isV4 ? ipv4Text(wildcardOf(prefix)) : null,
    size: countOf(size),
    usable: countOf(usable),
    ...hosts,
    class: isV4 ? classOf(Number(first)) : null,
    kind: kind.name,
    kindBlock: kind.block,
    kindRfc: kind.rfc,
    supernet: prefix === 0 ? null : cidrText(blockOf(version, first, prefix - 1)),
    previous: neighbor(first - size),
    next: neighbor(last + 1n),
    inside: inside.trim() === '' ? null : compare(readTested(inside), block),
  };
}

const readTested = (inside: string) =>
  readRange(wholeText(inside), (code, params, at) => new ToolError(code, params, { option: 'inside', at }));

function compare(tested: IpRange, block: IpRange): Relation {
  if (tested.version !== block.version || tested.last < block.first || tested.first > block.last) return 'outside';
  const isWithin = tested.first >= block.first && tested.last <= block.last;
  const isAround = tested.first <= block.first && tested.last >= block.last;
  if (isWithin && isAround) return 'equal';
  return isWithin ? 'inside' : isAround ? 'contains' : 'overlaps';
}
