import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';
import { detectExpression } from './detect.ts';

const load = () => import('./logic.ts');

export const evaluate = operation({
  input: 'text',
  output: 'json',
  options: {
    numbers: choice(['float', 'bignumber', 'fraction'], 'float'),
    angle: choice(['radians', 'degrees'], 'radians'),
    notation: choice(['auto', 'exponential', 'hex', 'octal', 'binary'], 'auto'),
    /** Significant ones of what is shown; 0 is what the numbers have. */
    digits: integer({ initial: 0, min: 0, max: 64 }),
    /** A line that is wrong says so in its row, and the others have their results. */
    eachLine: flag(false),
  },
  place: 'worker',
  limit: 1500,
  limits: 'part',
  detect: detectExpression,
  load,
  run: (logic, text, options, context) => logic.evaluate(text, options, context),
});

/** The names that the page completes. */
export const names = operation({
  helper: true,
  input: 'none',
  output: 'json',
  options: {},
  place: 'worker',
  load,
  run: (logic) => logic.listNames(),
});
