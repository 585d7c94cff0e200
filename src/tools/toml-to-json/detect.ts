import type { Detectors } from '#engine/detector';
import { detectToml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { detect: detectToml },
} satisfies Detectors<typeof operations>;
