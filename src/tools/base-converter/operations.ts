import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';
import { detectNumber } from './detect.ts';

export const convert = operation({
  input: 'text',
  output: 'json',
  options: {
    from: integer({ initial: 10, min: 2, max: 64 }),
    to: integer({ initial: 42, min: 2, max: 64 }),
    // Widths are figures in every language.
    signed: choice(['off', '8', '16', '32', '64'], 'off', { asWritten: true }),
    group: choice(['none', 'space', 'underscore'], 'none'),
    upper: flag(false),
  },
  detect: detectNumber,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
