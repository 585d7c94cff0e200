import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { kindOf, type KindName } from '#lib/ip/kind';
import { ipv4Text, octetsOf } from '#lib/ip/ipv4';
import { ipv6DottedText, ipv6FullText, ipv6Text } from '#lib/ip/ipv6';
import { wholeText } from '#lib/ip/part';
import { readAnyAddress } from './read-address.ts';

/** An address in every form; all but `kind…` are read back. */
export interface AddressForms {
  readonly address: string;
  readonly decimal: number;
  readonly hexadecimal: string;
  readonly binary: string;
  readonly octal: string;
  readonly dottedHex: string;
  readonly dottedBinary: string;
  readonly dottedOctal: string;
  /** IPv4-mapped IPv6 (RFC 4291), all digits. */
  readonly mapped: string;
  readonly mappedShort: string;
  readonly mappedDotted: string;
  /** The /48 of 6to4 (RFC 3056). */
  readonly sixToFour: string;
  /** By the well-known prefix of NAT64 (RFC 6052). */
  readonly nat64: string;
  /** The name of its PTR record (RFC 1035). */
  readonly reverse: string;
  readonly kind: KindName;
  readonly kindBlock: string | null;
  readonly kindRfc: string | null;
}

/** One address, given in any form, in all forms. Throws `ip.…` codes and those of numbers. */
export function convert(text: string, note: RunContext['note']): AddressForms {
  const { address, isPart } = readAnyAddress(wholeText(text), failAt);
  if (isPart) note('note.onlyPart');
  return formsOf(address);
}

/** All forms of an address. */
export function formsOf(address: number): AddressForms {
  const number = BigInt(address);
  const mapped = (0xffffn << 32n) | number;
  const kind = kindOf({ version: 4, first: number, last: number });
  const inBase = (base: number, length: number, prefix = '') =>
    octetsOf(address)
      .map((octet) => prefix + octet.toString(base).toUpperCase().padStart(length, '0'))
      .join('.');
  return {
    address: ipv4Text(address),
    decimal: address,
    hexadecimal: `0x${address.toString(16).toUpperCase().padStart(8, '0')}`,
    binary: address.toString(2).padStart(32, '0'),
    octal: `0o${address.toString(8).padStart(11, '0')}`,
    dottedHex: inBase(16, 2, '0x'),
    dottedBinary: inBase(2, 8),
    dottedOctal: inBase(8, 3, '0o'),
    mapped: ipv6FullText(mapped),
    mappedShort: ipv6Text(mapped),
    mappedDotted: ipv6DottedText(mapped),
    sixToFour: `${ipv6Text((0x2002n << 112n) | (number << 80n))}/48`,
    nat64: ipv6Text((0x64ff9bn << 96n) | number),
    reverse: `${octetsOf(address).toReversed().join('.')}.in-addr.arpa`,
    kind: kind.name,
    kindBlock: kind.block,
    kindRfc: kind.rfc,
  };
}
