/** How the thousands of a large number are written: under a line, in parentheses, or not at all. */
export type Notation = 'off' | 'overline' | 'parentheses';

export interface Step {
  readonly numeral: string;
  readonly value: number;
}

export const LIMIT = 3999;
/** 3999 thousands and 999. */
export const LARGE_LIMIT = 3_999_999;

/** U+0305 COMBINING OVERLINE. */
export const OVERLINE = '\u0305';

const SYMBOLS: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** The symbols that a number from 0 to 3999 is made of, with what they are worth together. */
function split(number: number): Step[] {
  const steps: Step[] = [];
  let rest = number;
  for (const [symbol, value] of SYMBOLS) {
    const count = Math.floor(rest / value);
    if (count > 0) steps.push({ numeral: symbol.repeat(count), value: value * count });
    rest -= value * count;
  }
  return steps;
}

/** The numeral of a number, symbol by symbol; above 3999 its thousands are marked by the notation. */
export function writeNumeral(number: number, notation: Notation): { numeral: string; steps: Step[] } {
  if (number <= LIMIT) return joined(split(number));
  const isOverlined = notation !== 'parentheses';
  const thousands = split(Math.floor(number / 1000)).map(({ numeral, value }) => ({
    numeral: isOverlined ? numeral.replace(/./g, `$&${OVERLINE}`) : `(${numeral})`,
    value: value * 1000,
  }));
  const steps = [...thousands, ...split(number % 1000)];
  const { numeral } = joined(steps);
  return { numeral: numeral.replaceAll(')(', ''), steps };
}

const joined = (steps: Step[]) => ({ numeral: steps.map(({ numeral }) => numeral).join(''), steps });
