/** A decimal number: ±0.DIGITS × 10^exponent, without zeros at either end of the digits; zero has none. */
interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

/** Digits that `isMultiple` may have to write out; further apart, a number of the machine must do. */
const MOST_DIGITS = 2000;

/** A number of JSON (RFC 8259, section 6) by its digits, however many; undefined for `inf`, `-inf` and `nan`. */
function readDecimal(text: string): Decimal | undefined {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const exponent = digits === '' ? 0 : Number(power) + all.length - fraction.length;
  return { isNegative: sign === '-' && digits !== '', digits, exponent };
}

/** Below 0, 0 or above 0 as two numbers compare; NaN where one of them is not a number. */
export function compareNumbers(one: string, other: string): number {
  const [a, b] = [readDecimal(one), readDecimal(other)];
  if (a === undefined || b === undefined) return toNumber(one) - toNumber(other);
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1;
  return (a.isNegative ? -1 : 1) * compareSizes(a, b);
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  if (a.exponent !== b.exponent) return a.exponent < b.exponent ? -1 : 1;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1;
}

export function isInteger(text: string): boolean {
  const decimal = readDecimal(text);
  return decimal !== undefined && decimal.digits.length <= decimal.exponent + (decimal.digits === '' ? 1 : 0);
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
  const [valueScale, unitScale] = [value.exponent - value.digits.length, unit.exponent - unit.digits.length];
  const gap = valueScale - unitScale;
  if (Math.abs(gap) > MOST_DIGITS) return toNumber(text) % toNumber(ofText) === 0;
  const scaled = (digits: string, zeros: number) => BigInt(digits + '0'.repeat(Math.max(0, zeros)));
  return scaled(value.digits, gap) % scaled(unit.digits, -gap) === 0n;
}

const toNumber = (text: string): number =>
  text === 'inf' ? Infinity : text === '-inf' ? -Infinity : text === 'nan' ? NaN : Number(text);
