import { operation } from '#engine/operation';
import { flag } from '#engine/options';

const options = { tracking: flag(false) };

export const decode = operation({
  input: 'text',
  output: 'json',
  reads: 'url',
  options,
  load: () => import('./decode.ts'),
  run: (logic, text, values, { note }) => logic.decode(text, values, note),
});

export const replace = operation({
  input: 'text',
  output: 'text',
  inverse: 'identity',
  options,
  load: () => import('./replace.ts'),
  run: (logic, text, values, { note }) => logic.replace(text, values, note),
});
