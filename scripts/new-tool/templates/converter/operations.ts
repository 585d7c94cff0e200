import { operation } from '#engine/operation';
import { flag } from '#engine/options';

const load = () => import('./logic.ts');

export const convert = operation({
  input: 'text',
  output: 'text',
  options: { upperCase: flag(false) },
  load,
  run: (logic, text, options) => logic.convert(text, options),
});
