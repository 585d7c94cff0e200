import type { Detectors } from '#engine/detector';
import { SAMPLE_LENGTH } from '#engine/sample';
import type * as operations from './operations.ts';
import { readDump } from './read-dump.ts';

/** Bytes in base 2 with something between them: digits and separators only. The last one may be cut off. */
const isSpacedBinary = (sample: string) =>
  /^\s*(?:(?:0b)?[01]{8}[\s,]+)+(?:0b)?[01]{8}\s*$/i.test(sample.replace(/(?<![01])(?:0b)?[01]{1,7}$/i, '').trimEnd());

/** Two bytes or more in base 2 in a row. Those of a text in Latin letters begin with 0, which a decimal number does not. */
const isUnspacedBinary = (sample: string) => /^\s*(?:0b)?0(?:[01]{8}){1,}[01]{7}\s*$/i.test(sample);

/** Bytes in base 16 of which each says so. */
const isPrefixedHex = (sample: string) =>
  /^\s*(?:(?:0x|\\x)[\da-f]{2}[\s,;]*){2,}$/i.test(sample.replace(/(?:0|\\|0x[\da-f]?|\\x[\da-f]?)$/i, ''));

/** Bytes in base 16 with a blank between them, as debuggers print them. */
const isSpacedHex = (sample: string) =>
  /^(?=[ \n\r\d]*[a-f])(?=[ \n\ra-f]*\d)[\da-f]{2}(?:[ \n\r][\da-f]{2}){3,}$/i.test(
    sample.trim().replace(/\s[\da-f]$/i, ''),
  );

/** Bytes in base 16 in a row that are Latin letters, digits and signs. Such a digest or number is very rare. */
const isPlainHex = (sample: string) => /^\s*(?:\\x)?(?=\d*[a-f])(?:0[9ad]|[2-6][\da-f]|7[\da-e]){6,}\s*$/i.test(sample);

/** A hex dump, whose last line may be cut off. */
const isDump = (sample: string) =>
  readDump(sample.length < SAMPLE_LENGTH ? sample : sample.slice(0, sample.lastIndexOf('\n')), () => undefined) !==
  undefined;

/** Bytes of anything; eight digits and more, since four are a year. */
const isHex = (sample: string) =>
  /^\s*(?=\d*[a-f])(?=[a-f]*\d)(?:[\da-f]{2}){4,}\s*$/i.test(sample) ||
  /^\s*(?:dead|beef|cafe|babe|face|feed){2}\s*$/i.test(sample);

const FORMS: readonly (readonly [isForm: (sample: string) => boolean, base: '2' | '16', certainty: number])[] = [
  [isSpacedBinary, '2', 0.9],
  [isDump, '16', 0.9],
  [isUnspacedBinary, '2', 0.85],
  [isPrefixedHex, '16', 0.85],
  [isSpacedHex, '16', 0.6],
  [isPlainHex, '16', 0.6],
  [isHex, '16', 0.3],
];

const formIn = (sample: string) => FORMS.find(([isForm]) => isForm(sample));

/** How sure it is that the beginning of a text is bytes as numbers. */
export const detectNumbers = (sample: string): number => formIn(sample)?.[2] ?? 0;

/** The base in which the numbers of a recognised text are written. */
export const baseOf = (sample: string): '2' | '16' => formIn(sample)?.[1] ?? '2';

export const detectors = {
  decode: { detect: detectNumbers, fits: (sample) => ({ base: baseOf(sample) }) },
} satisfies Detectors<typeof operations>;
