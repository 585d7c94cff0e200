import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  inspect: {
    // Only those of the years 2004 to 2039.
    detect: (sample) => (/^\s*["']?01[\dA-HJKMNP-TV-Z]{24}["']?,?\s*$/i.test(sample) ? 0.95 : 0),
    answer: ({ time, uuid }) => [time, uuid],
  },
  toUuid: {
    detect: (sample) => (/^\s*(?:01[\dA-HJKMNP-TV-Z]{24}\r?\n)+\s*(?:01[\dA-Z]*\s*)?$/i.test(sample) ? 0.9 : 0),
  },
} satisfies Detectors<typeof operations>;
