import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Digests by the number of their hex digits: the algorithm that most likely made one, and how sure that it is one. */
const LENGTHS: Readonly<Record<number, readonly [algorithm: string, certainty: number]>> = {
  32: ['MD5', 0.7],
  40: ['SHA-1', 0.8],
  56: ['SHA-224', 0.8],
  64: ['SHA-256', 0.8],
  96: ['SHA-384', 0.8],
  128: ['SHA-512', 0.8],
};

/** One digest in base 16, perhaps before the name of its file, as `sha256sum` writes it. */
const DIGEST = /^\s*([\da-f]{32,128})(?: [ *]\S.*)?\s*$/i;

const digestIn = (sample: string) => DIGEST.exec(sample)?.[1] ?? '';

/** How sure it is that the text is the digest of something. */
function detectDigest(sample: string): number {
  const digest = digestIn(sample);
  // A decimal number or a row of one digit is none.
  if (!/[a-f]/i.test(digest) || !/\d/.test(digest) || /^(.)\1+$/.test(digest)) return 0;
  return LENGTHS[digest.length]?.[1] ?? 0;
}

/** The digest is what a text is to be compared with. */
const compareWith = (sample: string): { expected: string; algorithms?: string } => {
  const expected = digestIn(sample);
  const [algorithms] = LENGTHS[expected.length] ?? [];
  return { expected, ...(algorithms !== undefined && { algorithms }) };
};

export const detectors = {
  digest: { detect: detectDigest, into: 'options', fits: compareWith },
} satisfies Detectors<typeof operations>;
