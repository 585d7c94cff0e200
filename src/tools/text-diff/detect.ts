import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  diff: {
    anyText: true,
    // The text beside nothing: each of its lines is gone.
    answer: ({ removed }) => [{ code: 'answer.waiting', params: { count: removed } }],
  },
} satisfies Detectors<typeof operations>;
