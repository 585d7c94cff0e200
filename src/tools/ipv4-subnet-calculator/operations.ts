import { operation } from '#engine/operation';
import { content, integer, LINE_LENGTH, PANE } from '#engine/options';

export const calculate = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { inside: content('') },
  load: () => import('./calculate.ts'),
  run: (logic, text, options, context) => logic.calculate(text, options, context.note),
});

export const split = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { prefix: integer({ initial: 26, min: 0, max: 128 }) },
  // Few characters make up to 65,536 subnets.
  place: 'worker',
  load: () => import('./split.ts'),
  run: (logic, text, options, context) => logic.split(text, options, context.note),
});

export const plan = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cidr',
  options: { hosts: content('', PANE) },
  load: () => import('./plan.ts'),
  run: (logic, text, options, context) => logic.plan(text, options, context.note),
});
