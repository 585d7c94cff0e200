import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  read: { detect: (sample) => (/^\s*WIFI:[A-Z\d]+:/i.test(sample) ? 0.95 : 0) },
} satisfies Detectors<typeof operations>;
