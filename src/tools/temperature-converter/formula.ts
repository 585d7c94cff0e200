import { divide, multiply, rational, subtract, writeDecimal, type Rational } from '#lib/rational';
import { SIGNS, type ScaleId } from './scale-names.ts';
import { freezingOn, ratioOf } from './scales.ts';

/** Decimal places of a number that people would write in a formula. */
const PLACES = 2;

/** A difference on one scale from one on another: `Δ°C × 9/5`. */
export function differenceFormula(from: ScaleId, to: ScaleId): string {
  const ratio = ratioOf(from, to);
  return `${isNegative(ratio) ? '−' : ''}Δ${SIGNS[from]}${times(magnitude(ratio))}`;
}

/** A temperature on one scale from one on another, with the fewest and roundest numbers: `(°F − 32) × 5/9`. */
export function formula(from: ScaleId, to: ScaleId): string {
  const sign = SIGNS[from];
  const freezing = freezingOn(from);
  const ratio = ratioOf(from, to);
  const factor = times(magnitude(ratio));
  const start = subtract(freezingOn(to), multiply(freezing, ratio));
  if (isShort(start))
    return isNegative(ratio) ? `${write(start)} − ${sign}${factor}` : `${sign}${factor}${plus(start)}`;
  const zero = divide(start, ratio);
  if (isShort(zero)) {
    return isNegative(ratio) ? `(${write(magnitude(zero))} − ${sign})${factor}` : `(${sign}${plus(zero)})${factor}`;
  }
  const shift = subtract(rational(0n), freezing);
  const moved = isNegative(ratio) ? `(${write(freezing)} − ${sign})` : `(${sign}${plus(shift)})`;
  return `${moved}${factor}${plus(freezingOn(to))}`;
}

const isNegative = ({ numerator }: Rational): boolean => numerator < 0n;
const magnitude = (value: Rational): Rational => (isNegative(value) ? subtract(rational(0n), value) : value);
const isShort = (value: Rational): boolean => writeDecimal(value, { places: PLACES }).isExact;
const write = (value: Rational): string => writeDecimal(value, { significant: 12 }).text;
const times = ({ numerator, denominator }: Rational): string =>
  numerator === denominator ? '' : ` × ${numerator}${denominator === 1n ? '' : `/${denominator}`}`;
const plus = (value: Rational): string =>
  value.numerator === 0n ? '' : ` ${isNegative(value) ? '−' : '+'} ${write(magnitude(value))}`;
