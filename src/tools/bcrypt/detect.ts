import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  verify: {
    detect: (sample) => (/^\s*(?:[^:$\s]+:)?\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}(?![./A-Za-z\d])/.test(sample) ? 0.95 : 0),
  },
} satisfies Detectors<typeof operations>;
