import { ToolError } from '#engine/error';
import type { BigNumber, MathJsInstance } from 'mathjs';
import type * as Mathjs from './data/mathjs.ts';
import { exactDecimals, PRECISION } from './exact-decimals.ts';
import { boundedFunctions, exactFloats, floatFallbacks, inverses, powersOfUnits, type Functions } from './functions.ts';
import { exactAngles } from './right-angles.ts';
import { prepareUnits } from './units.ts';

type Numbers = 'decimal' | 'float' | 'fraction';

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

const refuse = (name: string) => (): never => {
  throw new ToolError('error.forbidden', { name });
};

const KINDS = { decimal: 'BigNumber', float: 'number', fraction: 'Fraction' } as const;

/** How far two numbers may be apart to count as equal; 10^15 and 10^15 + 1 are not, for the 12 digits that mathjs compares. */
const TOLERANCES = {
  decimal: { relTol: 1e-60, absTol: 1e-64 },
  float: { relTol: 5e-16 },
  fraction: { relTol: 5e-16 },
};

const made = new Map<string, Calculator>();

interface Remarks {
  /** A function computed with a float because it knows no decimals. */
  readonly usesFloats: boolean;
  /** The first function that was asked for at an angle where it is undefined. */
  readonly pole: string | undefined;
}

export interface Calculator {
  readonly math: MathJsInstance;
  /** Says that a decimal of an expression has just the digits that it is written with. */
  readonly trust: (value: object) => void;
  /** What is to be said of the last evaluation; asking forgets it. */
  readonly takeRemarks: () => Remarks;
}

/** The calculator for these settings, made once. */
export function calculatorFor({ all, create }: typeof Mathjs, { numbers, angle }: Settings): Calculator {
  const name = `${numbers} ${angle}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const math = create(all ?? {}, { number: KINDS[numbers], precision: PRECISION, ...TOLERANCES[numbers] });
  const exact = new WeakSet<object>();
  let usesFloats = false;
  let pole: string | undefined;
  const onFloat = () => {
    usesFloats = true;
  };
  // Before any function is made, since each takes the conversions of that moment.
  convertBetweenFloatsAndDecimals(math, onFloat);
  if (numbers === 'fraction') readExponents(math);
  prepareUnits(math, numbers === 'fraction');
  // Work of the first evaluation that must not count as the time of somebody's own.
  math.evaluate('det([1, 2; 3, 4]) * (1 cm to inch)');
  // The functions that expressions see, and not those that mathjs computes with: a rotation matrix has its radians.
  const seen = (math.expression as unknown as { readonly mathWithTransform: Functions }).mathWithTransform;
  const replace = (functions: Functions) => {
    for (const [key, value] of Object.entries(functions)) {
      Object.defineProperty(value, 'name', { value: key });
      Object.defineProperty(seen, key, { value, enumerable: true });
    }
  };
  replace(exactFloats(seen));
  if (numbers === 'decimal') {
    replace(floatFallbacks(math, seen, onFloat));
    replace(exactDecimals(math, seen, exact));
    replace(inverses(math, seen));
  }
  if (numbers === 'fraction') replace(powersOfUnits(math, seen));
  const onPole = (name: string) => {
    pole ??= name;
  };
  replace(exactAngles(math, seen, { isDegrees: angle === 'degrees', onPole }));
  replace(boundedFunctions(seen));
  replace(Object.fromEntries(FORBIDDEN.map((key) => [key, refuse(key)])));
  const calculator: Calculator = {
    math,
    trust: (value) => void exact.add(value),
    takeRemarks: () => {
      const remarks = { usesFloats, pole };
      usesFloats = false;
      pole = undefined;
      return remarks;
    },
  };
  made.set(name, calculator);
  return calculator;
}

interface Typed {
  readonly addConversion: (conversion: Conversion) => void;
  readonly _findType: (name: string) => { readonly conversionsTo: Conversion[] };
}
interface Conversion {
  readonly from: string;
  readonly to?: string;
  convert: (value: never) => unknown;
}

/**
 * Lets floats and decimals meet: mathjs refuses a float of more than 15 digits (`random() * 6`) and gives functions that
 * know floats alone (`erf`) no decimal at all.
 */
function convertBetweenFloatsAndDecimals(math: MathJsInstance, onFloat: () => void): void {
  const typed = math.typed as unknown as Typed;
  const toDecimal = typed._findType('BigNumber').conversionsTo.find(({ from }) => from === 'number');
  // In its place, since the order of conversions decides which one is taken.
  if (toDecimal !== undefined) toDecimal.convert = (value: number) => math.bignumber(String(value));
  typed.addConversion({
    from: 'BigNumber',
    to: 'number',
    convert: (value: BigNumber) => {
      onFloat();
      return value.toNumber();
    },
  });
}

/** Lets fractions be written with an exponent (`1e-3`), which mathjs reads in other numbers only. */
function readExponents(math: MathJsInstance): void {
  const { numeric } = math;
  const read = (value: string, type: 'Fraction'): unknown => {
    const [, digits, exponent] = /^(.+)e([+-]?\d{1,4})$/i.exec(value) ?? [];
    if (digits === undefined) return numeric(value, type);
    return math.multiply(math.fraction(digits), math.fraction(10).pow(Number(exponent)) as never);
  };
  math.import({ numeric: read }, { override: true });
}
