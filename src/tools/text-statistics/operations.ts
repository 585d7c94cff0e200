import { operation } from '#engine/operation';
import { flag, integer } from '#engine/options';

export const count = operation({
  input: 'text',
  output: 'json',
  // Sentences and words are found by rules of Unicode: half a second for 64 kB of short lines.
  workerFrom: 8 * 1024,
  options: {
    matchCase: flag(false),
    // Words of English per minute: M. Brysbaert, 'How many words do we read per minute?', 2019.
    readingSpeed: integer({ initial: 238, min: 1, max: 10_000 }),
    speakingSpeed: integer({ initial: 150, min: 1, max: 10_000 }),
    most: integer({ initial: 10, min: 1, max: 10_000 }),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, context) => logic.count(text, options, context),
});
