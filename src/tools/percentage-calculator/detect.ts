import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const UNSIGNED = String.raw`(\d+(?:[.,]\d+)?)`;
const NUMBER = String.raw`([-+]?\d+(?:[.,]\d+)?)`;
const SIGN = '(?:%|percent(?:age)?|per cent)';
const PERCENT = `\\s*${SIGN}`;
const question = (form: string) => new RegExp(`^\\s*(?:what(?: is|'s)\\s+|how much is\\s+)?${form}\\s*[=?]*\\s*$`, 'i');

const PART = question(`${NUMBER}${PERCENT}\\s+(?:of|from)\\s+${NUMBER}`);
const RATIO = question(`${NUMBER}\\s+(?:is\\s+what|of\\s+${NUMBER}\\s+in|as(?: a)?)${PERCENT}(?:\\s+of\\s+${NUMBER})?`);
const CHANGE = question(`(?:${SIGN}\\s+change\\s+)?from\\s+${NUMBER}\\s+to\\s+${NUMBER}(?:\\s+in${PERCENT})?`);
const ADJUST = question(`${NUMBER}\\s*([-+−])\\s*${UNSIGNED}\\s*%`);

const plain = (number = '') => number.replace(',', '.');
const surety = (pattern: RegExp, certainty: number) => (sample: string) =>
  sample.length < 100 && pattern.test(sample) ? certainty : 0;

/** 20 % of 80 */
const detectPart = surety(PART, 0.9);
const partIn = (sample: string): { percent?: string; whole?: string } => {
  const [, percent, whole] = PART.exec(sample) ?? [];
  return { percent: plain(percent), whole: plain(whole) };
};

/** 15 is what percent of 60 */
const detectRatio = surety(RATIO, 0.9);
const ratioIn = (sample: string): { amount?: string; whole?: string } => {
  const [, amount, inside, after] = RATIO.exec(sample) ?? [];
  return { amount: plain(amount), whole: plain(inside ?? after) };
};

/** percent change from 50 to 75 */
const detectChange = (sample: string): number => (/%|percent/i.test(sample) ? surety(CHANGE, 0.9)(sample) : 0);
const changeIn = (sample: string): { from?: string; to?: string } => {
  const [, from, to] = CHANGE.exec(sample) ?? [];
  return { from: plain(from), to: plain(to) };
};

/** 80 + 20 % */
const detectAdjust = surety(ADJUST, 0.9);
const adjustmentIn = (sample: string): { amount?: string; direction?: 'plus' | 'minus'; percent?: string } => {
  const [, amount, sign, percent] = ADJUST.exec(sample) ?? [];
  return { amount: plain(amount), direction: sign === '+' ? 'plus' : 'minus', percent: plain(percent) };
};

export const detectors = {
  part: { detect: detectPart, into: 'options', fits: partIn, answer: ({ result, formula }) => [result, formula] },
  ratio: { detect: detectRatio, into: 'options', fits: ratioIn, answer: ({ result, formula }) => [result, formula] },
  change: { detect: detectChange, into: 'options', fits: changeIn, answer: ({ result, formula }) => [result, formula] },
  adjust: {
    detect: detectAdjust,
    into: 'options',
    fits: adjustmentIn,
    answer: ({ result, formula }) => [result, formula],
  },
} satisfies Detectors<typeof operations>;
