import { operation } from '#engine/operation';
import { decimal } from '#engine/decimal-option';

export const calculate = operation({
  input: 'none',
  output: 'json',
  options: { first: decimal(), second: decimal() },
  required: ['first', 'second'],
  load: () => import('./logic.ts'),
  run: (logic, _input, options) => logic.calculate(options),
});
