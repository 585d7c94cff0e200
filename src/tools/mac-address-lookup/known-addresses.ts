/** The known uses of an address, whoever owns its block. */
export interface KnownUse {
  readonly kind: 'virtual' | 'protocol' | 'broadcast' | 'null';
  /** A product or a protocol, as everybody writes it; '' where the kind says all. */
  readonly name: string;
}

/** By the beginning of the address; longer ones come first. */
const USES: readonly (readonly [prefix: string, kind: KnownUse['kind'], name: string])[] = [
  ['FFFFFFFFFFFF', 'broadcast', ''],
  ['000000000000', 'null', ''],
  // IEEE 802.1Q, table 8-1, and IEEE 802.1AB.
  ['0180C2000000', 'protocol', 'STP'],
  ['0180C2000002', 'protocol', 'LACP'],
  ['0180C2000003', 'protocol', '802.1X'],
  ['0180C200000E', 'protocol', 'LLDP'],
  ['01000CCCCCCC', 'protocol', 'CDP, VTP'],
  ['01000CCCCCCD', 'protocol', 'PVST+'],
  // RFC 9568 (VRRP), RFC 2281 (HSRP), RFC 1112 and RFC 2464 (IP multicast).
  ['00005E0001', 'protocol', 'VRRP (IPv4)'],
  ['00005E0002', 'protocol', 'VRRP (IPv6)'],
  ['00000C07AC', 'protocol', 'HSRP'],
  ['0007B400', 'protocol', 'GLBP'],
  ['01005E', 'protocol', 'IPv4 multicast'],
  ['3333', 'protocol', 'IPv6 multicast'],
  ['000569', 'virtual', 'VMware'],
  ['000C29', 'virtual', 'VMware'],
  ['001C14', 'virtual', 'VMware'],
  ['005056', 'virtual', 'VMware'],
  ['00155D', 'virtual', 'Hyper-V'],
  ['00163E', 'virtual', 'Xen'],
  ['001C42', 'virtual', 'Parallels'],
  ['080027', 'virtual', 'VirtualBox'],
  ['0A0027', 'virtual', 'VirtualBox'],
  ['525400', 'virtual', 'QEMU, KVM'],
  ['0242', 'virtual', 'Docker'],
];

/** The use of an address (hex digits in upper case), if it is a known one. */
export function knownUse(hex: string): KnownUse | null {
  const found = USES.find(([prefix]) => hex.startsWith(prefix));
  return found === undefined ? null : { kind: found[1], name: found[2] };
}
