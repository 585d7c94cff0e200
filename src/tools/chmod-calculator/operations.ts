import { operation } from '#engine/operation';
import { choice, content, flag, LINE_LENGTH } from '#engine/options';

const load = () => import('./logic.ts');

export const calculate = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {
    /** The mode that clauses such as `u+x` change: octal or symbolic. */
    from: content('000'),
    /** Decides what X means. */
    target: choice(['file', 'directory'], 'file'),
    path: content('', { maxLength: 4096 }),
    recursive: flag(false),
  },
  load,
  run: (logic, input, options, context) => logic.calculate(input, options, context),
});

export const umask = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load: () => import('./logic-umask.ts'),
  run: (logic, input) => logic.umask(input),
});
