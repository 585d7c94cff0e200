import { operation } from '#engine/operation';
import { LINE_LENGTH } from '#engine/options';

const load = () => import('./logic.ts');

export const snippets = operation({
  input: 'text',
  // Four modifiers and a key, with room for spaces.
  maxLength: 200,
  output: 'json',
  options: {},
  load,
  run: (logic, text) => logic.snippets(text),
});

export const search = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load,
  run: (logic, query) => logic.search(query),
});
