import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';

export const convert = operation({
  input: 'text',
  output: 'text',
  workerFrom: 8 * 1024,
  options: {
    nulls: choice(['omit', 'text', 'error'], 'omit'),
    numbers: choice(['error', 'text'], 'error'),
    dates: flag(false),
    inlineWidth: integer({ initial: 0, min: 0, max: 200 }),
    comments: flag(true),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
