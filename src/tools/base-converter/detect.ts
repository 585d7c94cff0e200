import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Numbers with the prefix of their base, or with digits that only one base has. No word is among them. */
const FORMS: readonly (readonly [form: RegExp, base: number, certainty: number])[] = [
  [/^-?0x[\da-f]{1,64}$/i, 16, 0.6],
  [/^-?0b[01]{1,128}$/i, 2, 0.8],
  [/^-?0o[0-7]{1,64}$/i, 8, 0.8],
  // It may be anything: a time, an order, a telephone number.
  [/^-?\d{5,64}$/, 10, 0.3],
  [/^(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{4,16}$/i, 16, 0.3],
  [/^(?:dead|beef|cafe|babe|face|feed|f00d){2}$/i, 16, 0.35],
];

const formIn = (sample: string) => FORMS.find(([form]) => form.test(sample.trim()));

/** From its base to decimal; from decimal to hex. */
function basesIn(sample: string): { from?: number; to?: number } {
  const from = formIn(sample)?.[1];
  return from === undefined ? {} : { from, to: from === 10 ? 16 : 10 };
}

export const detectors = {
  convert: {
    detect: (sample) => formIn(sample)?.[2] ?? 0,
    fits: basesIn,
    answer: ({ from, bases }) => {
      const inBase = (base: number) => bases.find((one) => one.base === base)?.text ?? '';
      return from === 10 ? [`0x${inBase(16)}`, `0b${inBase(2)}`] : [inBase(10), `0x${inBase(16)}`];
    },
  },
} satisfies Detectors<typeof operations>;
