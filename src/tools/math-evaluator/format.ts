import type { MathJsInstance } from 'mathjs';

/** How numbers are written. */
export interface Look {
  readonly numbers: 'float' | 'bignumber' | 'fraction';
  readonly notation: 'auto' | 'exponential' | 'hex' | 'octal' | 'binary';
  readonly digits: number;
}

/** Digits of a float that hold after some arithmetic: 0.1 + 0.2 is 0.3. */
const FLOAT_DIGITS = 14;
const BIG_DIGITS = 64;
/** Whole floats of no more digits are written out. */
const WRITTEN_OUT = 1e21;
const EXACT = 2 ** 53;
/** Elements of a matrix that is written out; of a larger one the size is. */
const MAX_SHOWN = 10_000;
/** UTF-16 units of a result that are kept. */
const MAX_RESULT = 100_000;
const RADIX = { hex: ['0x', 16], octal: ['0o', 8], binary: ['0b', 2] } as const;

/** Whether a float is a whole number that may have lost digits. */
export const isRounded = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > EXACT;

/** Writes any value in the way that is asked for. */
export function createFormat(math: MathJsInstance, look: Look): (value: unknown) => string {
  const precision = look.digits || (look.numbers === 'bignumber' ? BIG_DIGITS : FLOAT_DIGITS);
  const number = (value: unknown): string => {
    const whole = wholeOf(math, value);
    if (whole !== undefined && look.notation in RADIX) return inRadix(whole, look.notation as keyof typeof RADIX);
    if (look.notation === 'exponential') {
      return math.format(value, {
        notation: 'exponential',
        ...(look.digits > 0 && { precision: look.digits }),
      });
    }
    const isShort =
      whole !== undefined && look.digits === 0 && (typeof value !== 'number' || Math.abs(value) < WRITTEN_OUT);
    return isShort ? String(whole) : math.format(value, { precision, upperExp: 21 });
  };
  return (value) => {
    if (math.typeOf(value) === 'function') return definitionOf(value);
    if (typeof value === 'string') return value;
    if (math.isMatrix(value) && product(value.size()) > MAX_SHOWN)
      return `${math.typeOf(value)} ${value.size().join(' × ')}`;
    const written: string = math.format(value, number as never);
    const text = look.numbers === 'fraction' ? written.replace(/\/1(?!\d)/g, '') : written;
    return text.length > MAX_RESULT ? `${text.slice(0, MAX_RESULT)}…` : text;
  };
}

const product = (sizes: readonly number[]): number => sizes.reduce((left, right) => left * right, 1);

function wholeOf(math: MathJsInstance, value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined;
  if (math.isFraction(value)) return value.d === 1n ? value.n * value.s : undefined;
  if (!math.isBigNumber(value) || !value.isInteger() || value.e > BIG_DIGITS) return undefined;
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
