import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { ipv6Text } from '#lib/ip/ipv6';
import { fromInterfaceId, isLocal, isMulticast, toInterfaceId, writeMac } from '#lib/mac';
import { placeAt } from '#lib/place';
import { parseMacDigits } from '#formats/mac/read.ts';
import { findAddresses } from './detect.ts';
import { knownUse, type KnownUse } from './known-addresses.ts';
import { findBlock, findOwners, type Block, type Registry } from './vendors.ts';

type Note = RunContext['note'];

/** The block that an address lies in, and who owns it. */
export interface Vendor {
  readonly name: string;
  /** ISO 3166-1 alpha-2, or '' where the registry does not say. */
  readonly country: string;
  readonly registry: Registry;
  readonly prefix: string;
  /** Of the prefix: 24, 28 or 36. */
  readonly bits: number;
  /** The first and the last address of the block, and how many it has. */
  readonly first: string;
  readonly last: string;
  readonly size: number;
  /** Further companies that hold the same block, if there are any. */
  readonly others?: Block['others'];
}

/** The facts about an address, whether it is whole or not. */
export interface AddressKind {
  readonly vendor: Vendor | null;
  readonly cast: 'unicast' | 'multicast';
  readonly scope: 'universal' | 'local';
  readonly use: KnownUse | null;
}

export interface AddressFacts extends AddressKind {
  /** As far as it was given, with colons. */
  readonly address: string;
  /** Of whole addresses only. */
  readonly notations?: {
    readonly hyphens: string;
    readonly cisco: string;
    readonly bare: string;
  };
  readonly interfaceId?: string;
  readonly linkLocal?: string;
  /** The MAC address that an EUI-64 was made of. */
  readonly mac?: string;
}

export interface AddressLine extends AddressKind {
  readonly line: number;
  readonly address: string;
  /** The IP address on the same line, if there is one. */
  readonly ip: string | null;
}

export interface FoundVendor {
  readonly name: string;
  readonly country: string;
  readonly count: number;
  readonly prefixes: readonly string[];
}

const AUTHORITY = 'IEEE Registration Authority';
const PRIVATE = 'Private';
/** Digits of the smallest and of the shortest block. */
const SMALLEST = 9;
const SHORTEST = 6;
/** Vendors of one search. */
const MOST_VENDORS = 200;

/** An IPv6 link-local address, and the interface identifier in it, which may come from a MAC address. */
const LINK_LOCAL = /^\s*fe80:(?::|(?:[\da-f]{1,4}:){6})/i;
const INTERFACE_ID =
  /^fe80:(?::|(?:0{1,4}:){3})([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4})(?:%[^\s/]+)?(?:\/\d+)?$/i;

/** The MAC address (digits) that a link-local address was made of, if it was made of one. */
function readLinkLocal(text: string): string | undefined {
  const groups = INTERFACE_ID.exec(text.trim())?.slice(1);
  return groups === undefined ? undefined : fromInterfaceId(groups.map((group) => group.padStart(4, '0')).join(''));
}

/** The length of a prefix, as in `70:B3:D5:00:2/36`. */
const LENGTH = /(?<!\s)\s*\/\s*\d{1,2}\s*$/;

/**
 * Vendor and kind of one address in any notation, of its beginning (3 bytes or more), of an EUI-64 or of the MAC address in
 * an IPv6 link-local one. Throws `ToolError` with a place.
 */
export async function lookUp(text: string, note: Note): Promise<AddressFacts> {
  if (LINK_LOCAL.test(text)) {
    const mac = readLinkLocal(text);
    if (mac === undefined) throw new ToolError('error.noMacInside', {}, { at: placeAt(text, text.search(/\S/)) });
    note('note.fromLinkLocal');
    return describe(mac, note);
  }
  const hex = parseMacDigits(text.replace(LENGTH, ''));
  const at = placeAt(text, text.search(/\S/));
  if (hex.length < SHORTEST) throw new ToolError('error.short', { count: hex.length }, { at });
  if (hex.length > 12 && hex.length < 16) throw new ToolError('mac.long', { count: hex.length }, { at });
  return describe(hex, note);
}

async function describe(hex: string, note: Note): Promise<AddressFacts> {
  const kind = await classify(hex);
  const { vendor, scope, cast, use } = kind;
  if (vendor?.name === AUTHORITY) note(hex.length < SMALLEST ? 'note.moreDigits' : 'note.unassignedPart');
  if (vendor?.name === PRIVATE) note('note.private');
  if (vendor?.registry === 'CID') note('note.companyId');
  if (vendor === null && scope === 'local' && cast === 'unicast' && use === null) note('note.local');
  const facts = { address: writeMac(hex, 'colon'), ...kind };
  if (hex.length === 12) {
    const id = toInterfaceId(hex);
    return {
      ...facts,
      ...notationsOf(hex),
      interfaceId: writeMac(id, 'colon'),
      linkLocal: ipv6Text(BigInt(`0xfe80000000000000${id}`)),
    };
  }
  if (hex.length < 16) return facts;
  const mac = hex.slice(6, 10) === 'FFFE' ? { mac: writeMac(hex.slice(0, 6) + hex.slice(10), 'colon') } : {};
  return { ...facts, ...notationsOf(hex), ...mac };
}

