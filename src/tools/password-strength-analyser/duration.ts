const UNITS = [
  ['year', 365.25 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Years from which on only their number counts, in words: 12 million years. */
const THOUSAND = 1000;
/** Powers of ten of years from which on there are no words that people know. */
const BEYOND_WORDS = 15;

/** A time in words, or why there are none: it is too short, or more years than words exist for. */
export type Duration =
  | { readonly is: 'instant' | 'moment' }
  | { readonly is: 'time'; readonly text: string }
  | { readonly is: 'power'; readonly power: number };

/** Says a time, given as the common logarithm of its seconds, by its two largest units. */
export function sayDuration(log10Seconds: number, language: string): Duration {
  if (log10Seconds < -3) return { is: 'instant' };
  if (log10Seconds < 0) return { is: 'moment' };
  const power = Math.floor(log10Seconds - Math.log10(UNITS[0][1]));
  if (power >= BEYOND_WORDS) return { is: 'power', power };
  let rest = Math.round(10 ** log10Seconds);
  const amounts = UNITS.map(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return { unit, amount };
  });
  const first = amounts.findIndex(({ amount }) => amount > 0);
  const isLong = first === 0 && (amounts[0]?.amount ?? 0) >= THOUSAND;
  const said = amounts
    .slice(first, first + (isLong ? 1 : 2))
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        ...(isLong && { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }),
      }).format(amount),
    );
  return { is: 'time', text: new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(said) };
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power of ten as it is written by hand: 10²⁰. */
export const sayPower = (power: number): string =>
  `10${String(power).replace(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)))}`;
