import { operation } from '#engine/operation';
import { choice, content, flag, integer, LONG_LINE, PANE, picked } from '#engine/options';
import { codeLanguageNames, codeLanguages } from './code-languages.ts';

/** Letters as after the last slash of a literal. */
const flags = picked('g');
const pattern = content('', PANE);
/** Characters of a pattern; reading a longer one takes longer than a page should wait. */
const WORKER_FROM = 2000;
/** The pattern is anybody's own: only ending the worker stops one that goes on for ever. */
const running = { place: 'worker', limit: 2000, growth: { doubling: Infinity } } as const;

export const match = operation({
  input: 'text',
  output: 'json',
  options: { pattern, flags },
  ...running,
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.match(input, options, context),
});

export const replace = operation({
  input: 'text',
  output: 'text',
  options: { pattern, flags, replacement: content('', LONG_LINE) },
  ...running,
  load: () => import('./logic.ts'),
  run: (logic, input, options) => logic.replace(input, options),
});

export const split = operation({
  input: 'text',
  output: 'json',
  options: { pattern, flags, limit: integer({ initial: 1000, min: 1, max: 100_000 }) },
  ...running,
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.split(input, options, context),
});

export const check = operation({
  input: 'text',
  output: 'json',
  options: { pattern, flags, whole: flag(false) },
  ...running,
  load: () => import('./logic.ts'),
  run: (logic, input, options) => logic.check(input, options),
});

export const explain = operation({
  input: 'text',
  output: 'json',
  reads: 'regex',
  options: { flags },
  workerFrom: WORKER_FROM,
  load: () => import('./logic-explain.ts'),
  run: (logic, input, options) => logic.explain(input, options),
});

export const sample = operation({
  input: 'text',
  output: 'text',
  reads: 'regex',
  options: { flags },
  ...running,
  load: () => import('./logic-sample.ts'),
  run: (logic, input, options, context) => logic.sample(input, options, context),
});

export const code = operation({
  input: 'text',
  output: 'text',
  reads: 'regex',
  options: { flags, language: choice(codeLanguages, 'javascript', { asWritten: codeLanguageNames }) },
  workerFrom: WORKER_FROM,
  load: () => import('./logic-code.ts'),
  run: (logic, input, options, context) => logic.code(input, options, context),
});
