import { ToolError } from '#engine/error';
import { absolute, greatestDivisor } from '#lib/rational';
import type { BigNumber, MathJsInstance } from 'mathjs';
import type { Fn, Functions } from './functions.ts';

/** Significant digits of a decimal: some more than are shown, for the last of those to be right. */
export const PRECISION = 68;
/** Digits of a result that is computed exactly; longer ones are rounded to the precision of all others. */
const MOST_DIGITS = 10_000;
/** A decimal of more digits may have been rounded. */
const SURELY_EXACT = 60;
/** Digits of a rounded decimal that are right. */
const RIGHT_DIGITS = 64;
/** Digits of a remainder that are right at least, where what it is of was rounded. */
const REMAINDER_DIGITS = 20;

/** A decimal as `coefficient` · 10^`exponent`. */
interface Parts {
  readonly coefficient: bigint;
  readonly exponent: number;
}

function partsOf(value: BigNumber): Parts {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { coefficient: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

const write = ({ coefficient, exponent }: Parts): string => `${coefficient}e${exponent}`;
const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/**
 * Arithmetic of decimals that is exact where the result is a decimal of at most 10,000 digits, and remainders, divisors and
 * whole parts that are exact or refused. mathjs rounds each step to its precision: 7^400 mod 1000 would be any number. `exact`
 * holds the long decimals that were not rounded.
 */
export function exactDecimals(math: MathJsInstance, seen: Functions, exact: WeakSet<object>): Functions {
  /** Results that were rounded to few digits. */
  const rounded = new WeakSet<object>();
  const isFinite = (value: unknown): value is BigNumber => math.isBigNumber(value) && value.isFinite();
  const isWhole = (value: unknown): value is BigNumber => isFinite(value) && value.isInteger();
  const isExact = (value: BigNumber) => exact.has(value) || (value.precision() <= SURELY_EXACT && !rounded.has(value));
  const make = (parts: Parts): BigNumber => {
    const result = math.bignumber(write(parts));
    exact.add(result);
    return result;
  };
  const whole = (coefficient: bigint) => make({ coefficient, exponent: 0 });
  const lowest = (value: BigNumber) => value.e - value.precision() + 1;

  /** The function for decimals of which `compute` has an answer, and the one of mathjs otherwise. */
  const ofOne = (name: string, compute: (value: BigNumber) => BigNumber | undefined): Fn => {
    const original = seen[name] as Fn;
    return (...values) => {
      const [value] = values;
      return (values.length === 1 && isFinite(value) ? compute(value) : undefined) ?? original(...values);
    };
  };
  const ofTwo = (name: string, compute: (a: BigNumber, b: BigNumber) => unknown): Fn => {
    const original = seen[name] as Fn;
    return (...values) => {
      const [a, b] = values;
      return (values.length === 2 && isFinite(a) && isFinite(b) ? compute(a, b) : undefined) ?? original(...values);
    };
  };
  /** For two decimals whose result mathjs would round; `digits` is how many it may have. */
  const unrounded = (
    name: string,
    digits: (a: BigNumber, b: BigNumber) => number,
    compute: (a: Parts, b: Parts) => Parts | undefined,
  ): Fn => {
    const original = seen[name] as Fn;
    return ofTwo(name, (a, b) => {
      const needed = digits(a, b);
      if (needed <= SURELY_EXACT) return undefined;
      const isPossible = needed <= MOST_DIGITS && isExact(a) && isExact(b);
      const parts = isPossible ? compute(partsOf(a), partsOf(b)) : undefined;
      if (parts !== undefined) return make(parts);
      const result = original(a, b);
      if (isFinite(result)) rounded.add(result);
      return result;
    });
  };
  /** From the highest digit of both to the lowest. */
  const span = (a: BigNumber, b: BigNumber) =>
    a.isZero() || b.isZero() ? 0 : Math.max(a.e, b.e) - Math.min(lowest(a), lowest(b)) + 2;
  const sum = (sign: bigint) => (a: Parts, b: Parts) => {
    const exponent = Math.min(a.exponent, b.exponent);
    const [left, right] = [a, b].map((part) => part.coefficient * power(part.exponent - exponent)) as [bigint, bigint];
    return { coefficient: left + sign * right, exponent };
  };

  const refuse = (name: string): never => {
    throw new ToolError('error.inexact', { name });
  };
  /** A whole number of which each digit is right. */
  const integer = (name: string, value: BigNumber): bigint => {
    if (value.e >= MOST_DIGITS || (value.e >= RIGHT_DIGITS && !isExact(value))) refuse(name);
    return BigInt(value.toFixed());
  };
  /** A rounded decimal without the digits that may be wrong, so that three thirds are 1. */
  const settled = (value: BigNumber) => (isExact(value) ? value : value.toSignificantDigits(RIGHT_DIGITS));

  const mod = ofTwo('mod', (a, b) => {
    if (b.isZero()) return undefined;
    const isSure = isExact(a) && isExact(b);
    if (!isSure && a.e - b.e > RIGHT_DIGITS - REMAINDER_DIGITS) refuse('mod');
    if (Math.max(a.e, b.e) - Math.min(lowest(a), lowest(b)) > MOST_DIGITS) refuse('mod');
    const remainder = floorMod(partsOf(a), partsOf(b));
    if (isSure) return make(remainder);
    const { coefficient } = floorMod(partsOf(settled(a)), partsOf(settled(b)));
    return coefficient === 0n ? math.bignumber(0) : math.bignumber(write(remainder));
  });
  const toWhole = (name: string, round: (value: BigNumber) => BigNumber): Fn =>
    ofOne(name, (value) => {
      if (value.e >= RIGHT_DIGITS && !isExact(value)) refuse(name);
      const result = round(settled(value));
      if (isExact(value)) exact.add(result);
      return result;
    });
  /** Keeps what is known of the value. */
  const same = (name: string, change: (value: BigNumber) => BigNumber): Fn =>
    ofOne(name, (value) => {
      if (!exact.has(value)) return undefined;
      const result = change(value);
      exact.add(result);
      return result;
    });
  /** Of two whole numbers or more. */
  const ofIntegers = (name: string, compute: (a: bigint, b: bigint) => bigint): Fn => {
    const original = seen[name] as Fn;
    return (...values) => {
      if (values.length < 2 || !values.every(isWhole)) return original(...values);
      return whole(values.map((value) => integer(name, value)).reduce(compute));
    };
  };

  const add = unrounded('add', span, sum(1n));
  const multiply = unrounded(
    'multiply',
    (a, b) => a.precision() + b.precision(),
    (a, b) => ({ coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent }),
  );
  /** Of all decimals in a list, or of those given. */
  const total = (name: string, step: Fn): Fn => {
    const original = seen[name] as Fn;
    return (...values) => {
      const [list] = values;
      const items: unknown[] =
        values.length === 1 && math.isMatrix(list) ? (list.toArray() as unknown[]).flat(Infinity) : values;
      return items.length > 0 && items.every(isFinite)
        ? items.reduce((left, right) => step(left, right) as BigNumber)
        : original(...values);
    };
  };

  return {
    add,
    subtract: unrounded('subtract', span, sum(-1n)),
    multiply,
    divide: unrounded('divide', (a, b) => PRECISION + a.precision() + b.precision(), divideExactly),
    pow: unrounded(
      'pow',
      (base, exponent) => (exponent.isInteger() && !exponent.isNegative() ? base.precision() * exponent.toNumber() : 0),
      (base, exponent) => {
        const times = Number(exponent.coefficient * power(exponent.exponent));
        return { coefficient: base.coefficient ** BigInt(times), exponent: base.exponent * times };
      },
    ),
    factorial: ofOne('factorial', (value) =>
      value.isInteger() && !value.isNegative() && value.lte(LARGEST_FACTORIAL)
        ? whole(factorial(value.toNumber()))
        : undefined,
    ),
    unaryMinus: same('unaryMinus', (value) => value.negated()),
    abs: same('abs', (value) => value.abs()),
    mod,
    floor: toWhole('floor', (value) => value.floor()),
    ceil: toWhole('ceil', (value) => value.ceil()),
    fix: toWhole('fix', (value) => value.trunc()),
    gcd: ofIntegers('gcd', greatestDivisor),
    lcm: ofIntegers('lcm', (a, b) => (a === 0n || b === 0n ? 0n : absolute((a / greatestDivisor(a, b)) * b))),
    xgcd: ofTwo('xgcd', (a, b) =>
      isWhole(a) && isWhole(b)
        ? math.matrix(bezout(integer('xgcd', a), integer('xgcd', b)).map(whole) as never)
        : undefined,
    ),
    invmod: ofTwo('invmod', (a, b) => {
      if (!isWhole(a) || !isWhole(b) || b.isZero()) return undefined;
      const modulus = absolute(integer('invmod', b));
      const [divisor, inverse] = bezout(integer('invmod', a), modulus);
      return divisor === 1n ? whole(((inverse % modulus) + modulus) % modulus) : math.bignumber(NaN);
    }),
    sum: total('sum', add),
    prod: total('prod', multiply),
  };
}

/** The largest whole number whose factorial has at most 10,000 digits. */
const LARGEST_FACTORIAL = 3248;

/** Of a whole number from 0. */
function factorial(number: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(number); factor++) product *= factor;
  return product;
}

/** The greatest common divisor d of a and b, and x and y so that ax + by = d. */
function bezout(a: bigint, b: bigint): [d: bigint, x: bigint, y: bigint] {
  let [rest, next] = [a, b];
  let [x, nextX, y, nextY] = [1n, 0n, 0n, 1n];
  while (next !== 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [x, nextX] = [nextX, x - quotient * nextX];
    [y, nextY] = [nextY, y - quotient * nextY];
  }
  return rest < 0n ? [-rest, -x, -y] : [rest, x, y];
}

/** The remainder of a division rounded down: it has the sign of the divisor. */
function floorMod(a: Parts, b: Parts): Parts {
  const exponent = Math.min(a.exponent, b.exponent);
  const divisor = b.coefficient * power(b.exponent - exponent);
  const rest = (a.coefficient * power(a.exponent - exponent)) % divisor;
  return { coefficient: rest !== 0n && rest < 0n !== divisor < 0n ? rest + divisor : rest, exponent };
}

/** The quotient where it is a decimal of an end: where the divisor in lowest terms has no factors but 2 and 5. */
function divideExactly(a: Parts, b: Parts): Parts | undefined {
  if (b.coefficient === 0n) return undefined;
  const common = greatestDivisor(a.coefficient, b.coefficient);
  const divisor = b.coefficient / common;
  let [rest, places] = [absolute(divisor), 0];
  for (; rest % 10n === 0n; places++) rest /= 10n;
  for (const factor of [2n, 5n]) for (; rest % factor === 0n; places++) rest /= factor;
  if (rest !== 1n) return undefined;
  const coefficient = ((a.coefficient / common) * power(places)) / divisor;
  return { coefficient, exponent: a.exponent - b.exponent - places };
}
