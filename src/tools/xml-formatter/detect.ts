import type { Detectors } from '#engine/detector';
import { detectXml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  format: { detect: detectXml },
} satisfies Detectors<typeof operations>;
