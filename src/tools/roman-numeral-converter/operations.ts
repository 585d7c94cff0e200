import { operation } from '#engine/operation';
import { choice } from '#engine/options';
import { detectNumeral } from './detect.ts';

const load = () => import('./logic.ts');

export const toRoman = operation({
  input: 'text',
  output: 'json',
  options: {
    /** How thousands above 3999 are written. */
    large: choice(['off', 'overline', 'parentheses'], 'off'),
  },
  detect: (sample) => (/^\s*[1-9]\d{0,3}\s*$/.test(sample) ? 0.07 : 0),
  load,
  run: (logic, text, options) => logic.toRoman(text, options),
});

export const toNumber = operation({
  input: 'text',
  output: 'json',
  options: {},
  detect: detectNumeral,
  load,
  run: (logic, text) => logic.toNumber(text),
});
