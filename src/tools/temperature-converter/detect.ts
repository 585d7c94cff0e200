import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';
import { findScale, parseTemperature } from './read-temperature.ts';
import type { ScaleId } from './scale-names.ts';

/** The scale that is written after a number, where the text is a temperature. */
function scaleIn(text: string): ScaleId | undefined {
  return findScale(parseTemperature(text)?.name ?? '');
}

/** How sure it is that the sample is a temperature: by the degree sign or the name of its scale. */
export function detectTemperature(sample: string): number {
  const text = sample.trim();
  if (text.includes('\n') || text.length > 60 || scaleIn(text) === undefined) return 0;
  if (/[°º℃℉]|deg/i.test(text) || /\p{L}{5}/u.test(text)) return 0.9;
  return /^[-+−]?\d{1,5}(?:[.,]\d+)?\s?[CFK]$/u.test(text) ? 0.3 : 0;
}

export const detectors = {
  convert: {
    detect: detectTemperature,
    fits: (sample) => ({ from: scaleIn(sample) ?? 'celsius' }),
    answer: ({ from, scales }) =>
      scales
        .filter(({ scale }) => scale !== from)
        .slice(0, 3)
        .map(({ value, sign }) => `${value} ${sign}`),
  },
} satisfies Detectors<typeof operations>;
