import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  prettify: {
    detect: (sample) =>
      /^\s*(?:--.*[\r\n]\s*)*(?:select\b[\s\S]+\bfrom|insert\s+into|update\s+\S+\s+set|delete\s+from|create\s+(?:or\s+replace\s+)?(?:table|view|index)|alter\s+table|with\s+\w+\s+as\s*\()\b/i.test(
        sample,
      )
        ? 0.85
        : 0,
  },
} satisfies Detectors<typeof operations>;
