import { operation } from '#engine/operation';
import { choice, integer } from '#engine/options';

const load = () => import('./logic.ts');

export const abbreviate = operation({
  input: 'text',
  output: 'text',
  options: {
    letterCase: choice(['keep', 'lower', 'upper'], 'keep'),
    minLength: integer({ initial: 4, min: 3, max: 100 }),
  },
  load,
  run: (logic, text, options, { note }) => logic.abbreviate(text, options, note),
});

export const expand = operation({
  input: 'text',
  output: 'text',
  options: {},
  load,
  run: (logic, text, _options, { note }) => logic.expand(text, note),
});
