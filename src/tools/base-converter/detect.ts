import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Numbers in bases that say so, or whose digits do; a word is written in none. */
const FORMS: readonly (readonly [form: RegExp, base: number, certainty: number])[] = [
  [/^-?0x[\da-f]{1,64}$/i, 16, 0.6],
  [/^-?0b[01]{1,128}$/i, 2, 0.8],
  [/^-?0o[0-7]{1,64}$/i, 8, 0.8],
  // Seconds, a telephone number, an order: anything.
  [/^-?\d{5,64}$/, 10, 0.3],
  [/^(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{4,16}$/i, 16, 0.3],
  [/^(?:dead|beef|cafe|babe|face|feed|f00d){2}$/i, 16, 0.35],
];

const formIn = (sample: string) => FORMS.find(([form]) => form.test(sample.trim()));

/** From and to the bases that people think in. */
function basesIn(sample: string): { from?: number; to?: number } {
  const from = formIn(sample)?.[1];
  return from === undefined ? {} : { from, to: from === 10 ? 16 : 10 };
}

export const detectors = {
  convert: { detect: (sample) => formIn(sample)?.[2] ?? 0, fits: basesIn },
} satisfies Detectors<typeof operations>;
