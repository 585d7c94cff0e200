import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { readTypedNumber } from '#lib/typed-number';
import { NAMES, scaleIds, type ScaleId } from './scale-names.ts';

const TEMPERATURE = /^([+\-−]?[\d.,’'\s]*\d[.,]?(?:e[+\-−]?\d+)?\s*)(.*)$/isu;
/** The characters allowed between the number and the name of its scale. */
const DEGREES = /^(?:°|º|degrees?\b|deg\b\.?)\s*/i;

/** A number as typed, what comes after it, and that without a degree sign; undefined for what is no temperature. */
export function parseTemperature(text: string): { number: string; rest: string; name: string } | undefined {
  const start = text.length - text.trimStart().length;
  const [, number, rest = ''] = TEMPERATURE.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  return { number: text.slice(0, start) + number, rest, name: rest.replace(DEGREES, '') };
}

/** ℃ and ℉ are one character each, which compatibility forms take apart. */
export function findScale(name: string): ScaleId | undefined {
  const plain = name.normalize('NFKC').toLowerCase().replace(DEGREES, '');
  return scaleIds.find((id) => NAMES[id].includes(plain));
}

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
