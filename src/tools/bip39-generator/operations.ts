import { operation } from '#engine/operation';
import { choice, secret } from '#engine/options';
import { LANGUAGES } from './word-lists.ts';

const load = () => import('./logic.ts');

const written = choice(LANGUAGES, 'english', { words: 'list' });
const read = choice(['auto', ...LANGUAGES], 'auto', { words: 'list' });

const made = {
  words: choice(['12', '15', '18', '21', '24'], '12', { asWritten: true }),
  source: choice(['random', 'dice', 'coins'], 'random'),
  rolls: secret(),
};
const needs = { rolls: { source: ['dice', 'coins'] } } as const;

export const generate = operation({
  input: 'none',
  output: 'text',
  options: { language: written, ...made },
  needs,
  load,
  run: (logic, _input, options, context) => logic.generate(options, context),
});

/** The page turns it into a phrase, and into another phrase when the language changes. */
export const entropy = operation({
  helper: true,
  input: 'none',
  output: 'text',
  options: made,
  needs,
  load,
  run: (logic, _input, options, context) => logic.makeEntropy(options, context),
});

export const encode = operation({
  input: 'text',
  output: 'text',
  options: { language: written },
  inverse: { to: 'decode', options: ({ language }) => ({ language }), keeps: 'meaning' },
  load,
  run: (logic, text, options) => logic.encode(text, options),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  options: { language: read },
  load,
  run: (logic, text, options, context) => logic.decode(text, options, context),
});

export const check = operation({
  input: 'text',
  output: 'json',
  options: { language: read },
  load,
  run: (logic, text, options, context) => logic.check(text, options, context),
});

/** The seed, and the root of the keys that wallets derive from it. */
export const seed = operation({
  input: 'text',
  output: 'json',
  options: { passphrase: secret(), language: read },
  place: 'worker',
  load,
  run: (logic, text, options, context) => logic.seed(text, options, context),
});
