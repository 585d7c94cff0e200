import { operation } from '#engine/operation';
import { content, flag, integer, PANE, secret } from '#engine/options';
import { searching } from './options.ts';

const load = () => import('./redact.ts');

export const obfuscate = operation({
  input: 'text',
  output: 'text',
  options: {
    keepFirst: integer({ initial: 4, min: 0, max: 10_000 }),
    keepLast: integer({ initial: 4, min: 0, max: 10_000 }),
    keepSpaces: flag(true),
    keepSymbols: flag(false),
    mask: content('*'),
    fixedLength: integer({ initial: 0, min: 0, max: 100, optional: true }),
    eachLine: flag(true),
    suffix: flag(false),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.obfuscate(text, options, note),
});

export const redact = operation({
  input: 'text',
  output: 'text',
  options: searching,
  load,
  run: (logic, text, options, { note }) => logic.redact(text, options, note),
});

/** What `redact` replaces, for its page. */
export const list = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: searching,
  load,
  run: (logic, text, options) => logic.list(text, options),
});

/** Undoes `redact` in an answer: the original text and the same options give the same placeholders. */
export const restore = operation({
  input: 'text',
  output: 'text',
  options: { original: secret('', PANE), ...searching },
  load,
  run: (logic, text, options, { note }) => logic.restore(text, options, note),
});
