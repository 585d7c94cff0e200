/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** n / d, where d is not 0. */
export function rational(n: bigint, d = 1n): Rational {
  const factor = greatestDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / factor, d: d / factor };
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [absolute(a), absolute(b)];
  while (right > 0n) [left, right] = [right, left % right];
  return left === 0n ? 1n : left;
}

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
/** a / b, where b is not 0. */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);

/** Of the power of ten of a number that is read; larger ones are no measure of anything. */
const MAX_EXPONENT = 400;
const MAX_LENGTH = 400;

/**
 * A number as people type it: with a decimal point or comma, and spaces, apostrophes or the other mark between groups of
 * three digits. Undefined for what is none.
 */
export function readNumber(typed: string): Rational | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const text = typed.trim().replace('−', '-');
  const found = /^([+-]?)([\d.,’'\s\u00a0\u202f]*\d[.,]?)(?:[eE]([+-]?\d{1,4}))?$/.exec(text);
  if (found === null) return undefined;
  const [, sign, digits = '', power = '0'] = found;
  const plain = ungrouped(digits);
  if (plain === undefined || Math.abs(Number(power)) > MAX_EXPONENT) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const n = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
  const exponent = BigInt(power) - BigInt(fraction.length);
  return exponent < 0n ? rational(n, 10n ** -exponent) : rational(n * 10n ** exponent);
}

const PLAIN = /^\d*\.?\d*$/;

/** Without the marks between groups, and with a decimal point; undefined where it is not clear which mark is which. */
function ungrouped(digits: string): string | undefined {
  const text = digits.replace(/(?<=\d)[’'\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return PLAIN.test(text) ? text : undefined;
  const mark = text.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const isRepeated = text.indexOf(mark) !== last;
  if (isRepeated && text.includes(other)) return undefined;
  const grouping = isRepeated ? mark : other;
  const [head = '', ...groups] = (isRepeated ? text : text.slice(0, last)).split(grouping);
  if (groups.length > 0 && (!/^\d{1,3}$/.test(head) || !groups.every((group) => /^\d{3}$/.test(group))))
    return undefined;
  const whole = [head, ...groups].join('');
  const plain = isRepeated ? whole : `${whole}.${text.slice(last + 1)}`;
  return PLAIN.test(plain) ? plain : undefined;
}

interface Rounding {
  /** Decimal places; without them as many as the significant digits give. */
  readonly places?: number | undefined;
  readonly significant: number;
}

/** In decimal with a point, rounded half away from zero; `isExact` says whether nothing was lost. */
export function writeDecimal(value: Rational, { places, significant }: Rounding): { text: string; isExact: boolean } {
  const n = absolute(value.n);
  const kept = places ?? significant - magnitudeOf(n, value.d);
  const scaled = kept >= 0 ? n * 10n ** BigInt(kept) : n;
  const divisor = kept >= 0 ? value.d : value.d * 10n ** BigInt(-kept);
  const rounded = (2n * scaled + divisor) / (2n * divisor);
  const isExact = scaled % divisor === 0n;
  const all = kept >= 0 ? rounded.toString().padStart(kept + 1, '0') : (rounded * 10n ** BigInt(-kept)).toString();
  const point = all.length - Math.max(0, kept);
  const fraction = all.slice(point);
  const shown = places === undefined ? fraction.replace(/0+$/, '') : fraction;
  const sign = value.n < 0n && rounded !== 0n ? '-' : '';
  return { text: `${sign}${all.slice(0, point)}${shown === '' ? '' : `.${shown}`}`, isExact };
}

/** How many digits are before the decimal point; of 0.012 it is -1. */
function magnitudeOf(n: bigint, d: bigint): number {
  if (n === 0n) return 1;
  const guess = n.toString().length - d.toString().length;
  const isLess = guess >= 0 ? n < d * 10n ** BigInt(guess) : n * 10n ** BigInt(-guess) < d;
  return isLess ? guess : guess + 1;
}
