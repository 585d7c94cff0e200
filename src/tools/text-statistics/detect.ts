import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

export const detectors = {
  count: {
    anyText: true,
    answer: ({ words, characters, lines }) => [
      { code: 'answer.words', params: { count: words } },
      { code: 'answer.characters', params: { count: characters } },
      { code: 'answer.lines', params: { count: lines } },
    ],
  },
} satisfies Detectors<typeof operations>;
