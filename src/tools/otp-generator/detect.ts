import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  read: {
    detect: (sample) => (/^\s*(?:otpauth(?:-migration)?:\/\/|steam:\/\/[a-z2-7]{16,}=*\s*$)/i.test(sample) ? 0.98 : 0),
    answer: ({ accounts }) =>
      accounts.slice(0, 4).map(({ issuer, account }) => [issuer, account].filter(Boolean).join(': ')),
  },
} satisfies Detectors<typeof operations>;
