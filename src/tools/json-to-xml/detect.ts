import type { Detectors } from '#engine/detector';
import { detectJson } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { detect: (sample) => detectJson(sample) * 0.35 },
} satisfies Detectors<typeof operations>;
