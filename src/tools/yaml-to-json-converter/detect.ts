import type { Detectors } from '#engine/detector';
import { detectYaml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { detect: detectYaml },
} satisfies Detectors<typeof operations>;
