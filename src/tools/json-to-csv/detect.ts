import type { Detectors } from '#engine/detector';
import { detectJson } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

/** Several records, in an array or a line each. */
const isTable = (sample: string) => /^\s*(?:\[\s*\{|\{[^\n\r]*\}\s*\{)/.test(sample);

export const detectors = {
  convert: { detect: (sample) => (isTable(sample) ? detectJson(sample) * 0.7 : 0) },
} satisfies Detectors<typeof operations>;
