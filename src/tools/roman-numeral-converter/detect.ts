import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const NUMERAL = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i;
/** Numerals that are words, too. */
const WORDS = /^(?:mix|dix|civ|liv|dim|mi|di|li|xi|cd|cv|dc|md|xl)$/i;

/** How sure it is that the text is a numeral in its one right form; two letters are often an abbreviation. */
function detectNumeral(sample: string): number {
  const text = sample.trim();
  if (text.length < 2 || !NUMERAL.test(text)) return 0;
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return 0;
  if (WORDS.test(text)) return 0.2;
  if (text.length === 2) return 0.3;
  return text === text.toUpperCase() ? 0.8 : 0.5;
}

export const detectors = {
  toNumber: { detect: detectNumeral, answer: ({ number }) => String(number) },
} satisfies Detectors<typeof operations>;
