import type { Detectors } from '#engine/detector';
import { detectXml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { detect: (sample) => Math.min(detectXml(sample), 0.5) },
} satisfies Detectors<typeof operations>;
