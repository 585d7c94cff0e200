import { operation } from '#engine/operation';
import { choice, flag, integer, secret } from '#engine/options';

const password = { password: secret(), cut: flag(false) };

const loadHashes = () => import('./verify.ts');

export const hash = operation({
  input: 'none',
  output: 'text',
  options: {
    ...password,
    // The cost doubles the time with each step: 20 takes minutes, and the page asks before it begins.
    cost: integer({ initial: 10, min: 4, max: 20 }),
    version: choice(['2b', '2y', '2a'], '2b', { asWritten: true }),
  },
  place: 'worker',
  load: () => import('./hash.ts'),
  run: (logic, _input, options, context) => logic.hash(options, context),
});

export const verify = operation({
  input: 'text',
  output: 'json',
  options: password,
  place: 'worker',
  load: loadHashes,
  run: (logic, text, options, context) => logic.verify(text, options, context),
});

export const inspect = operation({
  input: 'text',
  output: 'json',
  options: {},
  load: loadHashes,
  run: (logic, text, _options, { note }) => logic.inspect(text, note),
});

export const estimate = operation({
  input: 'json',
  output: 'json',
  options: {},
  place: 'worker',
  helper: true,
  load: () => import('./estimate.ts'),
  run: (logic, rounds, _options, { sources }) => logic.estimate(rounds, sources),
});
