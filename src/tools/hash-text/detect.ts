import type { Answer, Detectors } from '#engine/detector';
import { hashFunctions } from '#formats/digest/options.ts';
import type * as operations from './operations.ts';

/** Digests by the number of their hex digits: the algorithm that most likely made one, and how sure that it is one. */
const LENGTHS: Readonly<Record<number, readonly [algorithm: string, certainty: number]>> = {
  8: ['CRC-32', 0.3],
  32: ['MD5', 0.7],
  40: ['SHA-1', 0.8],
  56: ['SHA-224', 0.8],
  64: ['SHA-256', 0.8],
  96: ['SHA-384', 0.8],
  128: ['SHA-512', 0.8],
};

/** One digest in base 16, perhaps before the name of its file, as `sha256sum` writes it. */
const DIGEST = /^\s*([\da-f]{8,128})(?: [ *]\S.*)?\s*$/i;
/** A digest after the name of its algorithm and, in parentheses, of its file. */
const LABELLED =
  /^\s*["']?([a-z][\w/-]{2,12})(?:sum)?["']?(?: ?\([^()]{1,200}\))?\s*[:=]\s*["']?([\da-f]{8,128})["']?[,;]?\s*$/i;

interface Found {
  readonly expected: string;
  readonly algorithm: string;
  readonly certainty: number;
}

const fold = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** The algorithm that a label begins with, such as `sha256sum`, `SHA2-256` and `xxHash64`, if it makes as many digits. */
function algorithmOf(label: string, digits: number): string | undefined {
  const word = fold(label)
    .replace(/^sha2(?=\d{3})/, 'sha')
    .replace(/^xxhash/, 'xxh');
  return hashFunctions.find(({ name, bits }) => bits === digits * 4 && word.startsWith(fold(name)))?.name;
}

function digestIn(sample: string): Found | undefined {
  const [, label = '', labelled = ''] = LABELLED.exec(sample) ?? [];
  const algorithm = algorithmOf(label, labelled.length);
  if (algorithm !== undefined) return { expected: labelled, algorithm, certainty: 0.9 };
  const expected = DIGEST.exec(sample)?.[1] ?? '';
  // A decimal number or a row of one digit is none.
  if (!/[a-f]/i.test(expected) || !/\d/.test(expected) || /^(.)\1+$/.test(expected)) return undefined;
  const [likely, certainty] = LENGTHS[expected.length] ?? [];
  return likely === undefined || certainty === undefined ? undefined : { expected, algorithm: likely, certainty };
}

/** The digest is what a text is to be compared with. */
function compareWith(sample: string): { expected?: string; algorithms?: string } {
  const found = digestIn(sample);
  return found === undefined ? {} : { expected: found.expected, algorithms: found.algorithm };
}

/** Of the usual algorithms that which people ask for. */
function tellDigest(digests: Awaited<ReturnType<typeof operations.digest.run>>): Answer | undefined {
  const shown = digests.find(({ algorithm }) => algorithm === 'SHA-256') ?? digests[0];
  return shown && { line: `${shown.algorithm} ${shown.digest}`, copied: shown.digest };
}

export const detectors = {
  digest: {
    detect: (sample) => digestIn(sample)?.certainty ?? 0,
    into: 'options',
    fits: compareWith,
    anyText: true,
    answer: tellDigest,
  },
} satisfies Detectors<typeof operations>;
