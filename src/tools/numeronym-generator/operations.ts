import { operation } from '#engine/operation';
import { choice, integer } from '#engine/options';
import { SURE } from '#engine/sample';
import { areKnown } from './words.ts';

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
  detect: (sample) => (areKnown(sample.trim().split(/[\s,;]+/)) ? SURE : 0),
  load,
  run: (logic, text, _options, { note }) => logic.expand(text, note),
});
