import { operation } from '#engine/operation';
import { integer } from '#engine/options';

const load = () => import('./logic.ts');

export const generate = operation({
  input: 'none',
  output: 'text',
  options: { count: integer({ initial: 1, min: 1, max: 1000 }) },
  load,
  run: (logic, _input, { count }, { sources }) => logic.generate(count, sources),
});
