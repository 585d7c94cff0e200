import type { Detectors } from '#engine/detector';
import { SURE } from '#engine/sample';
import { areKnown } from './words.ts';
import type * as operations from './operations.ts';

export const detectors = {
  expand: { detect: (sample) => (areKnown(sample.trim().split(/[\s,;]+/)) ? SURE : 0) },
} satisfies Detectors<typeof operations>;
