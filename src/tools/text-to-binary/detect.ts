import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Bytes in base 2 with something between them: digits and separators only. The last one may be cut off. */
const isSpacedBinary = (sample: string) =>
  /^\s*(?:(?:0b)?[01]{8}[\s,]+)+(?:0b)?[01]{8}\s*$/i.test(sample.replace(/(?<![01])(?:0b)?[01]{1,7}$/i, '').trimEnd());

/** Two bytes or more in base 2 in a row. Those of a text in Latin letters begin with 0, which a decimal number does not. */
const isUnspacedBinary = (sample: string) => /^\s*(?:0b)?0(?:[01]{8}){1,}[01]{7}\s*$/i.test(sample);

/** Bytes in base 16 of which each says so. */
const isPrefixedHex = (sample: string) =>
  /^\s*(?:(?:0x|\\x)[\da-f]{2}[\s,;]*){2,}$/i.test(sample.replace(/(?:0|\\|0x[\da-f]?|\\x[\da-f]?)$/i, ''));

/** How sure it is that the beginning of a text is bytes as numbers. */
export function detectNumbers(sample: string): number {
  if (isSpacedBinary(sample)) return 0.9;
  return isUnspacedBinary(sample) || isPrefixedHex(sample) ? 0.85 : 0;
}

/** The base in which the numbers of a recognised text are written. */
export const baseOf = (sample: string): '2' | '16' => (isPrefixedHex(sample) ? '16' : '2');

export const detectors = {
  decode: { detect: detectNumbers, fits: (sample) => ({ base: baseOf(sample) }) },
} satisfies Detectors<typeof operations>;
