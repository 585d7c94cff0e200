import type { MathJsInstance } from 'mathjs';
import type { Fn, Functions } from './functions.ts';

const SINES = [0, 1, 0, -1];
const sine = (quarter: number): number => SINES[quarter % 4] ?? 0;
/** Of quarter turns exactly: 0 and not 1.2e-16. */
const OF_QUARTERS: Readonly<Record<string, (quarter: number) => number>> = {
  sin: sine,
  cos: (quarter) => sine(quarter + 1),
  tan: (quarter) => (quarter % 2 === 0 ? 0 : Infinity),
  csc: (quarter) => (quarter % 2 === 0 ? Infinity : sine(quarter)),
  sec: (quarter) => (quarter % 2 === 0 ? sine(quarter + 1) : Infinity),
  cot: (quarter) => (quarter % 2 === 0 ? Infinity : 0),
};
const INVERSES = ['asin', 'acos', 'atan', 'atan2', 'acsc', 'asec', 'acot'];

/** Trigonometry of plain numbers in degrees; of other values (units, complex numbers, matrices) as ever. */
export function degreeFunctions(math: MathJsInstance, seen: Functions): Functions {
  const all = math as unknown as Functions;
  const call = (name: string, ...values: unknown[]) => all[name]?.(...values);
  const isPlain = (value: unknown) => math.isNumber(value) || math.isBigNumber(value) || math.isFraction(value);
  // Fractions have no sine: they are computed as floats.
  const real = (value: unknown) => (math.isFraction(value) ? math.number(value) : value);
  const pi = (like: unknown): unknown => (math.isBigNumber(like) ? call('acos', math.bignumber(-1)) : Math.PI);
  const toRadians = (value: unknown) => call('divide', call('multiply', value, pi(value)), 180);
  const toDegrees = (value: unknown) =>
    isPlain(value) ? call('divide', call('multiply', value, 180), pi(value)) : value;
  const quarterOf = (value: unknown): number | undefined => {
    const turns = Number(call('mod', value, 360)) / 90;
    return Number.isInteger(turns) ? turns : undefined;
  };
  const results: Record<string, Fn> = {};
  for (const [name, ofQuarter] of Object.entries(OF_QUARTERS)) {
    const original = seen[name] as Fn;
    results[name] = (...values) => {
      const value = real(values[0]);
      if (values.length !== 1 || !isPlain(value)) return original(...values);
      const quarter = quarterOf(value);
      return quarter === undefined ? original(toRadians(value)) : ofQuarter(quarter);
    };
  }
  for (const name of INVERSES) {
    const original = seen[name] as Fn;
    results[name] = (...values) => toDegrees(original(...values.map(real)));
  }
  return results;
}
