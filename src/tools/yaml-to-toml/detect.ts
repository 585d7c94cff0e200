import type { Detectors } from '#engine/detector';
import { detectYaml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { detect: (sample) => detectYaml(sample) * 0.8 },
} satisfies Detectors<typeof operations>;
