import { operation } from '#engine/operation';
import { LINE_LENGTH } from '#engine/options';
import { placeholders } from './placeholders.ts';

export const search = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: placeholders,
  load: () => import('./logic.ts'),
  run: (logic, query, options) => logic.search(query, options),
});
