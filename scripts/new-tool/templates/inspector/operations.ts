import { operation } from '#engine/operation';

const load = () => import('./logic.ts');

export const inspect = operation({
  input: 'text',
  output: 'json',
  options: {},
  load,
  run: (logic, text) => logic.inspect(text),
});
