import type { Detectors } from '#engine/detector';
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

/** Labels of digests, as `sha256sum --tag`, images of containers and pages of downloads write them. */
const LABELS: readonly (readonly [label: RegExp, algorithm: string, digits: number])[] = [
  [/^md-?5/i, 'MD5', 32],
  [/^crc-?32/i, 'CRC-32', 8],
  [/^sha-?1(?!\d)/i, 'SHA-1', 40],
  [/^sha-?(?:2[-_])?224/i, 'SHA-224', 56],
  [/^sha-?(?:2[-_])?256/i, 'SHA-256', 64],
  [/^sha-?(?:2[-_])?384/i, 'SHA-384', 96],
  [/^sha-?(?:2[-_])?512[-_/]256/i, 'SHA-512/256', 64],
  [/^sha-?(?:2[-_])?512/i, 'SHA-512', 128],
  [/^sha-?3[-_]224/i, 'SHA3-224', 56],
  [/^sha-?3[-_]256/i, 'SHA3-256', 64],
  [/^sha-?3[-_]384/i, 'SHA3-384', 96],
  [/^sha-?3[-_]512/i, 'SHA3-512', 128],
  [/^keccak-?256/i, 'Keccak-256', 64],
  [/^ripemd-?160/i, 'RIPEMD-160', 40],
  [/^blake-?2b/i, 'BLAKE2b', 128],
  [/^blake-?2s/i, 'BLAKE2s', 64],
  [/^blake-?3/i, 'BLAKE3', 64],
  [/^sm3(?!\d)/i, 'SM3', 64],
  [/^xxh(?:ash)?64/i, 'XXH64', 16],
];

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

function digestIn(sample: string): Found | undefined {
  const [, label = '', labelled = ''] = LABELLED.exec(sample) ?? [];
  const [, algorithm] = LABELS.find(([name, , digits]) => name.test(label) && digits === labelled.length) ?? [];
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

export const detectors = {
  digest: { detect: (sample) => digestIn(sample)?.certainty ?? 0, into: 'options', fits: compareWith },
} satisfies Detectors<typeof operations>;
