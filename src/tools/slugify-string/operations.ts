import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';

export const slugify = operation({
  input: 'text',
  output: 'text',
  inverse: 'identity',
  options: {
    separator: choice(['hyphen', 'underscore', 'dot', 'tilde', 'none'], 'hyphen'),
    lowercase: flag(true),
    eachLine: flag(true),
    unicode: flag(false),
    language: choice(['general', 'plain', 'sv', 'da', 'nb', 'hu', 'tr', 'sr', 'bg', 'uk', 'el'], 'general'),
    decamelize: flag(true),
    stopWords: flag(false),
    unique: flag(false),
    fileName: flag(false),
    maxLength: integer({ initial: 0, min: 0, max: 1000 }),
    keep: content(''),
  },
  needs: { unique: { eachLine: true }, language: { unicode: false } },
  detect: () => ANY_TEXT,
  // A letter under hundreds of marks takes its time.
  workerFrom: 8 * 1024,
  load: () => import('./logic.ts'),
  run: (logic, text, options, context) => logic.slugify(text, options, context.note),
});
