import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { multiply, rational, writeDecimal, type Rational } from '#lib/rational';
import { differenceFormula, formula } from './formula.ts';
import { readTemperature } from './read-temperature.ts';
import { ratioOf, scaleIds, scales, toScale, type ScaleId } from './scales.ts';

export interface Options {
  /** The scale of a number without one of its own. */
  readonly from: ScaleId;
  readonly kind: 'temperature' | 'difference';
  /** After the decimal point, also of a mantissa; `auto` is as many as twelve significant digits give. */
  readonly places: 'auto' | '0' | '1' | '2' | '3' | '4' | '6';
  readonly scientific: boolean;
}

/** A temperature on one scale. */
export interface Reading {
  readonly scale: ScaleId;
  readonly sign: string;
  readonly value: string;
  /** Whether no digit was rounded away. */
  readonly exact: boolean;
  /** How it is calculated; empty for the scale that is given. */
  readonly formula: string;
}

export interface Conversion {
  readonly from: ScaleId;
  readonly scales: readonly Reading[];
}

const SIGNIFICANT = 12;
const ZERO = rational(0n);

/** A temperature, or a difference of two, on all scales. Throws `ToolError`. */
export function convert(text: string, options: Options, note: RunContext['note']): Conversion {
  const { value, scale = options.from } = readTemperature(text);
  if (scale !== options.from) note('note.scale', { sign: scales[scale].sign });
  if (options.kind === 'temperature') refuseBelowZero(value, scale);
  const readings = scaleIds.map((to): Reading => {
    const isDifference = options.kind === 'difference';
    const number = isDifference ? multiply(value, ratioOf(scale, to)) : toScale(value, scale, to);
    const { text: written, isExact } = write(number, options);
    const how = isDifference ? differenceFormula(scale, to) : formula(scale, to);
    return {
      scale: to,
      sign: scales[to].sign,
      value: written,
      exact: isExact,
      formula: to === scale ? '' : `${isDifference ? 'Δ' : ''}${scales[to].sign} = ${how}`,
    };
  });
  return { from: scale, scales: readings };
}

function refuseBelowZero(value: Rational, scale: ScaleId): void {
  if (toScale(value, scale, 'kelvin').n >= 0n) return;
  const { text } = writeDecimal(toScale(ZERO, 'kelvin', scale), { significant: SIGNIFICANT });
  const limit = `${text.replace('-', '−')} ${scales[scale].sign}`;
  throw new ToolError(scale === 'delisle' ? 'error.aboveAbsoluteZero' : 'error.belowAbsoluteZero', { limit });
}

/** In decimal, or with a mantissa and a power of ten: 2.9315e2. */
function write(value: Rational, options: Options): { readonly text: string; readonly isExact: boolean } {
  const places = options.places === 'auto' ? undefined : Number(options.places);
  if (!options.scientific) return writeDecimal(value, { places, significant: SIGNIFICANT });
  const { text, isExact } = writeDecimal(value, { significant: places === undefined ? SIGNIFICANT : places + 1 });
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const all = whole + fraction;
  const first = all.search(/[1-9]/);
  const digits = all.slice(Math.max(0, first)).replace(/0+$/, '');
  const shown = digits.slice(1).padEnd(places ?? 0, '0');
  const exponent = first < 0 ? 0 : whole.length - 1 - first;
  return { text: `${sign}${digits.charAt(0) || '0'}${shown === '' ? '' : `.${shown}`}e${exponent}`, isExact };
}
