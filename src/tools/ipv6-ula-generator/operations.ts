import { operation } from '#engine/operation';
import { choice, content, integer, LINE_LENGTH } from '#engine/options';

export const generate = operation({
  input: 'none',
  output: 'json',
  options: {
    method: choice(['random', 'rfc'], 'random'),
    mac: content(''),
    subnet: content('1'),
    count: integer({ initial: 1, min: 1, max: 100 }),
    keep: content(''),
  },
  // A prefix that is kept is not made.
  needs: { method: { keep: false }, count: { keep: false } },
  load: () => import('./logic.ts'),
  run: (logic, _input, options, { sources }) => logic.generate(options, sources),
});

export const read = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'ip',
  options: {},
  load: () => import('./read-ula.ts'),
  run: (logic, text, _options, { note }) => logic.readUla(text, note),
});
