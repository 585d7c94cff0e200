import type { Detectors } from '#engine/detector';
import { detectYaml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

export const detectors = {
  prettify: {
    // A little less than the converters, which people look for when they paste YAML.
    detect: (sample) => detectYaml(sample) * 0.9,
  },
} satisfies Detectors<typeof operations>;
