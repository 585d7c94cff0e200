/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction of two whole numbers. Throws a `RangeError` where the denominator is 0. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('division by zero');
  const divisor = greatestDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The fraction that plain decimal digits are, such as `-12.50`, which `readTypedNumber` gives. */
export function fromDecimal(plain: string): Rational {
  const [whole = '', fraction = ''] = plain.split('.');
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const negate = (a: Rational): Rational => ({ ...a, numerator: -a.numerator });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);
/** Throws a `RangeError` where `b` is 0. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);
/** Below 0 where `a` is the smaller one, 0 where they are equal. */
export function compare(a: Rational, b: Rational): number {
  const { numerator } = subtract(a, b);
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** The greatest common divisor of two whole numbers, 0 of two zeros. */
export function greatestDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [absolute(a), absolute(b)];
  while (right > 0n) [left, right] = [right, left % right];
  return left;
}

/** How far a fraction is written: to so many decimal places, all of them shown, or to so many significant digits at most. */
export type Precision = { readonly places: number } | { readonly significant: number };

export interface WrittenDecimal {
  readonly text: string;
  /** No digit was rounded away. */
  readonly isExact: boolean;
}

/** Plain decimal digits with a point, rounded half away from zero. */
export function writeDecimal(value: Rational, precision: Precision): WrittenDecimal {
  const { denominator } = value;
  const numerator = absolute(value.numerator);
  const kept = 'places' in precision ? precision.places : precision.significant - magnitudeOf(numerator, denominator);
  const scaled = kept >= 0 ? numerator * 10n ** BigInt(kept) : numerator;
  const divisor = kept >= 0 ? denominator : denominator * 10n ** BigInt(-kept);
  const rounded = (2n * scaled + divisor) / (2n * divisor);
  const all = kept >= 0 ? rounded.toString().padStart(kept + 1, '0') : (rounded * 10n ** BigInt(-kept)).toString();
  const point = all.length - Math.max(0, kept);
  const fraction = 'places' in precision ? all.slice(point) : all.slice(point).replace(/0+$/, '');
  const sign = value.numerator < 0n && rounded !== 0n ? '-' : '';
  return {
    text: `${sign}${all.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`,
    isExact: scaled % divisor === 0n,
  };
}

/** Decimals that end are written in full up to so many digits. */
const LONGEST = 50;
/** Others are rounded to so many significant digits, and to no less than two places. */
const SIGNIFICANT = 12;

/** For the eye: all digits of a whole number and of a decimal that ends within 50, else twelve significant ones, and two places at least. */
export function writeReadable(value: Rational): WrittenDecimal {
  const whole = writeDecimal(value, { significant: LONGEST });
  if (whole.isExact) return whole;
  if (value.denominator === 1n) return writeDecimal(value, { places: 0 });
  const isLarge = absolute(value.numerator) >= value.denominator * 10n ** BigInt(SIGNIFICANT - 2);
  return writeDecimal(value, isLarge ? { places: 2 } : { significant: SIGNIFICANT });
}

/** With as many decimal places as are chosen; `auto` is as many as a reader needs. */
export const writeRounded = (value: Rational, places: 'auto' | `${number}`): WrittenDecimal =>
  places === 'auto' ? writeReadable(value) : writeDecimal(value, { places: Number(places) });

/** How many digits are before the decimal point; of 0.012 it is -1. */
function magnitudeOf(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 1;
  const guess = numerator.toString().length - denominator.toString().length;
  const isLess =
    guess >= 0 ? numerator < denominator * 10n ** BigInt(guess) : numerator * 10n ** BigInt(-guess) < denominator;
  return isLess ? guess : guess + 1;
}
