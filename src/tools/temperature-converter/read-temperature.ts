import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { readTypedNumber } from '#lib/typed-number';
import { scaleIds, scales, type ScaleId } from './scales.ts';

const TEMPERATURE = /^(\s*[+\-−]?[\d.,’'\s]*\d[.,]?(?:e[+\-−]?\d+)?\s*)(.*?)\s*$/isu;
/** The characters allowed between the number and the name of its scale. */
const DEGREES = /^(?:°|º|degrees?\b|deg\b\.?)\s*/i;

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
  const found = TEMPERATURE.exec(text);
  if (found === null) {
    const wrong = text.search(/[^\s\d.,’'+\-−]/u);
    throw new ToolError('error.number', {}, wrong < 0 ? {} : { at: placeAt(text, wrong) });
  }
  const [, number = '', rest = ''] = found;
  const plain = readTypedNumber(number.replaceAll('−', '-'));
  if (plain === undefined) throw new ToolError('error.number');
  const name = rest.replace(DEGREES, '');
  const scale = findScale(name);
  if (scale === undefined && name !== '') {
    throw new ToolError('error.scale', { scale: shorten(rest) }, { at: placeAt(text, number.length) });
  }
  return { number: number.trim(), plain, scale };
}

/** ℃ and ℉ are one character each, which compatibility forms take apart. */
function findScale(name: string): ScaleId | undefined {
  const plain = name.normalize('NFKC').toLowerCase().replace(DEGREES, '');
  return scaleIds.find((id) => scales[id].names.includes(plain));
}

/** The scale that is written after a number, where the text is a temperature. */
export function scaleIn(text: string): ScaleId | undefined {
  const [, , rest = ''] = TEMPERATURE.exec(text) ?? [];
  return findScale(rest.replace(DEGREES, ''));
}

/** How sure it is that the sample is a temperature: by the degree sign or the name of its scale. */
export function detectTemperature(sample: string): number {
  const text = sample.trim();
  if (text.includes('\n') || text.length > 60 || scaleIn(text) === undefined) return 0;
  if (/[°º℃℉]|deg/i.test(text) || /\p{L}{5}/u.test(text)) return 0.9;
  return /^[-+−]?\d{1,5}(?:[.,]\d+)?\s?[CFK]$/u.test(text) ? 0.3 : 0;
}
