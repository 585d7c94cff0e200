/** Digits of all bases up to 64, in order; those of a base up to 36 may be of either case. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/';

/** Up to this base capital and small letters are the same digits. */
const LAST_CASELESS = 36;
/** Most digits that are read one by one: above, halves are. */
const PIECE = 200;

/** The value of a digit; -1 if the base does not have it, or there is none. */
export function valueOf(character: string, base: number): number {
  const value = DIGITS.indexOf(base <= LAST_CASELESS ? character.toLowerCase() : character);
  return character !== '' && value < base ? value : -1;
}

/** The number that the digits are. Halves, because one by one takes quadratic time. */
export function parseDigits(digits: readonly number[], base: number): bigint {
  const powers = new Map<number, bigint>();
  const power = (exponent: number): bigint => {
    const known = powers.get(exponent) ?? BigInt(base) ** BigInt(exponent);
    powers.set(exponent, known);
    return known;
  };
  const read = (start: number, end: number): bigint => {
    if (end - start > PIECE) {
      const middle = (start + end) >> 1;
      return read(start, middle) * power(end - middle) + read(middle, end);
    }
    let value = 0n;
    for (const digit of digits.slice(start, end)) value = value * BigInt(base) + BigInt(digit);
    return value;
  };
  return read(0, digits.length);
}

/** The digits of a number that is not negative. */
export function formatDigits(value: bigint, base: number): string {
  if (base <= LAST_CASELESS) return value.toString(base);
  return writeHalves(value, base, powersUpTo(value, base)).replace(/^0+(?=.)/, '');
}

/** base^PIECE, squared again and again as long as it is not above the value. */
function powersUpTo(value: bigint, base: number): bigint[] {
  const powers: bigint[] = [];
  for (let power = BigInt(base) ** BigInt(PIECE); power <= value; power *= power) powers.push(power);
  return powers;
}

/** Exactly PIECE · 2^(number of powers) digits. */
function writeHalves(value: bigint, base: number, powers: readonly bigint[]): string {
  const power = powers.at(-1);
  if (power !== undefined) {
    const rest = powers.slice(0, -1);
    return writeHalves(value / power, base, rest) + writeHalves(value % power, base, rest);
  }
  const digits: string[] = [];
  for (let left = value, count = 0; count < PIECE; count++, left /= BigInt(base)) {
    digits.push(DIGITS.charAt(Number(left % BigInt(base))));
  }
  return digits.reverse().join('');
}
