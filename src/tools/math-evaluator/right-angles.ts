import type { MathJsInstance } from 'mathjs';
import type { Fn, Functions } from './functions.ts';

/** Twelfths of a half turn (15°). */
const TURN = 24;
/** Twelfths that an angle is counted in; of larger ones a float has no digits left to tell. */
const LARGEST = 1e6;

/** The rational sines of multiples of 15°, by twelfths; others are irrational (Niven's theorem). */
const SINES: Readonly<Record<number, number>> = { 0: 0, 2: 0.5, 6: 1, 10: 0.5, 12: 0, 14: -0.5, 18: -1, 22: -0.5 };
/** Their rational tangents, and the poles. */
const TANGENTS: Readonly<Record<number, number>> = { 0: 0, 3: 1, 6: Infinity, 9: -1 };

const sine = (twelfths: number): number | undefined => SINES[twelfths % TURN];
const tangent = (twelfths: number): number | undefined => TANGENTS[twelfths % (TURN / 2)];
const reciprocal = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : 1 / Math.abs(value) === Infinity ? Infinity : 1 / value;

const OF_TWELFTHS: Readonly<Record<string, (twelfths: number) => number | undefined>> = {
  sin: sine,
  cos: (twelfths) => sine(twelfths + TURN / 4),
  tan: tangent,
  csc: (twelfths) => reciprocal(sine(twelfths)),
  sec: (twelfths) => reciprocal(sine(twelfths + TURN / 4)),
  cot: (twelfths) => reciprocal(tangent(twelfths)),
};
const INVERSES = ['asin', 'acos', 'atan', 'atan2', 'acsc', 'asec', 'acot'];

interface Angles {
  readonly isDegrees: boolean;
  /** Called with the name of a function that is undefined at an angle. */
  readonly onPole: (name: string) => void;
}

/**
 * Trigonometry that is exact where a multiple of 15° has a rational value or none: sin(pi) is 0 and not 1e-68. Plain numbers
 * are in degrees or radians as asked for, units in their own, other values (complex numbers, matrices) as ever.
 */
export function exactAngles(math: MathJsInstance, seen: Functions, { isDegrees, onPole }: Angles): Functions {
  const all = math as unknown as Functions;
  const call = (name: string, ...values: unknown[]) => all[name]?.(...values);
  const isPlain = (value: unknown) => math.isNumber(value) || math.isBigNumber(value) || math.isFraction(value);
  // Fractions have no sine: they are computed as floats.
  const real = (value: unknown) => (math.isFraction(value) ? math.number(value) : value);
  const pi = (like: unknown): unknown => (math.isBigNumber(like) ? call('acos', math.bignumber(-1)) : Math.PI);
  const toRadians = (value: unknown) => call('divide', call('multiply', value, pi(value)), 180);
  const toDegrees = (value: unknown) =>
    isPlain(value) ? call('divide', call('multiply', value, 180), pi(value)) : value;

  /** The whole number of twelfths of a half turn that an angle is, as far as its digits tell. */
  const twelfthsOf = (angle: unknown, half: unknown): number | undefined => {
    const twelfths = call('divide', call('multiply', angle, 12), half);
    const nearest = Math.round(Number(twelfths));
    if (Math.abs(nearest) > LARGEST) return undefined;
    const distance = Math.abs(
      Number(call('subtract', twelfths, math.isBigNumber(twelfths) ? math.bignumber(nearest) : nearest)),
    );
    const error = math.isBigNumber(twelfths) ? 1e-60 : 4 * Number.EPSILON;
    return distance <= error * Math.max(1, Math.abs(nearest)) ? ((nearest % TURN) + TURN) % TURN : undefined;
  };
  /** An angle with a unit as a plain number of radians; any other value is itself. */
  const inRadians = (value: unknown): unknown =>
    math.isUnit(value) && value.hasBase('ANGLE') ? real(value.toNumeric('rad')) : value;

  const results: Record<string, Fn> = {};
  for (const [name, ofTwelfths] of Object.entries(OF_TWELFTHS)) {
    const original = seen[name] as Fn;
    results[name] = (...values) => {
      const value = real(values[0]);
      const angle = inRadians(value);
      if (values.length !== 1 || !isPlain(angle)) return original(...values);
      const inDegrees = isDegrees && angle === value;
      const twelfths = twelfthsOf(angle, inDegrees ? 180 : pi(angle));
      const exact = twelfths === undefined ? undefined : ofTwelfths(twelfths);
      if (exact === undefined) return original(inDegrees ? toRadians(angle) : angle);
      if (exact === Infinity) onPole(name);
      return math.isBigNumber(angle) ? math.bignumber(exact) : exact;
    };
  }
  if (!isDegrees) return results;
  for (const name of INVERSES) {
    const original = seen[name] as Fn;
    results[name] = (...values) => toDegrees(original(...values.map(real)));
  }
  return results;
}
