import { add, divide, multiply, rational, subtract, type Rational } from '#lib/rational';
import type { ScaleId } from './scale-names.ts';

interface Scale {
  /** Its reading where water freezes. */
  readonly freezing: Rational;
  /** How many of its degrees a kelvin is; Delisle counts downwards. */
  readonly perKelvin: Rational;
}

/** All scales are straight lines through the freezing point of water (0 °C), so two numbers say what each one is. */
const SCALES: Readonly<Record<ScaleId, Scale>> = {
  celsius: { freezing: rational(0n), perKelvin: rational(1n) },
  fahrenheit: { freezing: rational(32n), perKelvin: rational(9n, 5n) },
  kelvin: { freezing: rational(27_315n, 100n), perKelvin: rational(1n) },
  rankine: { freezing: rational(49_167n, 100n), perKelvin: rational(9n, 5n) },
  delisle: { freezing: rational(150n), perKelvin: rational(-3n, 2n) },
  newton: { freezing: rational(0n), perKelvin: rational(33n, 100n) },
  reaumur: { freezing: rational(0n), perKelvin: rational(4n, 5n) },
  romer: { freezing: rational(15n, 2n), perKelvin: rational(21n, 40n) },
};

export const freezingOn = (scale: ScaleId): Rational => SCALES[scale].freezing;

/** Degrees of `to` in one degree of `from`. */
export const ratioOf = (from: ScaleId, to: ScaleId): Rational => divide(SCALES[to].perKelvin, SCALES[from].perKelvin);

/** A temperature of one scale on another. */
export const toScale = (value: Rational, from: ScaleId, to: ScaleId): Rational =>
  add(multiply(subtract(value, freezingOn(from)), ratioOf(from, to)), freezingOn(to));
