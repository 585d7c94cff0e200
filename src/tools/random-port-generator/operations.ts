import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';

const load = () => import('./logic.ts');

export const generate = operation({
  input: 'none',
  output: 'text',
  options: {
    range: choice(['unprivileged', 'registered', 'dynamic', 'custom'], 'unprivileged'),
    min: integer({ initial: 1024, min: 1, max: 65_535 }),
    max: integer({ initial: 65_535, min: 1, max: 65_535 }),
    count: integer({ initial: 1, min: 1, max: 1000 }),
    unique: flag(true),
    sorted: flag(false),
    skipCommon: flag(true),
    skipBlocked: flag(true),
    separator: choice(['newline', 'comma', 'space', 'semicolon'], 'newline'),
  },
  needs: { min: { range: 'custom' }, max: { range: 'custom' } },
  sets: { min: { range: 'custom' }, max: { range: 'custom' } },
  load,
  run: (logic, _input, options, context) => logic.generate(options, context),
});

/** The facts about ports. Sorted after `generate`, whose names in links are the plain ones. */
export const lookUp = operation({
  helper: true,
  input: 'text',
  output: 'json',
  options: {},
  load,
  run: (logic, input) => logic.lookUp(input),
});
