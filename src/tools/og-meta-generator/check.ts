import type { RunContext } from '#engine/operation';
import { daysInMonth } from '#lib/gregorian';
import { solidLines } from '#lib/solid-lines';
import { accounts, general, image, ofCard, ofType, partsOf, type Check, type Options } from './fields.ts';
import { graphLocale } from './locale.ts';

/** Characters that search results and cards show of a title and a description. */
export const LENGTHS = { title: 60, description: 160 } as const;

/** Characters of a text as they are counted there. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Below this size (pixels) Facebook shows a small square in place of a large image. */
const LARGE = { width: 600, height: 315 };

/** Notes what will not work; the tags are written as typed all the same. */
export function checkAll(options: Options, note: RunContext['note']): void {
  const hasImage = options.image.trim() !== '';
  const fields = [
    ...general,
    ...(hasImage ? image : []),
    ...ofType[options.type],
    ...accounts,
    ...ofCard[options.card],
  ];
  for (const { option, check, many, parts } of fields) {
    if (check === undefined) continue;
    const values = many === true ? solidLines(options[option]) : [options[option].trim()];
    for (const line of values) {
      const value = parts === undefined ? line : (partsOf(line)[0] ?? '');
      if (value !== '' && !FITS[check](value)) note(NOTES[check], { value }, { option });
    }
  }
  if (lengthOf(options.title) > LENGTHS.title) note('warning.longTitle', { count: LENGTHS.title });
  if (lengthOf(options.description) > LENGTHS.description) {
    note('warning.longDescription', { count: LENGTHS.description });
  }
  if (hasImage && options.card === 'summary_large_image' && isSmall(options)) {
    note('warning.smallImage', { width: LARGE.width, height: LARGE.height });
  }
  const missing = (['title', 'image', 'url'] as const).filter((option) => options[option].trim() === '');
  if (missing.length < 3 && missing.length > 0) {
    note('warning.missing', { names: missing.map((option) => `og:${option}`) });
  }
}

/** Whether a size that is given is below what large cards need. */
export function isSmall({ imageWidth, imageHeight }: Options): boolean {
  const [width, height] = [imageWidth.trim(), imageHeight.trim()];
  return (isWhole(width) && Number(width) < LARGE.width) || (isWhole(height) && Number(height) < LARGE.height);
}

const isWhole = (value: string) => /^[1-9]\d*$/.test(value);

const FITS: Readonly<Record<Check, (value: string) => boolean>> = {
  url: (value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value),
  size: isWhole,
  date: isDate,
  seconds: isWhole,
  locale: (value) => graphLocale(value) === value,
  handle: (value) => /^@\w+$/.test(value),
};

const NOTES: Readonly<Record<Check, string>> = {
  url: 'warning.url',
  size: 'warning.size',
  date: 'warning.date',
  seconds: 'warning.seconds',
  locale: 'warning.locale',
  handle: 'warning.handle',
};

/** ISO 8601 as ogp.me wants it: a date, with a time and its zone or without. */
function isDate(value: string): boolean {
  const found =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/i.exec(
      value,
    );
  if (found === null) return false;
  const [year = 0, month = 0, day = 0] = found.slice(1, 4).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
