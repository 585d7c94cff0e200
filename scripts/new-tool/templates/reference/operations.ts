import { operation } from '#engine/operation';

const load = () => import('./logic.ts');

export const search = operation({
  input: 'text',
  output: 'json',
  options: {},
  load,
  run: (logic, query) => logic.search(query),
});
