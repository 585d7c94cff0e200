import { operation } from '#engine/operation';
import { LINE_LENGTH } from '#engine/options';

const load = () => import('./logic.ts');

export const lookUp = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'mac',
  options: {},
  load,
  run: (logic, text, _options, { note }) => logic.lookUp(text, note),
});

export const lookUpMany = operation({
  input: 'text',
  output: 'json',
  reads: 'mac',
  options: {},
  load,
  run: (logic, text, _options, context) => logic.lookUpMany(text, context),
});

export const findVendor = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load,
  run: (logic, text, _options, context) => logic.findVendor(text, context),
});
