import { readRange, type IpRange } from './range.ts';
import { textError } from '../text-error.ts';
import { wholeText } from './part.ts';

/**
 * The purposes of blocks, by the IANA special-purpose address registries of IPv4 and IPv6, and multicast: the block,
 * its purpose, the RFC.
 */
const REGISTRY = [
  ['0.0.0.0/8', 'thisNetwork', 791],
  ['0.0.0.0/32', 'thisHost', 1122],
  ['10.0.0.0/8', 'private', 1918],
  ['100.64.0.0/10', 'shared', 6598],
  ['127.0.0.0/8', 'loopback', 1122],
  ['169.254.0.0/16', 'linkLocal', 3927],
  ['172.16.0.0/12', 'private', 1918],
  ['192.0.0.0/24', 'protocol', 6890],
  ['192.0.0.0/29', 'continuity', 7335],
  ['192.0.0.8/32', 'dummy', 7600],
  ['192.0.0.9/32', 'portControl', 7723],
  ['192.0.0.10/32', 'turn', 8155],
  ['192.0.0.170/32', 'discovery', 8880],
  ['192.0.0.171/32', 'discovery', 8880],
  ['192.0.2.0/24', 'documentation', 5737],
  ['192.31.196.0/24', 'as112', 7535],
  ['192.52.193.0/24', 'amt', 7450],
  ['192.88.99.0/24', 'relay', 7526],
  ['192.88.99.2/32', 'relay6a44', 6751],
  ['192.168.0.0/16', 'private', 1918],
  ['192.175.48.0/24', 'as112', 7534],
  ['198.18.0.0/15', 'benchmarking', 2544],
  ['198.51.100.0/24', 'documentation', 5737],
  ['203.0.113.0/24', 'documentation', 5737],
  ['224.0.0.0/4', 'multicast', 5771],
  ['240.0.0.0/4', 'reserved', 1112],
  ['255.255.255.255/32', 'broadcast', 8190],
  ['::/128', 'thisHost', 4291],
  ['::1/128', 'loopback', 4291],
  ['::ffff:0:0/96', 'mapped', 4291],
  ['64:ff9b::/96', 'translation', 6052],
  ['64:ff9b:1::/48', 'translation', 8215],
  ['100::/64', 'discard', 6666],
  ['100:0:0:1::/64', 'dummy', 9780],
  ['2001::/23', 'protocol', 2928],
  ['2001::/32', 'teredo', 4380],
  ['2001:1::1/128', 'portControl', 7723],
  ['2001:1::2/128', 'turn', 8155],
  ['2001:1::3/128', 'serviceDiscovery', 9665],
  ['2001:2::/48', 'benchmarking', 5180],
  ['2001:3::/32', 'amt', 7450],
  ['2001:4:112::/48', 'as112', 7535],
  ['2001:10::/28', 'orchid', 4843],
  ['2001:20::/28', 'orchid', 7343],
  ['2001:30::/28', 'drone', 9374],
  ['2001:db8::/32', 'documentation', 3849],
  ['2002::/16', 'sixToFour', 3056],
  ['2620:4f:8000::/48', 'as112', 7534],
  ['3fff::/20', 'documentation', 9637],
  ['5f00::/16', 'segmentRouting', 9602],
  ['fc00::/7', 'uniqueLocal', 4193],
  ['fe80::/10', 'linkLocal', 4291],
  ['ff00::/8', 'multicast', 4291],
] as const;

/** The key of a text `kind.…`; `mixed` where it differs within a range. */
export type KindName = (typeof REGISTRY)[number][1] | 'global' | 'unassigned' | 'mixed';

/** The purposes of addresses. */
export interface IpKind {
  readonly name: KindName;
  /** The block of the registry, and the RFC that says so. */
  readonly block: string | null;
  readonly rfc: string | null;
}

interface Entry extends IpKind {
  readonly range: IpRange;
}

let entries: readonly Entry[] | undefined;

/** The registry, the smallest blocks first; read when first asked for. */
function registry(): readonly Entry[] {
  entries ??= REGISTRY.map(([block, name, rfc]): Entry => {
    return { name, block, rfc: `RFC ${rfc}`, range: readRange(wholeText(block), textError) };
  }).toSorted((a, b) => Number(b.block?.split('/')[1]) - Number(a.block?.split('/')[1]));
  return entries;
}

/** Only these have been given out to be routed (RFC 4291, section 2.4). */
const GLOBAL_V6: IpRange = { version: 6, first: 0x2000n << 112n, last: (0x4000n << 112n) - 1n };

const holds = (outer: IpRange, inner: IpRange) =>
  outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last;
const meets = (one: IpRange, other: IpRange) =>
  one.version === other.version && one.first <= other.last && other.first <= one.last;

/** The purpose of a range of addresses, by the smallest registered block that holds it. */
export function kindOf(range: IpRange): IpKind {
  const found = registry().find((entry) => holds(entry.range, range));
  if (found !== undefined) return { name: found.name, block: found.block, rfc: found.rfc };
  const isMixed = registry().some((entry) => meets(entry.range, range));
  const isGlobal = range.version === 4 || holds(GLOBAL_V6, range);
  const isAround = !isGlobal && meets(GLOBAL_V6, range);
  return { name: isMixed || isAround ? 'mixed' : isGlobal ? 'global' : 'unassigned', block: null, rfc: null };
}
