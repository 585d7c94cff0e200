import { operation } from '#engine/operation';
import { placeholders } from './placeholders.ts';

export const search = operation({
  input: 'text',
  output: 'json',
  options: placeholders,
  detect: (sample) => (/^\s*(?:\$ )?git(?: -{0,2}[a-z]+(?:-[a-z]+)*){1,3}\s*$/.test(sample) ? 0.7 : 0),
  load: () => import('./logic.ts'),
  run: (logic, query, options) => logic.search(query, options),
});
