import { operation } from '#engine/operation';
import { content, integer, secret } from '#engine/options';

/** Words that must not occur: a name, an email address, a company; between white space, commas or semicolons. */
const words = content('');
const load = () => import('./logic.ts');

/** The cost of trying all combinations; no dictionary is needed for that. */
export const bruteForce = operation({
  input: 'none',
  output: 'json',
  options: { password: secret() },
  load: () => import('./brute-force.ts'),
  run: (logic, _input, { password }) => logic.bruteForce(password),
});

export const analyse = operation({
  input: 'none',
  output: 'json',
  options: { password: secret(), words, rate: integer({ initial: 1_000_000_000, min: 1, max: 1_000_000_000_000_000 }) },
  place: 'worker',
  load,
  run: (logic, _input, options, context) => logic.analyse(options, context),
});

export const compare = operation({
  input: 'text',
  output: 'json',
  options: { words },
  place: 'worker',
  load,
  run: (logic, text, { words }, context) => logic.compare(text, words, context),
});
