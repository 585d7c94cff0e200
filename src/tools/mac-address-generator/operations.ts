import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: ({ form, count }) => (form === 'mac' && count === 1 ? 'mac' : undefined),
  options: {
    count: integer({ initial: 1, min: 1, max: 10_000 }),
    prefix: content(''),
    separator: choice(['colon', 'hyphen', 'dot', 'cisco', 'none'], 'colon'),
    uppercase: flag(true),
    unicast: flag(true),
    local: flag(true),
    sequential: flag(false),
    form: choice(['mac', 'eui64'], 'mac'),
  },
  load: () => import('./logic.ts'),
  run: (logic, _input, options, context) => logic.generate(options, context),
});
