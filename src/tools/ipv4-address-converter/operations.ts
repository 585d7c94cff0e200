import { operation } from '#engine/operation';
import { LINE_LENGTH } from '#engine/options';

export const convert = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'ip',
  options: {},
  load: () => import('./convert.ts'),
  run: (logic, text, _, context) => logic.convert(text, context.note),
});

export const convertLines = operation({
  input: 'text',
  output: 'json',
  reads: 'ip',
  options: {},
  load: () => import('./convert-lines.ts'),
  run: (logic, text) => logic.convertLines(text),
});
