import { operation } from '#engine/operation';
import { choice, integer } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';
import { detectNumeronyms } from './detect.ts';

const load = () => import('./logic.ts');

const letterCase = choice(['keep', 'lower', 'upper'], 'keep');

export const abbreviate = operation({
  input: 'text',
  output: 'text',
  options: { minLength: integer({ initial: 4, min: 3, max: 100 }), letterCase },
  detect: () => ANY_TEXT,
  load,
  run: (logic, text, options, { note }) => logic.abbreviate(text, options, note),
});

export const expand = operation({
  input: 'text',
  output: 'text',
  options: {},
  detect: detectNumeronyms,
  load,
  run: (logic, text, _options, { note }) => logic.expand(text, note),
});
