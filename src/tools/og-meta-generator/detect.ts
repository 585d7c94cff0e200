import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  read: {
    detect(sample) {
      const found = /<meta\s[^<>]{0,500}?\b(?:property|name)\s*=\s*["']?(?:og|twitter|article):/i.test(sample);
      return found ? 0.95 : 0;
    },
    answer: ({ values: { title, description } }) => [title, description].filter((text) => text !== undefined),
  },
} satisfies Detectors<typeof operations>;
