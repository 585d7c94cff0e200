import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';

export const evaluate = operation({
  input: 'text',
  output: 'json',
  options: {
    numbers: choice(['decimal', 'float', 'fraction'], 'decimal'),
    angle: choice(['radians', 'degrees'], 'radians'),
    notation: choice(['auto', 'exponential', 'hex', 'octal', 'binary'], 'auto'),
    /** Significant ones of what is shown; 0 leaves them to the kind of number. */
    digits: integer({ initial: 0, min: 0, max: 64, optional: true }),
    /** A wrong line has its error in its row, and the others have their results. */
    eachLine: flag(false),
  },
  place: 'worker',
  limit: 1500,
  limits: 'part',
  load: () => import('./logic.ts'),
  run: (logic, text, options, context) => logic.evaluate(text, options, context),
});
