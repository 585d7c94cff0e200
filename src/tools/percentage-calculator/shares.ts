import { ToolError } from '#engine/error';
import { placeAt, type Place } from '#lib/place';
import { add, divide, multiply, rational, readNumber, subtract, writeDecimal, type Rational } from '#lib/rational';

/** A part of a whole. */
export interface Share {
  /** What is written before the number on its line. */
  readonly name: string;
  readonly amount: string;
  readonly percent: string;
}

export interface Shares {
  readonly total: string;
  readonly shares: readonly Share[];
}

/** Lines of a list: more are a table for a spreadsheet. */
const MOST = 10_000;
/** Digits of a sum; exact for all that people type. */
const SIGNIFICANT = 40;

interface Amount {
  readonly name: string;
  readonly value: Rational;
}

/**
 * The shares of the numbers of a list in their sum, one a line, perhaps with a name before it. The rounded percentages add up
 * to 100: those with the largest remainders are rounded up (Hare–Niemeyer, “largest remainder”). Throws `ToolError`.
 */
export function splitShares(text: string, { places }: { readonly places: string }): Shares {
  const amounts = readAmounts(text);
  const total = amounts.reduce((sum, { value }) => add(sum, value), rational(0n));
  if (total.n === 0n) throw new ToolError('error.zeroSum', {}, { at: placeAt(text, 0) });
  const digits = Number(places);
  const units = 100n * 10n ** BigInt(digits);
  const quotas = amounts.map(({ value }) => multiply(divide(value, total), rational(units)));
  const rounded = quotas.map(({ n, d }) => n / d);
  const missing = units - rounded.reduce((sum, whole) => sum + whole, 0n);
  const remainders = quotas.map((quota, index) => ({
    index,
    remainder: subtract(quota, rational(rounded[index] ?? 0n)),
  }));
  const byRemainder = remainders.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Number(missing))) rounded[index] = (rounded[index] ?? 0n) + 1n;
  return {
    total: write(total),
    shares: amounts.map(({ name, value }, index) => ({
      name,
      amount: write(value),
      percent: writeUnits(rounded[index] ?? 0n, digits),
    })),
  };
}

function readAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*\S[^\r\n]*/g)) {
    const { before, typed } = splitLine(line);
    // A line without a number is wrong as a whole.
    const start = typed === '' ? 0 : before.length;
    const at = placeOf(text, index + start, line.trimEnd().length - start);
    const value = readNumber(typed);
    if (value === undefined) throw new ToolError('error.number', {}, { at });
    if (value.n < 0n) throw new ToolError('error.negative', {}, { at });
    if (amounts.length === MOST) throw new ToolError('error.tooMany', { most: MOST }, { at });
    amounts.push({ name: before.trim().replace(/\s*[:=;]$/, ''), value });
  }
  if (amounts.length === 0) throw new ToolError('error.number', {}, { at: placeAt(text, 0) });
  return amounts;
}

/** The number at the end of a line, without a percent sign after it, and the text before the number. */
function splitLine(line: string): { readonly before: string; readonly typed: string } {
  const end = line.replace(/\s*%?\s*$/, '').length;
  let start = end;
  while (start > 0 && /[\d.,'’ \u00a0\u202f]/.test(line.charAt(start - 1))) start -= 1;
  if (start > 0 && /[-+−]/.test(line.charAt(start - 1))) start -= 1;
  while (start < end && /\s/.test(line.charAt(start))) start += 1;
  return { before: line.slice(0, start), typed: line.slice(start, end) };
}

const placeOf = (text: string, offset: number, length: number): Place => ({
  ...placeAt(text, offset),
  endOffset: offset + length,
});

const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

const write = (value: Rational): string => writeDecimal(value, { significant: SIGNIFICANT }).text;

/** A whole number of the smallest units as a decimal: 1234 with two places is 12.34. */
function writeUnits(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
