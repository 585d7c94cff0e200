import { readDecimal, type Decimal } from '#lib/decimal';
import { strictNumber } from '#formats/json/strict-form.ts';

/** Decimals with up to this many digits differ exactly when their doubles differ (IEEE 754 binary64). */
const EXACT_DIGITS = 15;
/** Exponents for which a double is neither infinite nor subnormal. */
const LARGE = 280n;
/** The widest span of decimal places that is computed exactly. */
const SPAN = 1000n;

/** One text for all spellings of a number (`1.0`, `1`, `10e-1`), whatever its size; `-0` is 0. */
export function canonicalNumber(raw: string): string {
  if (raw.length <= EXACT_DIGITS) {
    if (/^[1-9]\d*$/.test(raw)) return raw;
    if (!/[eExXIN]/.test(raw)) return String(Number(raw));
  }
  const strict = strictNumber(raw);
  const decimal = strict === undefined ? undefined : readDecimal(strict);
  if (decimal === undefined) return String(Number(raw));
  const { isNegative, digits, exponent } = decimal;
  if (digits.length <= EXACT_DIGITS && exponent < LARGE && exponent > -LARGE) return String(Number(strict));
  return `${isNegative ? '-' : ''}${digits}e${exponent}`;
}

/** Whether two numbers differ by at most `tolerance`. Decimal, so that 1.1 and 1.0 differ by exactly 0.1. */
export function areClose(a: string, b: string, tolerance: string): boolean {
  const strict = [a, b, tolerance].map(strictNumber);
  const [x, y, limit] = strict.map((raw) => (raw === undefined ? undefined : readDecimal(raw)));
  if (x === undefined || y === undefined || limit === undefined) return canonicalNumber(a) === canonicalNumber(b);
  const exponents = [x, y, limit].filter(({ digits }) => digits !== '').map(({ exponent }) => exponent);
  const smallest = exponents.reduce((least, exponent) => (exponent < least ? exponent : least), exponents[0] ?? 0n);
  if (exponents.some((exponent) => exponent - smallest > SPAN))
    return Math.abs(Number(a) - Number(b)) <= Number(tolerance);
  const difference = scale(x, smallest) - scale(y, smallest);
  return (difference < 0n ? -difference : difference) <= scale(limit, smallest);
}

function scale({ isNegative, digits, exponent }: Decimal, to: bigint): bigint {
  if (digits === '') return 0n;
  const value = BigInt(digits) * 10n ** (exponent - to);
  return isNegative ? -value : value;
}
