import { ToolError } from '#engine/error';
import type { MathJsInstance } from 'mathjs';

export type Fn = (...values: unknown[]) => unknown;
/** Functions of mathjs by name, or others in their place. */
export type Functions = Readonly<Record<string, Fn>>;

/** Elements of a matrix that is made by its size alone; more do not fit the memory of a phone. */
const MAX_ELEMENTS = 5_000_000;

/** Inverses of matrices of decimals. Those of a singular one are an error, where mathjs divides by a zero that it misses. */
export function inverses(math: MathJsInstance, seen: Functions): Functions {
  const { det } = math;
  const [inv, pow] = [seen['inv'], seen['pow']];
  const invert: Fn = (value) => {
    const inverse = inv?.(value);
    if (math.isMatrix(value) && math.isZero(det(value))) throw new ToolError('error.singular');
    return inverse;
  };
  return {
    inv: invert,
    pow: (base, exponent) => {
      const isInverse = math.isMatrix(base) && math.isBigNumber(exponent) && exponent.isNegative();
      return isInverse ? pow?.(invert(base), exponent.negated()) : pow?.(base, exponent);
    },
  };
}

/** Powers of units (`3 ft^2`), which mathjs has of no fraction. */
export function powersOfUnits(math: MathJsInstance, seen: Functions): Functions {
  const { pow } = seen;
  return {
    pow: (base, exponent) =>
      pow?.(base, math.isUnit(base) && math.isFraction(exponent) ? exponent.valueOf() : exponent),
  };
}

/** Remainders and whole parts of floats as IEEE 754 has them; mathjs takes a float near a whole number for that number. */
export function exactFloats(seen: Functions): Functions {
  const { mod } = seen;
  const ofOne = (name: string, compute: (value: number) => number): Fn => {
    const original = seen[name] as Fn;
    return (...values) =>
      values.length === 1 && typeof values[0] === 'number' ? compute(values[0]) : original(...values);
  };
  return {
    floor: ofOne('floor', Math.floor),
    ceil: ofOne('ceil', Math.ceil),
    fix: ofOne('fix', Math.trunc),
    mod: (...values) => {
      const [left, right] = values;
      if (values.length !== 2 || typeof left !== 'number' || typeof right !== 'number' || right === 0)
        return mod?.(...values);
      // The operator of JavaScript is fmod; the remainder has the sign of the divisor, as for other kinds of numbers.
      const rest = left % right;
      return rest !== 0 && rest < 0 !== right < 0 ? rest + right : rest;
    },
  };
}

/** Functions that mathjs computes of some decimals only. */
const PARTIAL = ['gamma', 'lgamma', 'factorial', 'asin', 'acos', 'acosh', 'atanh', 'acoth', 'acsc', 'asec', 'asech'];

/** The same functions, which compute with a float what they cannot with a decimal: `gamma(0.5)`, `acos(2)`. */
export function floatFallbacks(math: MathJsInstance, seen: Functions, onFloat: () => void): Functions {
  const isNaN = (value: unknown) => math.isBigNumber(value) && value.isNaN();
  return Object.fromEntries(
    PARTIAL.map((name) => {
      const original = seen[name] as Fn;
      const complete: Fn = (...values) => {
        const [value] = values;
        if (values.length !== 1 || !math.isBigNumber(value) || isNaN(value)) return original(...values);
        const result = attempt(() => original(value));
        if (result !== undefined && !isNaN(result)) return result;
        onFloat();
        return original(value.toNumber());
      };
      return [name, complete];
    }),
  );
}

function attempt(call: () => unknown): unknown {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** How many elements the functions make that need few characters for many. */
const ELEMENTS: Readonly<Record<string, (...values: unknown[]) => number>> = {
  zeros: (...sizes) => product(numbersIn(sizes)),
  ones: (...sizes) => product(numbersIn(sizes)),
  identity: (...sizes) => {
    const [rows = 0, columns = rows] = numbersIn(sizes);
    return rows * columns;
  },
  range: (...ends) => {
    const [from = 0, to = 0, step = 1] = numbersIn(ends);
    return Math.abs((to - from) / step);
  },
  resize: (_, size) => product(numbersIn(size)),
  random: (size) => (isList(size) ? product(numbersIn(size)) : 1),
  randomInt: (size) => (isList(size) ? product(numbersIn(size)) : 1),
  pickRandom: (_, count) => product(numbersIn(count ?? 1)),
  matrixFromFunction: (size) => product(numbersIn(size)),
  diag: (values) => numbersIn(values).length ** 2,
  kron: (left, right) => numbersIn(left).length * numbersIn(right).length,
};

/** The same functions, which refuse to make more than fits. */
export function boundedFunctions(seen: Functions): Functions {
  return Object.fromEntries(
    Object.entries(ELEMENTS).map(([name, count]) => {
      const original = seen[name];
      const bounded: Fn = (...values) => {
        if (count(...values) > MAX_ELEMENTS) throw new ToolError('error.tooLarge');
        return original?.(...values);
      };
      return [name, bounded];
    }),
  );
}

const product = (numbers: readonly number[]): number => numbers.reduce((left, right) => left * right, 1);

interface List {
  readonly toArray: () => unknown;
}
const isMatrix = (value: unknown): value is List => typeof value === 'object' && value !== null && 'toArray' in value;
const isList = (value: unknown): boolean => Array.isArray(value) || isMatrix(value);

/** The numbers of a value, however deep; other values are none. */
function numbersIn(value: unknown): number[] {
  if (isMatrix(value)) return numbersIn(value.toArray());
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  const number = typeof value === 'string' ? NaN : Number(value);
  return Number.isNaN(number) ? [] : [number];
}
