import type { Fraction, MathJsInstance, Unit } from 'mathjs';

/** What mathjs keeps of a unit; its types do not say it. */
interface Kind {
  readonly name: string;
  readonly base: { readonly key: string };
  readonly prefixes: Readonly<Record<string, Prefix>>;
  /** In SI base units; an angle's is irrational. */
  value: unknown;
}
interface Prefix {
  readonly name: string;
  value: unknown;
}
interface Piece {
  readonly unit: Kind;
  readonly prefix: Prefix;
  readonly power: number;
}
interface Compound extends Omit<Unit, 'units' | 'clone'> {
  units: Piece[];
  readonly clone: () => Compound;
  readonly hasBase: (key: string) => boolean;
}
interface UnitClass {
  readonly UNITS: Readonly<Record<string, Kind>>;
  readonly prototype: Compound;
}

/**
 * Units whose value in mathjs is rounded, older than SI 2019 or of another system than its neighbours, by their definitions:
 * a decimal, or a quotient of two. NIST SP 811 (2008), appendix B.8; the international yard and pound of 1959; US customary
 * measures by NIST Handbook 44, appendix C; SI brochure (2019) for the electronvolt.
 */
const DEFINITIONS: Readonly<Record<string, string>> = {
  rd: '5.0292',
  sqrd: '25.29285264',
  sqch: '404.68564224',
  'acre acres': '4046.8564224',
  'teaspoon teaspoons': '0.00000492892159375',
  'tablespoon tablespoons': '0.00001478676478125',
  'stick sticks': '0.1133980925',
  'kip kips': '4448.2216152605',
  'eV electronvolt electronvolts': '1.602176634e-19',
  hp: '745.69987158227022',
  psi: '4.4482216152605/0.00064516',
  torr: '101325/760',
  'mmHg mmhg': '133.322387415',
};
/** Angles in half turns, each as its names and a quotient. */
const ANGLES: Readonly<Record<string, string>> = {
  'deg degree degrees': '1/180',
  'grad gradian gradians': '1/200',
  'cycle cycles': '2',
  'arcmin arcminute arcminutes': '1/10800',
  'arcsec arcsecond arcseconds': '1/648000',
};
/** Enough of pi for a fraction; with that which mathjs makes of a float, 100 grad are no 90 deg. */
const PI = '3.14159265358979323846264338327950288419716939937510582097494459';
/** The thermochemical calorie. */
const CALORIE = { definition: '4.184 J', prefixes: 'short', aliases: ['calorie', 'calories'] };

/** Gives each unit and prefix the exact value of its definition, and writes results by a rule that knows no earlier ones. */
export function prepareUnits(math: MathJsInstance, isFraction: boolean): void {
  math.createUnit('cal', CALORIE);
  const { UNITS, prototype } = math.Unit as unknown as UnitClass;
  const exact = (text: string): Fraction => {
    const [dividend = '', divisor = '1'] = text.split('/');
    return math.divide(readDecimal(math, dividend), readDecimal(math, divisor)) as unknown as Fraction;
  };
  // Numbers as the code of mathjs has them are decimals of few digits; converted by it, small ones become the fraction 0.
  const makeExact = (holder: { value: unknown }) => {
    if (typeof holder.value === 'number') holder.value = exact(String(holder.value));
  };
  for (const unit of Object.values(UNITS)) {
    Object.values(unit.prefixes).forEach(makeExact);
    if (unit.base.key !== 'ANGLE') makeExact(unit);
  }
  const define = (names: string, value: unknown) => {
    for (const name of names.split(' ')) (UNITS[name] as Kind).value = value;
  };
  for (const [names, definition] of Object.entries(DEFINITIONS)) define(names, exact(definition));
  if (isFraction) {
    for (const [names, turns] of Object.entries(ANGLES)) define(names, math.multiply(exact(turns), exact(PI)));
  }
  Object.defineProperty(prototype, 'simplify', {
    value(this: Compound) {
      return simplify(this, UNITS);
    },
  });
}

/** A fraction of a decimal that may have an exponent. */
function readDecimal(math: MathJsInstance, text: string): Fraction {
  const [digits = '', exponent = '0'] = text.split('e');
  const power = math.fraction(10).pow(math.fraction(exponent));
  return math.multiply(math.fraction(digits), power) as unknown as Fraction;
}

/** The units that a product of different units is given in, where they measure it. */
const SI = ['N', 'J', 'W', 'Pa', 'C', 'F', 'V', 'ohm', 'S', 'Wb', 'T', 'H', 'Hz', 'm', 'g', 's', 'A', 'K', 'mol', 'cd'];

/**
 * The same value in other units: those of one kind are one, that which was typed first, or cancel; what is then still made of
 * several is given in the SI unit for it, if there is one. mathjs gives it in the unit that it read last instead.
 */
function simplify(value: Compound, units: UnitClass['UNITS']): Compound {
  const result = value.clone();
  const merged: Piece[] = [];
  for (const piece of result.units) {
    const at = merged.findIndex(({ unit }) => unit.base === piece.unit.base);
    const first = merged[at];
    if (first === undefined) merged.push(piece);
    else merged[at] = { ...first, power: first.power + piece.power };
  }
  result.units = merged.filter(({ power }) => power !== 0);
  const [only] = result.units;
  if (result.units.length === 0 || (result.units.length === 1 && only !== undefined && only.power > 0)) return result;
  const name = SI.find((key) => result.hasBase((units[key] as Kind).base.key));
  if (name === undefined) return result;
  const unit = units[name] as Kind;
  result.units = [{ unit, prefix: unit.prefixes[name === 'g' ? 'k' : ''] as Prefix, power: 1 }];
  return result;
}
