import { operation } from '#engine/operation';

export const search = operation({
  input: 'text',
  output: 'json',
  options: {},
  load: () => import('./logic.ts'),
  run: (logic, query) => logic.search(query),
});
