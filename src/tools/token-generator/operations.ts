import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';

const load = () => import('./logic.ts');

/** The first five are names in links that people have kept. */
const options = {
  length: integer({ initial: 64, min: 1, max: 512 }),
  uppercase: flag(true),
  lowercase: flag(true),
  numbers: flag(true),
  symbols: flag(false),
  form: choice(['characters', 'hex', 'base64url', 'base32', 'pin', 'passphrase'], 'characters'),
  count: integer({ initial: 1, min: 1, max: 1000 }),
  symbolSet: content('!#$%&()*+,-./:;<=>?@[]^_{|}~'),
  exclude: content(''),
  avoidLookAlikes: flag(false),
  everySet: flag(false),
  prefix: content(''),
  pinLength: integer({ initial: 6, min: 1, max: 64 }),
  words: integer({ initial: 6, min: 1, max: 32 }),
  separator: content('-'),
  capitalize: flag(false),
};

export const generate = operation({
  input: 'none',
  output: 'text',
  options,
  needs: {
    uppercase: { form: 'characters' },
    lowercase: { form: 'characters' },
    numbers: { form: 'characters' },
    symbols: { form: 'characters' },
    exclude: { form: 'characters' },
    avoidLookAlikes: { form: 'characters' },
    everySet: { form: 'characters' },
    length: { form: ['characters', 'hex', 'base64url', 'base32'] },
    symbolSet: { form: 'characters', symbols: true },
    pinLength: { form: 'pin' },
    words: { form: 'passphrase' },
    separator: { form: 'passphrase' },
    capitalize: { form: 'passphrase' },
  },
  load,
  run: (logic, _input, values, context) => logic.generate(values, context),
});

/** How hard a token of these options is to guess. Sorted after `generate`, whose names in links are the plain ones. */
export const strength = operation({
  helper: true,
  input: 'none',
  output: 'json',
  options,
  load,
  run: (logic, _input, values) => logic.measure(values),
});
