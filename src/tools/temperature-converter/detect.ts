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

/** The scale that is written after a number, where the text is a temperature. */
export function scaleIn(text: string): ScaleId | undefined {
  return findScale(parseTemperature(text)?.name ?? '');
}

/** How sure it is that the sample is a temperature: by the degree sign or the name of its scale. */
export function detectTemperature(sample: string): number {
  const text = sample.trim();
  if (text.includes('\n') || text.length > 60 || scaleIn(text) === undefined) return 0;
  if (/[°º℃℉]|deg/i.test(text) || /\p{L}{5}/u.test(text)) return 0.9;
  return /^[-+−]?\d{1,5}(?:[.,]\d+)?\s?[CFK]$/u.test(text) ? 0.3 : 0;
}
