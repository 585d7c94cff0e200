import type { Detectors } from '#engine/detector';
import { MASK } from '#lib/mask';
import type * as operations from './operations.ts';

export const detectors = {
  read: {
    detect: (sample) => (/^\s*WIFI:[A-Z\d]+:/i.test(sample) ? 0.95 : 0),
    answer: ({ ssid, security }) => [ssid, security.toUpperCase(), ...(security === 'nopass' ? [] : [MASK])],
  },
} satisfies Detectors<typeof operations>;
