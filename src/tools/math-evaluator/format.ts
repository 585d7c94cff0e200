import type { MathJsInstance } from 'mathjs';

/** How numbers are written. */
export interface Look {
  readonly notation: 'auto' | 'exponential' | 'hex' | 'octal' | 'binary';
  /** Significant ones; 0 leaves them to the kind of number. */
  readonly digits: number;
}

/** Digits of a float that hold after some arithmetic: 0.1 + 0.2 is 0.3. */
const FLOAT_DIGITS = 14;
/** Digits of a decimal that is exact. */
const EXACT_DIGITS = 64;
/** Digits of a decimal that goes on, such as 1/3: few enough to be read. */
const ROUNDED_DIGITS = 20;
/** Whole floats of no more digits are written out. */
const WRITTEN_OUT = 1e21;
/** The power of ten below which a small number has an exponent. */
const LOWEST = -7;
const EXACT_FLOAT = 2 ** 53;
/** Elements of a matrix that is written out; of a larger one the size is. */
const MAX_SHOWN = 10_000;
/** UTF-16 units of a result that are kept. */
const MAX_RESULT = 100_000;
const RADIX = { hex: ['0x', 16], octal: ['0o', 8], binary: ['0b', 2] } as const;

/** A whole number of units that is a fraction: `5/1 m`. */
const WHOLE_FRACTION = /^(-?\d+)\/1(?!\d)/;

/** Whether a float is a whole number that may have lost digits. */
export const isRounded = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > EXACT_FLOAT;

/** Writes any value in the way that is asked for. */
export function createFormat(math: MathJsInstance, { notation, digits }: Look): (value: unknown) => string {
  const precisionOf = (value: unknown): number => {
    if (digits > 0) return digits;
    if (!math.isBigNumber(value)) return FLOAT_DIGITS;
    const own = value.precision();
    return own <= EXACT_DIGITS ? own : ROUNDED_DIGITS;
  };
  const number = (value: unknown): string => {
    const whole = wholeOf(math, value);
    if (whole !== undefined && notation in RADIX) return inRadix(whole, notation as keyof typeof RADIX);
    const precision = precisionOf(value);
    if (notation === 'exponential') {
      // Without the zeros that a precision adds.
      if (typeof value === 'number' && digits === 0)
        return math.format(Number(value.toPrecision(precision)), { notation });
      return math.format(value, { notation, precision });
    }
    const isShort = whole !== undefined && digits === 0 && (typeof value !== 'number' || Math.abs(value) < WRITTEN_OUT);
    return isShort ? String(whole) : math.format(value, { precision, lowerExp: LOWEST, upperExp: 21 });
  };
  return (value) => {
    if (math.typeOf(value) === 'function') return definitionOf(value);
    if (typeof value === 'string') return value;
    if (math.isMatrix(value) && product(value.size()) > MAX_SHOWN)
      return `${math.typeOf(value)} ${value.size().join(' × ')}`;
    const written: string = math.format(tidy(math, value), number as never);
    const text = math.isUnit(value) ? written.replace(WHOLE_FRACTION, '$1') : written;
    return text.length > MAX_RESULT ? `${text.slice(0, MAX_RESULT)}…` : text;
  };
}

const product = (sizes: readonly number[]): number => sizes.reduce((left, right) => left * right, 1);

/**
 * Fractions that are whole as integers, which are written without a denominator, and complex numbers without a part
 * that is nothing beside the other: `(1 + i)^2` is `2i`.
 */
function tidy(math: MathJsInstance, value: unknown): unknown {
  if (math.isMatrix(value) || Array.isArray(value)) {
    return math.map(value as never, ((element: unknown) => tidy(math, element)) as never);
  }
  if (math.isFraction(value)) return wholeOf(math, value) ?? value;
  if (!math.isComplex(value)) return value;
  const { re, im } = value;
  const least = Math.max(Math.abs(re), Math.abs(im)) * 10 ** -FLOAT_DIGITS;
  return math.complex(Math.abs(re) < least ? 0 : re, Math.abs(im) < least ? 0 : im);
}

/** The whole number that a value is exactly. */
export function wholeOf(math: MathJsInstance, value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined;
  if (math.isFraction(value)) return value.d === 1n ? value.n * value.s : undefined;
  if (!math.isBigNumber(value) || !value.isInteger() || value.e > EXACT_DIGITS) return undefined;
  return BigInt(value.toFixed());
}

function inRadix(value: bigint, notation: keyof typeof RADIX): string {
  const [prefix, radix] = RADIX[notation];
  return `${value < 0n ? '-' : ''}${prefix}${(value < 0n ? -value : value).toString(radix)}`;
}

/** `f(x)`: a function of one's own by its head, one of the language by its name; never its source. */
function definitionOf(value: unknown): string {
  const { syntax, name } = value as { readonly syntax?: unknown; readonly name: string };
  return typeof syntax === 'string' ? syntax : `${name}()`;
}
