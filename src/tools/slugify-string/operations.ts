import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';

export const slugify = operation({
  input: 'text',
  output: 'text',
  inverse: 'identity',
  options: {
    separator: choice(['hyphen', 'underscore', 'dot', 'tilde', 'none'], 'hyphen'),
    language: choice(['neutral', 'de', 'da', 'sr', 'bg', 'uk'], 'neutral'),
    lowercase: flag(true),
    maxLength: integer({ initial: 0, min: 0, max: 1000, optional: true }),
    eachLine: flag(true),
    unique: flag(false),
    unicode: flag(false),
    decamelize: flag(false),
  },
  needs: { unique: { eachLine: true }, language: { unicode: false } },
  // A letter under hundreds of marks takes its time.
  workerFrom: 8 * 1024,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.slugify(text, options, note),
});
