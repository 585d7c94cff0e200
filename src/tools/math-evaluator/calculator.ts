import { ToolError } from '#engine/error';
import type { MathJsInstance } from 'mathjs';
import type * as Mathjs from './data/mathjs.ts';

type Numbers = 'float' | 'bignumber' | 'fraction';

export interface Settings {
  readonly numbers: Numbers;
  readonly angle: 'radians' | 'degrees';
}

/**
 * The functions an expression must not reach: those that parse and run other expressions, change mathjs for all that
 * follows, or read any property of a value (`print`).
 */
const FORBIDDEN = [
  ...['import', 'config', 'createUnit', 'typed', 'reviver', 'replacer', 'print', 'help'],
  ...['evaluate', 'parse', 'parser', 'compile', 'chain'],
  ...[
    'simplify',
    'simplifyCore',
    'simplifyConstant',
    'derivative',
    'rationalize',
    'resolve',
    'symbolicEqual',
    'leafCount',
  ],
];
export const forbidden: ReadonlySet<string> = new Set(FORBIDDEN);

/** Elements of a matrix that is made by its size alone; more do not fit the memory of a phone. */
const MAX_ELEMENTS = 5_000_000;

const refuse = (name: string) => (): never => {
  throw new ToolError('error.forbidden', { name });
};

const KINDS = { float: 'number', bignumber: 'BigNumber', fraction: 'Fraction' } as const;
/** Significant digits of a BigNumber: some more than are shown, for the last of those to be right. */
const PRECISION = 68;

const made = new Map<string, Calculator>();

export interface Calculator {
  readonly math: MathJsInstance;
  readonly parse: MathJsInstance['parse'];
}

/** The calculator for these settings, made once. */
export function calculatorFor({ all, create }: typeof Mathjs, { numbers, angle }: Settings): Calculator {
  const name = `${numbers} ${angle}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const math = create(all ?? {}, { number: KINDS[numbers], precision: PRECISION });
  const calculator = { math, parse: math.parse };
  // Work of the first evaluation that must not count as the time of somebody's own.
  math.evaluate('det([1, 2; 3, 4]) * (1 cm to inch)');
  // The functions that expressions see, and not those that mathjs computes with: a rotation matrix has its radians.
  const seen = (math.expression as unknown as { readonly mathWithTransform: Functions }).mathWithTransform;
  const replace = (functions: Functions) => {
    for (const [key, value] of Object.entries(functions)) Object.defineProperty(seen, key, { value, enumerable: true });
  };
  if (angle === 'degrees') replace(degreeFunctions(math));
  replace(boundedFunctions(seen));
  replace(Object.fromEntries(FORBIDDEN.map((key) => [key, refuse(key)])));
  made.set(name, calculator);
  return calculator;
}

type Fn = (...values: unknown[]) => unknown;
type Functions = Readonly<Record<string, Fn>>;

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
function boundedFunctions(seen: Functions): Functions {
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

/** Trigonometry of plain numbers in degrees; of other values (units, complex numbers, matrices) as ever. */
function degreeFunctions(math: MathJsInstance): Functions {
  const all = math as unknown as Record<string, Fn>;
  const isPlain = (value: unknown) => math.isNumber(value) || math.isBigNumber(value) || math.isFraction(value);
  const call = (name: string, ...values: unknown[]) => all[name]?.(...values);
  // Fractions have no sine: they are computed as floats.
  const real = (value: unknown) => (math.isFraction(value) ? math.number(value) : value);
  const pi = (like: unknown): unknown => (math.isBigNumber(like) ? math.acos(math.bignumber(-1) as never) : Math.PI);
  const toRadians = (value: unknown) => call('divide', call('multiply', real(value), pi(real(value))), 180);
  const toDegrees = (value: unknown) =>
    isPlain(value) ? call('divide', call('multiply', value, 180), pi(value)) : value;
  /** Of quarter turns exactly: 0 and not 1.2e-16. */
  const quarters = (value: unknown): number | undefined => {
    const turns = Number(call('mod', real(value), 360)) / 90;
    return Number.isInteger(turns) ? turns % 4 : undefined;
  };
  const SINES = [0, 1, 0, -1];
  const exact: Record<string, (quarter: number) => number> = {
    sin: (quarter) => SINES[quarter] ?? 0,
    cos: (quarter) => SINES[(quarter + 1) % 4] ?? 0,
    tan: (quarter) => (quarter % 2 === 0 ? 0 : Infinity),
    csc: (quarter) => (quarter % 2 === 0 ? Infinity : (SINES[quarter] ?? 0)),
    sec: (quarter) => (quarter % 2 === 0 ? (SINES[(quarter + 1) % 4] ?? 0) : Infinity),
    cot: (quarter) => (quarter % 2 === 0 ? Infinity : 0),
  };
  const results: Record<string, Fn> = {};
  for (const [name, ofQuarter] of Object.entries(exact)) {
    const original = all[name] as Fn;
    results[name] = (...values) => {
      const [value] = values;
      if (values.length !== 1 || !isPlain(value)) return original(...values);
      const quarter = quarters(value);
      return quarter === undefined ? original(toRadians(value)) : ofQuarter(quarter);
    };
  }
  for (const name of ['asin', 'acos', 'atan', 'atan2', 'acsc', 'asec', 'acot']) {
    const original = all[name] as Fn;
    results[name] = (...values) => toDegrees(original(...values.map(real)));
  }
  return results;
}
