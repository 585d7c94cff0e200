import { operation } from '#engine/operation';
import { placeholders } from './placeholders.ts';

export const search = operation({
  input: 'text',
  output: 'json',
  options: placeholders,
  load: () => import('./logic.ts'),
  run: (logic, query, options) => logic.search(query, options),
});
