import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { readTypedNumber } from '#lib/typed-number';
import { findScale, parseTemperature } from './detect.ts';
import type { ScaleId } from './scale-names.ts';

interface Read {
  /** As typed. */
  readonly number: string;
  /** The same in plain digits. */
  readonly plain: string;
  /** The scale that is written after the number, if there is one. */
  readonly scale: ScaleId | undefined;
}

/** A number, and the scale that may be written after it. Throws `ToolError`. */
export function readTemperature(text: string): Read {
  const found = parseTemperature(text);
  if (found === undefined) {
    const wrong = text.search(/[^\s\d.,’'+\-−]/u);
    throw new ToolError('error.number', {}, wrong < 0 ? {} : { at: placeAt(text, wrong) });
  }
  const { number, rest, name } = found;
  const plain = readTypedNumber(number.replaceAll('−', '-'));
  if (plain === undefined) throw new ToolError('error.number');
  const scale = findScale(name);
  if (scale === undefined && name !== '') {
    throw new ToolError('error.scale', { scale: shorten(rest) }, { at: placeAt(text, number.length) });
  }
  return { number: number.trim(), plain, scale };
}
