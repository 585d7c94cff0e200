import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
/** Digits, operators and parentheses, with an operator that is hardly anything else. */
const ARITHMETIC = new RegExp(String.raw`^[-+(\s]*${NUMBER}[\d\s.+\-−*×/÷^()!%]*$`);
const SURE = /[\d)]\s*[*×÷^]\s*[\d(.-]|[\d)]\s+[+−/-]\s+[\d(.]|[\d)]\s*[+*×/÷-]\s*\(|\)\s*[+*×/÷-]\s*\d|\d\s*\+\s*\d/;
/** A name that is called with numbers. */
const CALL =
  /^(?:a?(?:sin|cos|tan)h?|sqrt|cbrt|log(?:2|10)?|exp|abs|det|inv|factorial|gcd|lcm|mean|median|std)\s*\(.*\)/;
const CONVERSION = /^\d+(?:\.\d+)?\s*[a-z/^\d]{1,12}(?:\s+(?:to|in)\s+|\s*->\s*)[a-z][a-z/^\d]{0,11}$/i;
/** Dates and phone numbers: digits in groups, and no spaces around the signs. */
const GROUPS = /\d-\d|\n/;
const CRON = /^[\d*/,-]+(?:\s+[\d*/,-]+){4}$/;

/** How sure it is that the sample is something to calculate. */
export function detectExpression(sample: string): number {
  const text = sample.trim();
  if (text.length > 500 || text === '') return 0;
  if (CONVERSION.test(text) || CALL.test(text)) return 0.6;
  return ARITHMETIC.test(text) && SURE.test(text) && !CRON.test(text) && !GROUPS.test(text) ? 0.55 : 0;
}

export const detectors = {
  evaluate: { detect: detectExpression, answer: (lines) => lines.flatMap(({ result }) => result ?? []), large: true },
} satisfies Detectors<typeof operations>;
