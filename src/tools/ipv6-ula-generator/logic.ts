import { sha1 } from '@noble/hashes/legacy.js';
import { ToolError } from '#engine/error';
import { fromHex, toHex } from '#lib/bytes';
import { ipv6ReverseZone, ipv6Text } from '#lib/ip/ipv6';
import { toInterfaceId } from '#lib/mac';
import { placeAt } from '#lib/place';
import type { Sources } from '#lib/sources';
import { parseMac } from '#formats/mac/read.ts';
import { readAddress } from './read-ula.ts';

export interface GenerateOptions {
  /** `rfc`: the algorithm of RFC 4193, section 3.2.2. */
  readonly method: 'random' | 'rfc';
  readonly mac: string;
  /** Hex, 0 to ffff. */
  readonly subnet: string;
  readonly count: number;
  /** A ULA prefix that stays; empty: new ones are made. */
  readonly keep: string;
}

/** A site's prefix and what is made of it, in the text of RFC 5952. */
export interface UlaSite {
  readonly prefix: string;
  /** 40 bits as 10 hex digits. */
  readonly globalId: string;
  readonly firstSubnet: string;
  readonly lastSubnet: string;
  /** The subnet that was asked for. */
  readonly subnet: string;
  readonly gateway: string;
  /** The address that the device of the MAC address gives itself there; null without one. */
  readonly address: string | null;
  readonly reverseZone: string;
  readonly subnetReverseZone: string;
  /** The inputs of the algorithm of the RFC; null where it was not used. */
  readonly inputs: { readonly ntpTime: string; readonly eui64: string; readonly sha1: string } | null;
}

/** Seconds between the eras of NTP (1900) and Unix (1970; RFC 5905, figure 4). */
const NTP_EPOCH = 2_208_988_800n;

/** New prefixes, or the one that is kept. Throws `ToolError` for a wrong MAC address, subnet or prefix. */
export function generate(options: GenerateOptions, sources: Sources): UlaSite[] {
  const subnet = readSubnet(options.subnet);
  const needsMac = options.method === 'rfc' && options.keep.trim() === '';
  const id = options.mac.trim() === '' && !needsMac ? undefined : toInterfaceId(parseMac(options.mac, 'mac'));
  if (options.keep.trim() !== '') return [describe(readPrefix(options.keep), subnet, id, null)];
  const now = sources.now();
  return Array.from({ length: options.count }, (_, index) => {
    if (options.method === 'random' || id === undefined) return describe(toHex(sources.random(5)), subnet, id, null);
    const inputs = deriveGlobalId(ntpTime(now, index), id.toLowerCase());
    return describe(inputs.sha1.slice(-10), subnet, id, inputs);
  });
}

/** The 64 bits of NTP at a time, plus some of its smallest units: each prefix of a batch has a time of its own. */
export function ntpTime(milliseconds: number, units: number): string {
  const total = (BigInt(Math.floor(milliseconds)) << 32n) / 1000n + (NTP_EPOCH << 32n) + BigInt(units);
  return BigInt.asUintN(64, total).toString(16).padStart(16, '0');
}

/** RFC 4193, section 3.2.2: the last 40 bits of SHA-1 over time and EUI-64, here as hex digits. */
export const deriveGlobalId = (time: string, eui64: string): NonNullable<UlaSite['inputs']> => ({
  ntpTime: time,
  eui64,
  sha1: toHex(sha1(fromHex(time + eui64))),
});

function readSubnet(text: string): number {
  const digits = text.trim();
  const wrong = digits.search(/[^\da-f]/i);
  if (digits === '' || wrong >= 0) {
    const at = placeAt(text, wrong < 0 ? 0 : text.indexOf(digits) + wrong);
    throw new ToolError('error.subnet', { value: digits }, { option: 'subnet', at });
  }
  const value = parseInt(digits, 16);
  if (value > 0xffff) throw new ToolError('error.subnetRange', { value: digits }, { option: 'subnet' });
  return value;
}

/** The global ID of a ULA prefix or of an address in one. */
function readPrefix(text: string): string {
  const address = readAddress(text, (code, params, at) => new ToolError(code, params, { option: 'keep', at }));
  if (address >> 120n !== 0xfdn) {
    throw new ToolError('error.keep', { value: text.trim().slice(0, 60) }, { option: 'keep' });
  }
  return ((address >> 80n) & 0xffffffffffn).toString(16).padStart(10, '0');
}

function describe(globalId: string, subnet: number, id: string | undefined, inputs: UlaSite['inputs']): UlaSite {
  const addressIn = (net: number, interfaceId: string) =>
    BigInt(`0xfd${globalId}${net.toString(16).padStart(4, '0')}${interfaceId.padStart(16, '0')}`);
  const first = ipv6Text(addressIn(0, ''));
  return {
    prefix: `${first}/48`,
    globalId,
    firstSubnet: `${first}/64`,
    lastSubnet: `${ipv6Text(addressIn(0xffff, ''))}/64`,
    subnet: `${ipv6Text(addressIn(subnet, ''))}/64`,
    gateway: ipv6Text(addressIn(subnet, '1')),
    address: id === undefined ? null : ipv6Text(addressIn(subnet, id)),
    reverseZone: ipv6ReverseZone(addressIn(0, ''), 48),
    subnetReverseZone: ipv6ReverseZone(addressIn(subnet, ''), 64),
    inputs,
  };
}
