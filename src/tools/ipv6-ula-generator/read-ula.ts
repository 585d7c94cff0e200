import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { ipv6FullText, ipv6ReverseZone, ipv6Text, readIpv6 } from '#lib/ip/ipv6';
import { fromInterfaceId, writeMac } from '#lib/mac';
import type { Fail } from '#lib/text-error';
import { contentOf, placeOfPart, trimPart, wholeText, within } from '#lib/ip/part';

/** A unique local address taken apart (RFC 4193, section 3.1); addresses in the text of RFC 5952. */
export interface UlaFacts {
  readonly address: string;
  /** The site: `/48`. */
  readonly prefix: string;
  /** The L bit: set in `fd00::/8`; `fc00::/8` has no meaning yet. */
  readonly isLocal: boolean;
  /** 40 bits as 10 hex digits. */
  readonly globalId: string;
  /** 16 bits as 4 hex digits. */
  readonly subnetId: string;
  /** The subnet: `/64`. */
  readonly subnet: string;
  /** 64 bits in groups, as the end of an address is written. */
  readonly interfaceId: string;
  /** The MAC address that the interface identifier was made of (RFC 4291, appendix A); null where it was not. */
  readonly mac: string | null;
  readonly reverseZone: string;
}

const BITS = 128n;

/** The address of a text with or without a prefix length. Throws what `fail` makes of an `ip.…` code. */
export function readAddress(text: string, fail: Fail): bigint {
  const part = trimPart(wholeText(text));
  const slash = contentOf(part).indexOf('/');
  if (slash < 0) return readIpv6(part, fail);
  const length = within(part, slash + 1);
  const digits = contentOf(length);
  if (digits === '') throw fail('ip.prefixMissing', { max: String(BITS) }, placeOfPart(length));
  if (!/^\d{1,3}$/.test(digits) || BigInt(digits) > BITS) {
    throw fail('ip.prefixRange', { prefix: digits.slice(0, 20), max: String(BITS) }, placeOfPart(length));
  }
  return readIpv6(within(part, 0, slash), fail);
}

/** Whether an address is in `fc00::/7`. */
export const isUla = (address: bigint): boolean => address >> 121n === 0b1111110n;

/** Takes an address or a prefix apart. Throws `ip.…` codes and `error.notUla` with their place. */
export function readUla(text: string, note: RunContext['note']): UlaFacts {
  const address = readAddress(text, (code, params, at) => new ToolError(code, params, { at }));
  if (!isUla(address)) {
    const at = placeOfPart(trimPart(wholeText(text)));
    throw new ToolError('error.notUla', { address: ipv6Text(address) }, { at });
  }
  const digits = address.toString(16).padStart(32, '0');
  const isLocal = digits.startsWith('fd');
  if (!isLocal) note('warning.notAssigned');
  const interfaceId = digits.slice(16);
  const mac = fromInterfaceId(interfaceId);
  return {
    address: ipv6Text(address),
    prefix: `${ipv6Text((address >> 80n) << 80n)}/48`,
    isLocal,
    globalId: digits.slice(2, 12),
    subnetId: digits.slice(12, 16),
    subnet: `${ipv6Text((address >> 64n) << 64n)}/64`,
    interfaceId: ipv6FullText(address).slice(20),
    mac: mac === undefined ? null : writeMac(mac, 'colon'),
    reverseZone: ipv6ReverseZone(address, 48),
  };
}
