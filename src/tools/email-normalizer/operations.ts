import { operation } from '#engine/operation';
import { flag } from '#engine/options';

export const normalize = operation({
  input: 'text',
  output: 'text',
  reads: 'email',
  writes: ({ showChanges }) => (showChanges ? undefined : 'email'),
  inverse: { to: 'normalize', options: (values) => (values.showChanges ? undefined : values), keeps: 'result' },
  options: {
    gmail: flag(true),
    outlook: flag(true),
    icloud: flag(true),
    fastmail: flag(true),
    proton: flag(true),
    yandex: flag(true),
    // Off: a Yahoo name before the hyphen is not always the account's own.
    yahoo: flag(false),
    unique: flag(false),
    sorted: flag(false),
    showChanges: flag(false),
  },
  load: () => import('./logic.ts'),
  run: (logic, input, options, { note }) => logic.normalize(input, options, note),
});
