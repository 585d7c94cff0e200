import { operation } from '#engine/operation';
import { content, flag, integer, LINE_LENGTH, picked } from '#engine/options';

const load = () => import('./logic.ts');
const loadCompose = () => import('./compose.ts');

const allowQrIban = flag(true);
/** ISO 3166 code. */
const country = picked('DE');
const grouped = flag(true);

export const parse = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  reads: 'iban',
  options: { allowQrIban },
  load,
  run: (logic, input, options, context) => logic.parse(input, options, context),
});

export const compose = operation({
  input: 'none',
  output: 'text',
  writes: 'iban',
  options: { country, bban: content(), grouped },
  load: loadCompose,
  run: (logic, _, options, context) => logic.compose(options, context),
});

export const generate = operation({
  input: 'none',
  output: 'text',
  writes: ({ count }) => (count === 1 ? 'iban' : undefined),
  options: { country, count: integer({ initial: 5, min: 1, max: 1000 }), grouped },
  load: loadCompose,
  run: (logic, _, options, context) => logic.generate(options, context),
});

export const checkMany = operation({
  input: 'text',
  output: 'json',
  // Each line has a record of all fields.
  growth: { result: 60 },
  reads: 'iban',
  options: { allowQrIban },
  load: () => import('./many.ts'),
  run: (logic, input, options) => logic.checkMany(input, options),
});

export const checkBic = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load: () => import('./bic.ts'),
  run: (logic, input) => logic.checkBic(input),
});
