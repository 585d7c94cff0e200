import { operation } from '#engine/operation';
import { choice, LINE_LENGTH } from '#engine/options';

const load = () => import('./logic.ts');

export const toRoman = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {
    /** How thousands above 3999 are written. */
    large: choice(['off', 'overline', 'parentheses'], 'off'),
  },
  load,
  run: (logic, text, options) => logic.toRoman(text, options),
});

export const toNumber = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {},
  load,
  run: (logic, text) => logic.toNumber(text),
});
