import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toHex } from '#lib/bytes';
import { toInterfaceId, writeMac, type MacSeparator } from '#lib/mac';
import { ADDRESS_BITS, readPrefix, type Prefix } from './prefix.ts';

type Context = Pick<RunContext, 'sources' | 'note'>;

export interface GenerateOptions {
  readonly count: number;
  /** Digits in any notation, with or without a length in bits; empty for none. */
  readonly prefix: string;
  readonly separator: MacSeparator;
  readonly uppercase: boolean;
  /** The two flags of the first byte (IEEE 802), where the prefix leaves them open. */
  readonly unicast: boolean;
  readonly local: boolean;
  /** Each is the one before plus one. */
  readonly sequential: boolean;
  readonly form: 'mac' | 'eui64';
}

/** The given part of the 48 bits; the others are in two runs, as the flags may lie between them. */
interface Frame {
  readonly value: bigint;
  /** How many bits are open below the flags and above them. */
  readonly low: number;
  readonly high: number;
}

/** The lowest bits of the first byte: for a group of stations, and not assigned by IEEE. */
const GROUP = 1n << 40n;
const LOCAL = 2n << 40n;
const BELOW_FLAGS = 40;
const ABOVE_FLAGS = 42n;
/** Lengths from which a prefix holds each flag. */
const HOLDS_LOCAL = 7;
const HOLDS_GROUP = 8;

/** Different addresses, one a line. Throws `ToolError` for a prefix that is none, or that leaves too few addresses. */
export function generate(options: GenerateOptions, { sources, note }: Context): string {
  const prefix = readPrefix(options.prefix, note);
  reportContradictions(prefix, options, note);
  const frame = makeFrame(prefix, options);
  const open = frame.low + frame.high;
  if (BigInt(options.count) > 1n << BigInt(open)) {
    throw new ToolError('error.tooMany', { max: 2 ** open }, { option: 'count' });
  }
  const numbers = options.sequential
    ? makeSequence(options.count, frame, sources)
    : makeDifferent(options.count, frame, sources);
  return numbers.map((number) => write(number, options)).join('\n');
}

/** Says which switches the prefix overrules. */
function reportContradictions(prefix: Prefix, { unicast, local }: GenerateOptions, note: Context['note']): void {
  const isLocal = (prefix.value & LOCAL) !== 0n;
  const isUnicast = (prefix.value & GROUP) === 0n;
  if (prefix.bits >= HOLDS_GROUP && isUnicast !== unicast) {
    note(isUnicast ? 'note.prefixUnicast' : 'note.prefixMulticast', {}, { option: 'unicast' });
  }
  if (prefix.bits >= HOLDS_LOCAL && isLocal !== local) {
    note(isLocal ? 'note.prefixLocal' : 'note.prefixUniversal', {}, { option: 'local' });
  }
}

function makeFrame({ bits, value }: Prefix, { unicast, local }: GenerateOptions): Frame {
  const group = bits >= HOLDS_GROUP || unicast ? 0n : GROUP;
  const own = bits >= HOLDS_LOCAL || !local ? 0n : LOCAL;
  return {
    value: value | group | own,
    low: Math.min(BELOW_FLAGS, ADDRESS_BITS - bits),
    high: Math.max(0, HOLDS_LOCAL - 1 - bits),
  };
}

/** An address with the open bits filled in, the lowest into the lowest place. */
function fill({ value, low, high }: Frame, bits: bigint): bigint {
  const above = BigInt.asUintN(high, bits >> BigInt(low));
  return value | BigInt.asUintN(low, bits) | (above << ABOVE_FLAGS);
}

const toNumber = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes)}`);
const BYTES = ADDRESS_BITS / 8;

/** Begins anywhere and goes on from zero after the last address. */
function makeSequence(count: number, frame: Frame, { random }: Context['sources']): bigint[] {
  const first = toNumber(random(BYTES));
  return Array.from({ length: count }, (_, index) => fill(frame, first + BigInt(index)));
}

function makeDifferent(count: number, frame: Frame, { random }: Context['sources']): bigint[] {
  const found = new Set<bigint>();
  while (found.size < count) {
    const bytes = random((count - found.size) * BYTES);
    for (let start = 0; start < bytes.length; start += BYTES) {
      found.add(fill(frame, toNumber(bytes.subarray(start, start + BYTES))));
    }
  }
  return [...found];
}

function write(number: bigint, { form, separator, uppercase }: GenerateOptions): string {
  const mac = number
    .toString(16)
    .padStart(ADDRESS_BITS / 4, '0')
    .toUpperCase();
  const text = writeMac(form === 'mac' ? mac : toInterfaceId(mac), separator);
  return uppercase ? text : text.toLowerCase();
}
