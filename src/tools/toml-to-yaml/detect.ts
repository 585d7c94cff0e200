import type { Detectors } from '#engine/detector';
import { detectToml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { detect: (sample) => detectToml(sample) * 0.8 },
} satisfies Detectors<typeof operations>;
