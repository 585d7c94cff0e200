import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  decrypt: {
    // "HTENC" in Base64.
    detect: (sample) => (/^\s*SFRFTkM/.test(sample) ? 0.95 : 0),
    answer: false,
  },
  decryptSalted: {
    // "Salted__" in Base64 and in hex.
    detect: (sample) => (/^\s*(?:U2FsdGVkX1|53616c7465645f5f)/i.test(sample) ? 0.95 : 0),
    answer: false,
  },
} satisfies Detectors<typeof operations>;