const notationsOf = (hex: string) => ({
  notations: { hyphens: writeMac(hex, 'hyphen'), cisco: writeMac(hex, 'cisco').toLowerCase(), bare: hex },
});

/** The owner of a block also owns the same block with the bit for groups. */
const withoutGroupBit = (hex: string) =>
  (parseInt(hex.slice(0, 2), 16) & ~1).toString(16).padStart(2, '0').toUpperCase() + hex.slice(2);

async function classify(hex: string): Promise<AddressKind> {
  const use = knownUse(hex);
  const isNobodys = use?.kind === 'broadcast' || use?.kind === 'null';
  const block = isNobodys ? undefined : ((await findBlock(hex)) ?? (await findBlock(withoutGroupBit(hex))));
  return {
    vendor: block === undefined ? null : toVendor(block),
    cast: isMulticast(hex) ? 'multicast' : 'unicast',
    scope: isLocal(hex) ? 'local' : 'universal',
    use,
  };
}

const toVendor = ({ name, country, registry, prefix, others }: Block): Vendor => ({
  name,
  country,
  registry,
  prefix: writeMac(prefix, 'colon'),
  bits: prefix.length * 4,
  first: writeMac(prefix.padEnd(12, '0'), 'colon'),
  last: writeMac(prefix.padEnd(12, 'F'), 'colon'),
  size: 16 ** (12 - prefix.length),
  ...(others.length > 0 && { others }),
});

const IP = /(?<![\w.:-])(?:\d{1,3}(?:\.\d{1,3}){3}|(?=[\da-f:]*::|(?:[\da-f]{1,4}:){7})[\da-f:]{2,39})(?![\w.:-])/i;

/** Every address in a text of any kind, such as the output of `arp -a` or `ip neigh`. Throws `ToolError` without one. */
export async function lookUpMany(
  text: string,
  { note, progress, signal }: Pick<RunContext, 'note' | 'progress' | 'signal'>,
): Promise<AddressLine[]> {
  const lines = text.split(/\r\n?|\n/);
  const rows: AddressLine[] = [];
  let without = 0;
  for (const [index, line] of lines.entries()) {
    signal.throwIfAborted();
    const found = digitsOn(line);
    if (found.length === 0 && line.trim() !== '') without += 1;
    for (const { hex, rest } of found) {
      const ip = IP.exec(rest)?.[0] ?? null;
      rows.push({ line: index + 1, address: writeMac(hex, 'colon'), ip, ...(await classify(hex)) });
    }
    if (index % 500 === 0) progress(index, lines.length);
  }
  if (rows.length === 0)
    throw new ToolError('error.noAddress', {}, { at: placeAt(text, Math.max(0, text.search(/\S/))) });
  if (without > 0) note('note.linesWithout', { count: without });
  return rows;
}

/** The addresses of a line, and the rest of it. Bare digits and beginnings count only on a line of their own. */
function digitsOn(line: string): { readonly hex: string; readonly rest: string }[] {
  const found = findAddresses(line);
  const rest = found.reduce((left, { address }) => left.replace(address, ' '), line);
  if (found.length > 0) return found.map(({ address }) => ({ hex: parseMacDigits(address), rest }));
  const alone = line.trim();
  if (!/^[\da-f]{2}(?:[ :-]?[\da-f]{2}){2,7}$/i.test(alone)) return [];
  const hex = parseMacDigits(alone);
  return hex.length <= 12 || hex.length === 16 ? [{ hex, rest: '' }] : [];
}

/** Vendors by words of their names, each with its prefixes. Throws `ToolError` if there are none. */
export async function findVendor(
  text: string,
  { note, progress }: Pick<RunContext, 'note' | 'progress'>,
): Promise<FoundVendor[]> {
  const query = text.trim();
  if (query === '') throw new ToolError('error.noName');
  const owners = await findOwners(query, progress);
  if (owners.length === 0) throw new ToolError('error.noVendor', { query: query.slice(0, 60) });
  if (owners.length > MOST_VENDORS) note('note.moreVendors', { count: owners.length - MOST_VENDORS });
  return owners.slice(0, MOST_VENDORS).map(({ name, country, prefixes }) => ({
    name,
    country,
    count: prefixes.length,
    prefixes: prefixes.map((prefix) => writeMac(prefix, 'colon')),
  }));
}
