import { languages } from '#engine/messages';
import { operation } from '#engine/operation';
import { choice, content, flag, integer, LINE_LENGTH, picked } from '#engine/options';

export const describe = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'cron',
  options: {
    dialect: choice(['unix', 'quartz', 'aws'], 'unix', { asWritten: { unix: 'Unix', quartz: 'Quartz', aws: 'AWS' } }),
    /** Of the description in words. */
    language: choice(languages, 'en', { asWritten: true }),
    verbose: flag(true),
    hours24: flag(true),
    /** Sunday is 0 (and 7); else 1. Quartz and AWS always count from 1. */
    daysFromZero: flag(true),
    /** IANA name; empty is the zone of the computer. */
    timeZone: picked(),
    /** Local time in that zone from which runs are looked for, such as 2024-03-01T12:00; empty is now. */
    from: content(),
    count: integer({ initial: 10, min: 1, max: 100 }),
    command: content(),
  },
  needs: { daysFromZero: { dialect: 'unix' }, command: { dialect: ['unix', 'quartz'] } },
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.describe(input, options, context),
});
