import type { Detectors } from '#engine/detector';
import { formsOf } from '#formats/ip/detect.ts';
import type * as operations from './operations.ts';

const ULA = /^\s*f[cd][\da-f]{2}:/i;

export const detectors = {
  read: {
    detect: (sample) => (ULA.test(sample) && ['v6', 'network'].includes(formsOf(sample)?.join() ?? '') ? 0.9 : 0),
    answer: ({ prefix, subnetId, interfaceId }) => [prefix, subnetId, interfaceId],
  },
} satisfies Detectors<typeof operations>;
