import { operation } from '#engine/operation';
import { choice } from '#engine/options';
import { units } from './units.ts';

export const convert = operation({
  input: 'text',
  output: 'json',
  options: { from: choice(units, 'first') },
  load: () => import('./logic.ts'),
  run: (logic, text, { from }) => logic.convert(text, from),
});
