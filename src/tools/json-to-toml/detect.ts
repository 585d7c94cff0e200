import type { Detectors } from '#engine/detector';
import { detectJson } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

/** A document of TOML is a table. */
const isObject = (sample: string) => sample.trimStart().startsWith('{');

export const detectors = {
  convert: { detect: (sample) => (isObject(sample) ? detectJson(sample) * 0.4 : 0) },
} satisfies Detectors<typeof operations>;
