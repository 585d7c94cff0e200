import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { formatDigits } from './digits.ts';
import { readNumber } from './read.ts';

export interface Options {
  readonly from: number;
  readonly to: number;
  /** How many bits the digits are the two's complement of. */
  readonly signed: 'off' | '8' | '16' | '32' | '64';
  readonly group: 'none' | 'space' | 'underscore';
  readonly upper: boolean;
}

/** A number as the digits of a machine word. */
export interface Word {
  readonly bits: number;
  /** Null where the number does not fit. */
  readonly binary: string | null;
  readonly hex: string | null;
}

export interface Conversion {
  /** The base that was read, which a prefix may have chosen. */
  readonly from: number;
  readonly bitLength: number;
  readonly bases: readonly { readonly base: number; readonly text: string }[];
  readonly words: readonly Word[];
}

const BASES = [2, 8, 10, 16, 64];
const WIDTHS = [8, 16, 32, 64];
const SEPARATORS = { none: '', space: ' ', underscore: '_' } as const;

/** A whole number of any size in the usual bases, base 64 and base `to`. Throws `ToolError`. */
export function convert(text: string, options: Options, note: RunContext['note']): Conversion {
  const read = readNumber(text, options.from, note);
  const value = options.signed === 'off' ? read.value : readWord(read.value, Number(options.signed));
  const write = (base: number) => formatNumber(value, base, options);
  const magnitude = value < 0n ? -value : value;
  return {
    from: read.base,
    bitLength: value === 0n ? 0 : bitLengthOf(magnitude),
    bases: [...new Set([...BASES, options.to])].map((base) => ({ base, text: write(base) })),
    words: WIDTHS.map((bits) => toWord(value, bits, options)),
  };
}

/** The number that the bits are, the highest of which counts negative. */
function readWord(value: bigint, bits: number): bigint {
  if (value < 0n || value >= 1n << BigInt(bits))
    throw new ToolError('error.width', { count: bits }, { option: 'signed' });
  return BigInt.asIntN(bits, value);
}

function toWord(value: bigint, bits: number, options: Options): Word {
  const fits = BigInt.asIntN(bits, value) === value;
  if (!fits) return { bits, binary: null, hex: null };
  const word = BigInt.asUintN(bits, value);
  const write = (base: number, width: number) =>
    styleDigits(formatDigits(word, base).padStart(width, '0'), base, options);
  return { bits, binary: write(2, bits), hex: write(16, bits / 4) };
}

function formatNumber(value: bigint, base: number, options: Options): string {
  const digits = styleDigits(formatDigits(value < 0n ? -value : value, base), base, options);
  return value < 0n ? `-${digits}` : digits;
}

function styleDigits(digits: string, base: number, { group, upper }: Options): string {
  const cased = upper && base <= 36 ? digits.toUpperCase() : digits;
  if (group === 'none') return cased;
  const size = base === 10 || base === 8 ? 3 : 4;
  const first = cased.length % size;
  const groups = cased.slice(first).match(new RegExp(`.{${size}}`, 'g')) ?? [];
  return [...(first > 0 ? [cased.slice(0, first)] : []), ...groups].join(SEPARATORS[group]);
}

function bitLengthOf(magnitude: bigint): number {
  const hex = magnitude.toString(16);
  return hex.length * 4 - (Math.clz32(parseInt(hex.charAt(0), 16)) - 28);
}
