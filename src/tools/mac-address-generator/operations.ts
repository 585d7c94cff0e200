import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

const load = () => import('./logic.ts');

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: 'mac',
  options: {
    kind: choice(['private', 'prefix', 'universal', 'multicast'], 'private'),
    prefix: content('64:16:7F'),
    count: integer({ initial: 1, min: 1, max: 10_000 }),
    separator: choice(['colon', 'hyphen', 'dot', 'cisco', 'none'], 'colon'),
    uppercase: flag(true),
    sequential: flag(false),
    form: choice(['mac', 'eui64'], 'mac'),
  },
  needs: { prefix: { kind: 'prefix' } },
  sets: { prefix: { kind: 'prefix' } },
  load,
  run: (logic, _input, options, context) => logic.generate(options, context),
});

export const findPrefixes = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: {},
  load,
  run: (logic, text, _options, context) => logic.findPrefixes(text, context),
});
