import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toHex } from '#lib/bytes';
import { toInterfaceId, writeMac, type MacSeparator } from '#lib/mac';
import { parseMacDigits } from '#formats/mac/read-mac.ts';
import { findOwners } from '#formats/mac/vendors.ts';

type Context = Pick<RunContext, 'sources' | 'note'>;

export interface GenerateOptions {
  readonly kind: 'private' | 'prefix' | 'universal' | 'multicast';
  readonly prefix: string;
  readonly count: number;
  readonly separator: MacSeparator;
  readonly uppercase: boolean;
  /** Each is the one before plus one. */
  readonly sequential: boolean;
  readonly form: 'mac' | 'eui64';
}

/** The given part of the 48 bits. */
interface Fixed {
  readonly mask: bigint;
  readonly value: bigint;
}

const BITS = 48n;
/** The two lowest bits of the first byte (IEEE 802): for a group, and made up rather than assigned. */
const FLAGS = 3n << 40n;
const FLAGS_OF = { private: 2n << 40n, universal: 0n, multicast: 3n << 40n } as const;

/** Different addresses, one a line. Throws `ToolError` for a prefix that is none, or that leaves too few addresses. */
export function generate(options: GenerateOptions, context: Context): string {
  const fixed = readFixed(options, context);
  const free = freeBits(fixed.mask);
  if (BigInt(options.count) > 1n << BigInt(free)) {
    throw new ToolError('error.tooMany', { max: 2 ** free }, { option: 'count' });
  }
  const { sources } = context;
  const numbers = options.sequential
    ? makeSequence(options.count, fixed, free, sources.random(6))
    : makeDifferent(options.count, fixed, free, sources);
  return numbers.map((number) => format(number, options)).join('\n');
}

function readFixed({ kind, prefix }: GenerateOptions, { note }: Context): Fixed {
  if (kind !== 'prefix') return { mask: FLAGS, value: FLAGS_OF[kind] };
  if (prefix.trim() === '') return { mask: 0n, value: 0n };
  const digits = parseMacDigits(prefix, 'prefix');
  const isHalf = digits.length % 2 === 1;
  if (isHalf) note('note.padded', { digit: digits.slice(-1) }, { option: 'prefix' });
  const hex = isHalf ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
  if (hex.length > 12) throw new ToolError('error.prefixLong', { count: hex.length / 2 }, { option: 'prefix' });
  const shift = BITS - BigInt(hex.length * 4);
  return { mask: ((1n << BITS) - 1n) & ~((1n << shift) - 1n), value: BigInt(`0x${hex}`) << shift };
}

const freeBits = (mask: bigint) => Array.from(mask.toString(2)).reduce((free, bit) => free - Number(bit), Number(BITS));

/** Puts bits where the mask has none, the lowest into the lowest place. */
function fill({ mask, value }: Fixed, bits: bigint): bigint {
  if (mask !== FLAGS) return value | bits;
  return value | (bits & ((1n << 40n) - 1n)) | ((bits >> 40n) << 42n);
}

const toNumber = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes)}`);

function makeSequence(count: number, fixed: Fixed, free: number, seed: Uint8Array): bigint[] {
  const first = BigInt.asUintN(free, toNumber(seed));
  return Array.from({ length: count }, (_, index) => fill(fixed, BigInt.asUintN(free, first + BigInt(index))));
}

function makeDifferent(count: number, fixed: Fixed, free: number, sources: Context['sources']): bigint[] {
  const found = new Set<bigint>();
  while (found.size < count) {
    const bytes = sources.random((count - found.size) * 6);
    for (let start = 0; start < bytes.length && found.size < count; start += 6) {
      found.add(fill(fixed, BigInt.asUintN(free, toNumber(bytes.subarray(start, start + 6)))));
    }
  }
  return [...found];
}

function format(number: bigint, { form, separator, uppercase }: GenerateOptions): string {
  const mac = number.toString(16).padStart(12, '0').toUpperCase();
  const text = writeMac(form === 'mac' ? mac : toInterfaceId(mac), separator);
  return uppercase ? text : text.toLowerCase();
}

export interface FoundPrefix {
  readonly prefix: string;
  readonly name: string;
}

/** Prefixes of one search. */
const MOST = 500;

/** Prefixes of the vendors whose names have all the words. Throws `ToolError` where the data cannot be had. */
export async function findPrefixes(
  text: string,
  { progress, note }: Pick<RunContext, 'progress' | 'note'>,
): Promise<FoundPrefix[]> {
  const owners = await findOwners(text, progress);
  const all = owners.flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ prefix, name })));
  // A prefix that ends in the middle of a byte would be filled up with a zero.
  const whole = all.filter(({ prefix }) => prefix.length % 2 === 0);
  if (whole.length < all.length) note('note.smallBlocks', { count: all.length - whole.length });
  if (whole.length > MOST) note('note.morePrefixes', { count: whole.length - MOST });
  return whole.slice(0, MOST).map(({ prefix, name }) => ({ prefix: writeMac(prefix, 'colon'), name }));
}
