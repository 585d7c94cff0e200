import type { Detectors } from '#engine/detector';
import { detectJson } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  minify: { detect: (sample) => detectJson(sample) * 0.5 },
} satisfies Detectors<typeof operations>;
