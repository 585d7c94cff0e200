import { operation } from '#engine/operation';
import { content, flag, integer } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';

const shared = { mask: content('*'), fixedLength: integer({ initial: 0, min: 0, max: 100 }), suffix: flag(false) };

export const obfuscate = operation({
  input: 'text',
  output: 'text',
  options: {
    keepFirst: integer({ initial: 4, min: 0, max: 10_000 }),
    keepLast: integer({ initial: 4, min: 0, max: 10_000 }),
    keepSpaces: flag(true),
    keepSymbols: flag(false),
    eachLine: flag(true),
    ...shared,
  },
  detect: () => ANY_TEXT,
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.obfuscate(text, options, note),
});

export const redact = operation({
  input: 'text',
  output: 'text',
  options: {
    keys: flag(true),
    passwords: flag(true),
    emails: flag(true),
    phones: flag(true),
    cards: flag(true),
    ibans: flag(true),
    ips: flag(true),
    ...shared,
  },
  detect: () => ANY_TEXT,
  load: () => import('./redact.ts'),
  run: (logic, text, options, { note }) => logic.redact(text, options, note),
});
