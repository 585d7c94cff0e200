import type { Detectors } from '#engine/detector';
import { detectJson } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  prettify: { detect: detectJson },
} satisfies Detectors<typeof operations>;
