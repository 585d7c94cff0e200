import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { compare, fromDecimal, multiply, rational, writeReadable, writeRounded, type Rational } from '#lib/rational';
import { hasDoubtfulMark } from '#lib/typed-number';
import { differenceFormula, formula } from './formula.ts';
import { readTemperature } from './read-temperature.ts';
import { scaleIds, SIGNS, type ScaleId } from './scale-names.ts';
import { ratioOf, toScale } from './scales.ts';

export interface Options {
  /** The scale of a number without one of its own. */
  readonly from: ScaleId;
  /** A difference has no zero: 10 °C more are 18 °F more. */
  readonly kind: 'temperature' | 'difference';
  readonly places: 'auto' | '0' | '1' | '2' | '3' | '4';
}

/** A temperature on one scale. */
export interface Reading {
  readonly scale: ScaleId;
  readonly sign: string;
  /** Plain decimal digits. */
  readonly value: string;
  /** No digit was rounded away. */
  readonly exact: boolean;
  /** How it is calculated; empty for the scale that is given. */
  readonly formula: string;
}

export interface Conversion {
  /** The scale that the number was read on. */
  readonly from: ScaleId;
  readonly scales: readonly Reading[];
}

const ZERO = rational(0n);

/** A temperature, or a difference of two, on all scales. It is exact until it is written. Throws `ToolError`. */
export function convert(text: string, options: Options, note: RunContext['note']): Conversion {
  const { number, plain, scale = options.from } = readTemperature(text);
  if (hasDoubtfulMark(number)) note('note.mark', { number, value: plain });
  if (scale !== options.from) note('note.scale', { sign: SIGNS[scale] });
  const value = fromDecimal(plain);
  const isDifference = options.kind === 'difference';
  if (!isDifference) refuseBelowZero(value, scale);
  const readings = scaleIds.map((to): Reading => {
    const converted = isDifference ? multiply(value, ratioOf(scale, to)) : toScale(value, scale, to);
    const { text: written, isExact } = writeRounded(converted, options.places);
    const how = isDifference ? `Δ${SIGNS[to]} = ${differenceFormula(scale, to)}` : formulaOf(scale, to);
    return { scale: to, sign: SIGNS[to], value: written, exact: isExact, formula: to === scale ? '' : how };
  });
  return { from: scale, scales: readings };
}

const formulaOf = (from: ScaleId, to: ScaleId): string => `${SIGNS[to]} = ${formula(from, to)}`;

function refuseBelowZero(value: Rational, scale: ScaleId): void {
  if (compare(toScale(value, scale, 'kelvin'), ZERO) >= 0) return;
  const { text } = writeReadable(toScale(ZERO, 'kelvin', scale));
  const limit = `${text.replace('-', '−')}\u00a0${SIGNS[scale]}`;
  throw new ToolError(scale === 'delisle' ? 'error.aboveAbsoluteZero' : 'error.belowAbsoluteZero', { limit });
}
