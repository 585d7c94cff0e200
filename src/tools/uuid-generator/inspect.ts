import type { RunContext } from '#engine/operation';
import { parseUuid, writeUuid } from '#formats/uuid/read-uuid.ts';
import { isUlidForm, parseUlid, ulidFacts, type UlidFacts } from '#formats/uuid/ulid.ts';
import { toBase64, toHex } from '#lib/bytes';
import { GREGORIAN_TICKS } from './gregorian-ticks.ts';
import { EPOCHS, SNOWFLAKE } from './other-ids.ts';

type Note = RunContext['note'];

/** The facts in a UUID (RFC 9562). Times are ISO 8601 in UTC, absent where the version has none. */
export interface UuidFacts {
  readonly is: 'uuid';
  readonly uuid: string;
  /** Absent unless the variant is that of RFC 9562: only there do the bits mean a version. */
  readonly version?: number | 'nil' | 'max';
  readonly variant?: 'rfc9562' | 'ncs' | 'microsoft' | 'future';
  readonly time?: string;
  readonly clockSequence?: number;
  readonly node?: string;
  /** Whether the multicast bit is set: the node is then not the address of a network card. */
  readonly isNodeRandom?: boolean;
  readonly integer: string;
  readonly hex: string;
  readonly base64: string;
  readonly base32: string;
  readonly urn: string;
}

interface KnownUlidFacts extends UlidFacts {
  readonly is: 'ulid';
}

export interface ObjectIdFacts {
  readonly is: 'objectid';
  readonly time: string;
  readonly random: string;
  readonly counter: number;
}

export interface SnowflakeFacts {
  readonly is: 'snowflake';
  /** Both, since the number does not say which service made it. */
  readonly twitterTime: string;
  readonly discordTime: string;
  readonly machine: number;
  readonly sequence: number;
}

/**
 * Reads a UUID, a ULID (26 digits of Base32), an ObjectId (24 hex digits) or a Snowflake (15 to 19 decimal digits). Throws
 * `ToolError` with a place.
 */
export function inspect(text: string, note: Note): UuidFacts | KnownUlidFacts | ObjectIdFacts | SnowflakeFacts {
  const id = text.trim();
  if (isUlidForm(text)) return { is: 'ulid', ...ulidFacts(parseUlid(text, note)) };
  if (/^[\da-f]{24}$/i.test(id)) return inspectObjectId(id);
  if (/^\d{15,19}$/.test(id) && BigInt(id) < 2n ** 63n) return inspectSnowflake(BigInt(id));
  return inspectUuid(parseUuid(text), note);
}

function inspectUuid(bytes: Uint8Array, note: Note): UuidFacts {
  const hex = toHex(bytes);
  const uuid = writeUuid(hex);
  const integer = BigInt(`0x${hex}`);
  return {
    is: 'uuid',
    uuid,
    ...readVersion(bytes, integer, note),
    integer: String(integer),
    hex,
    base64: toBase64(bytes),
    base32: toBase32(integer),
    urn: `urn:uuid:${uuid}`,
  };
}

function readVersion(bytes: Uint8Array, integer: bigint, note: Note): Partial<UuidFacts> {
  if (integer === 0n) return { version: 'nil' };
  if (integer === 2n ** 128n - 1n) return { version: 'max' };
  const variant = readVariant(bytes[8] ?? 0);
  if (variant !== 'rfc9562') {
    note('warning.variant');
    return { variant };
  }
  const version = (bytes[6] ?? 0) >> 4;
  if (version < 1 || version > 8) note('warning.version', { version });
  return { version, variant, ...readTimeBased(bytes, version) };
}

/** RFC 9562, section 4.1. */
function readVariant(byte: number): UuidFacts['variant'] & string {
  if (byte < 0x80) return 'ncs';
  if (byte < 0xc0) return 'rfc9562';
  return byte < 0xe0 ? 'microsoft' : 'future';
}

function readTimeBased(bytes: Uint8Array, version: number): Partial<UuidFacts> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [first, second, third] = [view.getUint32(0), view.getUint16(4), view.getUint16(6) & 0xfff];
  if (version === 7) return { time: new Date(first * 2 ** 16 + second).toISOString() };
  if (version !== 1 && version !== 6) return {};
  const ticks =
    version === 1
      ? (BigInt(third) << 48n) | (BigInt(second) << 32n) | BigInt(first)
      : (BigInt(first) << 28n) | (BigInt(second) << 12n) | BigInt(third);
  const node = bytes.subarray(10);
  return {
    time: formatTicks(ticks),
    clockSequence: view.getUint16(8) & 0x3fff,
    node: Array.from(node, (byte) => byte.toString(16).padStart(2, '0')).join(':'),
    isNodeRandom: ((node[0] ?? 0) & 1) === 1,
  };
}

/** Ticks of 100 ns since 1582-10-15 as ISO 8601, exact to the tick. */
function formatTicks(ticks: bigint): string {
  const milliseconds = Number(ticks / 10_000n - GREGORIAN_TICKS / 10_000n);
  const rest = String(ticks % 10_000n).padStart(4, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
}

/** 128 bits in Base32 (RFC 4648, section 6): 26 digits of 5 bits, the last with 2 spare bits, padded to 32. */
function toBase32(integer: bigint): string {
  const digits = (integer << 2n).toString(32).padStart(26, '0');
  return digits.replace(/./g, (digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(parseInt(digit, 32))) + '======';
}

/** BSON ObjectID specification: seconds (4 bytes), random (5), counter (3). */
function inspectObjectId(id: string): ObjectIdFacts {
  return {
    is: 'objectid',
    time: new Date(parseInt(id.slice(0, 8), 16) * 1000).toISOString(),
    random: id.slice(8, 18).toLowerCase(),
    counter: parseInt(id.slice(18), 16),
  };
}

function inspectSnowflake(id: bigint): SnowflakeFacts {
  const { machine, sequence } = SNOWFLAKE;
  const milliseconds = Number(id >> BigInt(machine + sequence));
  return {
    is: 'snowflake',
    twitterTime: new Date(EPOCHS.twitter + milliseconds).toISOString(),
    discordTime: new Date(EPOCHS.discord + milliseconds).toISOString(),
    machine: Number(BigInt.asUintN(machine, id >> BigInt(sequence))),
    sequence: Number(BigInt.asUintN(sequence, id)),
  };
}
