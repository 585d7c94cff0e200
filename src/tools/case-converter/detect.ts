import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  convert: { anyText: true },
} satisfies Detectors<typeof operations>;
