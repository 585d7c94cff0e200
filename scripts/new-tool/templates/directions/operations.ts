import { operation } from '#engine/operation';
import { flag } from '#engine/options';

const load = () => import('./logic.ts');

export const encode = operation({
  input: 'text',
  output: 'text',
  inverse: { to: 'decode', options: () => ({}), keeps: 'exact' },
  options: { upperCase: flag(false) },
  load,
  run: (logic, text, options) => logic.encode(text, options),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  inverse: { to: 'encode', options: () => ({}), keeps: 'meaning' },
  options: {},
  load,
  run: (logic, text) => logic.decode(text),
});
