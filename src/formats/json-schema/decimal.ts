import { readDecimal, type Decimal } from '#lib/decimal';

/** Digits that `isMultiple` may have to write out; further apart, a number of the machine must do. */
const MOST_DIGITS = 2000n;

/** Below 0, 0 or above 0 as two numbers compare; NaN where one of them is not a number. */
export function compareNumbers(one: string, other: string): number {
  const [a, b] = [readDecimal(one), readDecimal(other)];
  if (a === undefined || b === undefined) return toNumber(one) - toNumber(other);
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1;
  return (a.isNegative ? -1 : 1) * compareSizes(a, b);
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  const [first, second] = [lead(a), lead(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1;
}

/** Places before the decimal point. */
const lead = ({ digits, exponent }: Decimal): bigint => exponent + BigInt(digits.length);

export function isInteger(text: string): boolean {
  const decimal = readDecimal(text);
  return decimal !== undefined && decimal.exponent >= 0n;
}

/** The one spelling of a number: 1, 1.0 and 10e-1 give the same text. */
export function numberKey(text: string): string {
  const decimal = readDecimal(text);
  return decimal === undefined ? text : `${decimal.isNegative ? '-' : ''}${decimal.digits}e${decimal.exponent}`;
}

export function isMultiple(text: string, ofText: string): boolean {
  const [value, unit] = [readDecimal(text), readDecimal(ofText)];
  if (value === undefined || unit === undefined || unit.digits === '') return false;
  if (value.digits === '') return true;
  const gap = value.exponent - unit.exponent;
  if (gap > MOST_DIGITS || gap < -MOST_DIGITS) return toNumber(text) % toNumber(ofText) === 0;
  const scaled = (digits: string, zeros: bigint) => BigInt(digits + '0'.repeat(Math.max(0, Number(zeros))));
  return scaled(value.digits, gap) % scaled(unit.digits, -gap) === 0n;
}

const toNumber = (text: string): number =>
  text === 'inf' ? Infinity : text === '-inf' ? -Infinity : text === 'nan' ? NaN : Number(text);
