import { md5, sha1 } from '@noble/hashes/legacy.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { formatList } from '#formats/uuid/list.ts';
import type { ListForm } from '#formats/uuid/options.ts';
import { parseUuid, writeUuid } from '#formats/uuid/read-uuid.ts';
import { readTime, type TimeSpan } from '#formats/uuid/time.ts';
import { loneSurrogate } from '#lib/charset/utf8';
import { toHex } from '#lib/bytes';
import type { Sources } from '#lib/sources';
import { GREGORIAN_TICKS } from './gregorian-ticks.ts';

type Version = 'v1' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7' | 'v8' | 'nil' | 'max';
type Namespace = 'dns' | 'url' | 'oid' | 'x500' | 'custom';
type Context = Pick<RunContext, 'sources' | 'note'>;

interface Format {
  readonly uppercase: boolean;
  readonly dashes: boolean;
  readonly style: 'plain' | 'braces' | 'quotes' | 'urn';
}

export interface GenerateOptions extends Format {
  readonly version: Version;
  readonly count: number;
  readonly namespace: Namespace;
  readonly customNamespace: string;
  /** The names v3 and v5 are made from, one per line. */
  readonly name: string;
  /** ISO 8601 for v1, v6 and v7; empty means now. */
  readonly time: string;
  readonly list: ListForm;
}

/** RFC 9562, section 6.6. */
const NAMESPACES = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

/** v1 and v6 have 60 bits for ticks of 100 ns; the last millisecond is left for the ticks of a batch. */
const GREGORIAN_SPAN: TimeSpan = {
  from: Number(-GREGORIAN_TICKS / 10_000n),
  to: Number((2n ** 60n - GREGORIAN_TICKS) / 10_000n) - 1,
};
/** v7 has 48 bits for milliseconds. */
const UNIX_SPAN: TimeSpan = { from: 0, to: 2 ** 48 - 1 };

/** New UUIDs (RFC 9562), formatted as a list. Throws `ToolError` for a wrong namespace, name or time. */
export function generate(options: GenerateOptions, context: Context): string {
  if (options.style === 'urn' && !options.dashes) context.note('note.urnDashes', {}, { option: 'dashes' });
  const uuids = makeUuids(options, context).map((hex) => format(hex, options));
  return formatList(uuids, options.list, options.style === 'quotes');
}

/** UUIDs as 32 lowercase hex digits each. */
function makeUuids(options: GenerateOptions, context: Context): string[] {
  const { version, count, time } = options;
  switch (version) {
    case 'nil':
      return Array.from({ length: count }, () => '0'.repeat(32));
    case 'max':
      return Array.from({ length: count }, () => 'f'.repeat(32));
    case 'v4':
      return toDigits(stamp(context.sources.random(count * 16), 4));
    case 'v8':
      return toDigits(stamp(context.sources.random(count * 16), 8));
    case 'v7':
      // A batch shares one time; sorting the random bits makes it monotonic (section 6.2).
      return toDigits(makeV7(count, readTime(time, UNIX_SPAN, context), context.sources)).sort();
    case 'v1':
    case 'v6':
      return toDigits(makeGregorian(version, count, readTime(time, GREGORIAN_SPAN, context), context.sources));
    case 'v3':
    case 'v5':
      if (count > 1) context.note('note.onePerName', {}, { option: 'count' });
      return toDigits(makeNamed(version, readNamespace(options), readNames(options.name)));
  }
}

/** Writes version and variant into every 16 bytes (RFC 9562, sections 4.1 and 4.2). */
function stamp(uuids: Uint8Array, version: number): Uint8Array {
  for (let start = 0; start < uuids.length; start += 16) {
    uuids[start + 6] = ((uuids[start + 6] ?? 0) & 0x0f) | (version << 4);
    uuids[start + 8] = ((uuids[start + 8] ?? 0) & 0x3f) | 0x80;
  }
  return uuids;
}

function makeV7(count: number, milliseconds: number, sources: Sources): Uint8Array {
  const uuids = sources.random(count * 16);
  const view = new DataView(uuids.buffer, uuids.byteOffset);
  for (let start = 0; start < uuids.length; start += 16) {
    view.setUint32(start, Math.floor(milliseconds / 2 ** 16));
    view.setUint16(start + 4, milliseconds % 2 ** 16);
  }
  return stamp(uuids, 7);
}

/** v1 and v6: one tick apart, with one random clock sequence and node per batch (RFC 9562, sections 5.1 and 5.6). */
function makeGregorian(version: 'v1' | 'v6', count: number, milliseconds: number, sources: Sources): Uint8Array {
  const clockAndNode = sources.random(8);
  // The multicast bit marks a node that is not the address of a network card (section 6.10).
  clockAndNode[2] = (clockAndNode[2] ?? 0) | 1;
  const uuids = new Uint8Array(count * 16);
  const view = new DataView(uuids.buffer);
  const first = BigInt(milliseconds) * 10_000n + GREGORIAN_TICKS;
  for (let index = 0; index < count; index++) {
    const start = index * 16;
    const ticks = first + BigInt(index);
    // v1 starts with the low 32 bits of the time, v6 with the high ones.
    view.setUint32(start, Number(BigInt.asUintN(32, version === 'v1' ? ticks : ticks >> 28n)));
    view.setUint16(start + 4, Number(BigInt.asUintN(16, version === 'v1' ? ticks >> 32n : ticks >> 12n)));
    view.setUint16(start + 6, Number(BigInt.asUintN(12, version === 'v1' ? ticks >> 48n : ticks)));
    uuids.set(clockAndNode, start + 8);
  }
  return stamp(uuids, version === 'v1' ? 1 : 6);
}

/** v3 and v5: the first 16 bytes of the hash of namespace and name (RFC 9562, sections 5.3 and 5.5). */
function makeNamed(version: 'v3' | 'v5', namespace: Uint8Array, names: readonly string[]): Uint8Array {
  const hash = version === 'v3' ? md5 : sha1;
  const encoder = new TextEncoder();
  const uuids = new Uint8Array(names.length * 16);
  names.forEach((name, index) => {
    const digest = hash.create().update(namespace).update(encoder.encode(name)).digest();
    uuids.set(digest.subarray(0, 16), index * 16);
  });
  return stamp(uuids, version === 'v3' ? 3 : 5);
}

function readNamespace({ namespace, customNamespace }: GenerateOptions): Uint8Array {
  if (namespace !== 'custom') return parseUuid(NAMESPACES[namespace]);
  if (customNamespace.trim() === '') throw new ToolError('error.namespaceMissing', {}, { option: 'customNamespace' });
  return parseUuid(customNamespace, { option: 'customNamespace' });
}

function readNames(name: string): string[] {
  if (loneSurrogate(name) >= 0) throw new ToolError('error.loneSurrogate', {}, { option: 'name' });
  return name.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/);
}

/** Every 16 bytes as 32 hex digits. All at once, since 10,000 small conversions are slow. */
function toDigits(uuids: Uint8Array): string[] {
  const hex = toHex(uuids);
  return Array.from({ length: uuids.length / 16 }, (_, index) => hex.slice(index * 32, index * 32 + 32));
}

function format(hex: string, { uppercase, dashes, style }: Format): string {
  const digits = uppercase ? hex.toUpperCase() : hex;
  const isDashed = dashes || style === 'urn';
  const uuid = isDashed ? writeUuid(digits) : digits;
  if (style === 'braces') return `{${uuid}}`;
  return style === 'urn' ? `urn:uuid:${uuid}` : uuid;
}
