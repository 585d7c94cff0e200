import { add, divide, multiply, rational, subtract, type Rational } from '#lib/rational';

export const scaleIds = [
  'celsius',
  'fahrenheit',
  'kelvin',
  'rankine',
  'delisle',
  'newton',
  'reaumur',
  'romer',
] as const;
export type ScaleId = (typeof scaleIds)[number];

export interface Scale {
  readonly sign: string;
  /** Its reading where water freezes. */
  readonly freezing: Rational;
  /** How many of its degrees a kelvin is; Delisle counts downwards. */
  readonly perKelvin: Rational;
  /** Other ways of writing it after a number, in lowercase and without the degree sign. */
  readonly names: readonly string[];
}

/** All scales are straight lines through the freezing point of water (0 °C), so two numbers say what each one is. */
export const scales: Readonly<Record<ScaleId, Scale>> = {
  celsius: { sign: '°C', freezing: rational(0n), perKelvin: rational(1n), names: ['c', 'celsius', 'centigrade'] },
  fahrenheit: { sign: '°F', freezing: rational(32n), perKelvin: rational(9n, 5n), names: ['f', 'fahrenheit'] },
  kelvin: { sign: 'K', freezing: rational(27_315n, 100n), perKelvin: rational(1n), names: ['k', 'kelvin', 'kelvins'] },
  rankine: {
    sign: '°R',
    freezing: rational(49_167n, 100n),
    perKelvin: rational(9n, 5n),
    names: ['r', 'ra', 'rankine'],
  },
  delisle: { sign: '°De', freezing: rational(150n), perKelvin: rational(-3n, 2n), names: ['d', 'de', 'delisle'] },
  newton: { sign: '°N', freezing: rational(0n), perKelvin: rational(33n, 100n), names: ['n', 'newton'] },
  reaumur: {
    sign: '°Ré',
    freezing: rational(0n),
    perKelvin: rational(4n, 5n),
    names: ['ré', 're', 'réaumur', 'reaumur'],
  },
  romer: {
    sign: '°Rø',
    freezing: rational(15n, 2n),
    perKelvin: rational(21n, 40n),
    names: ['rø', 'ro', 'rømer', 'romer', 'roemer'],
  },
};

/** Degrees of `to` in one degree of `from`. */
export const ratioOf = (from: ScaleId, to: ScaleId): Rational => divide(scales[to].perKelvin, scales[from].perKelvin);

/** A temperature of one scale on another. */
export const toScale = (value: Rational, from: ScaleId, to: ScaleId): Rational =>
  add(multiply(subtract(value, scales[from].freezing), ratioOf(from, to)), scales[to].freezing);
