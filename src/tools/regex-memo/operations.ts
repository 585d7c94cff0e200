import { operation } from '#engine/operation';
import { LINE_LENGTH } from '#engine/options';

export const search = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load: () => import('./logic.ts'),
  run: (logic, query) => logic.search(query),
});
