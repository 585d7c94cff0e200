import type { Detectors } from '#engine/detector';
import { solidLines } from '#lib/solid-lines';
import type * as operations from './operations.ts';

/** Not the short numbers of emergency services, which have no other form. */
const LINK = /^tel:[+\d][\d().-]{4,}(?:;[\w.=+-]+)*$/i;
const INTERNATIONAL = /^\+[1-9](?:[ .\-/\u00A0]{0,2}\(?\d\)?){7,14}(?:(?: ?x| ext\.? ?)\d{1,6})?$/i;
/** As it is dialled from most countries. */
const DIALLED = /^00[1-9](?:[ .\-/\u00A0]{0,2}\(?\d\)?){8,13}$/;
const NORTH_AMERICAN = /^(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[.-])[2-9]\d\d[.-]\d{4}$/;

/** How sure it is that the sample is a phone number. */
export function detectNumber(sample: string): number {
  const text = sample.trim();
  if (text.length > 60) return 0;
  if (LINK.test(text)) return 0.95;
  if (INTERNATIONAL.test(text)) return 0.85;
  return DIALLED.test(text) || NORTH_AMERICAN.test(text) ? 0.6 : 0;
}

/** How sure it is that the sample has phone numbers, one a line. */
export function detectNumbers(sample: string): number {
  // The last one may be cut off.
  const lines = solidLines(sample).slice(0, 20);
  return lines.length < 2 ? 0 : Math.min(...lines.slice(0, -1).map(detectNumber));
}

/** The country that the form of a number without a calling code tells. */
export const regionOf = (sample: string): { country?: string } =>
  NORTH_AMERICAN.test(solidLines(sample)[0] ?? '') ? { country: 'US' } : {};

export const detectors = {
  parse: {
    detect: detectNumber,
    fits: regionOf,
    answer: ({ valid, international, e164, grouped, country }) => [
      e164 ?? grouped,
      valid ? '✓' : '✗',
      ...[international, country].filter((part) => part !== null),
    ],
  },
  parseMany: {
    detect: detectNumbers,
    fits: regionOf,
    answer: (lines) => lines.slice(0, 4).map(({ e164, text, valid }) => `${valid ? '✓' : '✗'} ${e164 ?? text}`),
  },
} satisfies Detectors<typeof operations>;
