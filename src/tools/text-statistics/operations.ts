import { operation } from '#engine/operation';
import { flag, integer } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';

export const count = operation({
  input: 'text',
  output: 'json',
  options: {
    // Silent reading and speaking of English: M. Brysbaert, 'How many words do we read per minute?', 2019.
    readingSpeed: integer({ initial: 238, min: 1, max: 10_000 }),
    speakingSpeed: integer({ initial: 150, min: 1, max: 10_000 }),
    matchCase: flag(false),
    most: integer({ initial: 20, min: 1, max: 10_000 }),
  },
  detect: () => ANY_TEXT,
  load: () => import('./logic.ts'),
  run: (logic, text, options, context) => logic.count(text, options, context),
});
