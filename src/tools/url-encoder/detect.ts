import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Escapes of bytes in a text without spaces, as in a link. */
function detectEncoded(sample: string): number {
  const escapes = sample.match(/%[\da-f]{2}/gi)?.length ?? 0;
  if (escapes === 0 || /%(?![\da-f]{2}|[\da-f]?$)/i.test(sample)) return 0;
  // These have their escapes by right.
  if (/^(?:mailto|data|otpauth(?:-migration)?):/i.test(sample)) return 0;
  if (/^https?:\/\//i.test(sample)) return 0.2;
  return /[^\x21-\x7e\s]| /.test(sample.trim()) ? 0.15 : escapes > 1 ? 0.7 : 0.5;
}

export const detectors = {
  encode: { anyText: true },
  decode: { detect: detectEncoded },
} satisfies Detectors<typeof operations>;
